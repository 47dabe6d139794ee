import { afterAll, afterEach, beforeAll } from 'vitest'
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

if (typeof document !== 'undefined') {
  // Parts that load on first use take their time on a busy machine.
  const { configure } = await import('@testing-library/dom')
  configure({ asyncUtilTimeout: 8000 })
}
