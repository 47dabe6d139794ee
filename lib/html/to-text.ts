import { Lru } from '@/lib/util/lru'
import { bound, OPEN_LENGTH } from './bounds'
import { unescapeHtml } from './escape'
import { stripQuoteInline } from './quote-inline'
import { flatText, sanitize } from './sanitize'

const known = new Lru<string, string>(300)

/** The text of sanitised markup: paragraphs and blocks end in a blank line, line breaks and items in a new line. */
export function textOf(sanitized: string): string {
  const text = sanitized
    .replace(/<br \/>/g, '\n')
    .replace(/<\/(?:p|blockquote|pre|ul|ol|h[1-5])>/g, '\n\n')
    .replace(/<\/li>/g, '\n')
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\n{3,}/g, '\n\n')
  return unescapeHtml(text).trim()
}

/**
 * Markup from a server as plain text (product.md 5), for drafts, titles, notifications and search: never HTML again.
 * Markup beyond OPEN_LENGTH is not parsed: its tags are taken out, lines are not kept.
 * `quoted` leaves out the fallback line of a quote that has a box.
 */
export function toText(html: string, { quoted = false }: { quoted?: boolean } = {}): string {
  return known.ensure(`${quoted ? 'q' : ''}\0${html}`, () => {
    if (html.length > OPEN_LENGTH) return flatText(bound(html).markup)
    const { html: clean } = sanitize(html)
    return textOf(quoted ? stripQuoteInline(clean) : clean)
  })
}
