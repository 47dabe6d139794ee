import { escapeHtml, unescapeHtml } from '../escape'
import { attribute, join, tokens } from '../sanitize/tokens'

const originOf = (url: string): string => {
  try {
    return new URL(url).origin
  } catch {
    return ''
  }
}

const nameOf = (src: string): string => {
  const last = new URL(src).pathname.split('/').pop() ?? ''
  return last || new URL(src).host
}

/**
 * Keeps only images from the user's server (`server`, an origin). Other hosts would learn who is reading, so
 * their images become links with the alt text, or just that text inside a link.
 */
export function applyImages(sanitized: string, server: string | undefined): string {
  if (!sanitized.includes('<img')) return sanitized
  let inLink = 0
  const pieces = tokens(sanitized).map((piece) => {
    if (piece.tag === 'a') inLink += piece.closing ? -1 : 1
    if (piece.tag !== 'img') return piece
    const src = unescapeHtml(attribute(piece.source, 'src') ?? '')
    const alt = unescapeHtml(attribute(piece.source, 'alt') ?? '')
    if (src && server && originOf(src) === server)
      return { ...piece, source: piece.source.replace(/ \/>$/, ' loading="lazy" decoding="async" />') }
    const label = escapeHtml(alt || (src ? nameOf(src) : ''))
    if (!src || inLink > 0) return { ...piece, source: label }
    const link = `<a href="${escapeHtml(src)}" rel="nofollow noopener noreferrer ugc" target="_blank">${label}</a>`
    return { ...piece, source: link }
  })
  return join(pieces)
}
