import * as z from 'zod/mini'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { compareId } from '@/lib/timeline/compare-id'
import { throttle } from '@/lib/util/throttle'
import { markersDto } from '@/schemas/markers'
import type { StatusId } from '@/schemas/primitives'
import { raiseOwnMarker } from './own-marker'

const PATH = '/api/v1/markers'
/** Pause between two writes, ms (product.md 9). */
const PAUSE = 300_000

/**
 * How far home was read, as the server keeps it for all devices of a person: read before it is written, only ever
 * raised, and gone where the server has no markers (features TML6).
 */
export class HomeMarker {
  /** The id on the server; null when there is none yet, undefined before it was read. */
  known: StatusId | null | undefined
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
      const { data } = await this.runtime.http.request(PATH, {
        query: { timeline: ['home'] },
        schema: markersDto,
      })
      this.known = (data.home?.last_read_id as StatusId | undefined) ?? null
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
    const before = this.known
    this.known = id
    // Whether or not the answer is heard of: a page that goes away does not.
    raiseOwnMarker(this.runtime.identity.who, id)
    try {
      await this.runtime.http.request(PATH, {
        method: 'POST',
        json: { home: { last_read_id: id } },
        schema: z.unknown(),
        keepalive: leaving,
      })
    } catch (error) {
      this.known = before
      if (isApiError(error, 'missing')) this.#absent = true
      else if (isApiError(error) && error.status === 409 && again && !leaving) {
        // Another device wrote at the same time: what it wrote is read, and raised if it still has to be.
        await this.read()
        await this.#write(false, false)
      }
    }
  }
}
