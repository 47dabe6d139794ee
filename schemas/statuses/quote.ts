import * as z from 'zod/mini'
import { tolerantEnum, stringArray } from '../primitives'

/** State of a quote. */
export const quoteState = tolerantEnum(
  [
    'pending',
    'accepted',
    'rejected',
    'revoked',
    'unauthorized',
    'deleted',
    'blocked_account',
    'blocked_domain',
    'muted_account',
  ],
  'unknown',
)
export type QuoteState = z.output<typeof quoteState>

/** The people who may quote a post without approval, as the author chose. */
export const QUOTE_POLICIES = ['public', 'followers', 'nobody'] as const
export type QuotePolicy = (typeof QUOTE_POLICIES)[number]

export const quoteApprovalDto = z.object({
  automatic: stringArray,
  manual: stringArray,
  current_user: tolerantEnum(['automatic', 'manual', 'denied'], 'unknown'),
})
export type QuoteApproval = z.output<typeof quoteApprovalDto>
