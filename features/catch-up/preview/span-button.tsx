import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { FaceStack } from '@/lib/ui/avatar/face-stack'
import { Button } from '@/lib/ui/button/button'
import { cx } from '@/lib/util/cx'
import type { Span } from '../loading/state'
import { messages } from '../messages'
import { previewOf } from './preview-of'
import { recentQuery } from './queries'
import styles from './preview.module.css'

interface Props {
  label: string
  /** Null while it is not known. */
  span: Span | null
  onBegin: (span: Span) => void
  className?: string | undefined
}

/** A button with a span, the number of its posts and who wrote them, as far as one page of home shows them. */
export function SpanButton({ label, span, onBegin, className }: Props) {
  const intl = useIntl()
  const runtime = useRuntime()
  const id = useId()
  const { data, dataUpdatedAt } = useQuery(recentQuery(runtime))
  const preview = data && span ? previewOf(span, data, dataUpdatedAt) : null
  return (
    <Button
      className={cx(styles.span, className)}
      aria-label={label}
      aria-describedby={id}
      aria-disabled={span === null || undefined}
      onClick={() => span && onBegin(span)}
    >
      <span className={styles.words}>
        {label}
        <span className={styles.row}>
          <span id={id} className={styles.count}>
            {preview &&
              intl.formatMessage(preview.more ? messages.atLeast : messages.inSpan, { count: preview.count })}
          </span>
          {preview && <FaceStack faces={preview.faces} />}
        </span>
      </span>
    </Button>
  )
}
