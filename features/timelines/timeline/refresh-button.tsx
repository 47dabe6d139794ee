import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { isLoading } from '@/lib/live-list'
import { IconButton } from '@/lib/ui/icon-button/icon-button'
import { RefreshIcon } from '@/lib/ui/icons'
import { Spinner } from '@/lib/ui/spinner/spinner'
import { engineOf } from '../engine/engines'
import { messages } from '../rows/messages'
import type { TimelineSource } from '../engine/source'
import { useEngineState } from './use-timeline'

/** Requests the newest posts of a list without a stream; null where one is open. */
export function RefreshButton({ source }: { source: TimelineSource }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  const state = useEngineState(engine)
  const { streaming } = runtime
  const subscribe = useCallback((listener: () => void) => streaming.onStatus(listener), [streaming])
  const link = useSyncExternalStore(subscribe, () => streaming.status())
  const streamed = engine.ports.channel !== null && (state.feed === 'stream' || link === 'connecting')
  if (!state.loaded || streamed) return null
  const busy = isLoading(state, 'top')
  return (
    <IconButton
      icon={busy ? <Spinner size="small" /> : <RefreshIcon size={18} aria-hidden />}
      label={intl.formatMessage(messages.refresh)}
      aria-busy={busy || undefined}
      onClick={() => engine.look()}
    />
  )
}
