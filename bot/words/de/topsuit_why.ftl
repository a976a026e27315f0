### Warum ein Computerspieler von Top Suit etwas tat, oder ein Tipp es rät.

topsuit-why-only-draw = Nichts auf der Hand lässt sich spielen, also bleibt nur Ziehen.
topsuit-why-end = Die letzte Karte zu ziehen beendet die Partie, und mehr ist jetzt nicht zu holen.
topsuit-why-no-lead = Keine Karte hier eignet sich zum Ausspielen: lieber ziehen und jemand anderen anfangen lassen.
topsuit-why-keep = Ziehen kostet weniger, als { SAID($top) } herzugeben; später ist diese Karte mehr wert.
topsuit-why-beaten = Selbst mit { SAID($top) } obenauf würde es in etwa { $percent } % der Fälle geschlagen: lieber ziehen.
topsuit-why-draw = Nichts, was man spielen könnte, verspricht so viel wie Ziehen.
topsuit-why-out = Das leert die Hand, bringt einen Punkt und beendet die Partie.
topsuit-why-last = Danach ist niemand mehr dran, also macht { SAID($top) } den Stich sicher und kostet dich wenig.
topsuit-why-takes = Danach ist niemand mehr dran, also macht { SAID($top) } den Stich sicher.
topsuit-why-extend = Mit { SAID($top) } gehört die Folge dir, und in etwa { $percent } % der Fälle nimmt sie dir niemand wieder ab.
topsuit-why-sure = Soweit man sehen kann, schlägt hier niemand { SAID($top) }.
topsuit-why-likely = Mit { SAID($top) } obenauf macht das den Stich in etwa { $percent } % der Fälle, und nichts verspricht mehr.
topsuit-why-spare = Mit { SAID($top) } obenauf hält es nur in etwa { $percent } % der Fälle, aber nichts verspricht mehr.
topsuit-why-hardly = { SAID($top) } hält wohl nicht, aber nichts verspricht mehr.
