import sanitizeHtml from 'sanitize-html'
import { MAX_NESTING } from './bounds'
import { policy } from './policy'

class TooDeep extends Error {}

/** Any markup by the policy, read by sanitize-html. Null where it is nested deeper than MAX_NESTING. */
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
