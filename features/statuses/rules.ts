import type { Card, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { carefulVisibility, VISIBILITIES, type Visibility } from '@/schemas/statuses/status'

/** True for posts visible to everyone, which may be shared. */
export const isForAll = ({ visibility }: Pick<Status, 'visibility'>) =>
  visibility === 'public' || visibility === 'unlisted'

type PinSubject = Pick<Status, 'visibility' | 'account' | 'reblog'>

/** True for posts of the user, except private mentions and boosts. */
export const canPin = ({ visibility, account, reblog }: PinSubject, me: AccountId | null) =>
  account === me && visibility !== 'direct' && !reblog

/** True for conversations that notify the user: those with posts of the user or mentions. */
export const mayMute = ({ account, mentions, muted }: MuteSubject, me: AccountId | null) =>
  me !== null && (muted === true || account === me || mentions.some((mention) => mention.id === me))

type MuteSubject = Pick<Status, 'account' | 'mentions' | 'muted'>

type BoostSubject = Pick<Status, 'visibility' | 'account'>

/** True for public and unlisted posts, and for the user's followers-only posts. */
export function canBoost(status: BoostSubject, me: AccountId | null): boolean {
  if (isForAll(status)) return true
  return status.visibility === 'private' && status.account === me
}

/** Returns the allowed visibilities of a boost: never wider than the post, never direct. */
export function boostVisibilities(status: Pick<Status, 'visibility'>): Visibility[] {
  const widest = VISIBILITIES.indexOf(carefulVisibility(status.visibility))
  return VISIBILITIES.filter((each, at) => at >= widest && each !== 'direct')
}

export type QuoteChoice =
  | { allowed: true; manual: boolean }
  | { allowed: false; reason: 'private' | 'denied' | 'followers' | 'unsupported' }

/**
 * Decides whether the user may quote this post, and if not why. A missing approval counts as denied; without
 * server support the reason is `unsupported`.
 */
export function quoteChoice(
  status: Pick<Status, 'visibility' | 'account' | 'quote_approval'>,
  me: AccountId | null,
  serverHasQuotes: boolean,
): QuoteChoice {
  if (!serverHasQuotes) return { allowed: false, reason: 'unsupported' }
  const own = status.account === me
  if (status.visibility === 'direct' || (!isForAll(status) && !own))
    return { allowed: false, reason: 'private' }
  if (own) return { allowed: true, manual: false }
  const approval = status.quote_approval
  if (approval?.current_user === 'automatic') return { allowed: true, manual: false }
  if (approval?.current_user === 'manual') return { allowed: true, manual: true }
  const followers = approval?.automatic[0] === 'followers' || approval?.manual[0] === 'followers'
  return { allowed: false, reason: followers ? 'followers' : 'denied' }
}

/** True when anyone except the author may quote the post or ask to, according to the data that a visitor gets. */
export const mayBeQuoted = ({ visibility, quote_approval: approval }: QuoteSubject) =>
  isForAll({ visibility }) &&
  Boolean(approval && (approval.automatic.length > 0 || approval.manual.length > 0))

type QuoteSubject = Pick<Status, 'visibility' | 'quote_approval'>

export type DisplayMedia = 'default' | 'show_all' | 'hide_all'

/** True when the user revealed the media, else by setting, else when not sensitive. */
export function mediaShown(
  sensitive: boolean,
  setting: DisplayMedia,
  explicit: boolean | undefined,
): boolean {
  if (explicit !== undefined) return explicit
  if (setting === 'show_all') return true
  if (setting === 'hide_all') return false
  return !sensitive
}

/** Returns the shape of a card's image: video 16:9, wide 1.91:1, else square. */
export function cardShape({ type, width, height }: Pick<Card, 'type' | 'width' | 'height'>) {
  if (type === 'video') return 'video'
  return (width ?? 0) > (height ?? 0) ? 'wide' : 'square'
}

/** True when the text behind a content warning is shown. */
export function warningOpen(spoiler: string, expandAll: boolean, explicit: boolean | undefined): boolean {
  if (spoiler.trim() === '') return true
  return explicit ?? expandAll
}

/** Returns the more private visibility: a reply is never wider than its parent. */
export function morePrivate(a: Visibility, b: Visibility): Visibility {
  return VISIBILITIES.indexOf(a) >= VISIBILITIES.indexOf(b) ? a : b
}

/** Movement in CSS px that makes a click a drag. */
export const DRAG_THRESHOLD = 5
