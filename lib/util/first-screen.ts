/** Longest delay in ms: not every screen reports that it is shown. */
const MAX_DELAY = 3000

/** Name of the performance mark of the latest screen. */
const SHOWN = 'screen shown'

let shown: Promise<void> | null = null
let open = () => {}
let early: KeyboardEvent | null = null

/** Alt+Down opens something that is still loading: keep the page from scrolling. */
function catchKey(event: KeyboardEvent) {
  if (!event.altKey || event.key !== 'ArrowDown') return
  event.preventDefault()
  early = event
}

/** Returns the Alt+Down that was pressed before anything could handle it, and stops catching it. */
export function takeEarlyKey(): KeyboardEvent | null {
  removeEventListener('keydown', catchKey, true)
  const taken = early
  early = null
  return taken
}

/**
 * Delays everything the first screen does not need until `noteScreenShown`, the first press of a pointer or key, or
 * 3 s. Called once by app at the start; without it nothing is delayed.
 */
export function waitForFirstScreen(): void {
  shown = new Promise((resolve) => {
    open = resolve
  })
  setTimeout(open, MAX_DELAY)
  addEventListener('keydown', catchKey, true)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, open, { once: true, capture: true })
}

/** Waits for the work that the paint triggered, such as image requests. */
const whenIdle = () => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(open, { timeout: 300 })
  else open()
}

/** Call it when the content of a screen is in the page: delayed work starts after its paint. Developer tools show when. */
export function noteScreenShown(): void {
  performance.clearMarks(SHOWN)
  performance.mark(SHOWN)
  requestAnimationFrame(() => setTimeout(whenIdle))
}

/** Resolves when the first screen is shown. Connections and code for later use wait for it. */
export const whenFirstScreenShown = (): Promise<void> => shown ?? Promise.resolve()
