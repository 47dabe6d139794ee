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
