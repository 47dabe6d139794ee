import {
  accountActionsOf,
  moderationActions,
  nameOf,
  type AccountActionId,
  type ModerationActionId,
} from '@/features/accounts'
import { filterActions, type FilterContext } from '@/features/filters'
import type { Action } from '@/lib/actions/action'
import { pushToast } from '@/lib/alerts'
import { canCommand, command } from '@/lib/bus'
import type { IntlShape, Message } from '@/lib/i18n'
import { pushModal } from '@/lib/modals'
import { paths, type Navigation } from '@/lib/navigation'
import { keyWithin, type Runtime } from '@/lib/runtime'
import type { Account, Status } from '@/schemas/entities'
import { boostAction, boostToAction, quoteAction } from '../boost/boost-actions'
import { deleteWithUndo } from '../deletion/delete-with-undo'
import '../edit-history'
import { linkOf } from '../link'
import { muteConversation, pinStatus } from '../mutations'
import { quoteActions } from '../quotes/quote-actions'
import { canBoost, canPin, isForAll, mayMute } from '../rules'
import { copyEmbedCode } from '../share'
import { translationMessages } from '../translation/messages'
import { barActionsOf } from './bar-actions'
import type { FocusKeeper } from './keep-focus'
import { linkActions, type LinkActionId } from './link-actions'
import { messages } from './messages'

/** Ids of the actions, in no order; menus have their own. */
export type StatusActionId =
  | 'reply'
  | 'boost'
  | 'boostTo'
  | 'quote'
  | 'favourite'
  | 'bookmark'
  | 'expand'
  | 'aboutLink'
  | 'translate'
  | 'readLanguage'
  | 'embed'
  | 'boosts'
  | 'quotes'
  | 'favourites'
  | 'history'
  | 'pin'
  | 'muteConversation'
  | 'edit'
  | 'delete'
  | 'redraft'
  | 'quotePolicy'
  | 'quoteRevoke'
  | 'filterText'
  | 'filter'
  | LinkActionId
  | ModerationActionId
  | AccountActionId

export type StatusAction = Action<StatusActionId>

/** Where the post is shown, and how actions leave it. */
export interface StatusContext {
  /** For the notices of what was done. */
  intl: IntlShape
  /** True for the open post of its thread. */
  isOpen: boolean
  navigation: Pick<Navigation, 'go' | 'back' | 'backTo'>
  focus: FocusKeeper
  /** Default public. */
  filterContext?: FilterContext
  /** The text selected in the post. Default none. */
  selection?: string
  /** Translates the post or switches back; null where that is not possible or needed. Default null. */
  translate?: { on: boolean; press: () => void; reads?: LanguageRead | undefined } | null
}

/** Adds the language of the post to those that are not translated. */
interface LanguageRead {
  /** Its name. */
  language: string
  press: () => void
}

/** A post with its author, and where it is shown. */
interface Subject extends StatusContext {
  runtime: Runtime
  status: Status
  account: Account
}

type Found = (StatusAction | false)[]

/** Opening elsewhere, translating, copying and sharing. */
function openActions({
  runtime,
  status,
  account,
  intl,
  isOpen,
  navigation,
  translate = null,
}: Subject): Found {
  const { go } = navigation
  const link = linkOf(status)
  const page = status.card?.url ?? ''
  const isRemote = account.acct.includes('@')
  const { capabilities } = runtime.http
  return [
    !isOpen && {
      id: 'expand',
      label: messages.expand,
      run: () => go(paths.status(account.acct, status.id)),
    },
    ...linkActions({ link, isRemote, isForAll: isForAll(status), title: nameOf(account) }, intl),
    page !== '' &&
      capabilities.has('linkTimeline') && {
        id: 'aboutLink',
        label: messages.aboutLink,
        run: () => go(paths.link(page)),
      },
    translate !== null && {
      id: 'translate',
      label: translate.on ? messages.untranslate : messages.translate,
      on: translate.on,
      run: translate.press,
    },
    translate?.reads !== undefined && {
      id: 'readLanguage',
      label: translationMessages.stopOffering,
      values: { language: translate.reads.language },
      run: translate.reads.press,
    },
    // Other software has no embed page, and remote servers' features are unknown.
    link !== null &&
      isForAll(status) &&
      !isRemote &&
      capabilities.software?.mastodon === true && {
        id: 'embed',
        label: messages.embed,
        run: () => void copyEmbedCode(link, intl),
      },
  ]
}

