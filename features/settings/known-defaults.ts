import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { ownAccountQuery, type OwnState } from '@/features/session'
import { useRuntime, type Runtime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'
import { VISIBILITIES } from '@/schemas/statuses/status'
import { defaultsFrom, postingDefaultsQuery, UNKNOWN_DEFAULTS, type PostingDefaults } from './preferences'
import { preferencesKeys } from './keys'

/** The last known defaults of each identity, null = never known. They apply until the server has answered. */
const store = createIdentityStore({
  key: 'posting-defaults',
  version: 1,
  schema: z.nullable(
    z.object({
      visibility: z.enum(VISIBILITIES),
      sensitive: z.boolean(),
      language: z.nullable(z.string()),
      quotePolicy: z.nullable(z.string()),
    }),
  ),
  defaults: null,
})

/** Stores defaults that the server has stated. */
function rememberDefaults(identityKey: string, { visibility, ...rest }: PostingDefaults): void {
  if (visibility === null) return
  const next = { visibility, ...rest }
  store.of(identityKey).set((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
}

/** Returns the defaults that the user’s account names, null when it names no visibility. */
function statedBy(own: OwnState | null | undefined): PostingDefaults | null {
  if (own?.kind !== 'active' || !own.account.privacy) return null
  return defaultsFrom({ preferences: {}, own: own.account, locked: false })
}

/**
 * Returns the defaults of a new post: as the server states them, until then those of the user’s account or the last known
 * ones, else UNKNOWN_DEFAULTS. They are never guessed.
 */
export function usePostingDefaults(): PostingDefaults {
  const runtime = useRuntime()
  const { key } = runtime.identity
  const { data } = useQuery(postingDefaultsQuery(runtime))
  const { data: own } = useQuery(ownAccountQuery(runtime))
  const stated = useMemo(() => data ?? statedBy(own), [data, own])
  useEffect(() => {
    if (stated) rememberDefaults(key, stated)
  }, [key, stated])
  const remembered = useSyncExternalStore(store.of(key).subscribe, store.of(key).get)
  return stated ?? remembered ?? UNKNOWN_DEFAULTS
}

/** Returns the defaults as far as they are known now, without a request. */
export const lastPostingDefaults = (runtime: Runtime): PostingDefaults =>
  runtime.client.getQueryData(preferencesKeys.posting()) ??
  statedBy(runtime.client.getQueryData(ownAccountQuery(runtime).queryKey)) ??
  store.of(runtime.identity.key).get() ??
  UNKNOWN_DEFAULTS

/** Returns the same defaults for code without a component, from the server where it answers. Never rejects. */
export const readPostingDefaults = async (runtime: Runtime): Promise<PostingDefaults> => {
  const stated = await runtime.client.query(postingDefaultsQuery(runtime)).catch(() => null)
  return stated ?? store.of(runtime.identity.key).get() ?? UNKNOWN_DEFAULTS
}

/** Reads the defaults of a new post again, after they were changed on the server. */
export async function refreshPostingDefaults({
  client,
  identity,
}: Pick<Runtime, 'client' | 'identity'>): Promise<void> {
  await client.invalidateQueries({
    queryKey: preferencesKeys.preferences(),
    exact: true,
    refetchType: 'none',
  })
  const queryKey = preferencesKeys.posting()
  // Include inactive queries: they are not read again when they are shown.
  await client.refetchQueries({ queryKey, exact: true })
  const defaults = client.getQueryData<PostingDefaults>(queryKey)
  if (defaults) rememberDefaults(identity.key, defaults)
}
