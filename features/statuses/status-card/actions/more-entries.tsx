import { filterEntries, type FilterContext } from '@/features/filters'
import { addToListsEntry, hideEntries, nameOf } from '@/features/accounts'
import { pushToast } from '@/lib/alerts'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { paths } from '@/lib/navigation'
import type { Runtime } from '@/lib/runtime'
import {
  BoostIcon,
  CodeIcon,
  CopyIcon,
  DirectIcon,
  EditIcon,
  ExternalIcon,
  FavouriteIcon,
  ForwardIcon,
  LanguagesIcon,
  LockIcon,
  MuteIcon,
  NotificationsIcon,
  PinIcon,
  PinOffIcon,
  QuoteIcon,
  RefreshIcon,
  ShareIcon,
  TimeIcon,
  TrashIcon,
  NewsIcon,
} from '@/lib/ui/icons'
import type { MenuEntry } from '@/lib/ui/menu'
import { focusWhenMounted } from '@/lib/focus/focus-when-mounted'
import { passFocusToRow } from '@/lib/focus/pass-focus'
import type { Account, Relationship, Status } from '@/schemas/entities'
import { messages as boostMessages } from '../../boost/messages'
import { columnAround } from '@/lib/util/on-screen'
import { deleteWithUndo } from '../../deletion/delete-with-undo'
import '../../edit-history'
import { linkOf } from '../../link'
import { muteConversation, pinStatus } from '../../mutations'
import { copyEmbedCode, copyLink, share } from '../../share'
import { quoteMenuEntries } from '../../quotes/quote-menu'
import { canPin, isForAll, mayBeQuoted, mayMute } from '../../rules'
import { messages } from './more-messages'

/** Everything the menu of a post depends on. */
export interface MoreSituation {
  status: Status
  account: Account
  /** True for the open post of its thread. */
  open: boolean
  relationship: Relationship | undefined
  runtime: Runtime
  intl: IntlShape
  go: (path: string) => void
  back: () => void
  backTo: (path: string) => void
  /** Translates the post or switches back; null where that is not possible or needed. */
  translate: { on: boolean; press: () => void } | null
  /** Where the post is shown. */
  context: FilterContext
  /** Returns the button of the menu, which gets focus back. */
  button: () => HTMLElement | null
  /** Entries of the list that shows the post. */
  extra?: MoreEntriesOf | undefined
}

type Entries = (MenuEntry | false)[]

/** Returns entries of a list for the menus of its posts. `holder`: the button of the menu. */
export type MoreEntriesOf = (holder: HTMLElement | null) => readonly MenuEntry[]

/** In px. */
const ICON_SIZE = 18

function item(label: string, Icon: typeof EditIcon, onSelect: () => void, danger = false): MenuEntry {
  return { kind: 'item', label, icon: <Icon size={ICON_SIZE} />, onSelect, danger }
}

/** The entries that also have keys (`../../shortcuts`). */
type Keyed =
  | 'original'
  | 'translate'
  | 'copyLink'
  | 'pin'
  | 'muteConversation'
  | 'edit'
  | 'delete'
  | 'redraft'
  | 'mention'

const keyed = (shortcut: Keyed, entry: MenuEntry): MenuEntry => ({ ...entry, shortcut }) as MenuEntry

/** Opening elsewhere, copying and sharing. */
function linkEntries({ status, account, open, runtime, intl, go, translate }: MoreSituation): Entries {
  const link = linkOf(status)
  const page = status.card?.url ?? ''
  return [
    !open &&
      item(intl.formatMessage(messages.expand), ForwardIcon, () => go(paths.status(account.acct, status.id))),
    link !== null &&
      isForAll(status) &&
      account.acct.includes('@') && {
        kind: 'link',
        shortcut: 'original',
        label: intl.formatMessage(messages.original),
        icon: <ExternalIcon size={ICON_SIZE} />,
        href: link,
        external: true,
      },
    page !== '' &&
      runtime.http.capabilities.has('linkTimeline') &&
      item(intl.formatMessage(messages.aboutLink), NewsIcon, () => go(paths.link(page))),
    translate !== null &&
      keyed(
        'translate',
        item(
          intl.formatMessage(translate.on ? messages.untranslate : messages.translate),
          LanguagesIcon,
          translate.press,
        ),
      ),
    link !== null &&
      keyed(
        'copyLink',
        item(intl.formatMessage(messages.copy), CopyIcon, () => void copyLink(link, intl)),
      ),
    link !== null &&
      isForAll(status) &&
      'share' in navigator &&
      item(intl.formatMessage(messages.share), ShareIcon, () => void share(link, nameOf(account), intl)),
    // Other software has no embed page, and remote servers' features are unknown.
    link !== null &&
      isForAll(status) &&
      !account.acct.includes('@') &&
      runtime.http.capabilities.software?.mastodon === true &&
      item(intl.formatMessage(messages.embed), CodeIcon, () => void copyEmbedCode(link, intl)),
  ]
}

/** Boosts, quotes, favourites and edits. */
function aboutEntries({ status, account, runtime, intl, go }: MoreSituation): Entries {
  const { id } = status
  return [
    status.reblogs_count > 0 &&
      item(intl.formatMessage(messages.boosts), BoostIcon, () => go(paths.reblogs(account.acct, id))),
    (status.quotes_count ?? 0) > 0 &&
      runtime.me !== null &&
      runtime.http.capabilities.has('quotes') &&
      item(intl.formatMessage(messages.quotes), QuoteIcon, () => go(paths.quotes(account.acct, id))),
    status.favourites_count > 0 &&
      item(intl.formatMessage(messages.favourites), FavouriteIcon, () =>
        go(paths.favouritedBy(account.acct, id)),
      ),
    Boolean(status.edited_at) &&
      runtime.http.capabilities.has('history') &&
      item(
        intl.formatMessage(messages.history),
        TimeIcon,
        () => void pushModal('HISTORY', { statusId: id }, runtime.identity.key),
      ),
  ]
}

