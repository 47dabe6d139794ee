import { queryOptions } from '@tanstack/react-query'
import { ownAccountQuery } from '@/features/session'
import { isApiError } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { preferencesDto, type Preferences } from '@/schemas/accounts/preferences'
import { carefulVisibility, VISIBILITIES, type Visibility } from '@/schemas/statuses/status'
import { preferencesKeys } from './keys'

/** Defaults of a new post. */
export interface PostingDefaults {
  /** null = not known yet; then the author chooses. */
  readonly visibility: Visibility | null
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

/** Defaults of an account whose server has not answered yet. */
export const UNKNOWN_DEFAULTS: PostingDefaults = { ...NO_DEFAULTS, visibility: null }

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

/** The stated visibility; one that is not known counts as private, as everywhere. */
const stated = (value: string | null): Visibility | undefined =>
  value ? (VISIBILITIES.find((visibility) => visibility === value) ?? 'private') : undefined

/**
 * Merges the defaults: preferences first, then the account's `source`, else public, or followers-only for a
 * locked account.
 */
export function defaultsFrom({ preferences, own, locked }: Sources): PostingDefaults {
  const visibility = preferences['posting:default:visibility']
  return {
    visibility:
      (visibility && carefulVisibility(visibility)) ??
      stated(own?.privacy ?? null) ??
      (locked ? 'private' : NO_DEFAULTS.visibility),
    sensitive: preferences['posting:default:sensitive'] ?? own?.sensitive ?? false,
    language: preferences['posting:default:language'] || own?.language || null,
    quotePolicy: preferences['posting:default:quote_policy'] || own?.quotePolicy || null,
  }
}

/**
 * The server's reading and posting preferences; {} where it has none, null for a visitor. Throws ApiError, also for a
 * refusal: it says nothing about the defaults.
 */
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
        if (isApiError(error, 'notFound')) return {}
        throw error
      }
    },
  })

/**
 * Defaults of a new post of this identity; requests the account where the preferences state nothing or cannot be read.
 * Throws when neither can be read: a default is never guessed.
 */
export const postingDefaultsQuery = (runtime: Needs) =>
  queryOptions({
    queryKey: preferencesKeys.posting(),
    staleTime: 5 * 60_000,
    gcTime: Infinity,
    meta: { skipAlert: true },
    queryFn: async (): Promise<PostingDefaults> => {
      const { client, cache, me } = runtime
      let failure: unknown = null
      const note = (error: unknown) => {
        failure = error
        return null
      }
      const preferences = (await client.query(preferencesQuery(runtime)).catch(note)) ?? {}
      const visibility = preferences['posting:default:visibility']
      const silent = visibility === undefined || !preferences['posting:default:language']
      const state = silent ? await client.query(ownAccountQuery(runtime)).catch(note) : null
      const own = state?.kind === 'active' ? state.account : null
      const isUnclear = failure !== null || (own === null && me !== null)
      if (visibility === undefined && !own?.privacy && isUnclear)
        throw failure ?? new Error('Neither the preferences nor the account state a default visibility')
      const locked = own !== null && (cache.read('account', own.id)?.locked ?? false)
      return defaultsFrom({ preferences, own, locked })
    },
  })
