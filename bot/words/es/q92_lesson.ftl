### La lección de 92Q, paso a paso.

lesson-q92-welcome = Cuatro jugadores con trece cartas cada uno. En una **subasta**, alguien promete un número de bazas con un palo de triunfo a su elección,
    y luego **elige un compañero** solo para esta ronda. En el bando que gana la ronda, cada cual cobra por sus propias bazas; con 92 puntos termina la partida.
lesson-q92-cards = Tienes cinco corazones. **El triunfo tiene su propio orden**: la **reina (Q) es la más alta, luego el 9**, luego as, rey (K), jota (J), 10 y
    así hasta el 2. Con corazones de triunfo, tus cuatro mejores apenas podrían ser mejores.
lesson-q92-bid = Repartió Cleo, así que pujas primero. Una puja es lo que van a ganar juntos tu compañero y tú. Puja **cinco bazas a corazones**.
lesson-q92-bid-instead = Puedes pasar, pero es para siempre en esta subasta, y tienes corazones muy fuertes.
lesson-q92-higher = Ada pujó seis a tréboles; Ben y Cleo pasaron. Una puja más alta debe prometer **más bazas**: aquí los palos no tienen rango. Cuentas con la
    ayuda de un compañero: **puja siete a corazones**.
lesson-q92-higher-instead = Si pasas, el triunfo son tréboles y Ada elige el compañero.
lesson-q92-partner = Ada pasó: ganaste la subasta. Ahora elige a tu compañero. Ada misma pujó seis, así que debe de tener buenas
    cartas: **elige a Ada**. Ben y Cleo son el otro bando.
lesson-q92-partner-instead = Ben no dijo nada en la subasta. Ada te ha contado que es fuerte.
lesson-q92-queen = Sale primero quien está a la izquierda de quien reparte, gane quien gane la subasta: aquí eres tú. Juega el triunfo más alto, la **reina de corazones**.
lesson-q92-queen-instead = El as de triunfo es solo el tercero: la reina y el 9 están por encima.
lesson-q92-nine = Todos asistieron, y tu reina ganó la baza. Quien gana una baza sale en la siguiente. Juega el **9 de corazones**, el segundo triunfo más alto.
lesson-q92-nine-instead = Entre los triunfos, el 9 es más alto que el as.
lesson-q92-left = ¡Una sorpresa! A Cleo no le quedaba ningún corazón, y se descartó de la **reina de diamantes**. Los diamantes son el **palo izquierdo**: el otro palo del color del
    triunfo. Una carta izquierda, descartada donde se salió con otro palo, **cuenta como la misma carta de ese palo**. Así que era una reina de corazones, y superó a tu 9.
lesson-q92-two = Cleo sale con el as de tréboles. Debes asistir, y una carta izquierda no ayuda aquí: prueba el as de diamantes. Pero **si todos asisten, el 2
    gana a todo**; si no, es la carta más baja de su palo. Tan al principio, eso es probable: juega el **2 de tréboles**.
lesson-q92-two-instead = El 6 de tréboles perdería sin más contra el as.
lesson-q92-spade = Los cuatro jugaron tréboles, así que tu **2 superó al as**. Tu bando tiene dos bazas. Sal con el **7 de picas**, tu única pica: sin picas podrás
    jugar lo que quieras cuando se salga con ellas.
lesson-q92-spade-instead = Guarda tus triunfos: pueden ganar aquello con lo que salgan los demás.
lesson-q92-follow = El as de Cleo ganó esa baza, y sale con el rey de picas. No tienes picas y puedes jugar lo que sea. **El as de diamantes** es una carta
    izquierda: aquí cuenta como as de picas, y supera al rey.
lesson-q92-follow-instead = Un trébol perdería la baza. Un corazón es triunfo y la ganaría, pero el as de diamantes también la gana y ahorra el triunfo.
lesson-q92-taken = La baza es tuya. De dos cartas iguales gana la que se jugó primero, así que un as izquierdo tras el verdadero habría perdido. Y donde se **sale con el propio palo
    izquierdo**, sus cartas son solo diamantes, más bajas que cualquier triunfo.
lesson-q92-score = Así se sigue hasta las trece bazas. Si Ada y tú ganan siete o más **juntos**, cada uno se anota **3 puntos por cada baza propia**, y los demás
    nada; si no, se anotan así Ben y Cleo. Un bando que gana las trece se anota 9 por baza.
