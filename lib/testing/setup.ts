import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { environmentManager } from '@tanstack/react-query'
import 'fake-indexeddb/auto'

// Otherwise TanStack Query assumes server rendering: no timers and an infinite gcTime.
environmentManager.setIsServer(() => false)

// Testing Library unmounts automatically and enables act() only if it finds these globals.
Object.assign(globalThis, { afterAll, afterEach, beforeAll })

afterEach(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
})

/** Longest wait for a condition, in ms: busy machines are slow. */
const CONDITION_TIMEOUT = 8000
const { waitFor } = vi
vi.waitFor = (check, options = CONDITION_TIMEOUT) => waitFor(check, options)

if (typeof document !== 'undefined') {
  // Load the full sanitiser, so that content renders in its final form at once.
  const { loadSanitizer } = await import('@/lib/html/sanitize/sanitizer')
  await loadSanitizer()
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: CONDITION_TIMEOUT })
}
