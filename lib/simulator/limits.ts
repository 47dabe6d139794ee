const FIVE_MINUTES = 300_000

interface Bucket {
  used: number
  until: number
}

/** Counts requests per caller as the real server's tightest bucket does: 300 in five minutes (api-facts 9). */
export class RateLimits {
  private readonly buckets = new Map<string, Bucket>()

  /** Counts one request; answers its headers and whether it is one too many. */
  count(who: string, now: number): { headers: Record<string, string>; exceeded: boolean } {
    const known = this.buckets.get(who)
    const bucket =
      known && known.until > now
        ? known
        : { used: 0, until: (Math.floor(now / FIVE_MINUTES) + 1) * FIVE_MINUTES }
    bucket.used += 1
    this.buckets.set(who, bucket)
    const remaining = 300 - bucket.used
    return {
      exceeded: remaining < 0,
      headers: {
        'x-ratelimit-limit': '300',
        'x-ratelimit-remaining': String(Math.max(0, remaining)),
        'x-ratelimit-reset': new Date(bucket.until).toISOString().replace('Z', '000Z'),
      },
    }
  }
}
