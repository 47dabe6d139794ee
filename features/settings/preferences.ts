import { queryOptions } from '@tanstack/react-query'
import { ownAccountQuery } from '@/features/session'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { preferencesDto, type Preferences } from '@/schemas/accounts/preferences'
import { VISIBILITIES, type Visibility } from '@/schemas/statuses/status'
import { preferencesKeys } from './keys'

/** Defaults of a new post. */
export interface PostingDefaults {
  readonly visibility: Visibility
  readonly sensitive: boolean
  /** BCP 47; null = not stated. */
  readonly language: string | null
  /** null = not stated. */
  readonly quotePolicy: string | null
}

/** Defaults for a server that states none. */
export const NO_DEFAULTS: PostingDefaults = {
  visibility: 'public',
  sensitive: false,
  language: null,
  quotePolicy: null,
}

type Needs = Pick<Runtime, 'http' | 'cache' | 'me' | 'client'>

interface Sources {
  preferences: Preferences
  own: {
    privacy: string | null
    sensitive: boolean
    language: string | null
    quotePolicy: string | null
  } | null
  locked: boolean
}

const known = (value: string | null): Visibility | undefined =>
  VISIBILITIES.find((visibility) => visibility === value)

/**
 * Merges the defaults: preferences first, then the account's `source`, else public, or followers-only for a
 * locked account.
 */
export function defaultsFrom({ preferences, own, locked }: Sources): PostingDefaults {
  return {
    visibility:
      preferences['posting:default:visibility'] ??
      known(own?.privacy ?? null) ??
      (locked ? 'private' : NO_DEFAULTS.visibility),
    sensitive: preferences['posting:default:sensitive'] ?? own?.sensitive ?? false,
    language: preferences['posting:default:language'] || own?.language || null,
    quotePolicy: preferences['posting:default:quote_policy'] || own?.quotePolicy || null,
  }
}

/** The server's reading and posting preferences; {} where it has none, null for a visitor. */
export const preferencesQuery = ({ http, me }: Needs) =>
  queryOptions({
    queryKey: preferencesKeys.preferences(),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<Preferences | null> => {
      if (me === null) return null
      try {
        return (await http.request('/api/v1/preferences', { schema: preferencesDto, signal })).data
      } catch (error) {
        if (isApiError(error, 'notFound', 'refused', 'invalid')) return {}
        throw error
      }
    },
  })

/** Defaults of a new post of this identity; requests the account where the preferences state nothing. */
export const postingDefaultsQuery = (runtime: Needs) =>
  queryOptions({
    queryKey: preferencesKeys.posting(),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    meta: { skipAlert: true },
    queryFn: async (): Promise<PostingDefaults> => {
      const preferences = (await runtime.client.query(preferencesQuery(runtime))) ?? {}
      const silent =
        preferences['posting:default:visibility'] === undefined || !preferences['posting:default:language']
      const state = silent ? await runtime.client.query(ownAccountQuery(runtime)) : null
      const own = state?.kind === 'active' ? state.account : null
      const locked = own !== null && (runtime.cache.read('account', own.id)?.locked ?? false)
      return defaultsFrom({ preferences, own, locked })
    },
  })

/** Reads the defaults of a new post again, after they were changed on the server. */
export async function refreshPostingDefaults({ client }: Needs): Promise<void> {
  await client.invalidateQueries({
    queryKey: preferencesKeys.preferences(),
    exact: true,
    refetchType: 'none',
  })
  // Include inactive queries: they are not read again when they are shown.
  await client.refetchQueries({ queryKey: preferencesKeys.posting(), exact: true })
}
