import { afterEach, beforeAll, vi } from 'vitest'
import { environmentManager } from '@tanstack/react-query'
import 'fake-indexeddb/auto'

// Otherwise TanStack Query assumes server rendering: no timers and an infinite gcTime.
environmentManager.setIsServer(() => false)

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
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: CONDITION_TIMEOUT })
  // Testing Library does this when it is imported, which happens only once for all files that share modules.
  beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true }))
  afterEach(cleanup)
}
