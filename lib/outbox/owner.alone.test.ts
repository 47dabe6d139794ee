import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteDatabase } from '@/lib/storage'

const ANN = 'ann@home.example'

/** A page of its own: another instance of the module. */
async function openPage() {
  vi.resetModules()
  return import('./owner')
}

// Pages without TLS have no locks.
beforeEach(() => vi.stubGlobal('navigator', {}))
afterEach(async () => {
  vi.unstubAllGlobals()
  await deleteDatabase('skein/outbox-turn')
})

test('without locks, pages that are open and have changes are not taken for closed', async () => {
  const [one, two, idle] = [await openPage(), await openPage(), await openPage()]
  one.announcePage()
  two.announcePage()
  const asked = [one.OWN_PAGE, two.OWN_PAGE, idle.OWN_PAGE, 'closed']
  const answers: boolean[] = []
  await two.withClosedPages(ANN, (isClosed) => answers.push(...asked.map(isClosed)))
  expect(answers).toEqual([false, false, true, true])
})

test('without locks, of two pages that start together each change is taken by one', async () => {
  const pages = [await openPage(), await openPage()]
  /** The owner of a change that a closed page left. */
  let owner = 'closed'
  const taken: string[] = []
  await Promise.all(
    pages.map(({ OWN_PAGE, announcePage, withClosedPages }) =>
      withClosedPages(ANN, (isClosed) => {
        if (!isClosed(owner)) return
        owner = OWN_PAGE
        announcePage()
        taken.push(owner)
      }),
    ),
  )
  expect(taken).toHaveLength(1)
})

test('without locks and with a blocked database, what a closed page left is taken all the same', async () => {
  const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  const page = await openPage()
  const taken: string[] = []
  await page.withClosedPages(ANN, (isClosed) => {
    if (isClosed('closed')) taken.push(page.OWN_PAGE)
  })
  expect(taken).toEqual([page.OWN_PAGE])
  expect(open).toHaveBeenCalled()
  open.mockRestore()
})

test('without locks, a page that was killed during its turn keeps the others waiting for a moment only', async () => {
  const killed = await openPage()
  killed.announcePage()
  // Its work never ends.
  const begun = new Promise<void>((resolve) => {
    void killed
      .withClosedPages(ANN, () => {
        resolve()
        throw new Error('killed')
      })
      .catch(() => {})
  })
  await begun
  const next = await openPage()
  const taken: string[] = []
  await next.withClosedPages(ANN, () => taken.push(next.OWN_PAGE))
  expect(taken).toEqual([next.OWN_PAGE])
})
