import { openTabChannel, tabLocks, type TabChannel } from '@/lib/util/tab-channel'

/** The part of navigator.locks we use. */
export interface LocksLike {
  request(
    name: string,
    options: { signal?: AbortSignal; steal?: boolean },
    callback: () => Promise<void>,
  ): Promise<unknown>
}

/** Coordination between the tabs of a browser. */
export interface TabPorts {
  /** Null where there are no Web Locks. Default: the browser's. */
  locks: LocksLike | null
  /** Opens a channel to the other tabs; null where there is none. Default: the browser's. */
  openChannel: (name: string) => TabChannel | null
}

/** Elects one tab that acts for all; where tabs cannot coordinate, every tab acts. */
export interface TabTurn<M> {
  /** True where tabs cannot coordinate: each acts for itself. */
  alone(): boolean
  /** Queues for the turn. */
  take(): void
  /** Takes the turn at once from a tab that no longer answers. */
  steal(): void
  /** Gives the turn to the next tab, or leaves the queue. */
  leave(): void
  isMine(): boolean
  send(message: M): void
  close(): void
}

/**
 * Creates the turn called `name`. Messages go to all other tabs; `onTurn` and `onLost` are about this tab.
 */
export function createTabTurn<M>(
  name: string,
  ports: Partial<TabPorts>,
  on: { onMessage(message: M): void; onTurn(): void; onLost(): void },
): TabTurn<M> {
  const locks = ports.locks === undefined ? tabLocks() : ports.locks
  const { openChannel = openTabChannel } = ports
  let channel = locks && openChannel(name)
  let alone = channel === null
  channel?.onMessage((message) => on.onMessage(message as M))
  let end: AbortController | null = null
  let mine = false

  const start = () => {
    mine = true
    on.onTurn()
  }

  function request(steal: boolean) {
    const own = new AbortController()
    end = own
    if (alone || !locks) {
      start()
      return
    }
    const untilReleased = () =>
      new Promise<void>((resolve) => {
        if (own.signal.aborted) {
          resolve()
          return
        }
        own.signal.addEventListener('abort', () => resolve())
        start()
      })
    // A stealing request accepts no signal.
    const options = steal ? { steal } : { signal: own.signal }
    locks.request(name, options, untilReleased).catch(() => {
      // The request was cancelled while it waited.
      if (end !== own) return
      if (mine) {
        end = null
        mine = false
        on.onLost()
        return
      }
      // The page may not use locks, e.g. in a sandboxed frame.
      alone = true
      channel?.close()
      channel = null
      start()
    })
  }

  return {
    alone: () => alone,
    take() {
      if (!end) request(false)
    },
    steal() {
      if (mine) return
      end?.abort()
      request(true)
    },
    leave() {
      end?.abort()
      end = null
      const lost = mine
      mine = false
      if (lost) on.onLost()
    },
    isMine: () => mine,
    send: (message) => channel?.send(message),
    close: () => channel?.close(),
  }
}
