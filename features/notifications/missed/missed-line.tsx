import type { ComponentType } from 'react'
import { useIntl } from '@/lib/i18n'
import { useEntity } from '@/lib/runtime'
import { Avatar } from '@/lib/ui/avatar/avatar'
import {
  AccountAddIcon,
  BoostIcon,
  ChevronRightIcon,
  CollectionIcon,
  DirectIcon,
  EditIcon,
  FavouriteIcon,
  NotificationsIcon,
  NotificationsOnIcon,
  PollIcon,
  QuoteIcon,
  UserIcon,
} from '@/lib/ui/icons'
import type { AccountId } from '@/schemas/primitives'
import type { NotificationFilter } from '../engine/notification-filter'
import { counts, messages } from './messages'
import type { MissedKind, MissedLine } from './summary'
import styles from './missed-panel.module.css'

const ICONS: Record<MissedKind, ComponentType<{ size?: number }>> = {
  mentions: DirectIcon,
  quotes: QuoteIcon,
  followRequests: UserIcon,
  follows: AccountAddIcon,
  favourites: FavouriteIcon,
  boosts: BoostIcon,
  posts: NotificationsOnIcon,
  edits: EditIcon,
  polls: PollIcon,
  collections: CollectionIcon,
  other: NotificationsIcon,
}

interface Props {
  line: MissedLine
  /** False when the count may be too low. */
  isComplete: boolean
  onShow: (filter: NotificationFilter) => void
}

/** A button with the count of a kind and some avatars; opens its category. */
export function MissedLineButton({ line, isComplete, onShow }: Props) {
  const intl = useIntl()
  const { kind, count, faces, filter } = line
  const Icon = ICONS[kind]
  const counted = intl.formatMessage(counts[kind], { count })
  return (
    <button
      type="button"
      className={styles.line}
      {...(!isComplete && { 'aria-label': intl.formatMessage(messages.atLeast, { counted }) })}
      onClick={() => onShow(filter)}
    >
      <span className={styles.icon} data-kind={kind} aria-hidden>
        <Icon size={18} />
      </span>
      <span className={styles.count}>{counted}</span>
      <span className={styles.faces} aria-hidden>
        {faces.map((id) => (
          <Face key={id} id={id} />
        ))}
      </span>
      <ChevronRightIcon size={18} aria-hidden />
    </button>
  )
}

function Face({ id }: { id: AccountId }) {
  const account = useEntity('account', id)
  return account && !account.hidden ? <Avatar src={account.avatar_static} size="small" /> : null
}
