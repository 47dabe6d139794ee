import { useIntl } from '@/lib/i18n'
import { FillableGap, useGap } from '@/lib/ui/live-list/gap-row'
import type { WindowHandle } from '@/lib/ui/windowed-list'
import type { NotificationEngine } from '../engine/notification-engine'
import { messages } from './messages'

interface Props {
  /** The key of the entry. */
  name: string
  engine: NotificationEngine
  /** The list that contains the row. */
  list: WindowHandle
  position: number
  size: number
}

/** A row in place of missing notifications, which loads them from either end. */
export default function NotificationGap({ name, engine, list, ...inList }: Props) {
  const intl = useIntl()
  const found = useGap(engine, name, list)
  if (!found) return null
  const { gap, below, ...rest } = found
  return (
    <FillableGap
      {...rest}
      {...inList}
      failed={gap.failed}
      hasBelow={below !== null}
      text={intl.formatMessage(messages.gap)}
      failedText={intl.formatMessage(messages.gapFailed)}
    />
  )
}
