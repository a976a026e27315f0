### Lekcja gry Differ, krok po kroku.

lesson-differ-welcome = Cztery osoby, każda gra na siebie. Każda ma **cztery karty odkryte** na oczach wszystkich, **trzy w ręce**
    i **sześć w zakrytym zapasie**, na który nikt nie patrzy. Rozdaje Cleo, więc twój jest pierwszy głos.
lesson-differ-cards = Grasz tymi siedmioma: trzy w ręce, cztery odkryte. Masz trzy najwyższe kiery i asa pik.
    Najpierw jest **licytacja**: kto obieca najwięcej lew, wybiera kolor atutowy i zostaje *differem*; trzy pozostałe osoby grają przeciw.
lesson-differ-open = Kto zaczyna, musi licytować. Obiecaj **cztery lewy przy atucie kier**: trzy kiery i as dają cztery.
lesson-differ-open-instead = Jedna lewa przy treflach zaraz zostanie przelicytowana, a twój silny kolor to kier.
lesson-differ-outbid = Ada licytuje cztery piki. Tyle samo lew, ale w wyższym kolorze: najniższe są trefle, potem kara, kiery, piki. Ben i Cleo
    pasują i wypadają z licytacji. Żeby przelicytować Adę kierami, trzeba o lewę więcej: **zalicytuj pięć kierów**.
lesson-differ-outbid-instead = Pas jest na dobre, a wtedy atut wybierze Ada. Twój jest lepszy.
lesson-differ-lead = Ada pasuje, więc jesteś **differem**: atutem jest kier, a potrzebujesz pięciu z trzynastu lew. Differ wychodzi do pierwszej lewy.
    Zacznij od **asa kier**, żeby ściągnąć innym atuty.
lesson-differ-lead-instead = 4 karo jest niska: weźmie ją król, który leży odkryty przed Benem.
lesson-differ-again = Wszyscy mieli kiera i musieli go dołożyć; twój as był najwyższy. Jedna lewa. Kto bierze lewę, wychodzi do następnej.
    {""}**Zagraj** więc też **króla kier**.
lesson-differ-again-instead = 5 pik może poczekać. Najpierw zabierz atuty, które mogłyby popsuć twoje lewy.
lesson-differ-side = Ben nie miał już kiera ani w ręce, ani odkrytego, więc wolno mu było rzucić dowolną kartę: 2 karo. Dwie lewy.
    Teraz **wyjdź asem pik**.
lesson-differ-side-instead = Zachowaj damę kier, swój ostatni atut: może wziąć lewę, którą inny kolor by przegrał.
lesson-differ-lose = Trzy lewy. Poza damą kier żadna z twoich kart nie wygra teraz na pewno. Oddaj lewę: **wyjdź 5 pik**.
lesson-differ-lose-instead = Dama może być warta więcej, kiedy nie masz karty w kolorze wyjścia.
lesson-differ-follow = Tę lewę wziął król pik, którego miała Ada, i teraz wychodzi ona asem trefl. Masz trefla, odkrytego, więc musisz **dołożyć do koloru**.
    Atutu nie wolno; spróbuj, jeśli chcesz.
lesson-differ-trump = Twoja 7 trefl przegrała z asem Ady. Teraz Ada wychodzi królem trefl, a ty nie masz już trefla: możesz zagrać cokolwiek.
    Atut bije każdy inny kolor, więc **zagraj damę kier**. (Ada nie miała już odkrytych kart: odkryła cztery nowe.)
lesson-differ-trump-instead = 4 karo zostawi lewę królowi Ady. Atut zostałby w ręce, ale potrzebujesz lew.
lesson-differ-refill = Twój atut wziął lewę: cztery. Dama była ostatnią kartą w ręce, więc **dobierasz trzy** z zapasu: 2 trefl,
    asa karo i 10 kier. Nikt inny ich nie widzi. **Wyjdź asem karo.**
lesson-differ-refill-instead = Ben wciąż ma odkrytego króla karo. Zagraj asa przed 4.
lesson-differ-made = Pięć lew: **odzywka jest wygrana**. Każda następna lewa to punkt więcej. Wyjdź **4 karo**, ostatnią odkrytą kartą,
    i zobacz, co się stanie.
lesson-differ-made-instead = Cleo odkrywa waleta kier, a twoja 10 by z nim przegrała.
lesson-differ-turned = Król Bena wziął tę lewę. Nie masz już odkrytych kart, więc **odkrywa się** następne z twojego zapasu: cztery albo tyle,
    ile jest. Zostały tylko trzy: walet karo, 10 trefl i 3 pik.
lesson-differ-score = I tak dalej, aż do końca wszystkich trzynastu lew. Przy pięciu lub więcej dostajesz punkt za **każdą wziętą lewę**, a pozostali nic. Przy czterech,
    o jedną za mało, każda z pozostałych osób dostałaby 1 punkt, a ty nic. Kto pierwszy dojdzie do 18 punktów, kończy partię.
