/** Why the emoji of a language failed to load. */
export class EmojiDataError extends Error {
  override readonly name = 'EmojiDataError'
  constructor(
    /** fetch = no answer or a refusal; format = an answer that is not a list. */
    readonly kind: 'fetch' | 'format',
    locale: string,
    cause?: unknown,
  ) {
    const text =
      kind === 'fetch'
        ? `Failed to fetch emoji data for ${locale}`
        : `Unexpected emoji data format for ${locale}: expected an array`
    super(text, { cause })
  }
}