const confirmWith =
  ({ id }: Status, { identity }: Runtime, intl: IntlShape, text: Message) =>
  () =>
    void pushToast({ kind: 'success', text: intl.formatMessage(text), key: `status ${identity.key}/${id}` })

/** Mutes the conversation, or unmutes it; false for one that does not notify the user. */
export function conversationMuteEntry(status: Status, runtime: Runtime, intl: IntlShape): MenuEntry | false {
  if (!mayMute(status, runtime.me)) return false
  const { id, muted } = status
  const done = confirmWith(status, runtime, intl, muted ? messages.unmuted : messages.muted)
  return keyed(
    'muteConversation',
    item(
      intl.formatMessage(muted ? messages.unmute : messages.mute),
      muted ? NotificationsIcon : MuteIcon,
      () => void runtime.run(muteConversation(id, !muted, done)),
    ),
  )
}

/** Pinning, and muting the conversation. */
function keepEntries({ status, runtime, intl }: MoreSituation): Entries {
  const { me, identity } = runtime
  const { id, pinned } = status
  const pin = () =>
    void runtime.run(
      pinStatus(
        id,
        !pinned,
        identity.key,
        confirmWith(status, runtime, intl, pinned ? messages.unpinned : messages.pinned),
      ),
    )
  return [
    canPin(status, me) &&
      keyed(
        'pin',
        item(intl.formatMessage(pinned ? messages.unpin : messages.pin), pinned ? PinOffIcon : PinIcon, pin),
      ),
    conversationMuteEntry(status, runtime, intl),
  ]
}

/** Leaves the page of a deleted post: to its parent if there is one, else back. */
function leavePage({ status, runtime: { cache }, back, backTo, button }: MoreSituation) {
  const parent = status.in_reply_to_id === null ? undefined : cache.read('status', status.in_reply_to_id)
  const author = parent && cache.read('account', parent.account)
  if (!parent || !author || parent.gone || author.hidden) return back()
  focusWhenMounted(`article[aria-current][data-status="${CSS.escape(parent.id)}"]`, columnAround(button()))
  backTo(paths.status(author.acct, parent.id))
}

/** Actions of the author. */
function ownEntries(situation: MoreSituation): Entries {
  const { status, account, open, runtime, intl, go, button } = situation
  const { id } = status
  const remove = () => {
    const passFocus = passFocusToRow(button())
    // Undoing returns to the page.
    deleteWithUndo(runtime, id, intl, open ? () => go(paths.status(account.acct, id)) : undefined)
    if (open) leavePage(situation)
    else passFocus()
  }
  const ask = (name: 'edit' | 'redraft') => () =>
    void command(name, { identity: runtime.identity.key, statusId: id })
  return [
    canCommand('edit') &&
      runtime.http.capabilities.tries('editing') &&
      keyed('edit', item(intl.formatMessage(messages.edit), EditIcon, ask('edit'))),
    keyed('delete', item(intl.formatMessage(messages.delete), TrashIcon, remove, true)),
    canCommand('redraft') &&
      keyed('redraft', item(intl.formatMessage(messages.redraft), RefreshIcon, ask('redraft'), true)),
  ]
}

/** Mentioning the author. */
function authorEntries({ account, runtime, intl }: MoreSituation): Entries {
  const lists = addToListsEntry(account, runtime, intl)
  // Its handle is invalid, so a mention would not be delivered.
  if (account.invalid_handle) return [lists]
  const ask = (name: 'mention' | 'message') => () =>
    void command(name, { identity: runtime.identity.key, accountId: account.id })
  const name = account.username
  return [
    canCommand('mention') &&
      keyed('mention', item(intl.formatMessage(messages.mention, { name }), DirectIcon, ask('mention'))),
    canCommand('message') && item(intl.formatMessage(messages.message, { name }), LockIcon, ask('message')),
    lists,
  ]
}

/** For visitors quoting is only here: their boost button opens the prompt immediately. */
function visitorEntries({ status, runtime, intl }: MoreSituation): Entries {
  return [
    mayBeQuoted(status) &&
      item(
        intl.formatMessage(boostMessages.quote),
        QuoteIcon,
        () =>
          void command('interact', { identity: runtime.identity.key, action: 'quote', statusId: status.id }),
      ),
  ]
}

const separator: MenuEntry = { kind: 'separator' }

/** Returns all entries of a post's menu, without those that do not apply. */
export function moreEntries(situation: MoreSituation): Entries {
  const { status, account, relationship, runtime, intl } = situation
  const read: Entries = [...linkEntries(situation), separator, ...aboutEntries(situation)]
  if (runtime.me === null) return [...read, separator, ...visitorEntries(situation)]
  const quotes = quoteMenuEntries(status, runtime, intl)
  const extra = situation.extra?.(situation.button()) ?? []
  const keep: Entries = [...read, separator, ...keepEntries(situation), ...extra]
  if (status.account === runtime.me) return [...keep, ...quotes, separator, ...ownEntries(situation)]
  return [
    ...keep,
    separator,
    ...authorEntries(situation),
    separator,
    ...quotes,
    ...filterEntries({ ...situation, article: situation.button()?.closest('article') }),
    ...hideEntries(account, relationship, runtime, intl, status.id),
  ]
}
