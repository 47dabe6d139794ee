import { openDatabase } from '@/lib/storage'
import { openTabChannel, tabLocks, type TabChannel } from '@/lib/util/tab-channel'
import { pause } from '@/lib/util/timing/pause'

/** Names this page, until it is reloaded or closed. */
export const OWN_PAGE: string = crypto.randomUUID()

const lockOf = (page: string) => `skein:page:${page}`

/** Time in ms for other pages to answer where there are no locks. Frozen ones do not, and send nothing either. */
const ROLL_CALL_TIME = 500
/** Time in ms after which the turn of a page ends that was closed while it had it. */
const TURN_TIME = 2000

const WHO = 'who is open?'

let isHeld = false
let channel: TabChannel | null = null

const openChannel = () => (channel ??= openTabChannel('skein:outbox-pages'))

/**
 * Lets other pages see that this one is open, for as long as it is. Only pages with waiting changes do, since a lock keeps
 * a page out of the back/forward cache.
 */
export function announcePage(): void {
  if (isHeld) return
  isHeld = true
  const locks = tabLocks()
  if (locks) void locks.request(lockOf(OWN_PAGE), () => new Promise(() => {})).catch(() => {})
  else openChannel()?.onMessage((message) => message === WHO && channel?.send(OWN_PAGE))
}

/** Asks which other pages are open and have waiting changes. */
async function rollCall(pages: TabChannel): Promise<ReadonlySet<unknown>> {
  const open = new Set<unknown>()
  const stop = pages.onMessage((message) => open.add(message))
  pages.send(WHO)
  await pause(ROLL_CALL_TIME)
  stop()
  return open
}

/** Runs `work` in one page at a time, by a record that pages change in a transaction. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  const database = openDatabase({
    name: 'skein/outbox-turn',
    version: 1,
    stores: { turn: {} },
    isCache: true,
  })
  const take = async () => {
    let isMine = false
    await database.update('turn', 'now', (current) => {
      const until = Number((current as { until?: unknown } | undefined)?.until ?? 0)
      isMine = !(until > Date.now())
      return isMine ? { until: Date.now() + TURN_TIME } : undefined
    })
    return isMine
  }
  try {
    while (!(await take())) await pause(ROLL_CALL_TIME)
    await work()
  } finally {
    await database.delete('turn', 'now')
    database.close()
  }
}

/**
 * Calls `take` with a function that tells whether a page is closed, while no other page does. On pages without TLS, which
 * have no locks, the others are asked; where they cannot be, they count as closed.
 */
export async function withClosedPages(
  identityKey: string,
  take: (isClosed: (page: string) => boolean) => void,
): Promise<void> {
  const locks = tabLocks()
  if (!locks) {
    const pages = openChannel()
    if (!pages) return take((page) => page !== OWN_PAGE)
    return inTurn(async () => {
      const open = await rollCall(pages)
      take((page) => page !== OWN_PAGE && !open.has(page))
    })
  }
  await locks.request(`skein:outbox:${identityKey}`, async () => {
    const { held = [] } = await locks.query()
    const open = new Set(held.map(({ name }) => name))
    take((page) => page !== OWN_PAGE && !open.has(lockOf(page)))
  })
}
