import { isQuiet, minutesOf } from '@/lib/push/quiet-hours'
import type { Runtime } from '@/lib/runtime'
import { pauseEnd, pauseOf } from '../pause/pause-store'
import { alertSettingsOf } from './alert-settings'
import { minutesToChange } from './rules'

type Ports = Pick<Runtime, 'identity' | 'now'>

const settingsOf = ({ identity }: Ports) => alertSettingsOf(identity.key)

/** True during the quiet hours of an account, or a pause. */
export const isQuietNow = (runtime: Ports): boolean =>
  pauseEnd(runtime) !== null || isQuiet(settingsOf(runtime).get().quiet, minutesOf(new Date(runtime.now())))

/** Calls `listener` when quiet hours or a pause may have started or ended; returns the unsubscriber. */
export function onQuiet(runtime: Ports, listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    clearTimeout(timer)
    const now = new Date(runtime.now())
    const minutes = minutesToChange(settingsOf(runtime).get().quiet, minutesOf(now))
    // From the start of the minute.
    const passed = now.getSeconds() * 1000 + now.getMilliseconds()
    const wait = Math.min(
      minutes === null ? Infinity : minutes * 60_000 - passed,
      (pauseEnd(runtime) ?? Infinity) - now.getTime(),
    )
    if (wait < Infinity) timer = setTimeout(update, wait)
  }
  const update = () => {
    schedule()
    listener()
  }
  const unsubscribers = [
    settingsOf(runtime).subscribe(update),
    pauseOf(runtime.identity.key).subscribe(update),
  ]
  schedule()
  return () => {
    clearTimeout(timer)
    for (const unsubscribe of unsubscribers) unsubscribe()
  }
}
