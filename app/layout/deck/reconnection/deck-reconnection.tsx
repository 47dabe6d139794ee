import { useMemo, useRef } from 'react'
import type { Runtime } from '@/lib/runtime'
import { OfflineBanner } from '@/lib/ui/offline-banner/offline-banner'
import { connectivityOf } from '../../../identity/environment'
import { useOfflineMark } from '../../overlays/use-offline-mark'
import { useReconnect } from '../../overlays/use-reconnect'
import { offlineWhenAllAre } from './combined'
import styles from './reconnection.module.css'

interface Props {
  /** The runtime of the navigation. */
  runtime: Runtime
  /** The servers of all columns, by origin. */
  servers: readonly string[]
}

/** The banner of the deck while no server can be reached. */
export default function DeckReconnection({ runtime, servers }: Props) {
  useReconnect(runtime)
  const all = useMemo(() => servers.map(connectivityOf), [servers])
  const state = useMemo(() => offlineWhenAllAre(all), [all])
  const banner = useRef<HTMLDivElement>(null)
  useOfflineMark(state, banner)
  return (
    <div className={styles.deck}>
      <OfflineBanner
        ref={banner}
        connectivity={state}
        onRetry={() => all.forEach(({ check }) => void check())}
      />
    </div>
  )
}
