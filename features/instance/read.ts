import { normaliseAccount } from '@/lib/cache'
import { isPermanentError } from '@/lib/http'
import type { AccountDto } from '@/schemas/accounts/account'
import { instanceV1Dto, instanceV2Dto } from '@/schemas/server/instance'
import type { AccountId } from '@/schemas/primitives'
import type { Instance } from './instance'
import { claimsOf, fromV1, fromV2 } from './normalise'
import type { InstanceNeeds } from './queries'

function keepContact(
  { cache }: InstanceNeeds,
  account: AccountDto | null | undefined,
  sent: number,
): AccountId | null {
  if (!account) return null
  const { rows, id } = normaliseAccount(account)
  cache.ingest(rows, sent)
  return id
}

/** Reads the description of the server (v2, else v1) and updates the capability table. */
export async function readInstance(needs: InstanceNeeds, signal: AbortSignal): Promise<Instance> {
  const { http } = needs
  if (http.capabilities.tries('instanceV2'))
    try {
      const { data, sent } = await http.request('/api/v2/instance', { schema: instanceV2Dto, signal })
      const instance = fromV2(data, keepContact(needs, data.contact?.account, sent))
      http.capabilities.know(claimsOf(instance, true))
      return instance
    } catch (error) {
      if (!isPermanentError(error)) throw error
    }
  const { data, sent } = await http.request('/api/v1/instance', { schema: instanceV1Dto, signal })
  const instance = fromV1(data, keepContact(needs, data.contact_account, sent))
  http.capabilities.know(claimsOf(instance, false))
  return instance
}
