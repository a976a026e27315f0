### Lessons: what `/GAME learn` tells. Each sentence is true of the one position that its step shows.

learn-about = Learn the game in a few minutes, with a first deal played together
lesson-title = ### { $game } · lesson { $number }/{ $steps }
lesson-next = **That is the game.** “Play with computers” opens a table where you play at once; `/{ $game } rules` has every rule.
button-lesson-play = Play with computers
lesson-not-best = *That's legal, but try the lesson's move.* { $why }
lesson-not-allowed = *{ $why }*
lesson-no-step = This lesson has no such step. Begin it again with the “learn” command of the game.
button-next = Next
