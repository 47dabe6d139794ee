import { compareId } from '@/lib/live-list/compare-id'
import { ServerMarker } from '@/lib/markers'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import { onPageLeave } from '@/lib/util/page-leave'
import { throttle } from '@/lib/util/timing/throttle'
import type { StatusId } from '@/schemas/primitives'
import { localMarker, raiseLocalMarker } from './local-marker'

/** Pause between two writes, in ms. */
const WRITE_INTERVAL = 300_000

/**
 * The last read post of home. It is read before it is written, at most every five minutes, and when the page is left. This
 * browser remembers it where the server has no markers, and while the server cannot be reached: the newest is written then.
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

  /** Writes the marker when the page is left, and when the server is back; the returned function stops that. */
  start(): () => void {
    const end = onReachable(this.runtime, () => void this.#catchUp())
    document.addEventListener('visibilitychange', this.#leave)
    const stop = onPageLeave('write', () => void this.#write(true))
    return () => {
      document.removeEventListener('visibilitychange', this.#leave)
      stop()
      end()
      void this.#write(true)
      this.#submit.cancel()
    }
  }

  /**
   * Reads the marker of the server, and writes that of this browser if an earlier page could not. Never throws: without an
   * answer nothing is written.
   */
  async read(): Promise<void> {
    await this.#server.read()
    if (this.#isAhead()) void this.#write(false)
  }

  /** Reads the marker after the server was back, since another device may have read further, and writes this one. */
  async #catchUp(): Promise<void> {
    if (this.#isAhead() || this.#passed !== null) await this.read()
  }

  /** True if this browser remembers a newer post than the one known to be on the server. */
  #isAhead(): boolean {
    const local = localMarker(this.runtime.identity.key) as StatusId | undefined
    if (local !== undefined && (this.#passed === null || compareId(local, this.#passed) > 0))
      this.#passed = local
    return this.#due() !== null
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
    if (this.known === undefined && !leaving) await this.#server.read()
    const id = this.#due()
    if (id === null) {
      // Kept for the next page: the server may be lost.
      if (this.known === undefined && this.#passed) raiseLocalMarker(this.runtime.identity.key, this.#passed)
      return
    }
    // Before the request, as a page that is left gets no response.
    raiseLocalMarker(this.runtime.identity.key, id)
    if (this.absent) return
    const refused = await this.#server.raise(id, { leaving })
    if (refused?.status !== 409 || !again || leaving) return
    // Another device wrote at the same time: read its marker, and raise it if needed.
    await this.#server.read()
    await this.#write(false, false)
  }
}
