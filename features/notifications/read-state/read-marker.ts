import { ServerMarker, type Marker } from '@/lib/markers'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import { createEmitter } from '@/lib/util/emitter'
import { onPageLeave } from '@/lib/util/page-leave'
import type { NotificationId } from '@/schemas/primitives'
import { ownRead } from './own-read'
import {
  laterOf,
  nextWrite,
  NOTHING_READ,
  withKnown,
  withReading,
  withRefused,
  withWritten,
  type Reading,
  type ReadState,
} from './read-state'

/**
 * The last read notification. The server stores it for all devices of an account; where it has no markers, this
 * browser does. Written by the rules of `read-state.ts`, and when the page is left.
 */
export class ReadMarker {
  readonly #server: ServerMarker<NotificationId>
  #state: ReadState
  #settled = false
  #pending: Promise<void> | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  /** The marker of the server and when it was stored there, as last answered. */
  #stored: Marker<NotificationId> = { lastRead: null }
  #marked = 0
  readonly #changes = createEmitter()

  constructor(readonly runtime: Runtime) {
    this.#server = new ServerMarker(runtime, 'notifications')
    this.#state = { ...NOTHING_READ, seen: this.#own.get() }
  }

  get #own() {
    return ownRead.of(this.runtime.identity.key)
  }

  /** The newest notification read here or elsewhere; null when there is none, undefined until that is known. */
  readonly readUpTo = (): NotificationId | null | undefined => {
    if (!this.#settled) return undefined
    const upTo = laterOf(this.#state.known ?? null, this.#state.seen)
    // Without any marker, everything would count as new.
    return upTo === null && this.#server.absent ? undefined : upTo
  }

  /** When a notification became the last read one, in ms since the epoch; null when the server did not say. */
  readonly readAt = (id: NotificationId): number | null => {
    const { lastRead, updatedAt = '' } = this.#stored
    const time = lastRead === id ? Date.parse(updatedAt) : NaN
    return Number.isNaN(time) ? null : time
  }

  /** How often the user marked everything as read, in this tab. */
  readonly timesMarked = (): number => this.#marked

  /** True when this browser knows of a later read notification than the server. */
  get isAhead(): boolean {
    const { lastRead } = this.#stored
    const upTo = this.readUpTo() ?? null
    return upTo !== null && laterOf(lastRead, upTo) !== lastRead
  }

  /** Calls `listener` when `readUpTo` or `timesMarked` may have changed; returns the unsubscriber. */
  readonly subscribe = this.#changes.subscribe

  #set(state: ReadState) {
    if (state === this.#state) return
    this.#state = state
    this.#changes.emit()
  }

  /** Reads the marker of the server. Never throws: without an answer nothing is written. */
  readonly read = (): Promise<void> => {
    this.#pending ??= this.#read().finally(() => {
      this.#pending = undefined
    })
    return this.#pending
  }

  async #read() {
    const marker = await this.#server.read()
    if (marker) {
      this.#stored = marker
      this.#set(withKnown(this.#state, marker.lastRead))
    }
    this.#settled = true
    this.#set({ ...this.#state })
    this.#schedule()
  }

  /** Notes what the user sees. */
  note(reading: Reading): void {
    this.#raise(withReading(this.#state, reading))
  }

  /** Marks everything up to a notification as read, and stores that at once. */
  markRead(newest: NotificationId): void {
    this.#marked += 1
    this.#raise({ ...this.#state, seen: laterOf(this.#state.seen, newest) })
    this.#changes.emit()
    void this.#write({ leaving: false })
  }

  #raise(state: ReadState) {
    if (state.seen === this.#state.seen) return
    this.#set(state)
    this.#own.set((stored) => laterOf(stored, state.seen))
    this.#schedule()
  }

  #schedule() {
    clearTimeout(this.#timer)
    const next = this.#server.absent ? null : nextWrite(this.#state, Date.now())
    if (next?.wait === 0) void this.#write({ leaving: false })
    else if (next) this.#timer = setTimeout(() => void this.#write({ leaving: false }), next.wait)
  }

  async #write({ leaving, again = true }: { leaving: boolean; again?: boolean }): Promise<void> {
    const next = this.#server.absent ? null : nextWrite(this.#state, Date.now(), { flush: true })
    if (next === null) return
    const { known = null } = this.#state
    this.#set(withWritten(this.#state, next.id, Date.now()))
    const refused = await this.#server.raise(next.id, { leaving })
    if (!refused) {
      this.#stored = { lastRead: next.id, updatedAt: new Date(this.runtime.now()).toISOString() }
      return
    }
    this.#set(withRefused(this.#state, known))
    if (refused.status === 409 && again && !leaving) {
      // Another device wrote at the same time: read its marker, and raise it if needed.
      await this.read()
      await this.#write({ leaving: false, again: false })
    } else this.#schedule()
  }

  /** Follows other tabs and devices, and writes when the page is left; the returned function stops that. */
  start(): () => void {
    const leave = () => void this.#write({ leaving: true })
    const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : void this.read())
    // Notes what another tab read; that tab stores it on the server.
    const followTabs = () => {
      const read = this.#own.get()
      const { known = null, seen } = this.#state
      const upTo = laterOf(known, seen)
      if (read !== null && laterOf(upTo, read) !== upTo) this.#set(withKnown(this.#state, read))
    }
    const onFocus = () => void this.read()
    document.addEventListener('visibilitychange', onVisibility)
    // A window that stayed visible: the user comes back from another device.
    window.addEventListener('focus', onFocus)
    const unsubscribers = [
      onPageLeave('write', leave),
      this.#own.subscribe(followTabs),
      onReachable(this.runtime, () => void this.read()),
    ]
    void this.read()
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('focus', onFocus)
      for (const unsubscribe of unsubscribers) unsubscribe()
      leave()
      clearTimeout(this.#timer)
    }
  }
}

const create = (runtime: Runtime) => new ReadMarker(runtime)

/** Returns the notification marker of a runtime. */
export const notificationMarkerOf = (runtime: Runtime): ReadMarker => runtime.service(create)
