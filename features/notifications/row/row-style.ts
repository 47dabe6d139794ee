import type { Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import {
  AccountAddIcon,
  AlertIcon,
  BoostIcon,
  CollectionIcon,
  DirectIcon,
  EditIcon,
  FavouriteIcon,
  FlagIcon,
  LockIcon,
  LogInIcon,
  NotificationsIcon,
  NotificationsOnIcon,
  PollIcon,
  QuoteIcon,
  ReplyIcon,
  SparkleIcon,
  UnlinkIcon,
  UserIcon,
} from '@/lib/ui/icons'

/** The icon of a notification and the name of its colour. */
export interface RowStyle {
  readonly Icon: typeof UserIcon
  readonly tone: 'accent' | 'favourite' | 'boost' | 'bookmark' | 'private' | 'warning' | 'danger' | 'muted'
}

const STYLES: Readonly<Record<string, RowStyle>> = {
  mention: { Icon: DirectIcon, tone: 'accent' },
  quote: { Icon: QuoteIcon, tone: 'accent' },
  status: { Icon: NotificationsOnIcon, tone: 'accent' },
  reblog: { Icon: BoostIcon, tone: 'boost' },
  favourite: { Icon: FavouriteIcon, tone: 'favourite' },
  follow: { Icon: AccountAddIcon, tone: 'accent' },
  follow_request: { Icon: UserIcon, tone: 'bookmark' },
  poll: { Icon: PollIcon, tone: 'private' },
  update: { Icon: EditIcon, tone: 'muted' },
  quoted_update: { Icon: EditIcon, tone: 'accent' },
  added_to_collection: { Icon: CollectionIcon, tone: 'private' },
  collection_update: { Icon: CollectionIcon, tone: 'muted' },
  'admin.sign_up': { Icon: LogInIcon, tone: 'boost' },
  'admin.report': { Icon: FlagIcon, tone: 'danger' },
  severed_relationships: { Icon: UnlinkIcon, tone: 'warning' },
  moderation_warning: { Icon: AlertIcon, tone: 'danger' },
  annual_report: { Icon: SparkleIcon, tone: 'bookmark' },
}

const UNKNOWN: RowStyle = { Icon: NotificationsIcon, tone: 'muted' }

/** True when a post replies to the user. */
export const isReplyTo = (status: Status | undefined, me: AccountId | null): boolean =>
  me !== null && status?.in_reply_to_account_id === me

/** Returns how a notification looks, by its type and post. */
export function rowStyleOf(type: string, status: Status | undefined, me: AccountId | null): RowStyle {
  const style = Object.hasOwn(STYLES, type) ? (STYLES[type] ?? UNKNOWN) : UNKNOWN
  if (type !== 'mention') return style
  const isPrivate = status?.visibility === 'direct'
  const isReply = isReplyTo(status, me)
  return {
    Icon: isReply ? ReplyIcon : isPrivate ? LockIcon : style.Icon,
    tone: isPrivate ? 'private' : style.tone,
  }
}
