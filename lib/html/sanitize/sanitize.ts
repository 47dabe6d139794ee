import { cutMarkup, withoutSurplusMarks } from '@/schemas/bounds'
import { MAX_LENGTH } from './bounds'
import { escapeHtml, unescapeHtml } from '../escape'
import { loadedSanitizer, loadSanitizer } from './sanitizer'
import { sanitizeWellFormed } from './well-formed'

export interface Sanitized {
  /**
   * Well-formed markup by the policy: attributes in double quotes, and `&amp; &lt; &gt;` as the only entities
   * in text.
   */
  readonly html: string
  /** True when markup was left out because it is too long or nested too deep. */
  readonly cut: boolean
  /** True while the full sanitiser loads: until then `html` is one paragraph of bare text. */
  readonly pending: boolean
}

/** Extracts the text of markup without parsing it. The result is only ever used as text. */
export const flatText = (markup: string): string =>
  unescapeHtml(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

const flat = (markup: string): string => `<p>${escapeHtml(flatText(markup))}</p>`

/**
 * Sanitises markup from a server. Markup beyond `limit` is cut before parsing; nested deeper than MAX_NESTING
 * it becomes one paragraph of text; surplus combining marks are removed. Well-formed markup is handled synchronously; other markup loads the full
 * sanitiser on first use. Never throws.
 */
export function sanitize(html: string, limit = MAX_LENGTH): Sanitized {
  const { markup, cut } = cutMarkup(html, limit)
  const wellFormed = sanitizeWellFormed(markup)
  if (wellFormed !== null) return { html: withoutSurplusMarks(wellFormed), cut, pending: false }
  const sanitizer = loadedSanitizer()
  if (!sanitizer) {
    void loadSanitizer().catch(() => {})
    return { html: withoutSurplusMarks(flat(markup)), cut, pending: true }
  }
  const full = sanitizer(markup)
  return { html: withoutSurplusMarks(full ?? flat(markup)), cut: cut || full === null, pending: false }
}
