/**
 * A text as a part of an address, the one kind of escaping in the app. Total: halves of surrogate pairs, which no
 * address can carry and `encodeURIComponent` refuses, become U+FFFD.
 */
export const encodeComponent = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
