import type { Runtime } from '@/lib/runtime'
import { openTabChannel } from '@/lib/util/tab-channel'
import { ownProfileKey } from './keys'

function createShare(runtime: Runtime) {
  const channel = openTabChannel(`skein:profile:${runtime.identity.key}`)
  channel?.onMessage(() => void runtime.client.invalidateQueries({ queryKey: ownProfileKey() }))
  runtime.onClose(() => channel?.close())
  return () => channel?.send(null)
}

/** Loads the profile again when another tab has changed it. */
export const followProfileChanges = (runtime: Runtime): void => void runtime.service(createShare)

/** Makes the other tabs load the profile again. */
export const shareProfileChange = (runtime: Runtime): void => runtime.service(createShare)()
