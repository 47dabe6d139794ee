import { cardOf, picture, type Attachment } from './attach'
import type { CastName } from '../people/cast'
import { draft, type Draft } from './draft'
import { pictureNamed } from '../media/pictures'
import type { Stage } from '../stage'
import { DAY, MINUTE } from '../../store/time'
import { CARDS, SHARING } from '../texts/cards'

/** Every kind of medium, with a text. */
const everyMedium = (): readonly (readonly [string, readonly Attachment[]])[] => [
  ['One picture, wider than tall, with a focal point.', [picture('bird-1')]],
  ['A panorama, very wide.', [picture('forest-1'), picture('hills-2')]],
  ['Three from the walk.', [picture('mountains-1'), picture('flower-2'), picture('sea-1')]],
  [
    'Four corners of the allotment.',
    [picture('flower-1'), picture('flower-3'), picture('cat-1'), picture('bowl-1')],
  ],
  [
    'My server allows more than four, so here is the whole shelf.',
    [
      picture('shelf-1'),
      picture('shelf-2'),
      picture('shelf-3'),
      picture('pattern-1'),
      picture('pattern-2'),
      picture('pattern-3'),
      picture('chart-1'),
    ],
  ],
  ['A tower of a picture, and I forgot to describe it.', [picture('city-2', null)]],
  [
    'He does this all day.',
    [{ kind: 'loop', at: 0, alt: 'A bird sits on a branch while the picture drifts by.' }],
  ],
  [
    'Two loops at once, because why not.',
    [
      { kind: 'loop', at: 1, alt: 'A cat.' },
      { kind: 'loop', at: 0, alt: 'A bird.' },
    ],
  ],
  ['The 7:42, with sound.', [{ kind: 'video', at: 0, alt: 'A green train passes, a music box plays.' }]],
  ['The sea, in another format.', [{ kind: 'video', at: 1, alt: null }]],
  [
    'New tune for the music box.',
    [{ kind: 'sound', at: 0, alt: 'A slow melody of sixteen notes.', cover: null }],
  ],
  [
    'The same tune, with a cover.',
    [{ kind: 'sound', at: 1, alt: 'A slow melody.', cover: pictureNamed('pattern-2') ?? null }],
  ],
  ['The bell of our tram.', [{ kind: 'sound', at: 2, alt: null, cover: null }]],
  [
    'Saved with loss, still pretty.',
    [
      { kind: 'photo', at: 0, alt: 'Mountains, a bit blocky.' },
      { kind: 'photo', at: 1, alt: 'Three flowers.' },
    ],
  ],
  [
    'Hm, this one seems to have got lost on the way.',
    [{ kind: 'lost', alt: 'A picture that cannot be loaded any more.' }],
  ],
  ['The raw measurements, for whoever wants them.', [{ kind: 'unknown', alt: 'A compressed recording.' }]],
]

/** One post per kind of medium. */
export function mediaPosts({ random, now, cast }: Stage): Draft[] {
  const authors: CastName[] = ['wren', 'marlow', 'juno', 'moonphase', 'chatterbox', 'pip']
  return everyMedium().map(([text, media], at) =>
    draft(cast(authors[at % authors.length] ?? 'wren'), now - (9 + at * 23) * MINUTE, text, {
      media,
      favourites: random.int(0, 60),
    }),
  )
}

const SHARERS: Readonly<Record<string, CastName>> = {
  de: 'friederike',
  fr: 'solene',
  es: 'ximena',
  ja: 'ren',
  ar: 'salma',
}

/** One post per shape of card. */
export function cardPosts({ now, cast }: Stage): Draft[] {
  const authors: CastName[] = ['marlow', 'juno', 'wren', 'chatterbox']
  return CARDS.map((text, at) => {
    const writer =
      text.provider === 'The Lamplighter'
        ? cast('marlow').account.id
        : text.provider === 'Stadtblatt'
          ? cast('friederike').account.id
          : null
    const card = cardOf(text, at % 3 === 0 ? null : now - at * DAY, writer)
    const own = SHARERS[text.language]
    const author = cast(own ?? authors[at % authors.length] ?? 'marlow')
    const intros = SHARING[text.language] ?? ['']
    const intro = intros[at % intros.length] ?? ''
    return draft(author, now - (14 + at * 37) * MINUTE, `${intro} ${card.url}`, { card })
  })
}

/** Polls: open, closed, multiple choice, with hidden totals, without end. */
export function pollPosts({ now, cast, ada }: Stage): { posts: Draft[]; ended: Draft } {
  const ended = draft(ada, now - 26 * 60 * MINUTE, 'Which platform clock shall I repair first?', {
    poll: {
      options: [
        ['The one with the pigeon', 31],
        ['The one that runs backwards', 54],
        ['Both', 12],
      ],
      multiple: false,
      hideTotals: false,
      expiresAt: now - 2 * 60 * MINUTE,
    },
  })
  const posts = [
    ended,
    draft(cast('juno'), now - 31 * MINUTE, 'Poll time. One choice, one day.', {
      poll: {
        options: [
          ['Tabs', 41],
          ['Spaces', 38],
          ['Whatever the formatter says', 97],
          ['I write by hand :tiny_heart:', 6],
        ],
        multiple: false,
        hideTotals: false,
        expiresAt: now + 23 * 60 * MINUTE,
      },
    }),
    draft(
      cast('wren'),
      now - 52 * MINUTE,
      'Which of these have you seen this year? Several answers are fine.',
      {
        poll: {
          options: [
            ['Lapwing', 80],
            ['Kingfisher', 41],
            ['Wryneck', 3],
          ],
          multiple: true,
          hideTotals: false,
          expiresAt: now + 3 * DAY,
        },
      },
    ),
    draft(cast('marlow'), now - 77 * MINUTE, 'Results stay hidden until the end, no peeking.', {
      poll: {
        options: [
          ['The lighthouse', 12],
          ['The orchard', 19],
        ],
        multiple: false,
        hideTotals: true,
        expiresAt: now + 5 * 60 * MINUTE,
      },
    }),
    draft(cast('pip'), now - 99 * MINUTE, 'A poll without an end.', {
      poll: {
        options: [
          ['Yes', 1],
          ['No', 0],
        ],
        multiple: false,
        hideTotals: false,
        expiresAt: null,
      },
    }),
    draft(cast('salma'), now - 121 * MINUTE, 'ماذا نقرأ في الحلقة القادمة؟', {
      poll: {
        options: [
          ['قصص قصيرة', 22],
          ['رواية المنارة', 35],
          ['شعر', 18],
        ],
        multiple: false,
        hideTotals: false,
        expiresAt: now + 2 * DAY,
      },
    }),
    draft(cast('friederike'), now - 3 * 60 * MINUTE, 'Und? Wie heißt das Endstück vom Brot bei euch?', {
      poll: {
        options: [
          ['Knust', 140],
          ['Scherzl', 97],
          ['Kanten', 120],
          ['Ranft', 33],
        ],
        multiple: false,
        hideTotals: false,
        expiresAt: now - 20 * MINUTE,
      },
    }),
  ]
  return { posts, ended }
}
