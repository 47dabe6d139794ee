import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './loading-bar.module.css'

/** product.md 9. */
const TICK_MS = 400
const STEP = 20
const CAP = 99
const FADE_MS = 240

export interface Activity {
  readonly subscribe: (listener: () => void) => () => void
  /** Requests under way. */
  readonly pending: () => number
}

/** The next stand of the bar: it slows down on its way and never arrives by itself. */
export const nextProgress = (progress: number): number =>
  Math.min(CAP, progress + STEP * Math.cos((progress / 100) * (Math.PI / 2)))

/**
 * A line at the top of the window while requests run. Quick ones (within the first 400 ms) do not show at all. It is
 * decoration: what loads says so in its own place.
 */
export function LoadingBar({ activity }: { activity: Activity }) {
  const busy = useSyncExternalStore(activity.subscribe, () => activity.pending() > 0)
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (busy) {
      const timer = setInterval(() => setProgress(nextProgress), TICK_MS)
      return () => clearInterval(timer)
    }
    const timer = setTimeout(() => setProgress(0), FADE_MS)
    return () => clearTimeout(timer)
  }, [busy])

  if (progress === 0) return null
  return (
    <div className={styles.track} data-done={!busy || undefined} aria-hidden>
      <div className={styles.bar} style={{ transform: `scaleX(${busy ? progress / 100 : 1})` }} />
    </div>
  )
}
