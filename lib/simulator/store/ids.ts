/**
 * Compares ids as Mastodon creates them: ordered 18-digit numbers for timelines, small serials for the rest.
 * Never convert them to numbers, since they exceed 2^53.
 */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Creates ordered ids and serials; cloned together with the world. */
export class IdSource {
  private sequence = 0
  private serials = 0

  /** Returns an 18-digit id that sorts by `moment` (ms since the epoch), unique within one ms. */
  ordered(moment: number): string {
    this.sequence = (this.sequence + 1) % 65_536
    return ((BigInt(Math.floor(moment)) << 16n) | BigInt(this.sequence)).toString()
  }

  /** Returns the next serial, for internal rows (blocks, bookmarks, notifications). */
  serial(): string {
    this.serials += 1
    return String(this.serials)
  }

  clone(): IdSource {
    const copy = new IdSource()
    copy.sequence = this.sequence
    copy.serials = this.serials
    return copy
  }
}

/** Returns the time (ms) in an ordered id. */
export const momentOf = (id: string): number => Number(BigInt(id) >> 16n)
