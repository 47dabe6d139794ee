/**
 * Ids as the real server makes them: an ordered number of 18 digits for what lives in timelines, a small
 * serial for everything else. Never compare them as numbers: they exceed 2^53.
 */
export const compareIds = (a: string, b: string): number =>
  a.length - b.length || (a < b ? -1 : a > b ? 1 : 0)

/** Makes ordered ids for moments (ms) and serials; cloned together with the world. */
export class IdSource {
  private sequence = 0
  private serials = 0

  /** An 18-digit id that sorts by `moment` (ms since the epoch), unique also within one millisecond. */
  ordered(moment: number): string {
    this.sequence = (this.sequence + 1) % 65_536
    return ((BigInt(Math.floor(moment)) << 16n) | BigInt(this.sequence)).toString()
  }

  /** The next small serial, as internal rows (blocks, bookmarks, notifications) have it. */
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

/** The moment (ms) inside an ordered id. */
export const momentOf = (id: string): number => Number(BigInt(id) >> 16n)

/** The smallest ordered id of a moment, as a bound for searching. */
export const boundOf = (moment: number): string => (BigInt(Math.floor(moment)) << 16n).toString()
