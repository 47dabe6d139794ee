const MARK = '\u0001'

/** Marks a number that JavaScript cannot represent, for an answer. */
export const longNumber = (digits: string): string => `${MARK}${digits}`

/** Writes the marked long numbers into the JSON of an answer. */
export const withLongNumbers = (json: string): string => json.replace(/"\\u0001(\d+)"/g, '$1')
