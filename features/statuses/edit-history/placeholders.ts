/** Private use characters, U+E000 to U+F8FF. */
const FIRST_CODE = 0xe000
const LAST_CODE = 0xf8ff

/**
 * Replaces each of `codes` in a text by one private use character and back, for algorithms that compare
 * words. Uses no character that occurs in `taken`; codes beyond the available characters stay.
 */
export function placeholders(codes: readonly string[], taken: string) {
  const pairs: (readonly [code: string, character: string])[] = []
  let at = FIRST_CODE
  for (const code of codes) {
    while (at <= LAST_CODE && taken.includes(String.fromCharCode(at))) at += 1
    if (at > LAST_CODE) break
    if (taken.includes(code)) pairs.push([code, String.fromCharCode(at++)])
  }
  return {
    hide: (text: string) =>
      pairs.reduce((hidden, [code, character]) => hidden.replaceAll(code, character), text),
    show: (text: string) =>
      pairs.reduce((shown, [code, character]) => shown.replaceAll(character, code), text),
  }
}
