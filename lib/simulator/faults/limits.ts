import { HOUR, MINUTE } from '../store/time'

/** A request as rate limits see it; `token` and `user` are null for visitors. */
export interface Counted {
  readonly method: string
  readonly path: string
  readonly paging: boolean
  readonly token: string | null
  readonly user: string | null
}

interface Rule {
  readonly name: string
  readonly limit: number
  readonly period: number
  /** Key of the bucket; null = not counted. */
  readonly caller: (request: Counted) => string | null
}

const isApi = ({ path }: Counted) => path.startsWith('/api/')
const posts = ({ method, path }: Counted, pattern: RegExp) => method === 'POST' && pattern.test(path)
const deletes = (request: Counted) =>
  posts(request, /^\/api\/v1\/statuses\/[^/]+\/unreblog$/) ||
  (request.method === 'DELETE' && /^\/api\/v1\/statuses\/[^/]+$/.test(request.path))
const visitor = ({ user }: Counted) => (user === null ? 'visitors' : null)

/**
 * Limits of mastodon/mastodon, config/initializers/rack_attack.rb and app/lib/rate_limiter.rb. All visitors
 * share one address.
 */
const RULES: readonly Rule[] = [
  { name: 'token', limit: 300, period: 5 * MINUTE, caller: (r) => (isApi(r) ? r.token : null) },
  { name: 'user', limit: 1500, period: 5 * MINUTE, caller: (r) => (isApi(r) ? r.user : null) },
  { name: 'visitor', limit: 300, period: 5 * MINUTE, caller: (r) => (isApi(r) ? visitor(r) : null) },
  {
    name: 'paging',
    limit: 300,
    period: 15 * MINUTE,
    caller: (r) => (r.paging ? (r.user ?? 'visitors') : null),
  },
  {
    name: 'media',
    limit: 30,
    period: 30 * MINUTE,
    caller: (r) => (posts(r, /^\/api\/v\d+\/media$/) ? r.user : null),
  },
  { name: 'delete', limit: 30, period: 30 * MINUTE, caller: (r) => (deletes(r) ? r.user : null) },
  {
    name: 'post',
    limit: 300,
    period: 3 * HOUR,
    caller: (r) => (posts(r, /^\/api\/v1\/statuses(\/[^/]+\/reblog)?$/) ? r.user : null),
  },
  {
    name: 'follow',
    limit: 400,
    period: 24 * HOUR,
    caller: (r) => (posts(r, /^\/api\/v1\/accounts\/[^/]+\/follow$/) ? r.user : null),
  },
  {
    name: 'report',
    limit: 400,
    period: 24 * HOUR,
    caller: (r) => (posts(r, /^\/api\/v1\/reports$/) ? r.user : null),
  },
  {
    name: 'sign-up',
    limit: 5,
    period: 30 * MINUTE,
    caller: (r) => (posts(r, /^\/api\/v1\/accounts$/) ? 'visitors' : null),
  },
  {
    name: 'app',
    limit: 5,
    period: 10 * MINUTE,
    caller: (r) => (posts(r, /^\/api\/v1\/apps$/) ? 'visitors' : null),
  },
]

interface Bucket {
  used: number
  until: number
}

/** Counts requests in Mastodon's buckets. Periods follow the clock, so they end for everyone at once. */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>()

  private bucket({ name, period }: Rule, caller: string, now: number): Bucket {
    const key = `${name} ${caller}`
    const known = this.buckets.get(key)
    if (known && known.until > now) return known
    const made = { used: 0, until: (Math.floor(now / period) + 1) * period }
    this.buckets.set(key, made)
    return made
  }

  /** Counts a request; returns the headers of its tightest bucket and whether it exceeds the limit. */
  count(request: Counted, now: number): { headers: Record<string, string>; exceeded: boolean } {
    const met = RULES.flatMap((rule) => {
      const caller = rule.caller(request)
      if (caller === null) return []
      const bucket = this.bucket(rule, caller, now)
      bucket.used += 1
      return [{ limit: rule.limit, left: rule.limit - bucket.used, until: bucket.until }]
    })
    const [first, ...others] = met
    if (!first) return { headers: {}, exceeded: false }
    let tightest = first
    for (const other of others) if (other.left < tightest.left) tightest = other
    return {
      exceeded: tightest.left < 0,
      headers: {
        'x-ratelimit-limit': String(tightest.limit),
        'x-ratelimit-remaining': String(Math.max(0, tightest.left)),
        'x-ratelimit-reset': new Date(tightest.until).toISOString().replace('Z', '000Z'),
      },
    }
  }
}
