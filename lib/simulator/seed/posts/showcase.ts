import { picture } from './attach'
import { composeLong } from './compose'
import { boost, draft, reply, type Draft } from './draft'
import type { Person } from '../people/people'
import type { Random } from '../random'
import { cardPosts, mediaPosts, pollPosts } from './showcase-kinds'
import { quotePosts } from './showcase-quotes'
import type { Stage } from '../stage'
import { DAY, MINUTE } from '../../store/time'

/** Posts that other parts of the world refer to. */
export interface Landmarks {
  /** A post of ada with many reactions. */
  popular: Draft
  /** A post that is quoted in every state. */
  quotable: Draft
  /** A closed poll of ada. */
  ended: Draft
  /** The root of the thread of 4,000 replies. */
  longThread: Draft
  /** A post by wren that mentions ada. */
  mention: Draft
  /** A post that quotes ada. */
  quoteOfAda: Draft
  /** Contains a word that ada filters with a warning. */
  filtered: Draft
  /** Edited after ada boosted it. */
  edited: Draft
  /** ada's posts with private replies. */
  own: readonly Draft[]
}

function textPosts({
  random,
  now,
  cast,
  ada,
}: Stage): Omit<Landmarks, 'quotable' | 'quoteOfAda' | 'ended'> & { posts: Draft[] } {
  const popular = draft(
    ada,
    now - 20 * 60 * MINUTE,
    'Saw the rings of Saturn with my own eyes tonight, through a borrowed telescope, from the roof of the signal box.\n\n#astronomy',
    { media: [picture('night-1')], favourites: 214, boosts: 46, theme: 'sky' },
  )
  const mention = draft(
    cast('wren'),
    now - 12 * MINUTE,
    '@ada the swifts are back over your station roof, I counted nineteen. Bring the good binoculars?',
    { media: [picture('bird-2')] },
  )
  const filtered = draft(
    cast('chatterbox'),
    now - 17 * MINUTE,
    'The football was dreadful again and I will now explain why in eleven posts.',
    { theme: 'football' },
  )
  const edited = draft(
    cast('juno'),
    now - 5 * 60 * MINUTE,
    'Version 2.0 is out. It does less, and it does it properly.\n\nhttps://openforge.example/juno/less/releases/tag/v2.0.0-the-one-with-the-long-name',
    {
      edits: [
        'Version 2.0 is out. It does less.',
        'Version 2.0 is out. It does less, and it does it propperly.',
      ],
      favourites: 71,
    },
  )
  const longThread = draft(
    cast('marlow'),
    now - 3 * DAY,
    'Tell me the title of the last book you finished, and one sentence about it. I will read all the answers, however many.\n\n#bookstodon',
    { favourites: 1904, boosts: 812, replies: 4000, theme: 'books' },
  )
  const own = [
    draft(ada, now - 50 * MINUTE, 'Our train is late because of sheep. Not metaphorical sheep.\n\n#trains', {
      media: [picture('hills-1')],
      favourites: 37,
      theme: 'trains',
    }),
    draft(ada, now - 2 * DAY, 'Notes from the reading circle, day three: still on the first sentence.', {
      visibility: 'unlisted',
      favourites: 12,
      theme: 'books',
    }),
    draft(
      ada,
      now - 30 * 60 * MINUTE,
      'For followers: I am moving the workshop in June and could use two strong people and one who makes soup.',
      { visibility: 'private', favourites: 21 },
    ),
  ]
  const posts = [
    popular,
    mention,
    filtered,
    edited,
    longThread,
    ...own,
    draft(
      cast('chatterbox'),
      now - 21 * MINUTE,
      'Last night’s final, in short: spoilers, spoilers, spoilers, and then a penalty.',
      { warning: 'Football spoilers', theme: 'football' },
    ),
    draft(
      cast('wren'),
      now - 26 * MINUTE,
      'She is the size of my palm and lives behind the bucket. I have named her Doris.',
      { warning: 'Spider, quite large', media: [picture('pattern-3')] },
    ),
    draft(cast('marlow'), now - 36 * MINUTE, 'A still life. Nothing improper, but the server insists.', {
      sensitive: true,
      media: [picture('bowl-2'), picture('flower-1')],
    }),
    draft(
      cast('pemberton'),
      now - 44 * MINUTE,
      'H₂O at −40 °C is −40 °F: the only point where both camps agree. ∑ n⁻² = π²⁄6, incidentally. <b>This is not bold</b> & neither is "this".',
    ),
    draft(
      cast('salma'),
      now - 19 * MINUTE,
      'خبزت اليوم 12 رغيفًا، وزارتنا @ada بالقطار من Saltmarsh.\n\n#خبز #قطارات https://raseef.example/maktaba',
      { media: [picture('bowl-3', 'أرغفة في وعاء كبير.')] },
    ),
    draft(cast('noa'), now - 29 * MINUTE, 'הרכבת של 7:42 הגיעה ב־7:42. מתעדת לדורות הבאים. #רכבת', {
      media: [picture('train-1', 'רכבת ירוקה בשדה.')],
    }),
    draft(
      cast('ren'),
      now - 24 * MINUTE,
      '夜行列車の窓から、海に映る月が見えた。\n隣の席の人も黙って見ていた。\n\n#夜行列車',
      { media: [picture('night-3', '丘の上の三日月。')], favourites: 55 },
    ),
    draft(cast('asha'), now - 39 * MINUTE, 'पहली बारिश, और पूरी गली भीगने बाहर आ गई। #बारिश'),
    draft(cast('eleni'), now - 49 * MINUTE, 'Η θάλασσα σήμερα είναι θυμωμένη και πανέμορφη. #θάλασσα', {
      media: [picture('sea-3', 'Ένα καραβάκι στο ηλιοβασίλεμα.')],
    }),
    draft(
      cast('pip'),
      now - 56 * MINUTE,
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde and https://tiny.example:8443/a/very/long/path/that/goes/on/and/on/and/on?with=a&query=string#and-a-fragment',
      { language: 'de' },
    ),
    draft(
      cast('chatterbox'),
      now - 66 * MINUTE,
      ':happy_blob: :sleepy_cat: :tiny_heart: :shiny_star: :calm_leaf: :sunny_flower: :warm_tea: :spooky_ghost: :not_an_emoji: :wise_book:',
    ),
    draft(cast('chatterbox'), now - 69 * MINUTE, '🎉'),
    draft(
      cast('edmund'),
      now - 27 * DAY,
      'The kettle is on. Come by whenever you like, the door sticks, push.',
      { favourites: 302 },
    ),
    draft(cast('tomas'), now - 26 * DAY, 'Przeprowadzam się. Do zobaczenia na nowym koncie!', {
      favourites: 8,
    }),
    draft(cast('moonphase'), now - 90 * MINUTE, '', { media: [picture('night-2')] }),
    draft(
      cast('juno'),
      now - 95 * MINUTE,
      'Thanks to @ada, @wren@birdhouse.example, @marlow@hachyberry.example, @friederike@nachtzug.example, @solene@piaille.example and @mira for the review. #opensource #programming #accessibility #webdev #rust',
    ),
    { ...composeLongDraft(random, cast('marlow'), now - 110 * MINUTE, 14), favourites: 44 },
    draft(
      cast('wren'),
      now - 130 * MINUTE,
      'Three from this morning’s walk. The heron did not approve, the gull did.',
      {
        warning: 'Wet birds, large',
        media: [
          picture('bird-1', 'A grey heron at the edge of the weir, looking away from the camera.'),
          picture('sea-2', 'A gull on a post, looking straight into the camera.'),
          picture('hills-2', 'The valley at seven, with mist over the river.'),
          picture('flower-2', 'A daisy.'),
        ],
        kept: [2, 0, 1],
        edits: [
          {
            text: 'Two from this morning’s walk. The heron did not aprove.',
            warning: '',
            media: [0, 3],
            descriptions: { 0: 'A heron at the weir.' },
          },
          {
            text: 'Three from this morning’s walk. The heron did not approve, the gull did.',
            warning: 'Wet birds',
            media: [0, 1, 2],
            descriptions: { 0: 'A heron at the weir.', 1: null },
          },
        ],
        favourites: 12,
      },
    ),
    draft(cast('juno'), now - 140 * MINUTE, 'Which evening suits most of you for the reading circle?', {
      poll: {
        options: [
          ['Tuesday, at eight', 4],
          ['Wednesday, at seven', 9],
          ['Thursday, at seven', 2],
        ],
        multiple: false,
        hideTotals: false,
        expiresAt: now + 2 * DAY,
      },
      edits: [
        {
          text: 'Which evening suits you for the reading circle?',
          options: ['Tuesday, at seven', 'Wednesday, at seven'],
        },
      ],
    }),
    {
      ...composeLongDraft(random, cast('friederike'), now - 400 * MINUTE, 6),
      warning: 'Langer Text über Züge',
    },
  ]
  posts.push(...conversation({ random, now, cast, ada }, popular))
  posts.push(boost(cast('juno'), popular, now - 7 * MINUTE), boost(ada, edited, now - 4.8 * 60 * MINUTE))
  posts.push(
    boost(cast('solene'), longThread, now - 11 * MINUTE),
    boost(cast('friederike'), own[0] ?? popular, now - 6 * MINUTE),
  )
  return { posts, popular, mention, filtered, edited, longThread, own }
}

