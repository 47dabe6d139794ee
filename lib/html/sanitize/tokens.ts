/** A piece of sanitised markup: a text or one tag. */
export interface HtmlToken {
  readonly source: string
  /** Tag name; '' for text. */
  readonly tag: string
  readonly closing: boolean
}

const VOID = new Set(['br', 'img'])

/**
 * Splits sanitised markup into tags and texts. Sanitising escapes `<` and `>` elsewhere, so every `<…>` is a
 * tag.
 */
export function tokens(sanitized: string): HtmlToken[] {
  return (sanitized.match(/<[^>]*>|[^<]+/g) ?? []).map((source) => {
    const name = /^<(\/?)([a-z0-9]+)/.exec(source)
    return { source, tag: name?.[2] ?? '', closing: name?.[1] === '/' }
  })
}

/** Returns the escaped value of an attribute of a tag, or null. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null

/** True when the tag has the class. */
export const hasClass = (tag: string, name: string): boolean =>
  attribute(tag, 'class')?.split(' ').includes(name) ?? false

/** Returns the index after the element that opens at `start`. */
export function endOf(pieces: readonly HtmlToken[], start: number): number {
  let depth = 0
  for (let at = start; at < pieces.length; at++) {
    const piece = pieces[at]
    if (!piece?.tag) continue
    if (piece.closing) depth--
    else if (!VOID.has(piece.tag)) depth++
    if (depth <= 0) return at + 1
  }
  return pieces.length
}

/** Joins pieces to markup. */
export const join = (pieces: readonly HtmlToken[]): string => pieces.map((piece) => piece.source).join('')
