import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import type { NotificationEngine } from '../engine/notification-engine'
import type { NotificationFilter } from '../engine/notification-filter'
import { FILTER_ICONS } from './filter-icons'
import { useFilterBar } from './filter-store'
import { emptyMessages, messages } from './messages'

interface FailedProps {
  engine: NotificationEngine
  error: unknown
  /** True while the page is requested again. */
  busy: boolean
}

/** Shown when the first page failed to load. */
export function NotificationsFailed({ engine, error, busy }: FailedProps) {
  const intl = useIntl()
  return (
    <RowsFailed
      {...(error === null && { title: intl.formatMessage(messages.failed), text: '' })}
      error={error}
      busy={busy}
      onRetry={() => engine.retry()}
    />
  )
}

/** Shown when a category has no notifications. Says what appears here, as the bar may show only icons. */
export function NoNotifications({ filter }: { filter: NotificationFilter }) {
  const intl = useIntl()
  const { choose } = useFilterBar(useRuntime().identity.key)
  const Icon = FILTER_ICONS[filter]
  return (
    <EmptyState
      icon={<Icon />}
      title={intl.formatMessage(emptyMessages.titles[filter])}
      text={intl.formatMessage(emptyMessages.texts[filter])}
      action={
        filter !== 'all' && (
          <Button onClick={() => choose('all')}>{intl.formatMessage(messages.showAll)}</Button>
        )
      }
    />
  )
}
