import { isApiError, type ApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { compareId } from '@/lib/live-list/compare-id'
import { throttle } from '@/lib/util/throttle'
import type { StatusId } from '@/schemas/primitives'
import { raiseHomeMarker } from './mutations'
import { raiseOwnMarker } from './own-marker'
import { homeMarkerQuery } from './queries'

/** Pause between two writes, ms. */
const PAUSE = 300_000

/**
 * How far home was read, as the server stores it for all devices of an account: read before it is written, only ever
 * raised, and absent where the server has no markers.
 */
export class HomeMarker {
  #absent = false
  #passed: StatusId | null = null
  #reading: Promise<void> | undefined
  readonly #submit = throttle(() => void this.#write(false), PAUSE)
  readonly #leave = () => {
    if (document.visibilityState === 'hidden') void this.#write(true)
  }

  constructor(readonly runtime: Runtime) {
    this.#absent = runtime.http.capabilities.support('markers') === 'no'
  }

  get absent(): boolean {
    return this.#absent
  }

  /** The id on the server; null when there is none yet, undefined before it was read. */
  get known(): StatusId | null | undefined {
    return this.runtime.client.getQueryData(homeMarkerQuery(this.runtime).queryKey)?.home
  }

  /** Watches the page go away; returns the end of it. */
  start(): () => void {
    const gone = () => void this.#write(true)
    document.addEventListener('visibilitychange', this.#leave)
    window.addEventListener('pagehide', gone)
    return () => {
      document.removeEventListener('visibilitychange', this.#leave)
      window.removeEventListener('pagehide', gone)
      void this.#write(true)
      this.#submit.cancel()
    }
  }

  /** Reads what the server keeps. Never throws: without an answer nothing is written. */
  read(): Promise<void> {
    if (this.#absent) return Promise.resolve()
    this.#reading ??= this.#read().finally(() => {
      this.#reading = undefined
    })
    return this.#reading
  }

  async #read() {
    try {
      await this.runtime.client.query({ ...homeMarkerQuery(this.runtime), staleTime: 0 })
    } catch (error) {
      // Refused is a token without the right to it.
      if (isApiError(error, 'missing', 'refused', 'invalid')) this.#absent = true
    }
  }

  /** The reader's eye passed this post. */
  passed(id: StatusId): void {
    if (this.#absent || (this.#passed !== null && compareId(id, this.#passed) <= 0)) return
    this.#passed = id
    this.#submit()
  }

  #due(): StatusId | null {
    const { known } = this
    if (this.#absent || known === undefined || this.#passed === null) return null
    return known === null || compareId(this.#passed, known) > 0 ? this.#passed : null
  }

  async #write(leaving: boolean, again = true): Promise<void> {
    // A page that goes away has no time to read first.
    if (this.known === undefined && !leaving) await this.read()
    const id = this.#due()
    if (id === null) return
    // Before the answer: a page that is left does not get one.
    raiseOwnMarker(this.runtime.identity.who, id)
    const failure: { error?: ApiError } = {}
    await this.runtime.run(
      raiseHomeMarker(id, { leaving, onFailed: (error) => void (failure.error = error) }),
    )
    if (failure.error?.status === 409 && again && !leaving) {
      // Another device wrote at the same time: its marker is read, and raised if it still has to be.
      await this.read()
      await this.#write(false, false)
    } else if (isApiError(failure.error, 'missing')) this.#absent = true
  }
}
