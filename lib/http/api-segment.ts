/** Texts that an address resolves instead of carrying them. */
const RESOLVED = /^\.{0,2}$/

/**
 * An id or a name as one segment of an API path. Total: halves of surrogate pairs become U+FFFD, and so do an empty
 * text and dots, so that the call stays at its place and the server says that it does not know them.
 */
export const apiSegment = (text: string): string =>
  encodeURIComponent(RESOLVED.test(text) ? '\ufffd' : text.replace(/\p{Surrogate}/gu, '\ufffd'))
