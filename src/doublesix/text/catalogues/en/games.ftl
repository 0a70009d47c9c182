# The games: name, and one sentence that tells what is special about each.

game-muggins = Muggins
    .about = Make the two ends of the line count to a multiple of five; at the end of a hand everyone loses what they still hold.
game-fives = Fives
    .about = Count all open ends, up to four around the spinner, whose arms open at once, and score every multiple of five.
game-draw = Draw
    .about = Join the line, draw when nothing fits, and go out first; no counting on the way.
game-block = Block
    .about = As Draw, but without a stock to draw from: who cannot play passes.
game-persian-draw = Persian Draw
    .about = You may draw even when you could play, and the last two tiles of the stock stay where they are.
game-persian-block = Persian Block
    .about = As Persian Draw, but nobody draws: who cannot play passes.
game-persian-fives = Persian Fives
    .about = As Persian Draw, and the two ends of the line score when they count to a multiple of five.
game-middle-eastern = Middle-Eastern Four-Handed
    .about = Four players share the whole set; whoever holds the double six leads it.
game-all-fives = All Fives
    .about = Count all open ends; the arms of the spinner open once both of its sides are covered.
game-mexican-train = Mexican Train
    .about = Lay a train of your own from the engine, and use the Mexican train and the marked trains of others; the fewest points win.
game-mexican-train-pagat = Mexican Train, larger hands
    .about = As Mexican Train, with more tiles dealt; the round of draws for the engine is completed.
