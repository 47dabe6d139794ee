import { tabLocks } from '@/lib/util/tab-channel'
import { pause } from '@/lib/util/timing/pause'

/** Longest delay in ms between tabs that receive the same notification. */
const MAX_SPREAD = 5000
/** Longest time in ms until a notification that arrives together with its post shows that post. */
const MAX_RENDER_TIME = 150
/** Head start in ms of a tab that shows the notification. */
const HEAD_START = 250

type Locks = Pick<LockManager, 'request'>

/**
 * True in one tab only for each name, so that a notification alerts once although several tabs receive it. A tab that
 * shows it, now or soon after, claims the name first, so that the others stay quiet. Without locks (no TLS) every tab gets
 * true. The tab that claimed the name keeps it until `hold` resolves, by default for as long as others may still ask.
 */
export async function claimOnce(
  name: string,
  isSeen: () => boolean,
  locks: Locks | null = tabLocks(),
  hold: () => Promise<void> = () => pause(MAX_SPREAD),
): Promise<boolean> {
  if (!isSeen()) await pause(MAX_RENDER_TIME)
  if (!locks) return true
  if (!isSeen()) await pause(HEAD_START)
  return new Promise((resolve) => {
    locks
      .request(`skein:alert:${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock ? hold() : undefined
      })
      // The page may not use locks, e.g. in a sandboxed frame.
      .catch(() => resolve(true))
  })
}

/**
 * The turn of one tab to play sounds. The tab keeps it until nothing has arrived for a while: a lock for each of many
 * notifications would cost more than all else that they cause.
 */
export class Turn {
  #until = Number.NEGATIVE_INFINITY

  constructor(
    readonly name: string,
    readonly locks: () => Locks | null = tabLocks,
  ) {}

  /** True while this tab has the turn, which it then keeps for longer. */
  keep(): boolean {
    const now = Date.now()
    if (this.#until <= now) return false
    this.#until = now + MAX_SPREAD
    return true
  }

  /** Takes the turn unless another tab has it. Returns true when it is this tab's. */
  async take(isSeen: () => boolean): Promise<boolean> {
    if (this.keep()) return true
    const isOurs = await claimOnce(this.name, isSeen, this.locks(), () => this.#hold())
    if (isOurs) this.#until = Date.now() + MAX_SPREAD
    // A call that waited at the same time may have taken it.
    return this.keep()
  }

  async #hold(): Promise<void> {
    this.#until = Date.now() + MAX_SPREAD
    for (let left = MAX_SPREAD; left > 0; left = this.#until - Date.now()) await pause(left)
  }
}
