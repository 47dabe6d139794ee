import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { MembersOnly } from '@/features/timelines'
import { useIntl } from '@/lib/i18n'
import { AppLink, paths } from '@/lib/navigation'
import { useRuntime } from '@/lib/runtime'
import { buttonProps } from '@/lib/ui/button/button'
import { EmptyState } from '@/lib/ui/empty-state/empty-state'
import { TimeIcon } from '@/lib/ui/icons'
import { SkeletonList } from '@/lib/ui/skeleton/skeleton'
import type { Scroller } from '@/lib/column'
import type { WindowMemory } from '@/lib/ui/windowed-list'
import { catchUpsOf } from './loading/catch-ups'
import { messages } from './messages'
import { Progress } from './progress'
import { catchUpQuery } from './loading/queries'
import { Reader } from './reader/reader'
import { Start } from './start'

interface Props {
  /** The id of the catch-up to read; null to choose a span. */
  open: string | null
  scroller: Scroller
  memory: WindowMemory
}

/** Catching up with home: choose a span, load it, read it in any order, keep it for later. */
export default function CatchUp({ open, ...position }: Props) {
  const { me } = useRuntime()
  if (me === null) return <MembersOnly />
  return open === null ? <Start /> : <Open id={open} {...position} />
}

function Open({ id, scroller, memory }: Omit<Props, 'open'> & { id: string }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const { data: state } = useQuery(catchUpQuery(runtime, id))
  const isLoading = state?.phase === 'loading'
  // The page may have been closed while it was loading.
  useEffect(() => {
    if (isLoading) catchUpsOf(runtime).resume(id)
  }, [isLoading, runtime, id])
  if (state === undefined) return <SkeletonList />
  if (state === null)
    return (
      <EmptyState
        icon={<TimeIcon />}
        title={intl.formatMessage(messages.notFound)}
        text={intl.formatMessage(messages.notFoundText)}
        action={
          <AppLink to={paths.catchUp} {...buttonProps()}>
            {intl.formatMessage(messages.startNew)}
          </AppLink>
        }
      />
    )
  if (state.phase === 'loading' || state.phase === 'waiting')
    return <Progress state={state} onCancel={() => catchUpsOf(runtime).cancel(id)} />
  return <Reader state={state} scroller={scroller} memory={memory} />
}
