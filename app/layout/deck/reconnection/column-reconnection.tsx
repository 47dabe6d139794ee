import { useMemo } from 'react'
import type { Runtime } from '@/lib/runtime'
import { OfflineBanner } from '@/lib/ui/offline-banner/offline-banner'
import { connectivityOf } from '../../../identity/environment'
import { OutboxNote } from '../../../outbox/outbox-note'
import { useReconnect } from '../../overlays/use-reconnect'
import { offlineWhileOthersWork } from './combined'
import styles from './reconnection.module.css'

interface Props {
  runtime: Runtime
  /** The servers of all columns, by origin. */
  servers: readonly string[]
  /** True for the first column of a server, so that screen readers announce the banner once. */
  announced: boolean
}

/** The banner of a column whose server cannot be reached while others can. Reconnects in any case. */
export default function ColumnReconnection({ runtime, servers, announced }: Props) {
  const { connectivity, onRetry } = useReconnect(runtime)
  const state = useMemo(
    () => offlineWhileOthersWork(connectivity, servers.map(connectivityOf)),
    [connectivity, servers],
  )
  return (
    <div className={styles.column} data-reconnection>
      <OfflineBanner
        connectivity={state}
        server={new URL(runtime.identity.server).host}
        announced={announced}
        onRetry={onRetry}
      />
      {announced && <OutboxNote runtime={runtime} />}
    </div>
  )
}
