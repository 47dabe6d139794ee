import * as z from 'zod/mini'
import { encodeComponent } from '@/lib/util/encode-component'

/** The quotes that earlier versions wrote around values that are JSON, e.g. `?open="2026"`. */
const QUOTED = /^".*"$/

function unquoted(value: string): string {
  try {
    return QUOTED.test(value) ? z.parse(z.string(), JSON.parse(value)) : value
  } catch {
    return value
  }
}

/** The search parameters of an address, as text: `?a=1` is `{a: '1'}`. */
export const readSearch = (search: string): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([name, value]) => [name, unquoted(value)]))

const written = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(written).join(',')
  if (value === true) return '1'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * The search part of an address with its question mark, '' for none: lists as `any=a,b`, true as `local=1`. What is
 * empty or false is left out.
 */
export function writeSearch(search: object): string {
  const parts = Object.entries(search).flatMap(([name, value]) => {
    const text = written(value)
    if (text === '' && value !== '') return []
    return `${encodeComponent(name)}=${encodeComponent(text).replaceAll('%2C', ',')}`
  })
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

/*
 * The search parameters of each page. The router parses validated values again, so every schema accepts its
 * own output. Invalid values are dropped.
 */

const text = z.catch(z.optional(z.string()), undefined)
const flag = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => value === true || value === '1' || value === 'true'),
  ),
  false,
)
const names = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value): readonly string[] => {
      if (Array.isArray(value)) return value.filter((each) => typeof each === 'string')
      return typeof value === 'string' && value !== '' ? value.split(',') : []
    }),
  ),
  [],
)

export const catchUpSearch = z.object({ open: text })
export type CatchUpSearch = z.infer<typeof catchUpSearch>

export const publicSearch = z.object({ media: flag })
export type PublicSearch = z.infer<typeof publicSearch>

/** Posts with one of `any`, each of `all` and none of `none`; `local`: of this server alone. */
export const tagSearch = z.object({ any: names, all: names, none: names, local: flag })
export type TagSearch = z.infer<typeof tagSearch>

/** `as` is the account or server to fill in, `to` the address to open afterwards. */
export const signInSearch = z.object({ as: text, to: text })
export type SignInSearch = z.infer<typeof signInSearch>

/** The parameters of a share from another app, see the share target of the web manifest. */
export const shareSearch = z.object({ title: text, text, url: text })
export type ShareSearch = z.infer<typeof shareSearch>
