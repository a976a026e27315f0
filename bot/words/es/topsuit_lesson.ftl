### La lección de Top Suit, paso a paso.

lesson-topsuit-welcome = Tres jugadores con diez cartas cada uno; el resto es el mazo. En cada baza cada cual tiene **un solo turno**, en el sentido de las agujas del reloj: juega algo
    que venza lo que hay, o roba una carta. **Quien jugó el último gana la baza**: un punto, y la salida siguiente.
lesson-topsuit-circle = ¿Qué vence a qué? Una carta más alta del **mismo palo**, o cualquier carta de un **palo más fuerte**: los corazones vencen a las picas, las picas a los
    tréboles, los tréboles a los corazones, en círculo; y los diamantes a los tres. El valor solo cuenta dentro de un palo.
lesson-topsuit-first = Sales en la primera baza: se puede salir con cualquier cosa. Prueba una carta suelta, el **7 de tréboles**.
lesson-topsuit-first-instead = Hasta quien sale puede robar y pasar, pero entonces los demás juegan esta baza sin ti.
lesson-topsuit-climb = El 10 de picas de Ada venció a tu trébol, y el **3 de corazones de Ben venció a su 10**: un palo más fuerte no necesita valor. Ben jugó el último y
    gana la baza. En la misma baza no vuelve a tocarte, así que es bueno jugar tarde.
lesson-topsuit-answer = Ben sale con el 9 de corazones. ¿Cuáles de tus cartas lo vencen? Cualquier trébol o diamante, o un corazón más alto. Basta un trébol bajo:
    juega el **2 de tréboles**. (Prueba el 5 de picas para ver una negativa.)
lesson-topsuit-answer-instead = El as de corazones es un corazón más alto y también valdría, pero el 2 de tréboles es más barato.
lesson-topsuit-run = Ada robó una carta en vez de jugar, así que tu 2 de tréboles ganó la baza. Sales tú: además de cartas sueltas hay **parejas, tríos,
    póqueres, y escaleras** de tres o más cartas de un palo. Sal con tu escalera: **4, 5 y 6 de picas**.
lesson-topsuit-run-instead = Tu escalera te libra de tres cartas a la vez. Quien juega su última carta termina la partida y gana un punto.
lesson-topsuit-extended = Ada **alargó** tu escalera con el 7 de picas: quien juega después puede añadir por arriba una o dos cartas siguientes del palo, y
    entonces la escalera más larga es suya. Ben robó, así que Ada gana la baza. A una escalera también la puede vencer otra, por su carta de encima.
lesson-topsuit-pair = Ada sale con una pareja de reyes y Ben robó. A una pareja solo puede seguirla otra pareja, y decide la **carta de encima**: la suya es el rey de corazones.
    Tú eliges cuál de tus ochos va encima. Los tréboles vencen a los corazones, así que **pon encima el 8 de tréboles**.
lesson-topsuit-diamond = Tus ochos vencieron a sus reyes: un punto. Sales tú; los diamantes vencen a todos los demás palos, así que prueba la **reina de diamantes**.
lesson-topsuit-diamond-instead = Siempre puedes robar, pero aquí tienes una carta fuerte con que salir.
lesson-topsuit-beaten = Ada tenía el **as de diamantes**, una de las pocas cartas que vencen a tu reina: solo lo hacen diamantes más altos. La baza y la salida son suyas.
lesson-topsuit-draw = Ada sale con el 9 de diamantes. No tienes diamantes, y tus corazones no pueden vencerlo. Solo puedes **robar una carta** y pasar.
lesson-topsuit-heart = Robaste el 10 de diamantes, y Ada ganó la baza. Ahora sale con el rey de picas y Ben roba. Los corazones vencen a las picas, sea cual sea el
    valor: juega la **jota de corazones**.
lesson-topsuit-heart-instead = Robar siempre se permite, pero le dejaría esta baza a Ada.
lesson-topsuit-keep = Una baza más. Te quedan dos cartas: sal con el **as de corazones**, y guarda la más fuerte para el final.
lesson-topsuit-keep-instead = El 10 de diamantes vence a más cartas que el as de corazones: es mejor tenerlo cuando salgan otros.
lesson-topsuit-last = El 3 de tréboles de Ada venció a tu as de corazones: los tréboles vencen a los corazones. Sale con el 5 de tréboles, y Ben robó. Juega tu última carta,
    el **10 de diamantes**.
lesson-topsuit-last-instead = Tu diamante vence a su trébol y vacía tu mano. No hay por qué esperar.
lesson-topsuit-end = Tu mano está vacía: la partida ha **terminado al instante**, y eso es un punto más. Jugaste el último en esta baza, así que también cuenta;
    una baza sin terminar no contaría para nadie. Tienes 5 puntos, Ada 4, Ben 1: **ganas tú**. (Una partida también termina cuando el mazo está vacío.)
