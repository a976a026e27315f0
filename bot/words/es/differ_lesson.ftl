### La lección de Differ, paso a paso.

lesson-differ-welcome = Cuatro jugadores, cada cual por su cuenta. Cada uno tiene **cuatro cartas descubiertas**, que ven todos, **tres en la mano**
    y **seis en una reserva tapada** que no mira nadie. Repartió Cleo, así que hablas primero.
lesson-differ-cards = Estas siete puedes jugarlas: tres de la mano, cuatro descubiertas. (K es el rey, Q la reina, J la jota.) Tienes los tres
    corazones más altos y el as de picas. Primero viene la **subasta**: quien promete más bazas elige el palo de triunfo y es el *differ*; los otros tres juegan en su contra.
lesson-differ-open = Quien empieza tiene que pujar. Promete **cuatro bazas con corazones de triunfo**: tres corazones y un as hacen cuatro.
lesson-differ-open-instead = Una baza a tréboles la superarían enseguida, y tu palo fuerte son los corazones.
lesson-differ-outbid = Ada ha pujado cuatro a picas. Las mismas bazas, pero un palo más alto: los tréboles son el más bajo, luego diamantes, corazones, picas. Ben y Cleo
    han pasado, y están fuera de la subasta. Para superar a Ada con corazones necesitas una baza más: **puja cinco a corazones**.
lesson-differ-outbid-instead = Pasar es para siempre, y Ada elegiría el triunfo. El tuyo es mejor.
lesson-differ-lead = Ada ha pasado, así que eres el **differ**: triunfo corazones, y necesitas cinco de las trece bazas. El differ sale primero.
    Empieza con el **as de corazones**, para arrastrar los triunfos de los demás.
lesson-differ-lead-instead = El 4 de diamantes es bajo: el rey de Ben, descubierto ante él, se lo llevaría.
lesson-differ-again = Todos tenían un corazón y tuvieron que jugarlo; tu as era el más alto. Una baza. Quien gana una baza sale en la siguiente.
    Así que **juega también el rey de corazones**.
lesson-differ-again-instead = El 5 de picas puede esperar. Arrastra primero los triunfos que podrían estropear tus bazas.
lesson-differ-side = A Ben no le quedaba ningún corazón, ni en la mano ni descubierto, así que pudo descartarse de cualquier carta: el 2 de diamantes. Dos bazas.
    Ahora **sal con el as de picas**.
lesson-differ-side-instead = Guarda la reina de corazones, tu último triunfo: puede ganar una baza que otro palo perdería.
lesson-differ-lose = Tres bazas. De lo tuyo, ahora solo la reina de corazones gana seguro. Regala una baza: **sal con el 5 de picas**.
lesson-differ-lose-instead = La reina puede valer más cuando no tengas cartas del palo de salida.
lesson-differ-follow = El rey de picas de Ada ganó esa baza, y ella sale con el as de tréboles. Tienes un trébol, descubierto, así que debes **asistir** con él.
    Un triunfo no se permite; pruébalo si quieres.
lesson-differ-trump = Tu 7 de tréboles perdió contra el as de Ada. Ahora sale con el rey de tréboles, y no te quedan tréboles: puedes jugar lo que sea.
    Un triunfo vence a cualquier otro palo, así que **falla con la reina de corazones**. (A Ada no le quedaban descubiertas: ha descubierto cuatro nuevas.)
lesson-differ-trump-instead = Con el 4 de diamantes la baza sería del rey de Ada. Te quedaría un triunfo, pero necesitas las bazas.
lesson-differ-refill = Tu triunfo la ganó: cuatro bazas. La reina era la última carta de tu mano, así que has **robado tres** de tu reserva: el 2 de tréboles,
    el as de diamantes y el 10 de corazones. Nadie más las ve. **Sal con el as de diamantes.**
lesson-differ-refill-instead = Ben aún tiene descubierto el rey de diamantes. Juega tu as antes que tu 4.
lesson-differ-made = Cinco bazas: **tu puja está cumplida**. Cada baza más es un punto más. Sal con el **4 de diamantes**, tu última carta descubierta,
    y mira qué pasa.
lesson-differ-made-instead = Cleo ha descubierto la jota de corazones, y tu 10 perdería contra ella.
lesson-differ-turned = El rey de Ben ganó esa baza. No te quedaban descubiertas, así que se **descubrieron** las siguientes de tu reserva: cuatro, o las que
    haya. Solo quedaban tres: la jota de diamantes, el 10 de tréboles y el 3 de picas.
lesson-differ-score = Así se sigue hasta jugar las trece bazas. Con cinco o más te anotas **un punto por baza ganada**, y los demás nada. Con cuatro,
    una menos que cinco, cada uno de los demás tendría 1 punto y tú ninguno. Quien llega a 18 puntos termina la partida.
