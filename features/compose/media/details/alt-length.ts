/** How long a description is as servers count it: by code points, not by what people see as one character. */
export const altLength = (alt: string): number => Array.from(alt).length

export const isTooLong = (alt: string, limit: number): boolean => alt.length > limit && altLength(alt) > limit
