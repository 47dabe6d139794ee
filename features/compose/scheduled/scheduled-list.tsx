import { useQuery } from '@tanstack/react-query'
import { lacksEndpoint } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useNavigation, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { ErrorState } from '@/lib/ui/error-state/error-state'
import { ClockIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import { scheduledQuery } from './scheduled-query'
import { messages } from './messages'
import { ScheduledRow } from './scheduled-row'
import styles from './scheduled.module.css'

/** The posts that will be published later, the next one first. */
export default function ScheduledList() {
  const intl = useIntl()
  const runtime = useRuntime()
  const { go } = useNavigation()
  const { data, error, isFetching, refetch } = useQuery({
    ...scheduledQuery(runtime),
    // The server publishes them without a notification.
    refetchOnMount: 'always',
  })
  if (lacksEndpoint(error) && !data)
    return <EmptyState icon={<ClockIcon />} title={intl.formatMessage(messages.unsupported)} />
  if (error && !data) return <ErrorState error={error} busy={isFetching} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList />
  if (data.length === 0)
    return (
      <EmptyState
        icon={<ClockIcon />}
        title={intl.formatMessage(messages.none)}
        text={intl.formatMessage(messages.noneText)}
        action={<Button onClick={() => go(paths.publish)}>{intl.formatMessage(messages.write)}</Button>}
      />
    )
  return (
    <ul className={styles.list} aria-label={intl.formatMessage(messages.label)}>
      {data.map((post) => (
        <ScheduledRow key={post.id} post={post} />
      ))}
    </ul>
  )
}
