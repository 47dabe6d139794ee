/** Bits of a Mastodon id below its time in ms since the epoch. */
const TIME_SHIFT = 16n

/** Greatest difference in ms between the time in an id and the time of its post. */
const MAX_TIME_DIFFERENCE = 24 * 60 * 60_000

interface Dated {
  id: string
  created_at: string
}

const timeOf = (id: string): number => Number(BigInt(id) >> TIME_SHIFT)

/** True when an id contains the time of its post, as those of Mastodon do. */
export function isTimed({ id, created_at: createdAt }: Dated): boolean {
  if (!/^\d{15,20}$/.test(id)) return false
  return Math.abs(timeOf(id) - Date.parse(createdAt)) < MAX_TIME_DIFFERENCE
}

/** Returns the smallest id of a time in ms since the epoch. */
export const idAt = (ms: number): string => String(BigInt(Math.max(0, ms)) << TIME_SHIFT)
