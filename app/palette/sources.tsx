import type { ReactNode } from 'react'
import { Avatar } from '@/lib/ui/avatar/avatar'
import { quickSettings } from '@/features/settings'
import { normaliseTag } from '@/features/tags'
import type { Feature } from '@/lib/http'
import { goToShortcut } from '@/lib/nav-entries'
import { paths, signInPath, type Path } from '@/lib/navigation'
import { shortcutKeys } from '@/lib/shortcuts'
import {
  AccountAddIcon,
  AccountIcon,
  AccountsIcon,
  AddIcon,
  BanIcon,
  EditIcon,
  FederatedIcon,
  FollowersIcon,
  HashtagIcon,
  InfoIcon,
  LinkIcon,
  ListIcon,
  LogInIcon,
  MuteIcon,
  NotificationsIcon,
  PinIcon,
  NewsIcon,
  SearchIcon,
  SettingsIcon,
  SparkleIcon,
} from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { feedMessages, kindMessages } from '../layout/deck/column/kind-messages'
import type { PaletteContext } from './context'
import type { PaletteItem } from './item'
import { newColumns, shownColumns } from './column-items'
import { layouts } from './layout-items'
import { itemLabels } from './messages'
import { settingPages } from './setting-items'

/** Returns the items of one kind. */
export type PaletteSource = (context: PaletteContext) => PaletteItem[]

/** Prefix of the id of a person's item. */
const PERSON = 'person:'

/** The item that opens a profile. */
export const personItem = (acct: string, name: string, avatar: string | null): PaletteItem => ({
  id: PERSON + acct,
  group: 'people',
  label: name,
  words: `@${acct}`,
  hint: `@${acct}`,
  icon: avatar === null ? <AccountIcon /> : <Avatar src={avatar} size="small" />,
  choice: { kind: 'open', path: paths.profile(acct) },
})

/** The item that opens a post. */
export const postItem = (id: StatusId, acct: string, words: string): PaletteItem => ({
  id: `post:${id}`,
  group: 'posts',
  label: words,
  hint: `@${acct}`,
  icon: <NewsIcon />,
  choice: { kind: 'open', path: paths.status(acct, id) },
})

/** The item that searches the server for a text. */
export const searchItem = (text: string, label: string): PaletteItem => ({
  id: 'search',
  group: 'search',
  label,
  icon: <SearchIcon />,
  choice: { kind: 'open', path: paths.search(text) },
})

const tagItem = (name: string): PaletteItem => ({
  id: `tag:${normaliseTag(name)}`,
  group: 'tags',
  label: `#${name}`,
  icon: <HashtagIcon />,
  choice: { kind: 'open', path: paths.tag(name) },
})

/** Signing in; all other commands are shortcuts. */
const signIn: PaletteSource = ({ intl, acct, canAddAccount }) => {
  if (!canAddAccount) return []
  const choice = { kind: 'open', path: signInPath(undefined, paths.home) } as const
  return [
    acct === null
      ? {
          id: 'command:signIn',
          group: 'actions',
          label: intl.formatMessage(itemLabels.signIn),
          icon: <LogInIcon />,
          choice,
        }
      : {
          id: 'command:addAccount',
          group: 'actions',
          label: intl.formatMessage(itemLabels.addAccount),
          icon: <AddIcon />,
          choice,
        },
  ]
}

interface ScreenItem {
  readonly id: string
  readonly to: Path
  readonly label: string
  readonly icon: ReactNode
  /** Hides the item when the server is known to lack this. */
  readonly needs?: Feature
}

/** The last year that servers look back on: they begin in December. */
function yearInReview(): string {
  const now = new Date()
  return String(now.getMonth() === 11 ? now.getFullYear() : now.getFullYear() - 1)
}

