import { useMemo } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import { CheckButton } from '@/lib/ui/live-list/check-button'
import { engineOf } from '../engine/engines'
import { messages } from '../rows/messages'
import type { TimelineSource } from '../engine/source'

/** Requests the newest posts of a timeline without a stream; null where one is open. */
export function RefreshButton({ source }: { source: TimelineSource }) {
  const intl = useIntl()
  const runtime = useRuntime()
  const engine = useMemo(() => engineOf(runtime, source), [runtime, source])
  return <CheckButton engine={engine} label={intl.formatMessage(messages.refresh)} />
}
