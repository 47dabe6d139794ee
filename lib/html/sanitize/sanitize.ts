import { bound, MAX_LENGTH } from './bounds'
import { escapeHtml, unescapeHtml } from '../escape'
import { loadedSanitizer, loadSanitizer } from './sanitizer'
import { sanitizeWellFormed } from './well-formed'

export interface Sanitized {
  /** Well-formed markup by the policy; attributes in double quotes, text with `&amp; &lt; &gt;` only. */
  readonly html: string
  /** Whether something was left out because the markup is too long or nested too deep to be read. */
  readonly cut: boolean
  /** The full sanitiser is still loading: `html` is one paragraph of the bare text until then. */
  readonly pending: boolean
}

/** The bare text of markup that is not parsed; never given to the page as anything but text. */
export const flatText = (markup: string): string =>
  unescapeHtml(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const flat = (markup: string): string => `<p>${escapeHtml(flatText(markup))}</p>`

/**
 * Markup from a server in the form that our page may show. Markup beyond `limit` is cut before it is
 * parsed; nested deeper than MAX_NESTING it becomes one paragraph of text. Never throws.
 * Well-formed markup is answered at once; for any other the full sanitiser is loaded on first use.
 */
export function sanitize(html: string, limit = MAX_LENGTH): Sanitized {
  const { markup, cut } = bound(html, limit)
  const wellFormed = sanitizeWellFormed(markup)
  if (wellFormed !== null) return { html: wellFormed, cut, pending: false }
  const sanitizer = loadedSanitizer()
  if (!sanitizer) {
    void loadSanitizer().catch(() => {})
    return { html: flat(markup), cut, pending: true }
  }
  const full = sanitizer(markup)
  return { html: full ?? flat(markup), cut: cut || full === null, pending: false }
}
