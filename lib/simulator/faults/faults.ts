/**
 * Requests a fault applies to: `'POST /api/v1/statuses'`, `'/api/v1/timelines/home'` (':x' is any segment), a
 * pattern over 'METHOD /path', or a predicate.
 */
export type Matcher = string | RegExp | ((request: Request) => boolean)

function matches(matcher: Matcher, request: Request): boolean {
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

/** Replaces the handler. */
export type Before = (request: Request) => Promise<Response | null>
/** Changes the answer of the handler. */
export type After = (response: Response, request: Request) => Response | Promise<Response>

interface Fault {
  readonly matcher: Matcher
  left: number
  readonly before?: Before
  readonly after?: After
}

/** Returns a browser's error for a failed connection. */
export const networkError = () => new TypeError('Failed to fetch')

/** Faults set by the script. */
export class Faults {
  private list: Fault[] = []
  offline = false
  /** Unfavourite and unreblog answer with the old count. */
  lagCounts = false
  /** Processing time of uploads in ms; 0 = none. */
  mediaProcessing = 0
  /** How many requests for a new upload answer "still processing"; null: depends on the file type. */
  mediaPolls: number | null = null
  readonly pollsLeft = new Map<string, number>()
  /** Uploads fail after processing. */
  mediaFails = false
  /** Accepted notification requests wait here while merging is paused; null = merge at once. */
  merging: (() => void)[] | null = null
  /** Accounts whose home is being rebuilt, with the number of further answers that say so. */
  readonly building = new Map<string, number>()
  /** Enforce rate limits instead of only reporting them. */
  enforceLimits = false
  /** Stream messages wait here while held. */
  private held: (() => void)[] | null = null

  /** Adds a fault for the next `times` matching requests; returns the function that removes it. */
  add(matcher: Matcher, fault: { before?: Before; after?: After }, times: number): () => void {
    const entry: Fault = { matcher, left: times, ...fault }
    this.list.push(entry)
    return () => {
      this.list = this.list.filter((other) => other !== entry)
    }
  }

  /** Returns the first fault for a request, and counts it as applied once more. */
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

  /** Merges the waiting notification requests. */
  finishMerging(): void {
    const waiting = this.merging ?? []
    this.merging = null
    for (const work of waiting) work()
  }

  /** Sends a stream message, now or when released. */
  deliver(send: () => void): void {
    if (this.held) this.held.push(send)
    else send()
  }

  holdStream(): void {
    this.held ??= []
  }

  /** Releases held messages, in order or as permuted by `order`. */
  releaseStream(order: (count: number) => readonly number[] = (count) => [...Array(count).keys()]): void {
    const waiting = this.held ?? []
    this.held = null
    for (const at of order(waiting.length)) waiting[at]?.()
  }
}
