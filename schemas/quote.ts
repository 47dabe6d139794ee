import * as z from 'zod/mini'
import { tolerantEnum, words } from './primitives'

/** State of a quote; an unknown state reads as unauthorized. */
export const quoteState = tolerantEnum(
  [
    'pending',
    'accepted',
    'rejected',
    'revoked',
    'deleted',
    'blocked_account',
    'blocked_domain',
    'muted_account',
  ],
  'unauthorized',
)
export type QuoteState = z.output<typeof quoteState>

export const quoteApprovalDto = z.object({
  automatic: words,
  manual: words,
  current_user: tolerantEnum(['automatic', 'manual', 'denied'], 'unknown'),
})
export type QuoteApproval = z.output<typeof quoteApprovalDto>
