import { createEmitter } from '@/lib/util/emitter'
import type { TabChannel } from '@/lib/util/tab-channel'
import type { Environment, EnvironmentEvent } from './environment'
import type { LocksLike } from './shared/tab-turn'
import type { SocketLike } from './transports/transport'

/** A clock for tests, advanced by hand. */
export class FakeClock {
  #now = 1_800_000_000_000
  #count = 0
  readonly #timers = new Map<number, { at: number; run: () => void }>()

  now = () => this.#now

  readonly timers = {
    setTimeout: (run: () => void, ms: number): unknown => {
      const id = (this.#count += 1)
      this.#timers.set(id, { at: this.#now + ms, run })
      return id
    },
    clearTimeout: (id: unknown) => {
      if (typeof id === 'number') this.#timers.delete(id)
    },
  }

  get pending() {
    return this.#timers.size
  }

  /** Lets promises settle. */
  async settle() {
    for (let i = 0; i < 20; i += 1) await Promise.resolve()
  }

  /** Runs every timer due within the next `ms`, in order. */
  async advance(ms: number) {
    const end = this.#now + ms
    await this.settle()
    for (;;) {
      const [next] = [...this.#timers].filter(([, { at }]) => at <= end).toSorted((a, b) => a[1].at - b[1].at)
      if (!next) break
      const [id, { at, run }] = next
      this.#timers.delete(id)
      this.#now = Math.max(this.#now, at)
      run()
      await this.settle()
    }
    this.#now = end
  }

  /** Simulates a sleeping machine: the clock moves on, no timer runs. */
  sleep(ms: number) {
    this.#now += ms
  }
}

/** A socket whose other end is the test. */
export class FakeSocket implements SocketLike {
  readonly #listeners: { type: string; listener: (event: Event) => void }[] = []
  readonly sent: Record<string, string>[] = []
  closed = false

  constructor(
    readonly url: string,
    readonly protocols: readonly string[],
  ) {}

  addEventListener(type: string, listener: (event: Event) => void) {
    this.#listeners.push({ type, listener })
  }

  #fire(event: Event) {
    for (const { type, listener } of this.#listeners) if (type === event.type) listener(event)
  }

  send(data: string) {
    this.sent.push(JSON.parse(data))
  }

  close() {
    this.closed = true
  }

  open() {
    this.#fire(new Event('open'))
  }

  drop() {
    this.closed = true
    this.#fire(new Event('error'))
    this.#fire(new CloseEvent('close'))
  }

  say(frame: unknown) {
    this.#fire(new MessageEvent('message', { data: JSON.stringify(frame) }))
  }
}

/** A page that the test shows, hides and disconnects. */
export class FakeEnvironment implements Environment {
  isOnline = true
  isVisible = true
  readonly #events = createEmitter<EnvironmentEvent>()
  online = () => this.isOnline
  visible = () => this.isVisible
  readonly subscribe = this.#events.subscribe
  get listeners() {
    return this.#events.size()
  }
  readonly fire = this.#events.emit
}

/** Web Locks between the tabs of a test. */
export function fakeLocks(): LocksLike {
  const names = new Map<string, { release: (() => void) | null; queue: (() => void)[] }>()
  return {
    request: (name, { signal, steal }, callback) => {
      const lock = names.get(name) ?? { release: null, queue: [] }
      names.set(name, lock)
      return new Promise((resolve, reject) => {
        const aborted = () => reject(new DOMException('aborted', 'AbortError'))
        const grant = () => {
          signal?.removeEventListener('abort', withdraw)
          const stolen = () => aborted()
          lock.release = stolen
          const release = () => {
            if (lock.release !== stolen) return
            lock.release = null
            lock.queue.shift()?.()
          }
          // As in a browser, a lock is granted asynchronously.
          void Promise.resolve().then(callback).then(resolve, reject).finally(release)
        }
        const withdraw = () => {
          lock.queue.splice(lock.queue.indexOf(grant), 1)
          aborted()
        }
        if (steal) {
          lock.release?.()
          grant()
        } else if (signal?.aborted) aborted()
        else if (lock.release) {
          lock.queue.push(grant)
          signal?.addEventListener('abort', withdraw)
        } else grant()
      })
    },
  }
}

/** Channels between the tabs of a test; messages are cloned and arrive asynchronously. */
export function fakeChannels(): (name: string) => TabChannel {
  const all = new Set<{ name: string; listeners: Set<(message: unknown) => void> }>()
  return (name) => {
    const own = { name, listeners: new Set<(message: unknown) => void>() }
    all.add(own)
    return {
      send: (message) => {
        for (const other of all)
          if (other.name === name && other !== own)
            for (const listener of other.listeners) queueMicrotask(() => listener(structuredClone(message)))
      },
      onMessage: (listener) => {
        own.listeners.add(listener)
        return () => own.listeners.delete(listener)
      },
      close: () => {
        own.listeners.clear()
        all.delete(own)
      },
    }
  }
}
