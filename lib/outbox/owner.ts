import { tabLocks } from '@/lib/util/tab-channel'

/** Names this page, until it is reloaded or closed. */
export const OWN_PAGE: string = crypto.randomUUID()

const lockOf = (page: string) => `skein:page:${page}`

let isHeld = false

/**
 * Lets other pages see that this one is open, for as long as it is. Only pages with waiting changes do, since a lock keeps
 * a page out of the back/forward cache.
 */
export function announcePage(): void {
  const locks = tabLocks()
  if (!locks || isHeld) return
  isHeld = true
  void locks.request(lockOf(OWN_PAGE), () => new Promise(() => {})).catch(() => {})
}

/**
 * Calls `take` with a function that tells whether a page is closed, while no other page of this identity does. Without
 * locks, all other pages count as closed.
 */
export async function withClosedPages(
  identityKey: string,
  take: (isClosed: (page: string) => boolean) => void,
): Promise<void> {
  const locks = tabLocks()
  if (!locks) return take((page) => page !== OWN_PAGE)
  await locks.request(`skein:outbox:${identityKey}`, async () => {
    const { held = [] } = await locks.query()
    const open = new Set(held.map(({ name }) => name))
    take((page) => page !== OWN_PAGE && !open.has(lockOf(page)))
  })
}
