/** Longest that anything is held back, in ms: not every screen says that it is there. */
const LIMIT = 3000

let shown: Promise<void> | null = null
let open = () => {}
let early: KeyboardEvent | null = null

/** Alt and an arrow ask for something that is still on its way: the page must not scroll instead. */
function catchKey(event: KeyboardEvent) {
  if (!event.altKey || event.key !== 'ArrowDown') return
  event.preventDefault()
  early = event
}

/** Alt and Down that were pressed before anything could answer them; from now on nothing catches them. */
export function takeEarlyKey(): KeyboardEvent | null {
  removeEventListener('keydown', catchKey, true)
  const taken = early
  early = null
  return taken
}

/**
 * Begins to hold back what the first screen does not need, until `noteShown`, the first press of a pointer or key, or 3 s
 * have passed. Called once, by app at the start; without it nothing waits.
 */
export function holdBack(): void {
  shown = new Promise((resolve) => {
    open = resolve
  })
  setTimeout(open, LIMIT)
  addEventListener('keydown', catchKey, true)
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, open, { once: true, capture: true })
}

/** After what the paint brought along, such as asking for pictures. */
const whenIdle = () => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(open, { timeout: 300 })
  else open()
}

/** The content of a screen is in the page: after its paint, the rest may come. */
export function noteShown(): void {
  requestAnimationFrame(() => setTimeout(whenIdle))
}

/** Resolves when the first screen has what it needs: connections and code of later use wait for it. */
export const whenShown = (): Promise<void> => shown ?? Promise.resolve()
