import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { UnreadableLine } from '@/lib/ui/error-state/unreadable-line'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { whenFirstScreenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import type { Context } from '../../queries'
import { VISITOR_ANCESTORS } from './thread-gap-row'
import { messages } from '../messages'
import styles from '../thread.module.css'

interface Props {
  status: Status
  context: Context
  searching: boolean
}

/** At the very end and rarely needed, so it loads after the first paint. */
const Elsewhere = lazyPart(
  async () => ({ default: (await import('../remote-replies/remote-replies')).RemoteReplies }),
  undefined,
  { after: whenFirstScreenShown, failure: 'quiet' },
)

/** Maximum number of replies that Mastodon sends to visitors. */
const VISITOR_DESCENDANTS = 60

/** Below a thread: the ongoing search for replies, and notes about missing ones. */
export function ThreadTail({ status, context, searching }: Props) {
  const intl = useIntl()
  const { me } = useRuntime()
  const cut =
    me === null &&
    (context.descendants.length >= VISITOR_DESCENDANTS || context.ancestors.length >= VISITOR_ANCESTORS)
  return (
    <>
      {searching && (
        <output className={styles.note}>
          <Spinner size="small" />
          {intl.formatMessage(messages.searching)}
        </output>
      )}
      <UnreadableLine count={context.lost ?? 0} kind="posts" className={styles.note} />
      {cut && <p className={styles.note}>{intl.formatMessage(messages.partial)}</p>}
      <Elsewhere status={status} context={context} />
    </>
  )
}
