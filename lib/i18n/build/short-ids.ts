const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-_'

/** Returns a short id for a message: 24 bits of FNV-1a as four characters, the same in every build. */
export function shortId(id: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193)
  const bits = (hash ^ (hash >>> 24)) & 0xffffff
  return [18, 12, 6, 0].map((shift) => DIGITS[(bits >>> shift) & 63]).join('')
}

/**
 * Creates the short ids of a build; the long ones are only for people. Throws when two messages would share
 * one: rename one of them then.
 */
export function createShortIds(): (id: string) => string {
  const taken = new Map<string, string>()
  return (id) => {
    const short = shortId(id)
    const other = taken.get(short) ?? id
    if (other !== id) throw new Error(`The texts ${id} and ${other} would share a short id; rename one`)
    taken.set(short, id)
    return short
  }
}
