import * as z from 'zod/mini'
import { encodeComponent } from '@/lib/util/encode-component'

/** Quotes that earlier versions wrote around JSON values, e.g. `?open="2026"`. */
const QUOTED = /^".*"$/

function unquoted(value: string): string {
  try {
    return QUOTED.test(value) ? z.parse(z.string(), JSON.parse(value)) : value
  } catch {
    return value
  }
}

/** Searched words, which the user may have written in quotes. */
const WORDS = 'q'

/** Returns the search parameters of an address as text: `?a=1` is `{a: '1'}`. */
export const readSearch = (search: string): Record<string, string> =>
  Object.fromEntries(
    [...new URLSearchParams(search)].map(([name, value]) => [name, name === WORDS ? value : unquoted(value)]),
  )

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',')
  if (value === true) return '1'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns the search part of an address with its question mark, '' for none: lists as `any=a,b`, true as `local=1`.
 * Empty and false values are omitted.
 */
export function writeSearch(search: object): '' | `?${string}` {
  const parts = Object.entries(search).flatMap(([name, value]) => {
    const text = written(value)
    if (text === '' && value !== '') return []
    return `${encodeComponent(name)}=${encodeComponent(text).replaceAll('%2C', ',')}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/*
 * The search parameters of each page. The router parses validated values again, so every schema accepts its
 * own output. Invalid values are dropped. Schemas are made for the pages that are opened.
 */

const text = () => z.catch(z.optional(z.string()), undefined)
const flag = () =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value) => value === true || value === '1' || value === 'true'),
    ),
    false,
  )
const names = () =>
  z._default(
    z.pipe(
      z.unknown(),
      z.transform((value): readonly string[] => {
        if (Array.isArray(value)) return value.filter((each) => typeof each === 'string')
        return typeof value === 'string' && value !== '' ? value.split(',') : []
      }),
    ),
    [],
  )

export const catchUpSearchParams = () => z.object({ open: text() })
export type CatchUpSearchParams = z.infer<ReturnType<typeof catchUpSearchParams>>

/** `keyword` is filled into the form. */
export const filterSearchParams = () => z.object({ keyword: text() })
export type FilterSearchParams = z.infer<ReturnType<typeof filterSearchParams>>

/** `q`: words of the posts; `month`: 'YYYY-MM'. */
export const findPostsSearchParams = () => z.object({ q: text(), month: text() })
export type FindPostsSearchParams = z.infer<ReturnType<typeof findPostsSearchParams>>

const SEARCH_TYPES = ['accounts', 'hashtags', 'statuses'] as const

/** `q`: the searched text; `type`: the only type of results. */
export const searchPageParams = () =>
  z.object({
    q: text(),
    type: z.catch(z.optional(z.enum(SEARCH_TYPES)), undefined),
  })
export type SearchPageParams = z.infer<ReturnType<typeof searchPageParams>>

/** `setting`: the setting to show and focus. */
export const settingSearchParams = () => z.object({ setting: text() })
export type SettingSearchParams = z.infer<ReturnType<typeof settingSearchParams>>

/** The category to show; without it, the one chosen in the filter bar. */
export const notificationSearchParams = () => z.object({ only: text() })
export type NotificationSearchParams = z.infer<ReturnType<typeof notificationSearchParams>>

export const publicSearchParams = () => z.object({ media: flag() })
export type PublicSearchParams = z.infer<ReturnType<typeof publicSearchParams>>

/** `order`: undefined for the usual one, which is not in the address; `local`: only people of this server. */
export const directorySearchParams = () =>
  z.object({
    order: z.catch(z.optional(z.literal('new')), undefined),
    local: flag(),
  })
export type DirectorySearchParams = z.infer<ReturnType<typeof directorySearchParams>>

/** Posts with one of `any`, each of `all` and none of `none`; `local`: only from this server. */
export const tagSearchParams = () => z.object({ any: names(), all: names(), none: names(), local: flag() })
export type TagSearchParams = z.infer<ReturnType<typeof tagSearchParams>>

/** `as` is the account or server to fill in, `to` the address to open afterwards, `for` the id of a visitor's action. */
export const signInSearchParams = () => z.object({ as: text(), to: text(), for: text() })
export type SignInSearchParams = z.infer<ReturnType<typeof signInSearchParams>>

/**
 * Content shared by another app, as `app/installed/sharing` passes it on: words in the address, or the id of a stored share. `lost`:
 * its files could not be stored.
 */
export const shareSearchParams = () =>
  z.object({ title: text(), text: text(), url: text(), shared: text(), lost: flag() })
export type ShareSearchParams = z.infer<ReturnType<typeof shareSearchParams>>

/** `uri`: a link for the installed app, or the address of a post or profile. */
export const interactionSearchParams = () => z.object({ uri: text() })
export type InteractionSearchParams = z.infer<ReturnType<typeof interactionSearchParams>>
