/** Converts stored 18-digit ids to ids of other software and back. Both sort in the same order. */
const ULID = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const FLAKE = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Pattern of one character of a ULID. */
export const BASE32 = '[0-9A-HJKMNP-TV-Z]'

function digits(id: string, alphabet: string, width: number): string {
  const base = BigInt(alphabet.length)
  let rest = BigInt(id)
  let text = ''
  for (let at = 0; at < width; at++) {
    text = alphabet.charAt(Number(rest % base)) + text
    rest /= base
  }
  return text
}

function number(text: string, alphabet: string): string {
  const base = BigInt(alphabet.length)
  return Array.from(text)
    .reduce((sum, sign) => sum * base + BigInt(alphabet.indexOf(sign)), 0n)
    .toString()
}

/** ULIDs as in GoToSocial: `01` and 24 characters. */
export const toUlid = (id: string): string => `01${digits(id, ULID, 24)}`
export const fromUlid = (ulid: string): string => number(ulid.slice(2), ULID)

/** Flake ids as in Pleroma and Akkoma: letters and digits of both cases. */
export const toFlake = (id: string): string => `A${digits(id, FLAKE, 10)}p`
export const fromFlake = (flake: string): string => number(flake.slice(1, -1), FLAKE)

const ID_KEY = /^id$|_ids?$/

/** Maps every numeric id in a JSON value, found by field names, with `to`. */
export function mapIds(value: unknown, to: (id: string) => string, isId = false): unknown {
  if (typeof value === 'string') return isId && /^\d+$/.test(value) ? to(value) : value
  if (Array.isArray(value)) return value.map((item) => mapIds(item, to, isId))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapIds(inner, to, ID_KEY.test(key))]),
  )
}
