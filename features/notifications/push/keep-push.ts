import { renewPushing } from '@/features/push'
import { onSettings } from '@/features/settings'
import { changePushRow, type PushNotes } from '@/lib/push/push-rows'
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
  let notes: PushNotes | null = null
  /** Changes are written one after another, so that the last one stays. */
  let last = Promise.resolve()
  const update = async () => {
    const now = await pushNotesOf(runtime)
    if (isSameJson(now, notes)) return
    notes = now
    await changePushRow(key, { notes })
  }
  const updateNext = () => {
    last = last.then(update).catch(() => {})
  }
  for (const follow of [onSettings, alertSettingsOf(key).subscribe, pauseOf(key).subscribe])
    runtime.onClose(follow(updateNext))
}

/** Renews the pushes of an account where needed, and keeps what the service worker needs for them up to date. */
export async function keepPush(runtime: Runtime): Promise<void> {
  if (await renewPushing(runtime, await pushNotesOf(runtime))) followPushNotes(runtime)
}