/** The pages of an account that the navigation does not have. */
const ownScreens = ({ intl }: PaletteContext, acct: string): ScreenItem[] => [
  {
    id: 'editProfile',
    to: paths.editProfile,
    label: intl.formatMessage(itemLabels.editProfile),
    icon: <EditIcon />,
  },
  {
    id: 'notificationSettings',
    to: paths.notificationSettings,
    label: intl.formatMessage(itemLabels.notificationSettings),
    icon: <NotificationsIcon />,
  },
  {
    id: 'notificationRequests',
    to: paths.notificationRequests,
    label: intl.formatMessage(itemLabels.notificationRequests),
    icon: <NotificationsIcon />,
    needs: 'notificationRequests',
  },
  { id: 'pinned', to: paths.pinned, label: intl.formatMessage(itemLabels.pinned), icon: <PinIcon /> },
  {
    id: 'followers',
    to: paths.followers(acct),
    label: intl.formatMessage(itemLabels.followers),
    icon: <FollowersIcon />,
  },
  {
    id: 'following',
    to: paths.following(acct),
    label: intl.formatMessage(itemLabels.following),
    icon: <FollowersIcon />,
  },
  {
    id: 'followedTags',
    to: paths.followedTags,
    label: intl.formatMessage(itemLabels.followedTags),
    icon: <HashtagIcon />,
    needs: 'followTags',
  },
  { id: 'mutes', to: paths.mutes, label: intl.formatMessage(itemLabels.mutes), icon: <MuteIcon /> },
  { id: 'blocks', to: paths.blocks, label: intl.formatMessage(itemLabels.blocks), icon: <BanIcon /> },
  {
    id: 'domainBlocks',
    to: paths.domainBlocks,
    label: intl.formatMessage(itemLabels.domainBlocks),
    icon: <BanIcon />,
    needs: 'userDomainBlocks',
  },
  {
    id: 'yearInReview',
    to: paths.year(yearInReview()),
    label: intl.formatMessage(itemLabels.yearInReview, { year: yearInReview() }),
    icon: <SparkleIcon />,
    needs: 'annualReports',
  },
]

/** The tabs of Explore, and of the live feeds, where the navigation has these pages. */
function tabScreens({ intl, entries, acct }: PaletteContext): ScreenItem[] {
  const has = (wanted: string) => entries.some(({ id }) => id === wanted)
  const feed = intl.formatMessage(feedMessages.remote)
  return [
    ...(has('public')
      ? [
          {
            id: 'remote',
            to: paths.remote,
            label: intl.formatMessage(kindMessages.feed, { feed }),
            icon: <FederatedIcon />,
          },
        ]
      : []),
    ...(has('explore')
      ? ([
          {
            id: 'trendingTags',
            to: paths.trendingTags,
            label: intl.formatMessage(kindMessages.trendingTags),
            icon: <HashtagIcon />,
            needs: 'trendingTags',
          },
          {
            id: 'trendingLinks',
            to: paths.trendingLinks,
            label: intl.formatMessage(kindMessages.trendingLinks),
            icon: <LinkIcon />,
            needs: 'trendingLinks',
          },
          {
            id: 'directory',
            to: paths.directory,
            label: intl.formatMessage(kindMessages.directory),
            icon: <AccountsIcon />,
            needs: 'directory',
          },
        ] as const)
      : []),
    ...(has('explore') && acct !== null
      ? [
          {
            id: 'suggestedPeople',
            to: paths.suggestedPeople,
            label: intl.formatMessage(itemLabels.suggestedPeople),
            icon: <AccountAddIcon />,
          },
        ]
      : []),
  ]
}

/** The texts of the server. */
const serverScreens = ({ intl, entries }: PaletteContext): ScreenItem[] =>
  entries.some(({ id }) => id === 'about')
    ? [
        {
          id: 'privacyPolicy',
          to: paths.privacyPolicy,
          label: intl.formatMessage(itemLabels.privacyPolicy),
          icon: <InfoIcon />,
        },
        {
          id: 'terms',
          to: paths.terms(),
          label: intl.formatMessage(itemLabels.terms),
          icon: <InfoIcon />,
        },
      ]
    : []

