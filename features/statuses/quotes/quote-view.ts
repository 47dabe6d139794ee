import type { Quote } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'

/** Why a quoted post is covered. */
export type CoverReason = 'blocked' | 'domain' | 'muted' | 'limited'

export type QuoteView =
  | { kind: 'post'; id: StatusId }
  | { kind: 'cover'; why: CoverReason; id: StatusId | null }
  | { kind: 'note'; why: 'pending' | 'removed' | 'unavailable' }

/** True when a post, shown or covered, replaces the line with its link; next to a mere note the line stays. */
export function replacesLink(quote: Quote): boolean {
  const view = quoteView(quote)
  return view.kind !== 'note' && view.id !== null
}

/**
 * Returns how a quote is shown, only by its state: the post, a note, or a covered post. Only posts of
 * accounts the user hides can be revealed, and only if the server sent them.
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
