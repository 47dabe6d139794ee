import { Avatar } from '@/lib/ui/avatar/avatar'
import { quickSettings } from '@/features/settings'
import { normaliseTag } from '@/features/tags'
import { canCommand, command } from '@/lib/bus'
import { goToShortcut } from '@/lib/nav-entries'
import { paths, signInPath } from '@/lib/navigation'
import { shortcutKeys } from '@/lib/shortcuts'
import {
  AccountIcon,
  AddIcon,
  BanIcon,
  ColumnsIcon,
  FollowersIcon,
  HashtagIcon,
  ListIcon,
  LogInIcon,
  MuteIcon,
  NotificationsIcon,
  PinIcon,
  NewsIcon,
  SearchIcon,
  SettingsIcon,
} from '@/lib/ui/icons'
import type { StatusId } from '@/schemas/primitives'
import { columnChoices } from '../layout/deck/column/column-kind'
import type { PaletteContext } from './context'
import type { PaletteItem } from './item'
import { shownColumns } from './column-items'
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

const screens: PaletteSource = ({ intl, acct, entries }) => {
  const navigation = entries.map(({ id, to, label, icon: Icon }) => ({ id, to, label, icon: <Icon /> }))
  const others =
    acct === null
      ? []
      : [
          {
            id: 'notificationSettings',
            to: paths.notificationSettings,
            label: itemLabels.notificationSettings,
            icon: <NotificationsIcon />,
          },
          {
            id: 'pinned',
            to: paths.pinned,
            label: itemLabels.pinned,
            icon: <PinIcon />,
          },
          {
            id: 'followers',
            to: paths.followers(acct),
            label: itemLabels.followers,
            icon: <FollowersIcon />,
          },
          {
            id: 'following',
            to: paths.following(acct),
            label: itemLabels.following,
            icon: <FollowersIcon />,
          },
          { id: 'mutes', to: paths.mutes, label: itemLabels.mutes, icon: <MuteIcon /> },
          { id: 'blocks', to: paths.blocks, label: itemLabels.blocks, icon: <BanIcon /> },
          { id: 'domainBlocks', to: paths.domainBlocks, label: itemLabels.domainBlocks, icon: <BanIcon /> },
        ]
  return [...navigation, ...others].map(({ id, to, label, icon }) => {
    const keys = shortcutKeys(goToShortcut(id))
    return {
      id: `screen:${id}`,
      group: 'screens',
      label: intl.formatMessage(label),
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

/** Adds a column, while the deck is shown. Too many to list without a query. */
const newColumns: PaletteSource = ({
  intl,
  identityKey,
  acct,
  query,
  entries,
  hasCollections,
  lists,
  tags,
}) => {
  if (acct === null || query.trim() === '' || !canCommand('addColumn')) return []
  const entry = (wanted: string) =>
    entries
      .filter(({ id }) => id === wanted)
      .map(({ to, label }) => ({ path: to, name: intl.formatMessage(label) }))
  return columnChoices({ intl, entry, hasCollections, lists, tags }).map(({ path, name }) => ({
    id: `column:${path}`,
    group: 'columns',
    label: intl.formatMessage(itemLabels.addColumn, { name }),
    icon: <ColumnsIcon />,
    choice: { kind: 'run', run: () => void command('addColumn', { identity: identityKey, path }) },
  }))
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
