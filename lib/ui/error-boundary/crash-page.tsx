import { useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { Button } from '../button/button'
import { EmptyState } from '../empty-state/empty-state'
import { AlertIcon, RefreshIcon } from '../icons'
import { isChunkError } from '../lazy-part/chunk-error'
import styles from './crash-page.module.css'
import { messages } from './messages'
import { useReload } from './use-reload'

interface Props {
  name: string
  error: unknown
  /** React's component stack. */
  stack: string
  onRetry: () => void
}

/** What someone may copy into a report. Addresses lose their query: it may hold what nobody else should read. */
export function crashDetails({ name, error, stack }: Omit<Props, 'onRetry'>): string {
  const { origin, pathname } = window.location
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  return [`${name} at ${origin}${pathname}`, navigator.userAgent, what, stack.trim()]
    .filter(Boolean)
    .join('\n\n')
    .replace(/(https?:\/\/[^\s?#)]+)[?#][^\s):]*/g, '$1')
}

/** In the place of a column that crashed. Code that did not load (a newer version, no connection) wants a reload. */
export function CrashPage({ name, error, stack, onRetry }: Props) {
  const intl = useIntl()
  const [copied, setCopied] = useState(false)
  const { busy, unreachable, reload } = useReload()
  const chunk = isChunkError(error)
  const details = crashDetails({ name, error, stack })
  const copy = () =>
    navigator.clipboard.writeText(details).then(
      () => setCopied(true),
      // Not allowed: the text is there to be selected.
      () => {},
    )
  return (
    <div role="alert">
      <EmptyState
        icon={chunk ? <RefreshIcon /> : <AlertIcon />}
        title={intl.formatMessage(chunk ? messages.chunkTitle : messages.title)}
        text={intl.formatMessage(unreachable ? messages.unreachable : chunk ? messages.chunk : messages.text)}
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
      {!chunk && (
        <details className={styles.details}>
          <summary className={styles.summary}>{intl.formatMessage(messages.details)}</summary>
          <pre className={styles.text} dir="ltr">
            {details}
          </pre>
          <Button size="small" onClick={() => void copy()}>
            {intl.formatMessage(copied ? messages.copied : messages.copy)}
          </Button>
        </details>
      )}
    </div>
  )
}
