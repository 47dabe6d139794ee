import { lines, names, polls, theme, type LanguageTexts } from './shape'

export const en: LanguageTexts = {
  code: 'en',
  themes: [
    theme(
      'birds',
      'birds birding BirdsOfMastodon nature',
      `A robin has decided that our wheelbarrow is a good place for a nest.
      Counted {n} lapwings on the flooded field behind the station this morning.
      The swifts are back. Three of them, screaming over the church roof as if they never left.
      There is a heron on the canal who has clearly worked out when the baker throws away bread.
      First cuckoo of the year, very far away, twice, and then nothing.
      I have been trying to photograph the same wren for a week and I own {n} pictures of a twig.
      A sparrowhawk just sat on our fence for four whole minutes.
      The blackbird outside my window has learned the tone of next door's alarm clock.
      Two young owls in the old poplar, and both of them look permanently offended.
      The feeder survey is done: {n} species, and one very confident squirrel.
      A {bird} on the washing line at {place}, waiting for me to go away.
      Heard a {bird} over {place} this {time} and ran out in my socks.
      The {bird} that nests at {place} has four young, and all four are hungry.
      {Who} swears there was a {bird} at {place}. I have my doubts and my binoculars.
      Ringed my first {bird} today; it weighs about as much as a letter.
      Nothing at {place} this {time} but wind, one {bird}, and us.
      My list for the month stands at {n}, thanks to a {bird} that did not mind the bus.`,
      `I did not dare to move until my tea was cold.
      If you know what it could be, please tell me.
      My binoculars were, of course, at home.
      It has done more for my mood than anything else this month.
      The dog noticed long before I did.
      We moved the bench so as not to disturb them.
      Sound on if you want to hear the wind instead.
      I wrote it down in the little notebook my grandmother left me.`,
    ),
    theme(
      'cooking',
      'cooking food baking recipe',
      `Today's bread rose so high that it glued itself to the lid.
      I finally made my aunt's lentil soup and it needed exactly one thing: my aunt.
      Roasted a whole cauliflower with cumin and honey, and nobody asked where the meat was.
      The sourdough starter is {n} days old and already has opinions.
      Plum season means there are {n} jars in the hallway and none left for sugar.
      Never trust a recipe that says onions caramelise in ten minutes.
      Dumplings for eleven people in a kitchen for two.
      I burned the rice, and the crust turned out to be the best part.
      Made noodles from scratch for the first time; the kitchen looks like it snowed.
      The neighbour brought tomatoes, so tonight it is tomatoes, and tomorrow too.
      {Dish} for {who} tonight, and I have already eaten half of it standing up.
      The trick with {dish} is to stop stirring. Nobody told me for twenty years.
      I asked {who} for the recipe for {dish} and was given a look.
      Second attempt at {dish}: better than the first, worse than the photograph.
      Cold {dish} for breakfast, and I will not be taking questions.
      Made {dish} at {place} over a fire with one spoon among us.
      Whoever invented {dish} had a lot of time and at least one good onion.`,
      `Half the salt, twice the lemon, and it is perfect.
      The recipe is my grandfather's and says "enough flour", which is all he ever said.
      I will write it up if anybody wants it.
      Everyone had seconds, even the child who does not eat green things.
      Next time I will start before I am hungry.
      It freezes well, apparently; we have never had any left to try.
      Leftovers for lunch, and I am already looking forward to it.`,
    ),
    theme(
      'trains',
      'trains publictransport NightTrain railway',
      `Our train is late because of sheep. Not metaphorical sheep.
      The night train to the coast still has the old blue curtains.
      A conductor just announced the connection in four languages and then, shyly, in verse.
      {n} minutes of delay and the whole compartment now knows each other's names.
      They reopened the little branch line after forty years and half the valley came to wave.
      Sitting backwards, a window seat, rain on the glass: there is no better office.
      The station café closes at six. The last train leaves at seven. Somebody planned this.
      I missed my connection and found the best soup of the year across the road.
      New timetable, same optimism about changing platforms in three minutes.
      Saw a freight train with {n} wagons, all of them carrying windmill blades.
      The {time} train to {place} has one carriage more today, and everyone is suspicious.
      Shared a table with {who} from here to {place}, and we solved nothing, thoroughly.
      Somebody left a {thing} on the 7:42, and three people ran after its owner.
      Announcement at {place}: "We are waiting for the driver, who is waiting for a train."
      The waiting room at {place} has a stove, a piano and no clock. Perfect.
      {n} stops, two changes, one {thing} forgotten in the second train.
      They painted the old footbridge at {place} blue, and the pigeons approve.`,
      `I had a book with me, so I cannot complain.
      Nobody seemed to be in a hurry.
      A child counted every bridge aloud.
      I would take this over an airport on any day.
      Somewhere around the third tunnel I fell asleep.
      The seat reservation was for a carriage that did not exist.
      More of this, please, and more often.`,
    ),
    theme(
      'garden',
      'gardening garden allotment',
      `The beans have overtaken the fence and are considering the roof.
      Slugs: {n}. Lettuces: none.
      Found a toad under the rhubarb and apologised to it.
      First ripe tomato today. We shared it in five very thin slices.
      I planted garlic in the rain because the calendar said so.
      The compost heap is steaming and I am unreasonably proud.
      Somebody left a bag of dahlia bulbs on our step with no note.
      The apple tree that was "certainly dead" is in full blossom.
      Sowed poppies along the tram fence last autumn; look at it now.
      Three kinds of bees on one thyme plant before breakfast.
      The {plant} has flowered two weeks early and looks surprised.
      {Who} gave me a cutting of {plant}, wrapped in yesterday's paper.
      Everything at {place} is either {plant} or trying to eat the {plant}.
      Planted {n} rows of {plant} this {time}, then it hailed.
      A note for next year: less {plant}, more patience.
      The {plant} by the steps of {place} came back after two winters underground.
      Swapped a jar of honey for {plant} at the market by {place}.`,
      `I have no idea what I did right.
      My back has filed a complaint.
      The neighbours are getting some whether they like it or not.
      Next year I will label things. I say that every year.
      Patience turns out to be a kind of fertiliser.
      The hens supervised.
      It rained the moment I put the watering can away.`,
    ),
    theme(
      'sky',
      'astronomy nightsky space',
      `Saw the rings of Saturn with my own eyes tonight, through a borrowed telescope.
      Clear sky for the first time in {n} days, and the moon is so bright that it hardly matters.
      The comet is a smudge. A wonderful, ancient, badly focused smudge.
      {n} meteors in one hour from the roof of the school.
      Our observatory evening was clouded out, so we talked about clouds.
      Jupiter and Venus are standing next to each other over the supermarket.
      It still astonishes me that the light of that galaxy left before there were people.
      A lunar eclipse is a good reason to stand in a field with strangers at four in the morning.
      The space station passed over exactly on time, which is more than I can say for the bus.
      Set up at {place} this {time}; the clouds arrived with us and stayed.
      {Who} found the double cluster before I had unfolded my chair.
      Mars over {place}, small and orange and quite sure of itself.
      I can now say that a {thing} makes a terrible lens cap.
      {n} minutes of exposure, and the only thing in the picture is a {bird}.
      Showed the moon to {who} at {place}: a long silence, and then "it is close".
      The power failed in half of {place}, and there it was, the Milky Way.`,
      `My daughter asked whether it gets lonely up there.
      I drew it in pencil, since my camera disagreed with the cold.
      Bring a blanket, and somebody who knows the myths.
      You need no equipment at all, only a dark corner and ten minutes.
      The owl next to us was not impressed.
      I will be useless at work tomorrow and I do not mind.
      Tomorrow should be clear again, if the forecast is to be believed.`,
    ),
    theme(
      'code',
      'programming opensource webdev rust',
      `Removed {n} lines today and everything still works. Best day of the sprint.
      The bug was a time zone. It is always a time zone.
      Small plea: write the error message for the person who will read it at three in the morning.
      I explained the problem to my plant and the plant solved it.
      After two days I found out that the test was passing because it never ran.
      We replaced a clever cache with a plain loop, and it got faster.
      Today I learned that our oldest function is older than our newest colleague.
      Accessibility review done: {n} issues, most of them one attribute away from a fix.
      The documentation says "simply". Reader, it was not simple.
      I released a tiny library that does one thing, and somebody already uses it for another.
      Paired with {who} for an hour and deleted a whole folder.
      The build is green on my machine and on nobody else's; it was the configuration again, as {who} had foretold.
      Renamed one variable this {time} and understood the module for the first time.
      {n} open tabs, all of them about one missing semicolon in a file from 2009.
      We let {who} try the new form. Eleven seconds to break it, a record.
      Wrote the release notes first and the feature second, and it went better.
      A user wrote to say it works with a screen reader now. Printing that mail.`,
      `The fix is one character, the commit message four paragraphs.
      I am keeping the comment that says "do not touch", though.
      Reviews welcome, kindness too.
      Nobody will ever notice, which is the point.
      Measure first, they said, and they were right.
      There is a test for it now, so it can break in a new way next time.
      Naming it took longer than writing it.`,
    ),
    theme(
      'books',
      'bookstodon books reading library',
      `Finished a novel in which nothing happens, and I could not put it down.
      The library has started lending telescopes, cake tins and a banjo.
      Found a pressed fern and a tram ticket from 1961 in a second-hand atlas.
      I am {n} pages into the big Russian one and everybody has three names.
      My bookshelf has given up on order and now sorts by who gave it to me.
      Our reading circle spent two hours on one sentence and it was time well spent.
      Reread my favourite children's book; the wolf was right about several things.
      The bookshop cat has been promoted to head of poetry.
      Audiobooks and washing-up: I have read {n} books this year thanks to dirty plates.
      Found a first edition at {place}, with a pressed leaf of {plant} at chapter four.
      {Who} reads the last page first and refuses to be ashamed of it.
      Started a novel set in {place} and now I take the long way home to look at it.
      The library van stops at {place} again, every other week, with {n} crates.
      Page {n}: the detective has entered {place} and ordered {dish}. I trust him.
      Reading aloud to {who} this {time}; we have both lost the plot, separately.
      I collect things people use as bookmarks. Today: a {thing}.`,
      `The translator deserves a statue.
      I cried on a bus and would do it again.
      Do not read the back cover, it tells you everything.
      If you liked slow rivers and quarrelling sisters, this is for you.
      Lent it to a friend straight away, so farewell, I suppose.
      I am now looking for something equally quiet.
      What are you all reading?`,
    ),
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
  ],
  replies: lines(`
    This made my morning, thank you.
    I had no idea, that is wonderful.
    Same here, and I thought I was the only one.
    Could you say a little more about the second part?
    Absolutely agree.
    I see it differently, but I am glad you wrote it down.
    Ha, our neighbour says exactly the same thing.
    Where was that? I would love to go.
    Oh no. I hope it ends well.
    Congratulations! Very well deserved.
    Please post an update when you know.
    That is a beautiful picture.
    It took me {n} years to learn this.
    We tried that too and it did not work at all, but it was fun.
    Source? I would like to read further.
    Asking for a friend: does it also work with rye flour?
    I showed this to my mother and she laughed for a whole minute.
    Good question. I do not know either.
    Not sure I follow. Do you mean the old one or the new one?
    Take care of yourself.
    My cat disagrees.
    Wait until you hear the second verse.
    Thank you for the alt text!
    I will try that on Sunday.
    This is the best thing I have read all week.
    You are not wrong.
    There used to be one in our town as well.
    Adding this to the list.
    Can confirm.
    Hm, I remember that differently: was it not in spring?
    Bring a jacket, it gets cold up there.
    What a face!
    Half of my timeline is about this today.
    Seconded.
    I would pay to see that.
    The third sentence is poetry.
    Someone should write a book about it.
    And then? What did he say?
    Sending a hug.
    That explains a lot, actually.
  `),
  bios: lines(`
    Gardener by day, stargazer by night. Mostly harmless.
    I restore old radios and complain about new ones. Posts vanish when I feel like it.
    Teacher, cyclist, mediocre trombonist. She/her.
    Programmer who would rather be in a forest. Opinions are my own and change often.
    Tram driver. I post the sunrise from line {n}.
    Two cats, one loom, no plan.
    Librarian. Ask me about maps.
    Nurse on nights. Bread on Sundays.
    Here for birds, books and bad puns.
    Translator between languages nobody speaks at parties.
    Writing a very long novel about a very short river.
    Retired geologist. Still picking up stones.
    Astronomy student, tea before telescopes. They/them.
    Illustrator, commissions open. Please do not repost my pictures elsewhere.
    Cook in a school kitchen for {n} children. They are honest critics.
    Local history, housing and the price of bread.
  `),
  polls: polls(`
    Tabs or spaces? | Tabs | Spaces | Whatever the formatter says | I write by hand
    How do you take your tea? | Black | With milk | With lemon | I am a coffee person
    Best seat on a train? | Window, forwards | Window, backwards | Aisle | The restaurant car
    Should I keep the moustache? | Yes | No
    What shall we read next in the book circle? | The one about the lighthouse | Short stories | Poetry | Something funny
    When do you water the tomatoes? | Morning | Evening | I pray for rain
    Which of these have you done this week? | Baked | Repaired something | Called a friend | Slept enough
    Is a hot dog a sandwich? | Yes | No | I refuse to answer
    Do you add alt text? | Always | Mostly | When I remember | What is alt text?
    How many browser tabs are open right now? | Fewer than ten | Ten to fifty | More than fifty | I cannot count them
  `),
  warnings: lines(`
    Politics (local, mild)
    Food
    Spoilers for last night's episode
    Spider, quite large
    Health, slightly gross
    Long post about trains
    Eye contact
    Work complaint
    Death of a pet
    Bad pun
    Alcohol mention
  `),
  given: names(
    'Alice Oliver Grace Henry Nora Samuel Ivy Thomas Ruth Edmund Clara Jasper Maeve Felix Hazel Rowan Dorothy Leo Imogen Arthur Beatrix Callum Esme Gordon Harriet Juno Kit Lydia Miles Opal',
  ),
  family: names(
    "Ashdown Barlow Carraway Dunmore Ellery Fairweather Greaves Holloway Ingram Jessop Kirkbride Lockwood Merrick Nettleton Okafor O'Rourke=orourke Pemberton Quill Rowntree Sandoval Thackeray Underhill Vance Whitlock Yarrow",
  ),
}
