const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Returns a short id for a message: 24 bits of FNV-1a as four characters, the same in every build. */
export function shortId(id: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  const bits = (hash ^ (hash >>> 24)) & 0xffffff
  return [18, 12, 6, 0].map((shift) => DIGITS[(bits >>> shift) & 63]).join('')
}

/** Returns two characters for a small number, three for one from 4096 on. */
function numberId(number: number): string {
  const places = number < 4096 ? [6, 0] : [12, 6, 0]
  return places.map((shift) => DIGITS[(number >>> shift) & 63]).join('')
}

/**
 * Creates the short ids of a build; the long ones are only for people. Those of `known` are numbered in their order, which
 * takes half the characters, and the files of languages shrink by a sixth, as numbers compress to nothing. Others are
 * hashed. Throws when two of these would share an id: rename one of them then.
 */
export function createShortIds(known: readonly string[] = []): (id: string) => string {
  const numbers = new Map(known.map((id, at) => [id, numberId(at)]))
  const taken = new Map<string, string>()
  return (id) => {
    const number = numbers.get(id)
    if (number !== undefined) return number
    const short = shortId(id)
    const other = taken.get(short) ?? id
    if (other !== id) throw new Error(`The texts ${id} and ${other} would share a short id; rename one`)
    taken.set(short, id)
    return short
  }
}
