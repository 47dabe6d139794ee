/** Characters that mean nothing, one after another: U+E000 to U+F8FF are for private use. */
const FIRST = 0xe000
const LAST = 0xf8ff

/**
 * Puts one character for each of `codes` into a text and takes them out again, for what looks at single words. The
 * characters are none that `taken` has; codes beyond their number stay as they are.
 */
export function standIns(codes: readonly string[], taken: string) {
  const pairs: (readonly [code: string, character: string])[] = []
  let at = FIRST
  for (const code of codes) {
    while (at <= LAST && taken.includes(String.fromCharCode(at))) at += 1
    if (at > LAST) break
    if (taken.includes(code)) pairs.push([code, String.fromCharCode(at++)])
  }
  return {
    hide: (text: string) =>
      pairs.reduce((hidden, [code, character]) => hidden.replaceAll(code, character), text),
    show: (text: string) =>
      pairs.reduce((shown, [code, character]) => shown.replaceAll(character, code), text),
  }
}
