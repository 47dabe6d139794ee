import { queryOptions, useQuery } from '@tanstack/react-query'
import { splitAccount } from '@/lib/cache'
import { isApiError, VERIFY_PATH } from '@/lib/http'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { credentialAccountDto } from '@/schemas/account'
import type { AccountId } from '@/schemas/primitives'
import { takeVerified } from './just-verified'

/** Account data that only its owner can see. */
export interface OwnAccount {
  readonly id: AccountId
  /** Decimal bit field, see isPermitted. */
  readonly permissions: string
  readonly role: string
  /** Defaults of the composer; null = not stated. */
  readonly privacy: string | null
  readonly sensitive: boolean
  readonly language: string | null
  readonly quotePolicy: string | null
  /** The own bio as plain source text. */
  readonly note: string
  readonly followRequests: number
  /** Handle of the account it moved to. */
  readonly movedTo: string | null
  readonly suspended: boolean
}

/** disabled = the server blocks all actions, with its message as `reason`; the token is still valid. */
export type OwnState = { kind: 'active'; account: OwnAccount } | { kind: 'disabled'; reason: string }

const KEY = ['session', 'own-account'] as const

/** The signed-in account from verify_credentials; null for a visitor. */
export const ownAccountQuery = ({ http, cache, me }: Pick<Runtime, 'http' | 'cache' | 'me'>) =>
  queryOptions({
    queryKey: KEY,
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<OwnState | null> => {
      if (me === null) return null
      try {
        const verified = takeVerified(http.server, me)
        const { data, sent } = verified
          ? { data: verified, sent: cache.tick() }
          : await http.request(VERIFY_PATH, { schema: credentialAccountDto, signal })
        const { rows, id } = splitAccount(data)
        cache.ingest(rows, sent)
        const { source, role, moved } = data
        return {
          kind: 'active',
          account: {
            id,
            permissions: String(role?.permissions ?? '0'),
            role: role?.name ?? '',
            privacy: source?.privacy ?? null,
            sensitive: source?.sensitive ?? false,
            language: source?.language || null,
            quotePolicy: source?.quote_policy ?? null,
            note: source?.note ?? '',
            followRequests: source?.follow_requests_count ?? 0,
            movedTo: moved?.acct ?? null,
            suspended: data.suspended ?? false,
          },
        }
      } catch (error) {
        if (isApiError(error, 'refused') && error.status === 403)
          return { kind: 'disabled', reason: error.message }
        throw error
      }
    },
  })

/** Returns the signed-in account; null for a visitor and until loaded. */
export const useOwnAccount = (): OwnAccount | null => {
  const { data } = useQuery(ownAccountQuery(useRuntime()))
  return data?.kind === 'active' ? data.account : null
}
