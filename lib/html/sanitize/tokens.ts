/** A piece of sanitised markup: text, or one tag. */
export interface Token {
  readonly source: string
  /** The name of the tag, '' for text. */
  readonly tag: string
  readonly closing: boolean
}

const VOID = new Set(['br', 'img'])

/** Sanitised markup in pieces. It escapes `<` and `>` everywhere, so a tag is what stands between them. */
export function tokens(sanitized: string): Token[] {
  return (sanitized.match(/<[^>]*>|[^<]+/g) ?? []).map((source) => {
    const name = /^<(\/?)([a-z0-9]+)/.exec(source)
    return { source, tag: name?.[2] ?? '', closing: name?.[1] === '/' }
  })
}

/** The value of an attribute as it stands in the tag (escaped), or null. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? null

/** Whether the tag carries the class. */
export const hasClass = (tag: string, name: string): boolean =>
  attribute(tag, 'class')?.split(' ').includes(name) ?? false

/** The index after the element that opens at `start`. */
export function endOf(pieces: readonly Token[], start: number): number {
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

/** The pieces as markup again. */
export const join = (pieces: readonly Token[]): string => pieces.map((piece) => piece.source).join('')
