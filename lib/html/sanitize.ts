import sanitizeHtml from 'sanitize-html'
import { bound, MAX_NESTING } from './bounds'
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

/** The bare text of markup that cannot be parsed; never given to the page as anything but text. */
const flat = (markup: string): string =>
  escapeHtml(
    unescapeHtml(markup.replace(/<[^<>]*>/g, ' '))
      .replace(/\s+/g, ' ')
      .trim(),
  )

/**
 * Markup from a server as it may stand on our page (product.md 5, api-facts 0). Markup beyond MAX_LENGTH is cut before it is
 * parsed; nested deeper than MAX_NESTING it becomes one paragraph of text. Never throws.
 */
export function sanitize(html: string): Sanitized {
  const { markup, cut } = bound(html)
  try {
    return { html: parse(markup), cut }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error
    return { html: `<p>${flat(markup)}</p>`, cut: true }
  }
}
