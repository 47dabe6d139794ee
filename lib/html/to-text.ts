import { Lru } from '@/lib/util/lru'
import { cutMarkup } from '@/schemas/bounds'
import { MAX_LENGTH, OPEN_LENGTH } from './sanitize/bounds'
import { unescapeHtml } from './escape'
import { stripQuoteInline } from './quote-inline'
import { flatText, sanitize } from './sanitize/sanitize'

const known = new Lru<string, string>(300)

/**
 * Returns the text of sanitised markup. Paragraphs and blocks end in a blank line; line breaks and list items
 * in a newline.
 */
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
 * Converts markup from a server to plain text, for drafts, titles, notifications and search; never use it as
 * HTML. Line breaks are lost beyond OPEN_LENGTH, and while the full sanitiser loads: where they matter, await
 * loadSanitizer(). `quoted` leaves out the line with the address of a quoted post that is shown.
 */
export function toText(html: string, { quoted = false }: { quoted?: boolean } = {}): string {
  const key = `${quoted ? 'q' : ''}\0${html}`
  const text = known.get(key)
  if (text !== undefined) return text
  if (html.length > OPEN_LENGTH) return remember(key, flatText(cutMarkup(html, MAX_LENGTH).markup))
  const { html: clean, pending } = sanitize(html)
  const found = textOf(quoted ? stripQuoteInline(clean) : clean)
  return pending ? found : remember(key, found)
}

function remember(key: string, text: string): string {
  known.set(key, text)
  return text
}
