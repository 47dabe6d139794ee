import type { Quote } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'

/** Why a quoted post stands behind a button. */
export type CoverReason = 'blocked' | 'domain' | 'muted' | 'limited'

export type QuoteView =
  | { kind: 'post'; id: StatusId }
  | { kind: 'cover'; why: CoverReason; id: StatusId | null }
  | { kind: 'note'; why: 'pending' | 'removed' | 'unavailable' }

/**
 * How a quote is shown, by its state alone (api-facts 4): the post, a word in its place, or the post behind a button.
 * Only posts of those whom the reader hides may be revealed, and only where the server sent the post along.
 */
export function quoteView({ state, status }: Quote): QuoteView {
  switch (state) {
    case 'accepted':
      return status === null ? { kind: 'note', why: 'unavailable' } : { kind: 'post', id: status }
    case 'blocked_account':
      return { kind: 'cover', why: 'blocked', id: status }
    case 'blocked_domain':
      return { kind: 'cover', why: 'domain', id: status }
    case 'muted_account':
      return { kind: 'cover', why: 'muted', id: status }
    case 'pending':
      return { kind: 'note', why: 'pending' }
    case 'rejected':
    case 'revoked':
      return { kind: 'note', why: 'removed' }
    default:
      return { kind: 'note', why: 'unavailable' }
  }
}
