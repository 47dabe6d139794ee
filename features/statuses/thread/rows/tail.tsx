import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { LostItems } from '@/lib/ui/error-state/tail-failed'
import { lazyPart } from '@/lib/ui/lazy-part'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { whenShown } from '@/lib/util/first-screen'
import type { Status } from '@/schemas/entities'
import type { Context } from '../../queries'
import { VISITOR_ANCESTORS } from './gap-row'
import { messages } from '../messages'
import styles from '../thread.module.css'

interface Props {
  status: Status
  context: Context
  searching: boolean
}

/** At the very end and rarely needed, so it loads after the first paint. */
const Elsewhere = lazyPart(
  async () => {
    await whenShown()
    return { default: (await import('../origin/elsewhere')).Elsewhere }
  },
  undefined,
  { quiet: true },
)

/** The most replies that Mastodon sends to visitors. */
const VISITOR_DESCENDANTS = 60

/** Below a conversation: the ongoing search for replies, and notes about missing ones. */
export function Tail({ status, context, searching }: Props) {
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
      <LostItems count={context.lost ?? 0} kind="posts" className={styles.note} />
      {cut && <p className={styles.note}>{intl.formatMessage(messages.part)}</p>}
      <Elsewhere status={status} context={context} />
    </>
  )
}
