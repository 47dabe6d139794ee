import { profilePath, statusPath } from '@/lib/navigation/paths'
import { isQuiet, minutesOf } from '@/lib/push/quiet-hours'
import { NAME, type PushNotes } from '@/lib/push/push-rows'
import type { StatusId } from '@/schemas/primitives'
import { formatAddress } from '../../../routing/address'
import type { FullNotification, PushPayload } from './payload'

/** Data of an alert for clicks on it. No token: the page and the worker have their own. */
interface AlertData {
  readonly identity: string
  readonly path: string
  /** Address of the path, for a new window. */
  readonly url: string
  /** The post; '' for none. */
  readonly status: string
  /** The newest notification of the alert, by which a page closes it once that is read. */
  readonly id: string
}

export interface PushAlert {
  readonly title: string
  readonly options: NotificationOptions & {
    readonly data: AlertData
    readonly actions: readonly { action: string; title: string }[]
  }
}

interface Emoji {
  readonly shortcode?: string
}

/** Removes the names of custom emoji, which an alert cannot show. */
const withoutEmoji = (text: string, emojis: readonly Emoji[] = []): string =>
  emojis
    .reduce((rest, { shortcode }) => rest.replaceAll(`:${shortcode}:`, ''), text)
    .replace(/\s+/g, ' ')
    .trim()

/** The page of notifications. */
export const NOTIFICATIONS = '/notifications'

/** Types about a person, whose alert opens the profile. */
const ABOUT_PEOPLE = ['follow', 'admin.sign_up']
/** Types about a post of the user, which needs no actions. */
const ABOUT_OWN_POSTS = ['favourite', 'reblog', 'poll']

/** The case of a type that has a sentence of its own. */
function caseOf(type: string, { status }: FullNotification, me: string): string {
  const isPrivate = status?.visibility === 'direct'
  if (type === 'mention') {
    const isReply = status?.in_reply_to_account_id === me
    if (isPrivate) return isReply ? ':privateReply' : ':private'
    return isReply ? ':reply' : ''
  }
  if (type === 'poll') return status?.account?.id === me ? ':own' : ''
  return isPrivate ? ':private' : ''
}

/** The sentence in the language of the user; that of the server where there is none, or its author is not known. */
function titleOf({ type, title }: PushPayload, full: FullNotification | null, notes: PushNotes): string {
  const { account } = full ?? {}
  const sentence = full
    ? (notes.sentences[type + caseOf(type, full, notes.me)] ?? notes.sentences[type])
    : undefined
  if (!sentence || !account) return title
  const name = withoutEmoji(account.display_name ?? '', account.emojis) || (account.acct ?? '')
  return name ? sentence.replaceAll(NAME, name) : title
}

function pathOf(type: string, { account, status }: FullNotification): string {
  if (status?.id && status.account?.acct) return statusPath(status.account.acct, status.id as StatusId)
  return account?.acct && ABOUT_PEOPLE.includes(type) ? profilePath(account.acct) : NOTIFICATIONS
}

/** Actions on the post of someone else, the likeliest first: a mention asks for an answer. */
function actionsOf(type: string, { status }: FullNotification, notes: PushNotes, max: number) {
  if (!status?.id || ABOUT_OWN_POSTS.includes(type)) return []
  const { favourite, boost, reply } = notes
  const canBoost = ['public', 'unlisted'].includes(status.visibility ?? '') && !status.reblogged
  const first = type === 'mention' ? ['reply', 'favourite', 'boost'] : ['favourite', 'boost', 'reply']
  return first
    .filter((action) => (action === 'favourite' ? !status.favourited : action === 'reply' || canBoost))
    .map((action) => ({ action, title: { favourite, boost, reply }[action] ?? '' }))
    .slice(0, max)
}

const isFiltered = ({ status }: FullNotification): boolean =>
  status?.filtered?.some(({ filter }) => filter?.context?.includes('notifications')) ?? false

/** Returns the address of a path of an account. It names the account, which may not be the first any more. */
export const addressIn = (app: string, identity: string, path: string): string =>
  app.replace(/\/$/, '') + formatAddress({ deck: false, identityKey: identity, path })

export interface AlertContext {
  readonly app: string
  readonly identity: string
  readonly notes: PushNotes
  readonly maxActions: number
  readonly isSilent: boolean
}

/** True while alerts may not make a sound. Browsers demand that every push shows something. */
export const isQuietTime = ({ quiet, pausedUntil }: PushNotes, now: Date): boolean =>
  pausedUntil > now.getTime() || isQuiet(quiet, minutesOf(now))

/** Returns the alert about a push. `full`: the notification as the server has it, if it answered. Pure. */
export function pushAlertOf(
  payload: PushPayload,
  full: FullNotification | null,
  { app, identity, notes, maxActions, isSilent }: AlertContext,
): PushAlert {
  const known = full ?? {}
  const path = pathOf(payload.type, known)
  const icon = payload.icon || known.account?.avatar_static
  const at = Date.parse(known.created_at ?? '')
  return {
    title: titleOf(payload, full, notes),
    options: {
      body: isFiltered(known) ? '' : withoutEmoji(payload.body, known.status?.emojis),
      ...(icon && { icon }),
      badge: `${app}icon-monochrome-512.png`,
      tag: `${identity}/${payload.id}`,
      lang: notes.lang,
      dir: notes.dir,
      silent: isSilent,
      ...(at > 0 && { timestamp: at }),
      data: {
        identity,
        path,
        url: addressIn(app, identity, path),
        status: known.status?.id ?? '',
        id: payload.id,
      },
      actions: actionsOf(payload.type, known, notes, maxActions),
    },
  }
}
