interface Job {
  readonly callback: () => void
  cancelled: boolean
}

/** Callbacks for after the next paint. */
let waiting: Job[] = []

function run(jobs: readonly Job[]) {
  for (const { callback, cancelled } of jobs)
    try {
      if (!cancelled) callback()
    } catch (error) {
      reportError(error)
    }
}

/** Runs all in one task: what the first changes is rendered only after the last has read the layout. */
function afterFrame() {
  if (waiting.length === 0) return
  const jobs = waiting
  waiting = []
  setTimeout(() => run(jobs))
}

/**
 * Calls back after the next paint, when layout is up to date and cheap to read; soon in a hidden tab, which
 * does not paint. Returns the function that cancels it.
 */
export function afterPaint(callback: () => void): () => void {
  const job: Job = { callback, cancelled: false }
  if (document.visibilityState === 'hidden') setTimeout(() => run([job]))
  else {
    waiting.push(job)
    requestAnimationFrame(afterFrame)
  }
  return () => {
    job.cancelled = true
  }
}
