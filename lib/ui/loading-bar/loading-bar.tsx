import { useEffect, useState, useSyncExternalStore } from 'react'
import styles from './loading-bar.module.css'

/** Shape of the progress, in ms and percent. */
const STEP_INTERVAL = 400
const PERCENT_STEP = 20
const MAX_PERCENT = 99
const FADE_MS = 240

export interface LoadingActivity {
  readonly subscribe: (listener: () => void) => () => void
  /** Number of requests in flight. */
  readonly pending: () => number
}

/** Returns the next progress: it slows down and never reaches the end on its own. */
export const nextProgress = (progress: number): number =>
  Math.min(MAX_PERCENT, progress + PERCENT_STEP * Math.cos((progress / 100) * (Math.PI / 2)))

/**
 * A line at the top of the window while requests run. Those shorter than 400 ms do not show. Decorative:
 * loading content announces itself.
 */
export function LoadingBar({ activity }: { activity: LoadingActivity }) {
  const busy = useSyncExternalStore(activity.subscribe, () => activity.pending() > 0)
  const [progress, setProgress] = useState(0)

  useEffect(() => {
    if (busy) {
      const timer = setInterval(() => setProgress(nextProgress), STEP_INTERVAL)
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
