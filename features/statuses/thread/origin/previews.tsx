import { useMemo, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Context } from '../../queries'
import { StatusCard } from '../../status-card/status-card'
import type { OriginReply } from './ask-origin'
import { messages } from './messages'
import { Preview } from './preview'
import styles from './elsewhere.module.css'

interface Props {
  replies: readonly OriginReply[]
  host: string
  status: Status
  context: Context
}

/** Replies shown at once, and added by each press. */
const PORTION = 40

/**
 * Replies that only the post's own server knows. Acting on one resolves it here, and the real post replaces
 * it.
 */
export function Previews({ replies, host, status, context }: Props) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const [shown, setShown] = useState(PORTION)
  const [resolved, setResolved] = useState<ReadonlyMap<string, StatusId>>(new Map())
  const here = useMemo(() => {
    const ids = [status.id, ...context.ancestors, ...context.descendants]
    return new Set(ids.map((id) => cache.read('status', id)?.uri))
  }, [cache, status.id, context])
  const missing = replies.filter(({ uri }) => !here.has(uri))
  const title =
    missing.length > 0
      ? intl.formatMessage(messages.found, { count: missing.length, host })
      : intl.formatMessage(messages.none, { host })
  return (
    <section aria-label={intl.formatMessage(messages.label)}>
      <output className={styles.title}>{title}</output>
      {missing.slice(0, shown).map((reply) => {
        const id = resolved.get(reply.uri)
        return id === undefined ? (
          <Preview
            key={reply.uri}
            reply={reply}
            host={host}
            onResolved={(found) => setResolved((all) => new Map([...all, [reply.uri, found]]))}
          />
        ) : (
          <StatusCard key={reply.uri} id={id} />
        )
      })}
      {missing.length > shown && (
        <div className={styles.next}>
          <Button onClick={() => setShown(shown + PORTION)}>
            {intl.formatMessage(messages.next, { count: Math.min(PORTION, missing.length - shown) })}
          </Button>
        </div>
      )}
    </section>
  )
}
