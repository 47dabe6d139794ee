import { endOf, hasClass, join, tokens } from './sanitize/tokens'

/**
 * Removes the fallback line of a quote ("RE: link", class `quote-inline`). Only for posts that show the
 * quoted post; for others the line is the only way to it.
 */
export function stripQuoteInline(sanitized: string): string {
  if (!sanitized.includes('quote-inline')) return sanitized
  const pieces = tokens(sanitized)
  const remaining = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    if (piece.tag && !piece.closing && hasClass(piece.source, 'quote-inline')) {
      at = endOf(pieces, at)
    } else {
      remaining.push(piece)
      at++
    }
  }
  return join(remaining).replace(/<p>(?:<br \/>|\s)*<\/p>/g, '')
}
