import { useRuntime } from '@/lib/runtime'
import { usePanelStore } from './panel-store'

/** Reserves the space of announcements that are shown, so that the posts below do not move when they load. */
export function PanelSpace() {
  const { me, identity } = useRuntime()
  const { open, height } = usePanelStore(identity.key)
  return me !== null && open ? <div style={{ minBlockSize: height }} /> : null
}
