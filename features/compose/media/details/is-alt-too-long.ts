import { codePointCount } from '@/lib/util/code-points'

/** True when alt text is too long for the server, which counts code points. */
export const isAltTooLong = (alt: string, limit: number): boolean =>
  alt.length > limit && codePointCount(alt) > limit
