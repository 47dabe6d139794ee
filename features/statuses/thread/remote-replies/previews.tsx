import { useMemo, useState } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Button } from '@/lib/ui/button/button'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import type { Context } from '../../queries'
import { StatusCard } from '../../status-card/status-card'
import type { RemoteReply } from './fetch-remote-replies'
import { messages } from './messages'
import { RemotePostPreview } from './remote-post-preview'
import styles from './remote-replies.module.css'

interface Props {
  replies: readonly RemoteReply[]
  host: string
  status: Status
  context: Context
}

/** Replies shown at first, and added by each press. */
const PORTION_SIZE = 40

/**
 * Replies that only the post's own server knows. When the user acts on one, the user's server fetches it and
 * the real post replaces the preview.
 */
export function Previews({ replies, host, status, context }: Props) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const [shown, setShown] = useState(PORTION_SIZE)
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
          <RemotePostPreview
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
          <Button onClick={() => setShown(shown + PORTION_SIZE)}>
            {intl.formatMessage(messages.next, { count: Math.min(PORTION_SIZE, missing.length - shown) })}
          </Button>
        </div>
      )}
    </section>
  )
}
