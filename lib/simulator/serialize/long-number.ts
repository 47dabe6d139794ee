const MARK = '\u0001'

/** A number with more digits than JavaScript keeps, for an answer. */
export const longNumber = (digits: string): string => `${MARK}${digits}`

/** The JSON of an answer with its long numbers. */
export const withLongNumbers = (json: string): string => json.replace(/"\\u0001(\d+)"/g, '$1')
