import { queryOptions } from '@tanstack/react-query'
import { instanceQuery } from '@/features/instance'
import { isApiError, isPermanentError } from '@/lib/http'
import { pushRowOf, type PushChoice } from '@/lib/push/push-rows'
import type { Runtime } from '@/lib/runtime'
import { pushAppDto, pushSubscriptionDto, type PushSubscriptionDto } from '@/schemas/push'
import { browserSubscriptionOf } from './browser'
import { pushKeys } from './keys'
import { pushChoiceOf } from './rules'

export const PUSH_PATH = '/api/v1/push/subscription'

/**
 * The pushes of an account to this browser. `noServer`: the server has none; `noScope`: the sign-in did not ask for them.
 * `key`: the key of the server.
 */
export type PushState =
  | { readonly kind: 'noServer' }
  | { readonly kind: 'noScope' }
  | { readonly kind: 'off'; readonly key: string }
  | ({ readonly kind: 'on'; readonly key: string } & PushChoice)

/** Returns the key by which the server signs; null where it pushes nothing. */
export async function readServerKey(
  { http, client, cache }: Pick<Runtime, 'http' | 'client' | 'cache'>,
  signal?: AbortSignal,
): Promise<string | null> {
  const { vapidKey } = await client.query(instanceQuery({ http, cache }))
  if (vapidKey) return vapidKey
  // Before Mastodon 4.3 only the app knows it.
  const path = '/api/v1/apps/verify_credentials'
  try {
    const { data } = await http.request(path, { schema: pushAppDto, signal })
    return data.vapid_key || null
  } catch (error) {
    if (isPermanentError(error)) return null
    throw error
  }
}

/** Returns what the server knows about the pushes to this browser; null for none. */
export async function readSubscription(
  { http }: Pick<Runtime, 'http'>,
  signal?: AbortSignal,
): Promise<PushSubscriptionDto | null> {
  try {
    return (await http.request(PUSH_PATH, { schema: pushSubscriptionDto, signal })).data
  } catch (error) {
    if (isApiError(error, 'notFound')) return null
    throw error
  }
}

/** The pushes to this browser. On only where the server, the browser and what is stored agree. */
export const pushStateQuery = (runtime: Runtime) =>
  queryOptions({
    queryKey: pushKeys.state(),
    staleTime: 120_000,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<PushState> => {
      const key = await readServerKey(runtime, signal)
      if (key === null) return { kind: 'noServer' }
      const { identity } = runtime
      const [row, own] = await Promise.all([pushRowOf(identity.key), browserSubscriptionOf(identity.key)])
      // The server need not be asked about what this browser does not have.
      const known = row && own ? await readSubscription(runtime, signal) : null
      const isOn = known !== null && known.endpoint === own?.endpoint
      return isOn ? { kind: 'on', key, ...pushChoiceOf(known) } : { kind: 'off', key }
    },
  })
