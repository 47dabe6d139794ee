// The parameters of Punycode (RFC 3492, section 5).
const PUNYCODE_BASE = 36
const T_MIN = 1
const T_MAX = 26
const PUNYCODE_SKEW = 38
const PUNYCODE_DAMP = 700
const FIRST_BIAS = 72
const FIRST_CODE = 128

const PREFIX = 'xn--'
/** Maximum number of characters between two dots of a host, as in DNS. */
const MAX_LABEL = 63

function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? PUNYCODE_DAMP : 2))
  rest += Math.floor(rest / length)
  let bias = 0
  for (; rest > ((PUNYCODE_BASE - T_MIN) * T_MAX) / 2; bias += PUNYCODE_BASE)
    rest = Math.floor(rest / (PUNYCODE_BASE - T_MIN))
  return bias + Math.floor(((PUNYCODE_BASE - T_MIN + 1) * rest) / (rest + PUNYCODE_SKEW))
}

/** Returns the value of a digit: a to z are 0 to 25, 0 to 9 are 26 to 35. NaN for others. */
const digitOf = (sign: string | undefined): number => {
  const value =
    sign !== undefined && /^[a-z\d]$/.test(sign) ? Number.parseInt(sign, PUNYCODE_BASE) : Number.NaN
  return value < 10 ? value + 26 : value - 10
}

/** Decodes a label without its prefix; null when it is not valid. */
function decodeLabel(label: string): string | null {
  const dash = label.lastIndexOf('-')
  const codes = Array.from(label.slice(0, Math.max(dash, 0)), (sign) => sign.codePointAt(0) ?? 0)
  let code = FIRST_CODE
  let bias = FIRST_BIAS
  let position = 0
  for (let at = dash + 1; at < label.length;) {
    const before = position
    let weight = 1
    for (let k = PUNYCODE_BASE; ; k += PUNYCODE_BASE) {
      const digit = digitOf(label[at])
      at += 1
      if (Number.isNaN(digit)) return null
      position += digit * weight
      const limit = Math.min(Math.max(k - bias, T_MIN), T_MAX)
      if (digit < limit) break
      weight *= PUNYCODE_BASE - limit
    }
    const length = codes.length + 1
    bias = adapt(position - before, length, before === 0)
    code += Math.floor(position / length)
    if (code > 0x10_ff_ff) return null
    position %= length
    codes.splice(position, 0, code)
    position += 1
  }
  return String.fromCodePoint(...codes)
}

/** Returns a coded host as its readers write it; '' when it has no such form, or none that means the same host. */
export function decodeHost(host: string): string {
  const labels = host.split('.').map((label) => {
    if (!label.startsWith(PREFIX) || label.length > MAX_LABEL) return label
    return decodeLabel(label.slice(PREFIX.length)) ?? label
  })
  const readable = labels.join('.')
  // The browser refuses hosts with letters that may not be in one.
  const address = `https://${readable}`
  return readable !== host && URL.canParse(address) && new URL(address).host === host ? readable : ''
}

/** Letters that look like those of ASCII: Latin ones with accents, phonetic ones, and of alphabets with many of them. */
const LOOKS_PLAIN = /(?![a-z])[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Armn}\p{sc=Cher}\p{sc=Copt}]/iu

/**
 * Returns the form of a host to show next to the form in a text: the readable form next to a coded one ('xn--…'), and the
 * coded form next to a readable one that mixes ASCII letters with letters that look like them. Else ''.
 */
export function alternateHostForm(shown: string, coded: string): string {
  if (shown === coded) return decodeHost(coded)
  return /[a-z]/.test(shown) && LOOKS_PLAIN.test(shown) ? coded : ''
}