function composeLongDraft(random: Random, author: Person, at: number, paragraphs: number): Draft {
  const composed = composeLong(random, author, paragraphs)
  return draft(author, at, composed.text, { theme: composed.theme })
}

/** A thread with branches, a self-reply chain and replies in other scripts. */
function conversation({ now, cast, ada }: Stage, root: Draft): Draft[] {
  const at = (minutes: number) => now - 20 * 60 * MINUTE + minutes * MINUTE
  const second = reply(ada, root, at(3), 'Seeing: poor. Company: excellent. Tea: cold by the second moon.')
  const third = reply(ada, second, at(6), 'For those who ask: 150 mm, 100×, and a lot of patience.')
  const wren = reply(cast('wren'), root, at(11), 'I can hear the owls in this picture.', { favourites: 9 })
  const back = reply(ada, wren, at(14), 'There were two! Both disapproved.')
  const marlow = reply(cast('marlow'), back, at(21), 'Owls read everything and like nothing.', {
    favourites: 14,
  })
  return [
    second,
    third,
    wren,
    back,
    marlow,
    reply(cast('wren'), marlow, at(25), 'Like certain reviewers.'),
    reply(cast('ren'), root, at(31), 'うらやましい。こちらは曇りでした。', { favourites: 3 }),
    reply(cast('salma'), root, at(44), 'ما أجملها! سأصعد إلى السطح غدًا.', { favourites: 6 }),
    reply(cast('juno'), third, at(52), 'Is the mount home-made?', {}),
    reply(cast('ximena'), root, at(75), 'Aquí nublado desde el martes…', {
      media: [picture('night-2', null)],
    }),
    reply(cast('chatterbox'), root, at(90), 'Photo or it did not happen. Oh. There is a photo.'),
  ]
}

/** Recent posts that together show every feature, by accounts the main demo account follows. */
export function showcase(stage: Stage): { drafts: Draft[]; landmarks: Landmarks } {
  const { posts: texts, ...landmarks } = textPosts(stage)
  const { posts: polls, ended } = pollPosts(stage)
  const { posts: quotes, quotable, quoteOfAda } = quotePosts(stage)
  const asked = quotes.flatMap((post) =>
    post.quote?.state === 'pending' && post.quote.of ? [post.quote.of] : [],
  )
  return {
    drafts: [...texts, ...mediaPosts(stage), ...cardPosts(stage), ...polls, ...quotes, ...asked],
    landmarks: { ...landmarks, ended, quotable, quoteOfAda },
  }
}
