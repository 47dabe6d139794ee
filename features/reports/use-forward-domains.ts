import { useCapability } from '@/features/instance'
import { useRuntime } from '@/lib/runtime'
import type { Account } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { forwardDomains } from './rules'

/** Returns the servers a report of these posts can be forwarded to. */
export function useForwardDomains({ acct }: Account, statusIds: readonly StatusId[]): readonly string[] {
  const { cache } = useRuntime()
  // Without this feature, a report is forwarded only to the server of the account.
  const canChooseDomains = useCapability('forwardDomains')
  const posts = canChooseDomains ? statusIds.flatMap((id) => cache.read('status', id) ?? []) : []
  return forwardDomains(acct, posts)
}
