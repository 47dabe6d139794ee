/** The part of navigator.locks that is used. */
export interface LocksLike {
  request(name: string, options: { signal: AbortSignal }, callback: () => Promise<void>): Promise<unknown>
}

/** The part of BroadcastChannel that is used. */
export interface BusLike {
  postMessage(message: unknown): void
  onmessage: ((event: MessageEvent) => void) | null
  close(): void
}

export interface PollPorts {
  /** Null where there are no Web Locks. Default: the browser's. */
  locks: LocksLike | null
  /** Null where tabs cannot talk. Default: a BroadcastChannel. */
  openBus: ((name: string) => BusLike) | null
}

const browserLocks = (): LocksLike | null => ('locks' in navigator ? navigator.locks : null)
const browserBus = () =>
  'BroadcastChannel' in globalThis ? (name: string): BusLike => new BroadcastChannel(name) : null

/** Whose turn it is to poll: one tab holds it at a time, or every tab where tabs cannot agree. */
export interface PollTurn<M> {
  /** Tabs cannot agree: each acts for itself. */
  readonly alone: boolean
  take(): void
  leave(): void
  held(): boolean
  send(message: M): void
  close(): void
}

/** Makes the turn of `name`. Messages go to all other tabs; `onTurn` and `onLost` tell of this one. */
export function createPollTurn<M>(
  name: string,
  ports: Partial<PollPorts>,
  on: { onMessage(message: M): void; onTurn(): void; onLost(): void },
): PollTurn<M> {
  const locks = ports.locks === undefined ? browserLocks() : ports.locks
  const openBus = ports.openBus === undefined ? browserBus() : ports.openBus
  const alone = locks === null || openBus === null
  const bus = alone ? null : openBus(name)
  if (bus) bus.onmessage = ({ data }: MessageEvent<M>) => on.onMessage(data)
  let end: AbortController | null = null
  let mine = false

  const start = () => {
    mine = true
    on.onTurn()
  }

  return {
    alone,
    take() {
      if (end) return
      const own = new AbortController()
      end = own
      if (alone) {
        start()
        return
      }
      const hold = () =>
        new Promise<void>((resolve) => {
          if (own.signal.aborted) {
            resolve()
            return
          }
          own.signal.addEventListener('abort', () => resolve())
          start()
        })
      // Given up while waiting: nothing to tell.
      locks.request(name, { signal: own.signal }, hold).catch(() => undefined)
    },
    leave() {
      end?.abort()
      end = null
      if (mine) on.onLost()
      mine = false
    },
    held: () => mine,
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel, not a window
    send: (message) => bus?.postMessage(message),
    close: () => bus?.close(),
  }
}
