import { useState } from 'react'
import { defineMessages, useIntl } from '@/lib/i18n'
import { droppedCounts } from '@/schemas/primitives'
import { Button } from '../button/button'
import styles from './crash-details.module.css'

const messages = defineMessages({
  details: {
    id: 'ui.crash.details',
    defaultMessage: 'Technical details',
    description: 'Expands the technical details of a crash',
  },
  copy: {
    id: 'ui.crash.copy',
    defaultMessage: 'Copy',
    description: 'Button that copies the technical details of a crash',
  },
  copied: {
    id: 'ui.crash.copied',
    defaultMessage: 'Copied',
    description: 'Label of the copy button after copying the details of a crash',
  },
})

export interface Crash {
  /** Name of the crashed part. */
  name: string
  error: unknown
  /** React's component stack. */
  stack: string
}

/** Returns text for a bug report. URLs lose their query, which may be private. */
export function crashDetails({ name, error, stack }: Crash): string {
  const { origin, pathname } = window.location
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error)
  const dropped = [...droppedCounts()].map(([kind, count]) => `${kind} (${count})`)
  const unread = dropped.length > 0 && `Parts of answers that could not be read: ${dropped.join(', ')}`
  return [`${name} at ${origin}${pathname}`, navigator.userAgent, unread, what, stack.trim()]
    .filter(Boolean)
    .join('\n\n')
    .replace(/(https?:\/\/[^\s?#)]+)[?#][^\s):]*/g, '$1')
}

/** Technical details of a crash, collapsed, with a copy button. Loaded on demand: a crash is shown without them too. */
export default function CrashDetails(crash: Crash) {
  const intl = useIntl()
  const [copied, setCopied] = useState(false)
  const details = crashDetails(crash)
  const copy = () =>
    navigator.clipboard.writeText(details).then(
      () => setCopied(true),
      // The clipboard is not allowed: the text can still be selected.
      () => {},
    )
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{intl.formatMessage(messages.details)}</summary>
      <pre className={styles.text} dir="ltr">
        {details}
      </pre>
      <Button size="small" onClick={() => void copy()}>
        {intl.formatMessage(copied ? messages.copied : messages.copy)}
      </Button>
    </details>
  )
}
