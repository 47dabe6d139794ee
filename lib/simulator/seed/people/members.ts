import { addAccount, addUser } from '../../store/records'
import type { Account, User } from '../../store/model'
import type { World } from '../../store/world'
import { avatarPaths } from '../media/avatars'
import { fieldLink, toHtml, type Person } from './people'
import { textsOf } from '../texts'
import type { ThemeKey } from '../texts/shape'
import { DAY, HOUR } from '../../store/time'

interface Member {
  username: string
  displayName: string
  /** Language of the account's posts. */
  language: string
  bio: string
  themes: readonly ThemeKey[]
  /** Days since the account was created. */
  age: number
  weight: number
  account?: Partial<Account>
  user: Partial<User>
}

/** The accounts of the server that can sign in; `offered` is their description on the consent page. */
const MEMBERS: readonly Member[] = [
  {
    username: 'ada',
    displayName: 'Ada Merriweather :happy_blob:',
    language: 'en',
    bio: 'Signal box restorer, amateur astronomer, slow reader. I answer everything, eventually.\n\n#trains #astronomy #bookstodon',
    themes: ['trains', 'sky', 'books', 'birds'],
    age: 2400,
    weight: 2.4,
    account: {
      avatarDescription: 'A geometric pattern in two colours',
      fields: [
        {
          name: 'Website',
          value: fieldLink('https://ada.example'),
          source: 'https://ada.example',
          verifiedAt: Date.UTC(2024, 2, 9),
        },
        { name: 'Pronouns', value: 'she/her', verifiedAt: null },
        { name: 'Workshop', value: 'Saltmarsh junction, platform 2', verifiedAt: null },
        {
          name: 'Code',
          value: fieldLink('https://code.example/ada'),
          source: 'https://code.example/ada',
          verifiedAt: null,
        },
      ],
      attributionDomains: ['ada.example'],
    },
    user: { offered: 'A long-time member: full home, lists, filters, private mentions' },
  },
  {
    username: 'nils',
    displayName: 'Nils',
    language: 'en',
    bio: '',
    themes: ['hiking'],
    age: 0,
    weight: 0,
    account: {
      avatar: '/media/avatars/missing.png',
      avatarStatic: '/media/avatars/missing.png',
      header: '/media/headers/missing.png',
      headerStatic: '/media/headers/missing.png',
    },
    user: { offered: 'Signed up today: follows nobody, everything empty' },
  },
  {
    username: 'lin',
    displayName: '林小雨 Lin',
    language: 'zh',
    bio: '只给朋友看。Friends only, please say hello before you follow.',
    themes: ['cats', 'books', 'sky'],
    age: 900,
    weight: 1,
    account: {
      locked: true,
      discoverable: false,
      indexable: false,
      hideCollections: true,
    },
    user: {
      offered: 'A locked account with requests to follow, posts to followers by default',
      defaultPrivacy: 'private',
      defaultLanguage: 'zh',
      locale: 'zh-CN',
    },
  },
  {
    username: 'mira',
    displayName: 'Mira Okonjo',
    language: 'en',
    bio: 'Keeps this server running. For trouble, write to me or to @otto.',
    themes: ['code', 'cooking', 'city'],
    age: 2600,
    weight: 1.3,
    account: { roleIds: ['3'] },
    user: { offered: 'The owner of the server: sees sign-ups, reports and admin links', roleId: '3' },
  },
  {
    username: 'layla',
    displayName: 'ليلى حداد',
    language: 'ar',
    bio: 'أمينة مكتبة، أراقب النجوم من السطح وأخبز كثيرًا.\n\n#فلك #كتب',
    themes: ['sky', 'books', 'cooking'],
    age: 1300,
    weight: 1.6,
    user: {
      offered: 'حساب بالعربية: writes Arabic, right-to-left interface',
      locale: 'ar',
      defaultLanguage: 'ar',
    },
  },
  {
    username: 'otto',
    displayName: 'Otto Brinkmann',
    language: 'de',
    bio: 'Moderiert hier, schraubt sonst an Fahrrädern. Er/ihm.',
    themes: ['city', 'weather', 'garden'],
    age: 1700,
    weight: 1.1,
    account: { roleIds: ['2'] },
    user: {
      offered: 'Ein Moderator, schreibt Deutsch',
      roleId: '2',
      locale: 'de',
      defaultLanguage: 'de',
      expandSpoilers: true,
    },
  },
  {
    username: 'kenji',
    displayName: '川端 健二',
    language: 'ja',
    bio: '夜行列車と猫。写真はすべて自分で描いています。',
    themes: ['trains', 'cats', 'sky'],
    age: 800,
    weight: 1.4,
    user: {
      offered: '日本語の利用者: hides sensitive media, follows many pictures',
      locale: 'ja',
      defaultLanguage: 'ja',
      expandMedia: 'hide_all',
    },
  },
]

const ALL_PERMISSIONS = 0x7fffff
/** Permissions of a moderator, as the bits of Mastodon's roles. */
const MODERATION = [
  0x4, // audit log
  0x8, // dashboard
  0x10, // reports
  0x20, // federation
  0x200, // appeals
  0x400, // users
  0x10000, // invitations
  0x100000, // feeds that are closed to others
].reduce((bits, bit) => bits | bit)

/** Adds the roles and all users. User ids equal account ids. */
export function addMembers(world: World, now: number): Person[] {
  world.roles.put({
    id: '3',
    name: 'Owner',
    color: '#0f7a8a',
    highlighted: true,
    permissions: ALL_PERMISSIONS,
  })
  world.roles.put({
    id: '2',
    name: 'Moderator',
    color: '#6b4fb3',
    highlighted: true,
    permissions: MODERATION,
  })
  return MEMBERS.map((member) => {
    const account = addAccount(world, {
      username: member.username,
      domain: null,
      createdAt: now - member.age * DAY - HOUR,
      displayName: member.displayName,
      noteSource: member.bio,
      note: '',
      ...avatarPaths(member.username, false),
      header: `/media/headers/${member.username}.png`,
      headerStatic: `/media/headers/${member.username}.png`,
      ...member.account,
    })
    addUser(world, { id: account.id, email: `${member.username}@skein.example`, ...member.user })
    const texts = textsOf(member.language)
    const themes = texts.themes.filter((theme) => member.themes.includes(theme.key))
    return { account, texts, themes: themes.length > 0 ? themes : texts.themes, weight: member.weight }
  }).map((person) => {
    // Bios may mention each other, so they are formatted once all accounts exist.
    const note = toHtml(world, person.account.noteSource, null).html
    return { ...person, account: world.accounts.patch(person.account.id, { note }) ?? person.account }
  })
}
