### La lección de Spring Cleaning, paso a paso.

lesson-springcleaning-welcome = Tres jugadores, doce cartas cada uno, con valores del 1 al 9 y sin palos. El objetivo es **deshacerse de todas las cartas**. Pero una mano **no se puede ordenar**: queda en el orden en que llegaron las cartas, y solo las que están **una junto a otra** se pueden jugar a la vez.
lesson-springcleaning-offering = Primero, cada cual pone una carta en **Oferta**: descubierta, todos a la vez. Elige una que junte otras. Entre tu 7 y el
    7 siguiente hay un 2: **ofrece el 2** en e, y los sietes quedan juntos.
lesson-springcleaning-offering-instead = El 9 es la mejor carta suelta que hay, y sin él no se junta nada.
lesson-springcleaning-opened = Ya están abiertas todas las Ofertas: tu 2, el 4 de Ada, el 9 de Ben. Quienes siguen pueden usar **las cartas de todas las Ofertas** en lo que juegan. Ada sale en la primera
    baza. Lo que se puede jugar: una carta suelta, un **grupo** de cartas iguales, o una **escalera** de valores que suben de uno en uno de izquierda a derecha.
lesson-springcleaning-longer = Ada salió con la escalera 4‑5, y Ben la superó con 6‑7: la misma clase, igual de larga, pero más alta. La otra forma es **una carta más, de cualquier clase**.
    Así que **juega 5‑6‑7** de b a d. (Dos sietes serían igual de largos, pero de otra clase; 3‑5‑6 no es una escalera.)
lesson-springcleaning-lead = Ada y Ben no pudieron o no quisieron superar eso. Cada uno **robó una carta**, la insertó en su mano y puso otra en su Oferta. Así que el turno
    volvió a ti, y **ganaste la baza**. Quien sale tiene que jugar, y solo de la mano: juega los **dos ochos** en e y f.
lesson-springcleaning-borrow = Ada superó tus ochos con dos nueves, y Ben robó. Ninguna pareja supera los nueves, pero sí **tres cartas** cualesquiera. Las cartas en Oferta pueden suplir lo que te falta:
    tu 3, **el 4 de Ada y el 5 de Ben** hacen una escalera. Así hasta ellos se libran de una carta cada uno, pero la baza la ganas tú.
lesson-springcleaning-borrow-instead = Robar siempre se permite a quien sigue, pero te deja con una carta más en vez de una menos.
lesson-springcleaning-single = Los dos volvieron a robar, y la baza es tuya. Sal con una **carta suelta: el 7** en a.
lesson-springcleaning-single-instead = A un 9 suelto solo lo superan dos cartas. Guárdalo para cuando lo necesites.
lesson-springcleaning-draw = Ada superó tu 7 con un 8, y Ben con un 9. Podrías usar cartas en Oferta, pero mira lo otro que puede hacer quien sigue: **robar y ofrecer**.
    Roba del mazo, o toma una carta de la Oferta de otro: toma **el 3 de Ada**, y verás por qué.
lesson-springcleaning-draw-instead = Del mazo te llega cualquier carta; el 3 es justo lo que tu 4 necesita al lado.
lesson-springcleaning-insert = Una carta robada puede ir a **cualquier sitio de tu mano**, y así es como se construye. Pon el 3 **entre el 1 y el 4**: entonces 3‑4 es una escalera.
lesson-springcleaning-insert-instead = En el extremo izquierdo el 3 quedaría junto al 9, y no serviría de nada.
lesson-springcleaning-discard = Por último, pon **cualquier carta de tu mano en tu Oferta**: ofrece el **2** en e. Aún puedes usarla desde allí.
lesson-springcleaning-discard-instead = El 9 es fuerte tal como está. El 2 te servirá mejor en tu Oferta.
lesson-springcleaning-again = Ada también robó, así que Ben ganó la baza con su 9, y sale en la siguiente. Quien robó aún puede jugar después en la misma baza, si el turno
    vuelve a llegarle: solo termina cuando vuelve al dueño de lo que está encima. Tu mano es ahora 9, 1, 3, 4, y en tu Oferta hay dos doses.
lesson-springcleaning-own = Ben salió con 5‑6‑7. Necesitas una escalera de tres más alta, o cuatro cartas de cualquier clase. Tu mano tiene 1, 3 y 4 juntos, y tu propia Oferta tiene
    el 2: las cartas de las Ofertas **encajan en cualquier sitio**. Juega **1‑2‑3‑4**.
lesson-springcleaning-own-instead = Tienes cuatro cartas que superan las suyas, y puede que nunca vuelvas a tenerlas.
lesson-springcleaning-empty = La baza es tuya, y te queda una carta en la mano. **Sal con el 9.** Tu mano quedará vacía, pero no has acabado: aún hay
    una carta en tu Oferta.
lesson-springcleaning-pickup = Ada superó tu 9 con dos unos, y Ben robó. Tu mano está vacía, así que al empezar tu turno **recoges toda tu Oferta** como nueva mano,
    en el orden que quieras, solo esta vez. Aquí es solo
    el 2; con 5, 3 y 4 recogerías 3‑4‑5, una escalera, pues desde entonces el orden no cambia.
lesson-springcleaning-last = Para superar dos unos necesitas una pareja más alta, o tres cartas. Tienes un 2, y **Ada tiene un 2** en Oferta. Juega los dos.
lesson-springcleaning-last-instead = Puedes deshacerte de todas tus cartas en este mismo turno.
lesson-springcleaning-end = No te queda ninguna carta, ni en la mano ni en Oferta: la **ronda ha terminado**. No te llevas basura. A Ada le quedan 6 cartas, las menos de los demás,
    y se lleva 1; a Ben, 10, y se lleva 2. (Si tuvieran las mismas, se llevaría menos Ada, que se sienta más cerca de ti en el sentido de las agujas del reloj.) Siguen más rondas hasta que alguien tenga 5 o más de basura; entonces **gana quien tenga menos basura**.
