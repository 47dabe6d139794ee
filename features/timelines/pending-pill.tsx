import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { Pill } from '@/lib/ui/pill/pill'
import type { StatusId } from '@/schemas/primitives'
import { messages } from './messages'
import styles from './rows.module.css'

interface Props {
  count: number
  /** More is held than counted. */
  more: boolean
  /** It is not known yet whether there are newer posts. */
  behind: boolean
  /** Asking for newer posts failed. */
  failed: boolean
  atTop: boolean
  /** Held posts, newest first; their faces are shown. */
  ids: readonly StatusId[]
  onShow: () => void
  onRetry: () => void
}

/** The button over a list with what came meanwhile; also says when asking for it failed. */
export function PendingPill({ count, more, behind, failed, ids, onShow, onRetry }: Props) {
  const intl = useIntl()
  const { cache } = useRuntime()
  const faces = ids.slice(0, 3).map((id) => {
    const status = cache.read('status', id)
    return (status && cache.read('account', status.account)?.avatar_static) ?? null
  })
  const text = more
    ? intl.formatMessage(messages.pendingMany, { count: intl.formatNumber(count) })
    : intl.formatMessage(messages.pending, { count })
  return (
    <>
      <output className="visually-hidden">{count > 0 ? text : ''}</output>
      <div className={styles.pill} data-behind={behind || undefined}>
        {count > 0 ? (
          <Pill text={text} faces={faces} onClick={onShow} />
        ) : (
          failed && <Pill text={intl.formatMessage(messages.checkFailed)} onClick={onRetry} />
        )}
      </div>
    </>
  )
}
