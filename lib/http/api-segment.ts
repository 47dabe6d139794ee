import { encodeComponent } from '@/lib/util/encode-component'

/** Segments that URL resolution removes instead of keeping: '', '.' and '..'. */
const RESOLVED = /^\.{0,2}$/

/**
 * Encodes an id or a name as one segment of an API path. An empty text and dots become U+FFFD, so that the request
 * keeps its path and the server answers 404.
 */
export const apiSegment = (text: string): string => encodeComponent(RESOLVED.test(text) ? '\ufffd' : text)
