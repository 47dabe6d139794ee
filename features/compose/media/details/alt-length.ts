/** Returns the length of alt text as servers count it: in code points, not graphemes. */
export const altLength = (alt: string): number => Array.from(alt).length

export const isTooLong = (alt: string, limit: number): boolean => alt.length > limit && altLength(alt) > limit
