/** Why the emoji of a language did not come (product.md 8). */
export class EmojiDataError extends Error {
  override readonly name = 'EmojiDataError'
  constructor(
    /** fetch = no answer or a refusal; format = an answer that is no list. */
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
