/** Which requests a fault meets: `'POST /api/v1/statuses'`, `'/api/v1/timelines/home'` (':x' is any segment), a pattern over 'METHOD /path', or a test. */
export type Matcher = string | RegExp | ((request: Request) => boolean)

export function matches(matcher: Matcher, request: Request): boolean {
  const { pathname } = new URL(request.url)
  const line = `${request.method} ${pathname}`
  if (typeof matcher === 'function') return matcher(request)
  if (matcher instanceof RegExp) return matcher.test(line)
  const wanted = matcher.includes(' ') ? matcher : `* ${matcher}`
  const [method, path = ''] = wanted.split(' ')
  if (method !== '*' && method !== request.method) return false
  const pattern = path
    .split('/')
    .map((part) =>
      part.startsWith(':') ? '[^/]+' : part === '*' ? '.*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('/')
  return new RegExp(`^${pattern}$`).test(pathname)
}

/** Happens instead of the work. */
export type Before = (request: Request) => Promise<Response | null>
/** Happens to the answer after the work. */
export type After = (response: Response, request: Request) => Response | Promise<Response>

interface Fault {
  readonly matcher: Matcher
  left: number
  readonly before?: Before
  readonly after?: After
}

/** A browser's answer to a request that never came through. */
export const networkError = () => new TypeError('Failed to fetch')

/** What goes wrong, as ordered by the script. */
export class Faults {
  private list: Fault[] = []
  offline = false
  /** Counts in answers of unfavourite and unreblog are one behind. */
  lagCounts = false
  /** Milliseconds an upload stays in processing; 0: ready at once. */
  mediaProcessing = 0
  /** How many questions after an upload are answered with "still processing"; null: by the kind of file. */
  mediaPolls: number | null = null
  readonly pollsLeft = new Map<string, number>()
  /** Uploads fail after processing. */
  mediaFails = false
  /** Accepted notification requests wait here while merging is held up; null: merged at once. */
  merging: (() => void)[] | null = null
  /** Accounts whose home is being built, with how many more answers say so. */
  readonly building = new Map<string, number>()
  /** Enforce rate limits instead of only reporting them. */
  enforceLimits = false
  /** Messages of streams wait here while held. */
  private held: (() => void)[] | null = null

  /** Adds a fault for the next `times` matching requests; answers how to take it back. */
  add(matcher: Matcher, fault: { before?: Before; after?: After }, times: number): () => void {
    const entry: Fault = { matcher, left: times, ...fault }
    this.list.push(entry)
    return () => {
      this.list = this.list.filter((other) => other !== entry)
    }
  }

  /** The first fault for a request, used up by one. */
  take(request: Request): Fault | null {
    const fault = this.list.find((entry) => entry.left > 0 && matches(entry.matcher, request))
    if (!fault) return null
    fault.left -= 1
    if (fault.left === 0) this.list = this.list.filter((other) => other !== fault)
    return fault
  }

  clear(): void {
    this.list = []
    this.offline = false
    this.lagCounts = false
    this.mediaProcessing = 0
    this.mediaPolls = null
    this.pollsLeft.clear()
    this.mediaFails = false
    this.finishMerging()
    this.building.clear()
    this.enforceLimits = false
    this.releaseStream()
  }

  /** Runs what accepted requests are waiting for. */
  finishMerging(): void {
    const waiting = this.merging ?? []
    this.merging = null
    for (const work of waiting) work()
  }

  /** Sends a message of a stream, now or when released. */
  deliver(send: () => void): void {
    if (this.held) this.held.push(send)
    else send()
  }

  holdStream(): void {
    this.held ??= []
  }

  /** Lets held messages go, in order or shuffled by `order` (positions). */
  releaseStream(order: (count: number) => readonly number[] = (count) => [...Array(count).keys()]): void {
    const waiting = this.held ?? []
    this.held = null
    for (const at of order(waiting.length)) waiting[at]?.()
  }
}
