import type { NamedCall } from '@/lib/cache'
import { ApiError, isApiError, type ApiErrorKind } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { openMutations } from '@/lib/runtime/open-mutations'
import { onReachable } from '@/lib/runtime/on-reachable'
import { addEntry, noteTry, outboxStore, refuseEntry, removeEntry, type OutboxEntry } from './entries'
import { announcePage, OWN_PAGE, withClosedPages } from './owner'

/** Pause in ms before another try after an answer that says nothing about the change, such as an error of the server. */
const RETRY_PAUSE = 30_000

/** Answers that would be the same again. */
const FINAL: ReadonlySet<ApiErrorKind> = new Set(['notFound', 'refused', 'invalid'])

/** A change of this page that waits. */
export interface Held {
  /** Sends it once it is its turn and the server can be reached. Rejects with an aborted error if it is refused. */
  readonly send: <A>(attempt: () => Promise<A>) => Promise<A>
  /** It was answered, or became unnecessary: forgets it. */
  readonly done: () => void
  /** It failed: forgets it, unless the server refused it. */
  readonly failed: () => void
}

/** A change of this page, and what opens its gate. */
interface Waiting {
  readonly entry: string
  readonly goneIsDone: boolean
  /** Resolves when it is its turn. */
  turn: Promise<void>
  open: () => void
  cancel: () => void
  /** Resolves when it was answered, refused or cancelled, or must wait again: then to true if the server answered. */
  settled: Promise<boolean>
  settle: (isAnswered: boolean) => void
}

const aborted = () => new ApiError({ kind: 'aborted', path: '' })

/** The gate of a change: `open` lets it pass, `cancel` ends it. */
function gate() {
  let open = () => {}
  let cancel = () => {}
  const turn = new Promise<void>((resolve, reject) => {
    open = resolve
    cancel = () => reject(aborted())
  })
  // A change that waits behind another one does not listen yet.
  turn.catch(() => {})
  let settle = (_isAnswered: boolean) => {}
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  return { turn, open, cancel, settled, settle }
}

/** The changes of an identity that wait for its server. */
export class Outbox {
  readonly #runtime: Runtime
  readonly #waiting = new Map<string, Waiting>()
  #isSending = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(runtime: Runtime) {
    this.#runtime = runtime
    const stop = onReachable(runtime, () => void this.sendAll())
    runtime.onClose(() => {
      stop()
      clearTimeout(this.#timer)
    })
  }

  get #key() {
    return this.#runtime.identity.key
  }

  /**
   * Keeps a change, or continues with the stored change `id`. `goneIsDone`: the change is done when its target is gone.
   * Null when there are too many.
   */
  hold(call: NamedCall, { id, goneIsDone }: { id?: string; goneIsDone: boolean }): Held | null {
    const entry = id ?? addEntry(this.#key, call, OWN_PAGE, this.#runtime.now())
    if (entry === null) return null
    announcePage()
    const waiting: Waiting = { entry, goneIsDone, ...gate() }
    this.#waiting.set(entry, waiting)
    const forget = () => {
      this.#waiting.delete(entry)
      waiting.settle(true)
    }
    return {
      send: (attempt) => this.#send(waiting, attempt),
      done: () => {
        removeEntry(this.#key, entry)
        forget()
      },
      failed: () => {
        const stored = outboxStore.of(this.#key).get()
        if (stored.find((each) => each.id === entry)?.refused === null) removeEntry(this.#key, entry)
        forget()
      },
    }
  }

  async #send<A>(waiting: Waiting, attempt: () => Promise<A>): Promise<A> {
    for (;;) {
      await waiting.turn
      try {
        return await attempt()
      } catch (error) {
        if (!isApiError(error) || error.kind === 'aborted') throw error
        if (FINAL.has(error.kind)) throw this.#refuse(waiting, error)
        // Lost, limited, or signed out: it stays, and what waits behind it too.
        const { settle } = waiting
        if (error.status !== undefined) noteTry(this.#key, waiting.entry)
        Object.assign(waiting, gate())
        this.#later((error.retryAt ?? 0) - this.#runtime.now())
        settle(error.status !== undefined && error.kind !== 'rateLimited')
      }
    }
  }

  /** Keeps a refused change for the user to see; its target is then read again. */
  #refuse({ entry, goneIsDone }: Waiting, error: ApiError): ApiError {
    const isGone = error.kind === 'notFound'
    if (isGone && goneIsDone) removeEntry(this.#key, entry)
    // An answer that cannot be read is one: the change was made.
    else if (error.kind === 'invalid') removeEntry(this.#key, entry)
    else refuseEntry(this.#key, entry, { isGone, message: error.message })
    return aborted()
  }

  #later(ms: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.sendAll(), Math.max(RETRY_PAUSE, ms))
  }

  /**
   * Sends all changes of this page, oldest first, each after the one before was answered. Stops when the server is lost
   * again. A change that the server cannot take now does not hold up the others.
   */
  async sendAll(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      const order = outboxStore
        .of(this.#key)
        .get()
        .map(({ id }) => id)
      for (const id of order) {
        const waiting = this.#waiting.get(id)
        if (!waiting) continue
        waiting.open()
        const isAnswered = await waiting.settled
        if (!this.#waiting.has(id)) continue
        // Not one after the other: those of the same post wait for this one.
        if (isAnswered)
          for (const other of order.slice(order.indexOf(id) + 1)) this.#waiting.get(other)?.open()
        return
      }
    } finally {
      this.#isSending = false
    }
  }

  /** Withdraws a change: it is undone and never sent. A refused one is forgotten. */
  cancel(id: string): void {
    const entry = outboxStore
      .of(this.#key)
      .get()
      .find((each) => each.id === id)
    removeEntry(this.#key, id)
    // One that waits behind another change is undone at once.
    const isIt = ({ name, args }: NamedCall) =>
      name === entry?.name && JSON.stringify(args) === JSON.stringify(entry.args)
    for (const open of openMutations(this.#runtime)) if (isIt(open)) open.cancel()
    this.#waiting.get(id)?.cancel()
  }

  /** Lets a refused change be sent again, by `takeOver`. */
  reopen(id: string): void {
    outboxStore
      .of(this.#key)
      .set((entries) =>
        entries.map((entry) => (entry.id === id ? { ...entry, owner: OWN_PAGE, refused: null } : entry)),
      )
  }

  /**
   * Takes over the changes that closed pages left, and returns them, oldest first. Refused ones stay as they are.
   */
  async takeOver(): Promise<OutboxEntry[]> {
    const store = outboxStore.of(this.#key)
    const isFree = ({ id, owner, refused }: OutboxEntry, isClosed: (page: string) => boolean) =>
      refused === null && (owner === OWN_PAGE ? !this.#waiting.has(id) : isClosed(owner))
    if (store.get().length === 0) return []
    let taken: OutboxEntry[] = []
    await withClosedPages(this.#key, (isClosed) => {
      taken = store.get().filter((entry) => isFree(entry, isClosed))
      if (taken.length === 0) return
      announcePage()
      const ids = new Set(taken.map(({ id }) => id))
      store.set((entries) =>
        entries.map((entry) => (ids.has(entry.id) ? { ...entry, owner: OWN_PAGE } : entry)),
      )
    })
    return taken
  }
}

/** Returns the outbox of a runtime. */
export const outboxOf = (runtime: Runtime): Outbox => runtime.service(createOutbox)

const createOutbox = (runtime: Runtime) => new Outbox(runtime)
