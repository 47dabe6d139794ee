import { isApiError, type ApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { compareId } from '@/lib/live-list/compare-id'
import { throttle } from '@/lib/util/timing/throttle'
import type { StatusId } from '@/schemas/primitives'
import { raiseHomeMarker } from './mutations'
import { raiseLocalMarker } from './local-marker'
import { homeMarkerQuery } from './queries'

/** Pause between two writes, in ms. */
const WRITE_INTERVAL = 300_000

/**
 * The last read post of home, which the server stores for all devices of an account. It is read before it is
 * written, only ever raised, and absent where the server has no markers.
 */
export class HomeMarker {
  #absent = false
  #passed: StatusId | null = null
  #reading: Promise<void> | undefined
  readonly #submit = throttle(() => void this.#write(false), WRITE_INTERVAL)
  readonly #leave = () => {
    if (document.visibilityState === 'hidden') void this.#write(true)
  }

  constructor(readonly runtime: Runtime) {
    this.#absent = runtime.http.capabilities.support('markers') === 'no'
  }

  get absent(): boolean {
    return this.#absent
  }

  /** The id on the server; null when there is none yet, undefined before the first read. */
  get known(): StatusId | null | undefined {
    return this.runtime.client.getQueryData(homeMarkerQuery(this.runtime).queryKey)?.home
  }

  /** Writes the marker when the page is left; the returned function stops that. */
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

  /** Reads the marker of the server. Never throws: without an answer nothing is written. */
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
      // `refused` means that the token lacks the scope.
      if (isApiError(error, 'notFound', 'refused', 'invalid')) this.#absent = true
    }
  }

  /** Notes that the user scrolled past this post. */
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
    // There is no time to read first when the page is being left.
    if (this.known === undefined && !leaving) await this.read()
    const id = this.#due()
    if (id === null) return
    // Before the request, as a page that is left gets no response.
    raiseLocalMarker(this.runtime.identity.key, id)
    const failure: { error?: ApiError } = {}
    await this.runtime.run(
      raiseHomeMarker(id, { leaving, onFailed: (error) => void (failure.error = error) }),
    )
    if (failure.error?.status === 409 && again && !leaving) {
      // Another device wrote at the same time: read its marker, and raise it if needed.
      await this.read()
      await this.#write(false, false)
    } else if (isApiError(failure.error, 'notFound')) this.#absent = true
  }
}
