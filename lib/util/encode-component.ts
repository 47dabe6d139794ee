/**
 * Escapes a text as a part of an address, for the whole app. Never throws: lone surrogates, which
 * `encodeURIComponent` refuses, become U+FFFD.
 */
export const encodeComponent = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
