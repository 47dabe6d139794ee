/** Normalises a tag for comparison: lower case, without diacritics of Latin letters. */
export const foldTag = (tag: string): string =>
  tag
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Script=Latin}/gu, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''))
