import type { Runtime } from '@/lib/runtime'
import type { AccountId } from '@/schemas/primitives'
import { peopleKeys } from '../keys'
import { pagedAccounts } from '../paged-accounts'

/** Why an account is hidden. */
export type HiddenKind = 'blocks' | 'mutes'

/** The accounts that the user blocks or mutes, latest first. */
export const hiddenAccountsList = (runtime: Runtime, kind: HiddenKind) =>
  pagedAccounts(runtime, {
    key: peopleKeys[kind](),
    path: `/api/v1/${kind}`,
    implies: kind === 'blocks' ? { blocking: true } : { muting: true },
  })

/** Returns the rule for who stays in the list: those that the user still blocks or mutes. */
export function hiddenRule({ cache }: Runtime, kind: HiddenKind) {
  const field = kind === 'blocks' ? 'blocking' : 'muting'
  return (id: AccountId) => cache.read('relationship', id)?.[field] !== false
}
