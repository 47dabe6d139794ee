/** Normalises the name of a hashtag for comparison: without '#', in lower case. */
export const normaliseTag = (name: string): string =>
  name.trim().replace(/^#+/, '').normalize('NFC').toLowerCase()
