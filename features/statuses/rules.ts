import type { Card, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { VISIBILITIES, type Visibility } from '@/schemas/status'

/** Whether it was written for everybody: such posts may be passed on. */
export const isForAll = ({ visibility }: Pick<Status, 'visibility'>) =>
  visibility === 'public' || visibility === 'unlisted'

type PinSubject = Pick<Status, 'visibility' | 'account' | 'reblog'>

/** One's own posts can be pinned, private mentions and boosts aside (reference, More menu). */
export const canPin = ({ visibility, account, reblog }: PinSubject, me: AccountId | null) =>
  account === me && visibility !== 'direct' && !reblog

/** Conversations that tell one of themselves can be muted: of one's own posts, and those that mention one. */
export const mayMute = ({ account, mentions, muted }: MuteSubject, me: AccountId | null) =>
  me !== null && (muted === true || account === me || mentions.some((mention) => mention.id === me))

type MuteSubject = Pick<Status, 'account' | 'mentions' | 'muted'>

type BoostSubject = Pick<Status, 'visibility' | 'account'>

/** Public and unlisted posts can be boosted, and one's own private ones (product.md 5). */
export function canBoost(status: BoostSubject, me: AccountId | null): boolean {
  if (isForAll(status)) return true
  return status.visibility === 'private' && status.account === me
}

/** The visibilities a boost of this post may have: never wider than the post, never direct. */
export function boostVisibilities(status: Pick<Status, 'visibility'>): Visibility[] {
  const widest = VISIBILITIES.indexOf(status.visibility)
  return VISIBILITIES.filter((each, at) => at >= widest && each !== 'direct')
}

export type QuoteChoice =
  | { allowed: true; manual: boolean }
  | { allowed: false; reason: 'private' | 'denied' | 'followers' | 'unsupported' }

/**
 * Whether the person may quote this post, and if not why (product.md 5, api-facts 4).
 * An approval that the server has not said counts as denied; servers without quotes answer `unsupported`.
 */
export function quoteChoice(
  status: Pick<Status, 'visibility' | 'account' | 'quote_approval'>,
  me: AccountId | null,
  serverHasQuotes: boolean,
): QuoteChoice {
  if (!serverHasQuotes) return { allowed: false, reason: 'unsupported' }
  const own = status.account === me
  if (status.visibility === 'direct' || (status.visibility === 'private' && !own))
    return { allowed: false, reason: 'private' }
  if (own) return { allowed: true, manual: false }
  const approval = status.quote_approval
  if (approval?.current_user === 'automatic') return { allowed: true, manual: false }
  if (approval?.current_user === 'manual') return { allowed: true, manual: true }
  const followers = approval?.automatic[0] === 'followers' || approval?.manual[0] === 'followers'
  return { allowed: false, reason: followers ? 'followers' : 'denied' }
}

/** Whether anybody beside its author may quote it, or ask to: what a visitor can know. */
export const mayBeQuoted = ({ visibility, quote_approval: approval }: QuoteSubject) =>
  isForAll({ visibility }) &&
  Boolean(approval && (approval.automatic.length > 0 || approval.manual.length > 0))

type QuoteSubject = Pick<Status, 'visibility' | 'quote_approval'>

export type DisplayMedia = 'default' | 'show_all' | 'hide_all'

/** Shown when the person said so, else by setting, else when not sensitive (product.md 4, Media visibility). */
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

/** The shape of a card's picture: video 16:9, wide 1.91:1, else square (product.md 9). */
export function cardShape({ type, width, height }: Pick<Card, 'type' | 'width' | 'height'>) {
  if (type === 'video') return 'video'
  return (width ?? 0) > (height ?? 0) ? 'wide' : 'square'
}

/** Whether the text behind a content warning is shown. */
export function warningOpen(spoiler: string, expandAll: boolean, explicit: boolean | undefined): boolean {
  if (spoiler.trim() === '') return true
  return explicit ?? expandAll
}

/** The more private of the two: a reply is never wider than its parent (api-facts 0). */
export function morePrivate(a: Visibility, b: Visibility): Visibility {
  return VISIBILITIES.indexOf(a) >= VISIBILITIES.indexOf(b) ? a : b
}

/** A press that moved this far is a drag, not a click (product.md 9), in CSS pixels. */
export const DRAG_THRESHOLD = 5
