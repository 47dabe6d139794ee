import sanitizeHtml from 'sanitize-html'
import { MAX_NESTING } from './bounds'
import { policy } from './policy'

class TooDeep extends Error {}

/** Sanitises any markup by the policy with sanitize-html. Null when it is nested deeper than MAX_NESTING. */
export function sanitizeFully(markup: string): string | null {
  let depth = 0
  try {
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
  } catch (error) {
    if (error instanceof TooDeep) return null
    throw error
  }
}
