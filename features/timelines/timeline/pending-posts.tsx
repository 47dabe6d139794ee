import { useIntl } from '@/lib/i18n'
import { pendingOverflow, type ListState } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { PendingPill } from '@/lib/ui/live-list/pending-pill'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from '../engine/timeline-engine'
import { messages } from '../rows/messages'

interface Props {
  /** Pending posts that have a row, newest first. */
  ids: readonly StatusId[]
  engine: TimelineEngine
  state: ListState<StatusId>
  onShow: () => void
}

/** Maximum number of avatars on the pill. */
const MAX_AVATARS = 3

/** The button above a timeline that shows the pending posts. It counts those of the user only where there are no others. */
export default function PendingPosts({ ids, engine, state, onShow }: Props) {
  const intl = useIntl()
  const { cache, me } = useRuntime()
  const authors = ids.map((id) => cache.read('status', id)?.account)
  const others = authors.filter((id) => id !== me)
  const counted = others.length > 0 ? others : authors
  const accounts = [...new Set(counted.slice(0, 12))]
  const faces = accounts
    .flatMap((id) => (id && cache.read('account', id)?.avatar_static) ?? [])
    .slice(0, MAX_AVATARS)
  const count = counted.length
  return (
    <PendingPill
      count={count}
      text={
        pendingOverflow(state)
          ? intl.formatMessage(messages.pendingMany, { count: intl.formatNumber(count) })
          : intl.formatMessage(messages.pending, { count })
      }
      faces={faces}
      failed={state.failed !== null}
      error={state.topError}
      failedText={intl.formatMessage(messages.checkFailed)}
      onShow={onShow}
      onRetry={() => engine.retry()}
    />
  )
}
