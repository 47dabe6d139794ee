import type { Runtime } from '@/lib/runtime'
import { OfflineBanner } from '@/lib/ui/offline-banner/offline-banner'
import { useReconnect } from './use-reconnect'

/** The notice about a lost connection, with what ends it. */
export default function ReconnectionBanner({ runtime }: { runtime: Runtime }) {
  return <OfflineBanner {...useReconnect(runtime)} />
}
