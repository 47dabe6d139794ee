import { theme } from '../shape'

/** More English themes. */
export const MORE_THEMES = [
  theme(
    'football',
    'football womensfootball grassroots',
    `We lost {n}:1 and our goalkeeper got the loudest applause of the day.
      A dog ran on the pitch in the second half and had the best pass rate of the match.
      Extra time in the rain in a stadium with no roof: this is what we pay for.
      The under-nines won their first match ever and are now unbearable.
      Our left back is also our baker, and both jobs need patience.
      That was never offside, and I will say so to my grandchildren.
      Last day of the season, four teams can still go down, and one of them is us.
      The women's team filled the stadium tonight for the first time. Goosebumps.
      {Place} away, {n} of us in one bus, three songs, no points.
      {Who} scored from the halfway line and then apologised.
      The pitch at {place} slopes so much that we change ends for fairness.
      Training this {time} was cancelled because of a {bird} on her eggs in the centre circle.
      Our keeper wears the same {thing} to every match, and it has started to work.
      The new stand at {place} seats {n}. We have filled it twice.`,
    `The sausage was better than the second half.
      My voice will be back by Wednesday.
      Say what you like about the referee, I certainly did.
      We sang all the way to the tram.
      There is always next season.
      The away fans helped to clean up, respect.
      I have watched that goal {n} times now.`,
  ),
  theme(
    'weather',
    'weather rain storm autumn',
    `The fog is so thick that the lighthouse sounds lost.
      Eleven degrees and everybody is wearing a different season.
      A storm took our garden chair; it was last seen heading east.
      First frost: the puddles crunch and every child on our street is late for school.
      It rained sideways for {n} hours and then apologised with a double rainbow.
      Heat warning again, so the library cellar is the most popular place in town.
      The river is high, but the new dam holds, and people are bringing soup.
      Snow overnight, and the whole city speaks more quietly.
      Hail at {place}, sun at the next corner, and rain in between for those who like it.
      This {time} the wind took {who}'s hat and, a minute later, mine.
      The thermometer at {place} and I no longer agree on anything.
      A {thing} came past my window, flying north. Be careful out there.
      First warm {time} of the year, and all of {place} is sitting on a wall.
      The ferry is cancelled, so {who} is staying for {dish}.`,
    `I hung out the washing anyway, as an act of faith.
      The cat has filed it under things that are my fault.
      Please check on your neighbours.
      My umbrella lasted for exactly one corner.
      The light afterwards was worth all of it.
      It smells of wet stone and of childhood.
      The forecast had said "mostly dry".`,
  ),
  theme(
    'cats',
    'CatsOfMastodon caturday cats',
    `The cat has moved into the box and left the expensive bed to the dust.
      At five this morning somebody knocked {n} pens off the desk, one at a time.
      Our old tom turned nineteen today and received half a shrimp.
      She brought me a leaf. She was so proud that I put it on the shelf.
      The vet says he is not fat, he is "a presence".
      I cannot get up, there is a cat on me; please send food.
      The kitten has discovered the printer, and the printer has discovered fear.
      Two cats, one sunbeam, and a treaty that lasts until about noon.
      The cat from {place} has two names, three homes and no regrets.
      He slept on my {thing} this {time} and now it is his {thing}.
      She watches the {bird} outside as other people watch television.
      {Who} is allergic, so of course that is the lap that was chosen.
      Stole a piece of {dish} from the table and looked me in the eye while doing it.
      Our vet at {place} has a chair for the cat and a stool for me.`,
    `He regrets nothing.
      This is legally her chair now.
      I have been told that dinner is late.
      The dog pretends not to see any of it.
      Purring at a volume that disturbs the neighbours.
      Yes, I am working from home, and no, I am not in charge.
      More pictures on request, and also without any request.`,
  ),
  theme(
    'city',
    'urbanism cycling city housing',
    `They turned the parking lot into a square with trees, and suddenly everyone has always wanted it.
      The council voted {n} to twelve for the new bus lane last night.
      Somebody repaired the broken bench with wood of three colours and no permission.
      Our street was closed to cars for one Sunday and it filled with table tennis.
      A bakery, a locksmith and a tiny cinema: please let this corner stay as it is.
      The new bike bridge opens on Saturday, three years late and lovely.
      I counted: one bench per kilometre. No wonder that old people stay at home.
      Public meeting about the school's roof tonight, and the hall was full for once.
      Rents again. The family on the second floor is leaving after thirty years.
      The tram to {place} runs every ten minutes from today, and the street already sounds different.
      {Who} planted {plant} in the pothole. It has been repaired since.
      There is a free {thing} on the wall at {place}, with a note: "works, mostly".
      {n} neighbours turned up this {time} to paint the crossing at {place}.
      The kiosk at {place} sells {dish} now, and the queue has become a village.
      A bench, a tree and a tap: {place} needed nothing else.`,
    `It is a small thing, and it changes how the day feels.
      Write to your councillor, they do read it.
      The plan is on display at the town hall until the end of the month.
      I hope they keep the old sign.
      Nobody misses the noise.
      There will be opposition, and there will be cake.
      It can be done, evidently.`,
  ),
  theme(
    'music',
    'music nowplaying vinyl choir',
    `The brass band rehearses next door, and after {n} weeks I know every wrong note by heart.
      I bought a second-hand accordion, and now I understand why it was so cheap.
      Our choir sang in the swimming hall: eleven seconds of reverb and a lot of laughing.
      Played my mother's records all afternoon; the crackle is part of the song.
      A busker on platform two played Bach on a saw.
      New strings, old guitar, same three chords.
      The concert was in a barn, {n} people sat on straw, and nobody coughed.
      The organist smuggled a pop song into the wedding, very slowly.
      {Who} has joined the band on the {thing}, and it somehow helps.
      Rehearsed at {place} this {time} with the windows open; the {bird} was ahead of the beat.
      Two songs about {place} in one set, and both of them about leaving.
      Found a tape labelled "{place}, {time}, do not play". Playing it now.
      The organ at {place} wheezes on the low D, so everything is in E flat.
      {n} people, one microphone, and a round that nobody wanted to end.`,
    `I have had it in my head since Tuesday.
      Turn it up for the bass line.
      The neighbours clapped, or at least knocked.
      It made a whole carriage go silent.
      Not perfect, but alive.
      Recording to follow once I dare to listen to it.
      Somebody in the front row cried, and it was me.`,
  ),
  theme(
    'hiking',
    'hiking mountains outdoors',
    `{n} kilometres, two passes, one very friendly goat.
      The path was washed away, so we followed the stream and found a better one.
      Woke up above the clouds in a hut with one stove and nine snoring people.
      The signpost says forty minutes. The signpost was written by a chamois.
      We took the long way round and arrived exactly in time for the light.
      A shepherd gave us cheese and advice, and both were strong.
      The summit book has an entry by my father from 1978.
      My boots have retired at last, somewhere below the ridge.
      From {place} over the ridge and back, with {who} singing on all the flat parts.
      Lost the path near {place}, found {plant} taller than me.
      Lunch at {place}: {dish} from a flask, a view, and a very bold {bird}.
      Carried a {thing} over two passes for {who}, who had packed it "just in case".
      The hut at {place} opens next week; they have {n} beds and one good blanket.
      This {time} on the ridge: cloud below, cloud above, and us in the gap.`,
    `My knees would like a word.
      We had the view to ourselves for an hour.
      Tea from a flask tastes twice as good up there.
      The way down took longer, as it always does.
      No signal all day, highly recommended.
      I picked up {n} bottle caps on the way.
      The map is from my grandfather and still right about everything that matters.`,
  ),
  theme(
    'craft',
    'knitting woodworking DIY repair',
    `Finished the jumper I started {n} winters ago. It fits somebody, just not me.
      The repair café fixed eleven lamps, four toasters and one broken heart.
      I turned an old bed frame into a bench and only swore in two languages.
      My first dovetail joint holds, provided that nobody looks at it.
      Frogged the whole sleeve. It is fine. I am fine.
      The loom came in {n} parts with a drawing of a horse as its manual.
      I mended my jacket with bright yellow thread, because a scar may be seen.
      Glazed the bowls in "sea grey" and the kiln gave me "potato".
      Turned an old {thing} into a lamp. It was a better {thing} than it is a lamp.
      {Who} taught me to sharpen a plane this {time}; I have been doing it wrong since 1998.
      Dyed {n} skeins with {plant}, and got a colour that has no name.
      Carved a {bird} for {who}. It looks like a potato with plans.
      The market at {place} had a whole table of buttons. I own a third of them now.
      Mended the {thing} from {place}. It rattles, but in tune.`,
    `It is not perfect and I love it.
      The wool is from the sheep at the end of our lane.
      I learned it from a video and from three failures.
      Next project: a case for all the tools I bought for this project.
      Ask me again in a year whether it lasts.
      My grandmother would have undone it and started again.`,
  ),
]
