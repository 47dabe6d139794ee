import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { environmentManager } from '@tanstack/react-query'
import 'fake-indexeddb/auto'

// Without this Query takes a test for a server render: no timers, gcTime for ever, and tests that lie.
environmentManager.setIsServer(() => false)

// Testing Library unmounts by itself and switches act() on only where it finds these.
Object.assign(globalThis, { afterAll, afterEach, beforeAll })

afterEach(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

/** How long something may take to come true, in ms: on a busy machine everything takes its time. */
const PATIENCE = 8000
const { waitFor } = vi
vi.waitFor = (check, options = PATIENCE) => waitFor(check, options)

if (typeof document !== 'undefined') {
  // What is drawn shows the final content at once, as after the first moments of the app.
  const { loadSanitizer } = await import('@/lib/html/sanitize/sanitizer')
  await loadSanitizer()
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: PATIENCE })
}
