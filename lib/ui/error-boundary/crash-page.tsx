import { useOffline } from '@/lib/alerts'
import { useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { isChunkError } from '../lazy-part/chunk-error'
import type { Crash } from './crash-details'
import { CrashDetails } from './lazy-crash-details'
import styles from './crash-page.module.css'
import { messages } from './messages'
import { useReload } from './use-reload'

interface Props extends Crash {
  onRetry: () => void
}

/** Replaces a crashed column. Code that failed to load (new version, no connection) needs a reload. */
export function CrashPage({ name, error, stack, onRetry }: Props) {
  const intl = useIntl()
  const { busy, unreachable, reload } = useReload()
  const chunk = isChunkError(error)
  const isOffline = useOffline() || !navigator.onLine
  const lost = isOffline ? messages.offline : messages.chunk
  const lostTitle = isOffline ? messages.offlineTitle : messages.chunkTitle
  return (
    <div role="alert">
      <EmptyState
        drawing="error"
        title={intl.formatMessage(chunk ? lostTitle : messages.title)}
        text={intl.formatMessage(unreachable ? messages.unreachable : chunk ? lost : messages.text)}
        action={
          <div className={styles.buttons}>
            {!chunk && (
              <Button variant="primary" onClick={onRetry}>
                {intl.formatMessage(messages.retry)}
              </Button>
            )}
            <Button variant={chunk ? 'primary' : 'secondary'} busy={busy} onClick={reload}>
              {intl.formatMessage(messages.reload)}
            </Button>
          </div>
        }
      />
      {!chunk && <CrashDetails name={name} error={error} stack={stack} />}
    </div>
  )
}
