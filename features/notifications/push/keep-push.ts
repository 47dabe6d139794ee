import { pushWorkerOf, renewPushing } from '@/features/push'
import { onSettings } from '@/features/settings'
import { changePushRow, type PushNotes } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { isSameJson } from '@/lib/util/is-same-json'
import type { NotificationId } from '@/schemas/primitives'
import { alertSettingsOf } from '../alerts/alert-settings'
import { pauseOf } from '../pause/pause-store'
import { notificationMarkerOf } from '../read-state/read-marker'
import { laterOf } from '../read-state/read-state'
import { pushNotesOf } from './push-notes'

const followed = new WeakSet<Runtime>()

/** Closes the alerts about pushes up to a notification that was read. */
async function closeReadAlerts(identity: string, upTo: NotificationId): Promise<void> {
  const worker = await pushWorkerOf(identity)
  for (const alert of (await worker?.getNotifications()) ?? []) {
    const { id } = (alert.data ?? {}) as { readonly id?: NotificationId }
    if (id !== undefined && laterOf(upTo, id) === upTo) alert.close()
  }
}

/** Closes the alerts about pushes once they are read, here or on another device. */
function closeReadPushes(runtime: Runtime): void {
  const marker = notificationMarkerOf(runtime)
  let last: NotificationId | null = null
  const close = () => {
    const upTo = marker.readUpTo() ?? null
    if (upTo === null || upTo === last) return
    last = upTo
    // Not supported by the browser.
    void closeReadAlerts(runtime.identity.key, upTo).catch(() => {})
  }
  close()
  runtime.onClose(marker.subscribe(close))
}

/**
 * Tells the service worker when the language or the quiet times of an account change, and closes its alerts once they are
 * read, until the runtime closes.
 */
export function followPushes(runtime: Runtime): void {
  if (followed.has(runtime)) return
  followed.add(runtime)
  closeReadPushes(runtime)
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
  if (await renewPushing(runtime, await pushNotesOf(runtime))) followPushes(runtime)
}
