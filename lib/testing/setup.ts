import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, onTestFinished, vi } from 'vitest'
import { environmentManager } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import { resetStores, restoreTimers } from './shared'

// Otherwise TanStack Query assumes server rendering: no timers and an infinite gcTime.
environmentManager.setIsServer(() => false)

vi.mock('zustand', async (importOriginal) => {
  const { withResets } = await import('./shared')
  return withResets(await importOriginal())
})

declare module 'vitest' {
  interface ProvidedContext {
    /** Factor of all deadlines: 1 on a quiet machine, more on one that is slow or busy. */
    patience: number
  }
}

/** Longest wait for a condition, in ms. */
const CONDITION_TIMEOUT = 8000 * inject('patience')
const { waitFor } = vi
vi.waitFor = (check, options = CONDITION_TIMEOUT) => waitFor(check, options)

/** Values in the storages of the browser. Values with a subscriber are read again only when an event says so. */
function clearStorage() {
  localStorage.clear()
  sessionStorage.clear()
  dispatchEvent(new StorageEvent('storage', { key: null }))
}

if (typeof document !== 'undefined') {
  // Load the full sanitiser, so that content renders in its final form at once.
  const { loadSanitizer } = await import('@/lib/html/sanitize/sanitizer')
  await loadSanitizer()
  const { cleanup, configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: CONDITION_TIMEOUT })
  // Happy DOM has no layout, so the control that was added last counts as the topmost.
  document.elementFromPoint = () =>
    [...document.querySelectorAll('[role=option], [role=menuitem]')].at(-1) ?? null
  beforeAll(() => {
    restoreTimers()
    // Testing Library does this when it is imported, which happens only once for all files that share modules.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  })
  // Registered first and so run last, after the stage closed: a part whose code was still loading may show an error, and
  // it would be found in the next test.
  beforeEach(() =>
    onTestFinished(async () => {
      await vi.dynamicImportSettled()
      resetStores()
    }),
  )
  afterEach(async () => {
    const { takeEffects } = await import('./pure-queries')
    expect(takeEffects()).toEqual([])
    const { takeWriters } = await import('./write-places')
    expect(takeWriters().wrong).toEqual([])
  })
  afterEach(() => {
    cleanup()
    resetStores()
    document.body.replaceChildren()
    clearStorage()
  })
  // The files of a worker share document and modules: each leaves them as it found them.
  afterAll(async () => {
    vi.useRealTimers()
    const { closeStages } = await import('./stage')
    closeStages()
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name)
    document.title = ''
    history.replaceState(null, '', '/')
    globalThis.indexedDB = new IDBFactory()
  })
}
