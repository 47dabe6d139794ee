import sanitizeHtml from 'sanitize-html'
import { bound, MAX_LENGTH, MAX_NESTING } from './bounds'
import { escapeHtml, unescapeHtml } from './escape'
import { policy } from './policy'

export interface Sanitized {
  /** Well-formed markup by the policy; attributes in double quotes, text with `&amp; &lt; &gt;` only. */
  readonly html: string
  /** Whether something was left out because the markup is too long or nested too deep to be read. */
  readonly cut: boolean
}

class TooDeep extends Error {}

function parse(markup: string): string {
  let depth = 0
  return sanitizeHtml(markup, {
    ...policy,
    onOpenTag: () => {
      depth++
      if (depth > MAX_NESTING) throw new TooDeep()
    },
    onCloseTag: () => {
      depth--
    },
  })
}

/** The bare text of markup that is not parsed; never given to the page as anything but text. */
export const flatText = (markup: string): string =>
  unescapeHtml(markup.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Markup from a server in the form that our page may show. Markup beyond `limit` is cut before it is
 * parsed; nested deeper than MAX_NESTING it becomes one paragraph of text. Never throws.
 */
export function sanitize(html: string, limit = MAX_LENGTH): Sanitized {
  const { markup, cut } = bound(html, limit)
  try {
    return { html: parse(markup), cut }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return { html: `<p>${escapeHtml(flatText(markup))}</p>`, cut: true }
  }
}
