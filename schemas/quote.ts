import * as z from 'zod/mini'
import { tolerantEnum } from './primitives'
import { object } from './quick'

/** api-facts 4: an unknown state counts as unauthorized. */
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

export const quoteApprovalDto = object({
  automatic: z.catch(z.array(z.string()), []),
  manual: z.catch(z.array(z.string()), []),
  current_user: tolerantEnum(['automatic', 'manual', 'denied'], 'unknown'),
})
export type QuoteApproval = z.output<typeof quoteApprovalDto>
