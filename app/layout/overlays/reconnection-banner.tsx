import { useRef } from 'react'
import type { Runtime } from '@/lib/runtime'
import { OfflineBanner } from '@/lib/ui/offline-banner/offline-banner'
import { OutboxNote } from '../../outbox/outbox-note'
import { useOfflineMark } from './use-offline-mark'
import { useReconnect } from './use-reconnect'

/** The banner about a lost connection; reconnects. */
export default function ReconnectionBanner({ runtime }: { runtime: Runtime }) {
  const { connectivity, onRetry } = useReconnect(runtime)
  const banner = useRef<HTMLDivElement>(null)
  useOfflineMark(connectivity, banner)
  return (
    <div ref={banner}>
      <OfflineBanner connectivity={connectivity} onRetry={onRetry} />
      <OutboxNote runtime={runtime} />
    </div>
  )
}
