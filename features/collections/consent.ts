import type { Account } from '@/schemas/entities'

/** Whether an account may be included in a collection: at once, after its owner answers, or not, for a reason. */
export type Consent = 'allowed' | 'asks' | 'denied' | 'unknown'

const CONSENT: Readonly<Record<string, Consent>> = {
  automatic: 'allowed',
  manual: 'asks',
  denied: 'denied',
  missing: 'denied',
}

/** Returns what the policy of an account says about the user. Accounts without a stated policy are left to the server. */
export function consentOf({ feature_approval: approval }: Account): Consent {
  if (approval === undefined) return 'allowed'
  return CONSENT[approval?.current_user ?? ''] ?? 'unknown'
}
