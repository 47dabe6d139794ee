import { addAccount } from '../../store/records'
import type { World } from '../../store/world'
import type { Account } from '../../store/model'
import { avatarPaths } from '../media/avatars'
import { fieldLink, toHtml, type Person } from './people'
import { textsOf } from '../texts'
import { DAY } from '../../store/time'

/** Remote accounts with fixed names, whose posts show what clients must handle. */
const CAST: readonly (readonly [
  acct: string,
  name: string,
  code: string,
  bio: string,
  change?: Partial<Account>,
])[] = [
  [
    'wren@birdhouse.example',
    'Wren Holloway 🐦',
    'en',
    'Counts birds, loses count, starts again. Warden of a small marsh.\n\n#birding',
    {
      followersCount: 5321,
      fields: [
        { name: 'Marsh diary', value: fieldLink('https://marsh.example'), verifiedAt: Date.UTC(2023, 4, 2) },
        {
          name: 'Ring scheme',
          value:
            '<a href="https://rings.example/a-rather-long-path-to-a-page-about-rings" rel="nofollow noopener me" translate="no"><span class="invisible">https://</span><span class="ellipsis">rings.example/a-rather-long-pa</span><span class="invisible">th-to-a-page-about-rings</span></a>',
          verifiedAt: Date.UTC(2025, 8, 30),
        },
      ],
    },
  ],
  [
    'marlow@hachyberry.example',
    'Marlow :wise_book:',
    'en',
    'Short essays about long books.',
    { attributionDomains: ['lamplighter.example'] },
  ],
  [
    'juno@openforge.example',
    'Juno (they/them)',
    'en',
    'Writes small programs with large error messages.',
    {},
  ],
  [
    'friederike@nachtzug.example',
    'Friederike Hartwig',
    'de',
    'Journalistin, Bahnreisende, Kuchenesserin.',
    { attributionDomains: ['stadtblatt.example'] },
  ],
  ['solene@piaille.example', 'Solène', 'fr', 'Raconte des trains et des jardins.', {}],
  ['ximena@plaza.example', 'Ximena Robledo', 'es', 'Azoteas, telescopios y gatos.', {}],
  ['ren@machi.example', '川端 蓮', 'ja', '夜行列車で本を読みます。', {}],
  ['salma@diwan.example', 'سلمى منصور', 'ar', 'أكتب عن المكتبات والخبز.', {}],
  ['noa@kikar.example', 'נועה ברקת', 'he', 'מורה, רכבות וחתולים.', {}],
  ['eleni@agora.example', 'Ελένη Αλεξίου', 'el', 'Θάλασσα, βιβλία, γάτες.', {}],
  ['asha@chaupal.example', 'आशा जोशी', 'hi', 'चाय, बारिश और रेल।', {}],
  ['pip@tiny.example:8443', 'pip', 'en', 'A server of one.', { followersCount: 3, discoverable: null }],
  ['moonphase@starfield.example', 'Moon phase bot 🌙', 'en', 'One drawing of the moon a day.', { bot: true }],
  ['vera@loudcorner.example', 'Vera LOUD', 'en', 'ALWAYS SHOUTING, SORRY.', { limited: true }],
  ['quarrel@hachyberry.example', 'Quarrel', 'en', 'I disagree.', {}],
  ['grump@old-friends.example', 'Grump', 'en', 'Everything was better.', {}],
  [
    'chatterbox@social.lamplight.example',
    'Chatterbox',
    'en',
    'I post a lot, I know.',
    { statusesCount: 184_201 },
  ],
  [
    'pemberton@scholars.example',
    'Prof. Beatrix Pemberton, who has been given far too many titles :shiny_star: :shiny_star:',
    'en',
    'Please ask before quoting me.',
    { locked: true, followersCount: 20_511 },
  ],
  ['tomas@zaulek.example', 'Tomáš', 'pl', 'Przeprowadziłem się.', {}],
  [
    'edmund@scholars.example',
    'Edmund Lockwood',
    'en',
    'In memory. The account is kept by his family.',
    { memorial: true },
  ],
]

export type CastName =
  | 'wren'
  | 'marlow'
  | 'juno'
  | 'friederike'
  | 'solene'
  | 'ximena'
  | 'ren'
  | 'salma'
  | 'noa'
  | 'eleni'
  | 'asha'
  | 'pip'
  | 'moonphase'
  | 'vera'
  | 'quarrel'
  | 'grump'
  | 'chatterbox'
  | 'pemberton'
  | 'tomas'
  | 'edmund'

/** Adds them; `named` finds one by user name and throws for an unknown name. */
export function addCast(world: World, now: number): { people: Person[]; named: (name: CastName) => Person } {
  const byName = new Map<string, Person>()
  CAST.forEach(([acct, displayName, code, bio, change], at) => {
    const [username = '', domain = ''] = acct.split('@')
    const account = addAccount(world, {
      username,
      domain,
      createdAt: now - (400 + at * 61) * DAY,
      displayName,
      note: toHtml(world, bio, domain).html,
      noteSource: bio,
      ...avatarPaths(`${at % 5 === 0 ? 'live-' : ''}${username}`, at % 5 === 0),
      header: `/media/headers/${username}.png`,
      headerStatic: `/media/headers/${username}.png`,
      followersCount: 120 + at * 77,
      followingCount: 80 + at * 13,
      statusesCount: 900 + at * 431,
      ...change,
    })
    const texts = textsOf(code)
    byName.set(username, {
      account,
      texts,
      themes: texts.themes.slice(0, 3),
      weight: username === 'chatterbox' ? 5 : 1,
    })
  })
  const tomas = byName.get('tomas')
  const ximena = byName.get('ximena')
  if (tomas && ximena) world.accounts.patch(tomas.account.id, { movedToId: ximena.account.id })
  for (const name of ['edmund', 'tomas']) {
    const person = byName.get(name)
    if (person) person.weight = 0
  }
  return {
    people: [...byName.values()],
    named: (name) => {
      const person = byName.get(name)
      if (!person) throw new RangeError(`nobody is called ${name}`)
      return person
    },
  }
}
