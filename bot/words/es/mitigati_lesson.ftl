### La lección de Mitigati, paso a paso.

lesson-mitigati-welcome = Tres jugadores, una baraja de tarot de 78 cartas: cuatro palos, Aire, Tierra, Fuego y Agua, veintiún triunfos, y el Loco. Tú **repartes**.
    Las cartas vienen en paquetes de cinco, y cuando cada cual tiene diez, quince y veinte, se puede **regatear** para detener la ronda a cambio de puntos.
lesson-mitigati-values = Lo que cuenta es el **valor de las cartas que ganas en bazas**: los reyes, los ases y los tres *Honores* (el Loco; el triunfo 1, o *Mago*; el triunfo 21, o *Mundo*) 5 cada uno,
    las reinas 4, los caballos 3, las sotas 2, todas las demás 1. Tras la ronda te anotas lo que ganaste **menos 49**. Tienes el Mundo, y cuatro triunfos más.
lesson-mitigati-demand = Ada, a la izquierda de quien reparte, es *el mano* y habló primero: ofrece 3 puntos por detenerse aquí. No parece que le gusten sus cartas. Ben pasó. Con tus triunfos puedes pedir más,
    así que **pide 20**.
lesson-mitigati-demand-instead = Eso termina este regateo enseguida y sigue el reparto. Pedir antes no cuesta nada.
lesson-mitigati-concede = Ada subió a 6, y Ben volvió a pasar. Quien vuelve a hablar solo puede **ceder**: las ofertas suben, las peticiones bajan. Cuando han hablado los tres, **alguien pide, y las
    ofertas juntas alcanzan las peticiones**, la ronda se detiene: si Ada hubiera ofrecido 20, te los habría pagado. Lo que sobra no se paga. Baja a **15**; intenta pedir más, y verás.
lesson-mitigati-continue = Los dos pasaron. Seis es muy poco para una mano así: **sigue repartiendo**. Las ofertas empiezan de cero. Cualquiera puede hacerlo en su turno.
lesson-mitigati-continue-instead = Pasar tres veces seguidas también termina el regateo, y la tuya sería la tercera. Aquí ves el camino directo.
lesson-mitigati-second = Quince cartas, y entre ellas está el **Loco**. Ada y Ben pasaron. Quieres jugar esta ronda: **sigue repartiendo**.
lesson-mitigati-second-instead = Antes Ada ofrecía 6 como mucho. Nadie va a pagar eso, y la mano es buena.
lesson-mitigati-third = Veinte cartas: la última ocasión de regatear. Ada y Ben pasaron. Si también **pasas** tú, son tres seguidos, y se reparte el resto.
lesson-mitigati-discard = Se han repartido los últimos paquetes, y tres cartas más para quien reparte: tienes 28. **Descarta tres** tapadas; cuentan como ganadas por ti. No puede irse ningún rey ni Honor.
    Deshazte de las **dos cartas de Aire**, para fallar cuando se salga con Aire, y del 2 de Agua.
lesson-mitigati-declare = Antes del juego, cada cual puede **cantar**, empezando por el mano. Diez triunfos o más son una *Abundancia*: tienes diez, así que cada uno de los demás te da 10 puntos. También cuentan cuatro
    reyes, los tres Honores o una mezcla de cuatro de estas cartas. Las cartas se muestran, y vuelven a tu mano.
lesson-mitigati-declare-instead = Tus diez triunfos valen 20 puntos en total. Lo único que te cuesta es que los demás los ven.
lesson-mitigati-mixed = Tus dos reyes y dos Honores hacen una de esas **mezclas de cuatro**: 10 puntos más de cada uno de los demás. Tu triunfo más alto ya se mostró entre los diez; puede servir en
    un cante más.
lesson-mitigati-mixed-instead = Mostrar cuatro de estas cartas te da 10 puntos más de cada rival.
lesson-mitigati-done = Son 20 puntos de cada uno de los demás. Ahora **no cantes más**, como han hecho Ada y Ben. Después, el mano sale en la primera baza.
lesson-mitigati-trump = Ada sale con el rey de Aire, y Ben ha asistido. No tienes Aire, así que **debes jugar un triunfo**; prueba otra cosa. Basta el más bajo: **el triunfo 4**.
lesson-mitigati-trump-instead = Cualquier triunfo gana esta baza. El más alto vale la pena guardarlo.
lesson-mitigati-king = Has ganado un rey, que vale 5. Quien gana una baza sale. En cada palo el orden es rey, reina, caballo, sota, 10 y así hasta el 2, y el **as es el más bajo**. Sal con el **rey de Fuego**.
lesson-mitigati-king-instead = Una carta baja regala la salida por nada.
lesson-mitigati-queen = Los dos asistieron, y el rey aguantó. Prueba también con la **reina de Fuego**; sin el rey, nada en Fuego la supera.
lesson-mitigati-queen-instead = Hay cartas más altas de Tierra en otras manos, y superarían a tu caballo.
lesson-mitigati-fool = A Ben no le quedaba Fuego y **tuvo que fallar**: el triunfo 2 se llevó tu reina. Ahora sale con el rey de Tierra. Tienes Tierra y debes asistir, pero una carta es libre en todo momento: **el Loco**.
    Nunca gana una baza, y tampoco se pierde.
lesson-mitigati-fool-instead = Tu caballo, que vale 3, se lo llevaría Ben con su rey.
lesson-mitigati-owed = Ben se lleva las otras dos cartas; **el Loco sigue siendo tuyo**, con sus 5 tantos. Al terminar la ronda le das a Ben tu carta más barata por él. Solo quien no haya ganado nada en absoluto perdería el Loco.
lesson-mitigati-score = Así se juegan las 25 bazas; no hace falta superar la carta que está en la mesa. Luego cada cual cuenta: lo que ganó, también su descarte, menos 49, y las primas aparte. **Tres rondas**, y en cada una reparte
    otra persona, hacen una partida, y gana el total más alto.
