import { MORE_THEMES } from './en-more'
import { lines, names, polls, theme, type LanguageTexts } from '../shape'

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
    ...MORE_THEMES,
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
