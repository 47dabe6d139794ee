/** Texts that are known to break paths. */
const ODD = [
  '',
  '.',
  '..',
  '...',
  '~',
  '~.',
  '~~..',
  '~ada@example.social',
  '../../settings',
  '..%2f..',
  '%',
  '%2e%2e',
  '%252F',
  '%zz',
  '/',
  '//evil.example',
  '\\',
  '\\\\evil.example',
  'a?b#c',
  'a/b',
  ' ',
  ' a ',
  '\t',
  '\n',
  '\0',
  '\u007f',
  '\u0085',
  '"<>`{}|^[]',
  "'();,&=+$!*",
  '@',
  ':',
  'bob@far.example:8443',
  'javascript:alert(1)',
  'https://a.example/b?c=d&e=%20#f',
  'ταγ',
  'e\u0301',
  '\u202e',
  '\u200b',
  '👩‍👩‍👧',
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  'x'.repeat(3000),
]

/** Creates a deterministic sequence of numbers from 0 to 1. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function randomTexts(count: number): string[] {
  const next = createRandom(7)
  const randomCharacter = () => {
    const kind = next()
    if (kind < 0.4) return './~%@:\\?#& '.charAt(Math.floor(next() * 11))
    if (kind < 0.6) return String.fromCharCode(Math.floor(next() * 0xa0))
    if (kind < 0.8) return String.fromCharCode(Math.floor(next() * 0x1_0000))
    return String.fromCodePoint(Math.floor(next() * 0x11_0000))
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(next() * 8) }, () => randomCharacter()).join(''),
  )
}

/**
 * Returns unusual handles, tags and ids: known troublemakers and `count` random ones, the same in every run.
 */
export const oddTexts = (count: number): string[] => [...ODD, ...randomTexts(count)]

/** Returns the text as a URL can carry it: lone surrogates become U+FFFD. */
export const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')
