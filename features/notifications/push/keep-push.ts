import { renewPushing } from '@/features/push'
import { onSettings } from '@/features/settings'
import { changePushRow } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { isSameJson } from '@/lib/util/is-same-json'
import { alertSettingsOf } from '../alerts/alert-settings'
import { pauseOf } from '../pause/pause-store'
import { pushNotesOf } from './push-notes'

const followed = new WeakSet<Runtime>()

/** Tells the service worker when the language or the quiet times of an account change, until the runtime closes. */
export function followPushNotes(runtime: Runtime): void {
  if (followed.has(runtime)) return
  followed.add(runtime)
  const { key } = runtime.identity
  let notes = pushNotesOf(runtime)
  const update = () => {
    const now = pushNotesOf(runtime)
    if (isSameJson(now, notes)) return
    notes = now
    void changePushRow(key, { notes })
  }
  for (const follow of [onSettings, alertSettingsOf(key).subscribe, pauseOf(key).subscribe])
    runtime.onClose(follow(update))
}

/** Renews the pushes of an account where needed, and keeps what the service worker needs for them up to date. */
export async function keepPush(runtime: Runtime): Promise<void> {
  if (await renewPushing(runtime, pushNotesOf(runtime))) followPushNotes(runtime)
}