/** Boosts, quotes, favourites and edits of the post. */
function aboutActions({ runtime, status, account, navigation: { go } }: Subject): Found {
  const { id } = status
  const { me, identity, http } = runtime
  return [
    status.reblogs_count > 0 && {
      id: 'boosts',
      label: messages.boosts,
      run: () => go(paths.reblogs(account.acct, id)),
    },
    (status.quotes_count ?? 0) > 0 &&
      me !== null &&
      http.capabilities.has('quotes') && {
        id: 'quotes',
        label: messages.quotes,
        run: () => go(paths.quotes(account.acct, id)),
      },
    status.favourites_count > 0 && {
      id: 'favourites',
      label: messages.favourites,
      run: () => go(paths.favouritedBy(account.acct, id)),
    },
    Boolean(status.edited_at) &&
      http.capabilities.has('history') && {
        id: 'history',
        label: messages.history,
        run: () => void pushModal('HISTORY', { statusId: id }, identity.key),
      },
  ]
}

const confirmWith =
  ({ id }: Status, { identity }: Runtime, intl: IntlShape, text: Message) =>
  () =>
    void pushToast({
      kind: 'success',
      text: () => intl.formatMessage(text),
      key: `status ${keyWithin(identity, id)}`,
    })

/** Mutes the conversation, or unmutes it; null for one that does not notify the user. */
export function muteConversationAction(
  runtime: Runtime,
  status: Status,
  intl: IntlShape,
): Action<'muteConversation'> | null {
  if (!mayMute(status, runtime.me)) return null
  const { id, muted = false } = status
  const onDone = confirmWith(status, runtime, intl, muted ? messages.unmuted : messages.muted)
  return {
    id: 'muteConversation',
    label: muted ? messages.unmute : messages.mute,
    on: muted,
    run: () => void runtime.run(muteConversation, { id, on: !muted }, { onDone }),
  }
}

function pinAction({ runtime, status, intl }: Subject): StatusAction | false {
  const { id, pinned = false } = status
  if (!canPin(status, runtime.me)) return false
  const onDone = confirmWith(status, runtime, intl, pinned ? messages.unpinned : messages.pinned)
  return {
    id: 'pin',
    label: pinned ? messages.unpin : messages.pin,
    on: pinned,
    run: () => void runtime.run(pinStatus, { id, on: !pinned }, { onDone }),
  }
}

/** Leaves the page of a deleted post: to its parent if there is one, else back. */
function leavePage({ runtime: { cache }, status, navigation, focus }: Subject): void {
  const parent = status.in_reply_to_id === null ? undefined : cache.read('status', status.in_reply_to_id)
  const author = parent && cache.read('account', parent.account)
  if (!parent || !author || parent.gone || author.hidden) return navigation.back()
  focus.focusOpenPost(parent.id)
  navigation.backTo(paths.status(author.acct, parent.id))
}

/** Actions of the author. */
function authorActions(subject: Subject): Found {
  const { runtime, status, account, intl, isOpen, navigation, focus } = subject
  const { id } = status
  const remove = () => {
    const passFocus = focus.passToNext()
    // Undoing returns to the page.
    const onUndone = isOpen ? () => navigation.go(paths.status(account.acct, id)) : undefined
    deleteWithUndo(runtime, id, intl, onUndone)
    if (isOpen) leavePage(subject)
    else passFocus()
  }
  const ask = (name: 'edit' | 'redraft') => () =>
    void command(name, { identity: runtime.identity.key, statusId: id })
  return [
    canCommand('edit') &&
      runtime.http.capabilities.tries('editing') && { id: 'edit', label: messages.edit, run: ask('edit') },
    { id: 'delete', label: messages.delete, danger: true, run: remove },
    canCommand('redraft') && { id: 'redraft', label: messages.redraft, danger: true, run: ask('redraft') },
  ]
}

/** The buttons below the post, with the question before a boost. */
function barActions({ runtime, status }: Subject): Found {
  const { reply, favourite, bookmark } = barActionsOf(runtime, status)
  const quoting = runtime.http.capabilities.has('quotes') ? 'known' : null
  const boosts = canBoost(status, runtime.me)
  return [
    reply,
    boosts && boostAction(runtime, status),
    (boosts && boostToAction(runtime, status)) ?? false,
    (boosts && quoteAction(runtime, status, quoting)) ?? false,
    favourite,
    bookmark,
  ]
}

/** Returns everything that can be done with a post; [] while its author is unknown. */
export function actionsOf(runtime: Runtime, status: Status, context: StatusContext): StatusAction[] {
  const { cache, me } = runtime
  const account = cache.read('account', status.account)
  if (!account) return []
  const { intl, filterContext = 'public', selection = '' } = context
  const subject = { ...context, runtime, status, account }
  const relationship = cache.read('relationship', account.id)
  const all: Found = [
    ...barActions(subject),
    ...openActions(subject),
    ...aboutActions(subject),
    pinAction(subject),
    muteConversationAction(runtime, status, intl) ?? false,
    ...quoteActions(runtime, status),
    ...filterActions(runtime, status, { filterContext, selection, go: context.navigation.go }),
    ...(status.account === me
      ? authorActions(subject)
      : [
          ...accountActionsOf(runtime, account, relationship, { intl, statusId: status.id }),
          ...moderationActions(runtime, account, status.id),
        ]),
  ]
  return all.filter((action) => action !== false)
}
