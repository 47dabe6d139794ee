/** Returns the length of a text in code points, as servers count short fields. Posts are counted in graphemes. */
export const codePointCount = (text: string): number => Array.from(text).length
