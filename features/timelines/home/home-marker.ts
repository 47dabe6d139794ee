import { compareId } from '@/lib/live-list/compare-id'
import { ServerMarker } from '@/lib/markers'
import type { Runtime } from '@/lib/runtime'
import { onPageLeave } from '@/lib/util/page-leave'
import { throttle } from '@/lib/util/timing/throttle'
import type { StatusId } from '@/schemas/primitives'
import { raiseLocalMarker } from './local-marker'

/** Pause between two writes, in ms. */
const WRITE_INTERVAL = 300_000

/**
 * The last read post of home. It is read before it is written, at most every five minutes, and when the page is left. Where
 * the server has no markers, only this browser remembers it.
 */
export class HomeMarker {
  readonly #server: ServerMarker<StatusId>
  #passed: StatusId | null = null
  readonly #submit = throttle(() => void this.#write(false), WRITE_INTERVAL)
  readonly #leave = () => {
    if (document.visibilityState === 'hidden') void this.#write(true)
  }

  constructor(readonly runtime: Runtime) {
    this.#server = new ServerMarker(runtime, 'home')
  }

  get absent(): boolean {
    return this.#server.absent
  }

  /** The id on the server; null when there is none yet, undefined before the first read. */
  get known(): StatusId | null | undefined {
    return this.#server.known?.lastRead
  }

  /** Writes the marker when the page is left; the returned function stops that. */
  start(): () => void {
    document.addEventListener('visibilitychange', this.#leave)
    const stop = onPageLeave('write', () => void this.#write(true))
    return () => {
      document.removeEventListener('visibilitychange', this.#leave)
      stop()
      void this.#write(true)
      this.#submit.cancel()
    }
  }

  /** Reads the marker of the server. Never throws: without an answer nothing is written. */
  async read(): Promise<void> {
    await this.#server.read()
  }

  /** Notes that the user scrolled past this post. */
  passed(id: StatusId): void {
    if (this.#passed !== null && compareId(id, this.#passed) <= 0) return
    this.#passed = id
    this.#submit()
  }

  #due(): StatusId | null {
    const known = this.absent ? null : this.known
    if (known === undefined || this.#passed === null) return null
    return known === null || compareId(this.#passed, known) > 0 ? this.#passed : null
  }

  async #write(leaving: boolean, again = true): Promise<void> {
    // There is no time to read first when the page is being left.
    if (this.known === undefined && !leaving) await this.read()
    const id = this.#due()
    if (id === null) return
    // Before the request, as a page that is left gets no response.
    raiseLocalMarker(this.runtime.identity.key, id)
    if (this.absent) return
    const refused = await this.#server.raise(id, { leaving })
    if (refused?.status !== 409 || !again || leaving) return
    // Another device wrote at the same time: read its marker, and raise it if needed.
    await this.read()
    await this.#write(false, false)
  }
}