const screens: PaletteSource = (context) => {
  const { intl, acct, entries, capabilities } = context
  const navigation = entries.map(({ id, to, label, icon: Icon }): ScreenItem => ({
    id,
    to,
    label: intl.formatMessage(label),
    icon: <Icon />,
  }))
  const others = [
    ...tabScreens(context),
    ...(acct === null ? [] : ownScreens(context, acct)),
    ...serverScreens(context),
  ].filter(({ needs }) => needs === undefined || capabilities === undefined || capabilities.tries(needs))
  return [...navigation, ...others].map(({ id, to, label, icon }) => {
    const keys = shortcutKeys(goToShortcut(id))
    return {
      id: `screen:${id}`,
      group: 'screens',
      label,
      icon,
      ...(keys !== '' && { keys }),
      choice: { kind: 'open', path: to },
    }
  })
}

const ownLists: PaletteSource = ({ lists }) =>
  lists.map(({ id, title }) => ({
    id: `list:${id}`,
    group: 'lists',
    label: title,
    icon: <ListIcon />,
    choice: { kind: 'open', path: paths.list(id) },
  }))

const followedTags: PaletteSource = ({ tags }) => tags.map(tagItem)

const otherAccounts: PaletteSource = ({ accounts, identityKey: current }) =>
  accounts
    .filter(({ identityKey }) => identityKey !== current)
    .map(({ identityKey, name, emojis, handle, avatar }) => ({
      id: `account:${identityKey}`,
      group: 'accounts',
      label: name || identityKey,
      emojis,
      words: handle || identityKey,
      hint: `@${handle || identityKey}`,
      icon: <Avatar src={avatar} size="small" />,
      choice: { kind: 'switch', identityKey },
    }))

const settingCommands: PaletteSource = ({ intl, settings }) =>
  quickSettings(intl, settings).map(({ id, label, on, apply }) => ({
    id: `setting:${id}`,
    group: 'settings',
    label,
    ...(on !== undefined && { hint: intl.formatMessage(on ? itemLabels.on : itemLabels.off) }),
    icon: <SettingsIcon />,
    choice: { kind: 'run', run: apply },
  }))

const recentPeople: PaletteSource = ({ recents }) =>
  recents.flatMap(({ id, name }) =>
    id.startsWith(PERSON) && name !== undefined ? personItem(id.slice(PERSON.length), name, null) : [],
  )

const ADDRESS = /^@?([\w.-]+@[\w.-]+\.\p{L}{2,})$/u
const TAG = /^#([\p{L}\p{M}\p{N}_·]+)$/u

/** The hashtag or the address that the query spells out, known or not. */
const typed: PaletteSource = ({ query }) => {
  const wanted = query.trim()
  const acct = ADDRESS.exec(wanted)?.[1]
  if (acct !== undefined) return [personItem(acct, `@${acct}`, null)]
  const tag = TAG.exec(wanted)?.[1]
  return tag === undefined ? [] : [tagItem(tag)]
}

/** All sources, in the order of their items without a query. */
export const ITEM_SOURCES: readonly PaletteSource[] = [
  screens,
  ownLists,
  followedTags,
  otherAccounts,
  signIn,
  settingCommands,
  settingPages,
  recentPeople,
  shownColumns,
  layouts,
  newColumns,
  typed,
]

/** Returns the items of all sources, each once. A source that throws is reported and left out. */
export function collectItems(
  context: PaletteContext,
  sources: readonly PaletteSource[] = ITEM_SOURCES,
): PaletteItem[] {
  const items = sources.flatMap((source) => {
    try {
      return source(context)
    } catch (error) {
      reportError(error)
      return []
    }
  })
  const known = new Set<string>()
  return items.filter(({ id }) => !known.has(id) && known.add(id))
}
