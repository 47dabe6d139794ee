import { useCallback, useSyncExternalStore } from 'react'
import { isLoading, type LiveListEngine } from '@/lib/live-list'
import { useRuntime } from '@/lib/runtime'
import { IconButton } from '../icon-button/icon-button'
import { RefreshIcon } from '../icons'
import { Spinner } from '../spinner/spinner'
import { useListState } from './use-live-view'

interface Props<Id extends string, Page> {
  engine: LiveListEngine<Id, Page>
  /** Name of the button. */
  label: string
}

/** Requests the newest items of a list without a stream; null where one is open. */
export function CheckButton<Id extends string, Page>({ engine, label }: Props<Id, Page>) {
  const { streaming } = useRuntime()
  const state = useListState(engine)
  const subscribe = useCallback((listener: () => void) => streaming.onStatus(listener), [streaming])
  const link = useSyncExternalStore(subscribe, () => streaming.status())
  const streamed = engine.ports.channel !== null && (state.updateSource === 'stream' || link === 'connecting')
  if (!state.loaded || streamed) return null
  const busy = isLoading(state, 'top')
  return (
    <IconButton
      icon={busy ? <Spinner size="small" /> : <RefreshIcon size={18} aria-hidden />}
      label={label}
      aria-busy={busy || undefined}
      data-action="check-new"
      data-shortcut="showNew"
      onClick={() => engine.checkForNew()}
    />
  )
}
