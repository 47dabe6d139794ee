import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { normaliseAccount } from '@/lib/cache'
import { isApiError, lacksScope, VERIFY_PATH } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { credentialAccountDto, type CredentialAccountDto } from '@/schemas/accounts/own-account'
import type { AccountId } from '@/schemas/primitives'
import { takeVerified } from './just-verified'

/** Account data that only its owner can see. */
interface OwnAccount {
  readonly id: AccountId
  /** Decimal bit field, see isPermitted. */
  readonly permissions: string
  readonly role: string
  /** Number of collections that the role allows; null = not stated. */
  readonly collectionLimit: number | null
  /** Defaults of the composer; null = not stated. */
  readonly privacy: string | null
  readonly sensitive: boolean
  readonly language: string | null
  readonly quotePolicy: string | null
  /** The user’s bio as plain source text. */
  readonly note: string
  readonly followRequests: number
  /** Handle of the account it moved to. */
  readonly movedTo: string | null
  readonly suspended: boolean
  /** Hidden by moderators from everyone but followers. */
  readonly limited: boolean
}

/**
 * Why the server blocks all actions: moderators disabled the account, or its email or sign-up is not accepted yet; 'other'
 * is what only the server's message says, such as a missing second factor.
 */
export type DisabledCause = 'disabled' | 'unconfirmed' | 'unapproved' | 'other'

/** disabled = the server blocks all actions, with its message as `reason`; the token is still valid. */
export type OwnState =
  | { kind: 'active'; account: OwnAccount }
  | { kind: 'disabled'; cause: DisabledCause; reason: string }

/** True when a banner explains the state of the user's account. */
export const hasProblem = (own: OwnState): boolean =>
  own.kind === 'disabled' || own.account.suspended || own.account.limited || own.account.movedTo !== null

/** Returns the cause of a refusal by its message, which Mastodon does not translate. */
function causeOf(message: string): DisabledCause {
  if (/confirm/i.test(message)) return 'unconfirmed'
  if (/approv/i.test(message)) return 'unapproved'
  return /disabled/i.test(message) ? 'disabled' : 'other'
}

const KEY = ['session', 'own-account'] as const

const ownStateOf = ({ id, source, role, moved, suspended, limited }: CredentialAccountDto): OwnState => ({
  kind: 'active',
  account: {
    id,
    permissions: String(role?.permissions ?? '0'),
    role: role?.name ?? '',
    collectionLimit: role?.collection_limit ?? null,
    privacy: source?.privacy ?? null,
    sensitive: source?.sensitive ?? false,
    language: source?.language || null,
    quotePolicy: source?.quote_policy ?? null,
    note: source?.note ?? '',
    followRequests: source?.follow_requests_count ?? 0,
    movedTo: moved?.acct ?? null,
    suspended: suspended ?? false,
    limited: limited ?? false,
  },
})

/** Stores an answer that describes the signed-in account, e.g. after its profile was changed. */
export const noteOwnAccount = (client: QueryClient, account: CredentialAccountDto): void =>
  void client.setQueryData<OwnState | null>(KEY, ownStateOf(account))

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
        cache.ingest(normaliseAccount(data).rows, sent)
        return ownStateOf(data)
      } catch (error) {
        // A token without a scope says nothing about the account.
        if (isApiError(error, 'refused') && error.status === 403 && !lacksScope(error))
          return { kind: 'disabled', cause: causeOf(error.message), reason: error.message }
        throw error
      }
    },
  })
