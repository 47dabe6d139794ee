import { MembersOnly } from '@/features/timelines'
import { isApiError, isForMembersOnly, type ApiError } from '@/lib/http'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { RowsFailed } from '@/lib/ui/error-state/rows-failed'
import { HideIcon, TrendingIcon } from '@/lib/ui/icons'
import { messages } from './messages'

/** Shown when nothing is trending. */
export function TrendsEmpty() {
  const intl = useIntl()
  return (
    <EmptyState
      icon={<TrendingIcon />}
      title={intl.formatMessage(messages.empty)}
      text={intl.formatMessage(messages.emptyText)}
    />
  )
}

interface FailedProps {
  error: ApiError
  busy: boolean
  onRetry: () => void
}

/** Shown when trends failed to load: for members only, not published, or an error with a way to retry. */
function TrendsFailed({ error, busy, onRetry }: FailedProps) {
  const intl = useIntl()
  const { me } = useRuntime()
  if (isForMembersOnly(me, error)) return <MembersOnly />
  if (isApiError(error, 'notFound', 'invalid'))
    return (
      <EmptyState
        icon={<HideIcon />}
        title={intl.formatMessage(messages.unavailable)}
        text={intl.formatMessage(messages.unavailableText)}
      />
    )
  return <RowsFailed error={error} onRetry={onRetry} busy={busy} />
}

/** Renders the failure of a list of trends. */
export const trendsFailed = (error: ApiError, busy: boolean, onRetry: () => void) => (
  <TrendsFailed error={error} busy={busy} onRetry={onRetry} />
)
