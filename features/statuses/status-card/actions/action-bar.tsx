import { useMemo, type ReactNode } from 'react'
import { useCapability } from '@/features/instance'
import { useSetting } from '@/features/settings'
import { useIntl } from '@/lib/i18n'
import type { Action } from '@/lib/actions/action'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { BookmarkIcon, FavouriteIcon, PrivateIcon, ReplyIcon } from '@/lib/ui/icons'
import type { Account, Status } from '@/schemas/entities'
import { barActionsOf } from '../../actions/bar-actions'
import { canBoost } from '../../rules'
import { BoostMenu } from './boost-menu'
import { messages } from '../messages'
import type { MoreEntriesOf } from './more-menu-popup'
import { MoreMenu } from './more-menu'
import styles from './action-bar.module.css'

export interface ActionBarProps {
  status: Status
  account: Account
  /** True for the open post of its thread. */
  open?: boolean
  /** Menu entries of the list that shows the post. */
  extra?: MoreEntriesOf | undefined
  /** At the end of the row. */
  children?: ReactNode
}

/** Returns a copy without counts, for users who hide them. */
const withoutCounts = (status: Status): Status => ({
  ...status,
  replies_count: 0,
  reblogs_count: 0,
  favourites_count: 0,
  quotes_count: 0,
})

/** Returns a copy without the counts that the open post shows in words. */
const withReplyCount = (status: Status): Status => ({
  ...withoutCounts(status),
  replies_count: status.replies_count,
})

/** The highest sum of counts that fits into one line of a narrow phone in every language. */
const MAX_SUM_IN_LINE = 2000

/** Reply, boost, favourite, bookmark, more. */
export default function ActionBar({
  status: counted,
  account,
  open = false,
  extra,
  children,
}: ActionBarProps) {
  const intl = useIntl()
  const hide = useSetting('hideCounts')
  const status = useMemo(
    () => (hide ? withoutCounts(counted) : open ? withReplyCount(counted) : counted),
    [hide, open, counted],
  )
  const runtime = useRuntime()
  const { reply, boost, favourite, bookmark } = barActionsOf(runtime, status)
  const propsOf = ({ id, label, on, run }: Action) => ({
    label: intl.formatMessage(label),
    pressed: on,
    'data-action': id,
    onClick: run,
  })
  return (
    <div
      className={styles.bar}
      data-open={open || undefined}
      data-large={
        status.replies_count + status.reblogs_count + status.favourites_count > MAX_SUM_IN_LINE || undefined
      }
    >
      <IconButton
        {...propsOf(reply)}
        icon={<ReplyIcon size={18} aria-hidden />}
        count={status.replies_count}
      />
      {canBoost(status, runtime.me) ? <BoostMenu status={status} boost={boost} /> : <CannotBoost />}
      <IconButton
        {...propsOf(favourite)}
        icon={<FavouriteIcon size={18} aria-hidden />}
        pressedLook="fill"
        tone="favourite"
        count={status.favourites_count}
      />
      <IconButton
        {...propsOf(bookmark)}
        icon={<BookmarkIcon size={18} aria-hidden />}
        pressedLook="fill"
        tone="bookmark"
      />
      <MoreMenu status={status} account={account} open={open} extra={extra} />
      {children}
    </div>
  )
}

/** Replaces the boost button where neither boosting nor quoting is possible. */
function CannotBoost() {
  const intl = useIntl()
  const quotes = useCapability('quotes')
  return (
    <IconButton
      icon={<PrivateIcon size={18} aria-hidden />}
      label={intl.formatMessage(quotes ? messages.cannotBoostOrQuote : messages.cannotBoost)}
      aria-disabled
      count={0}
    />
  )
}
