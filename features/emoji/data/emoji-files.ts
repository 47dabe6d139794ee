import * as z from 'zod/mini'
import { inSlices } from '@/lib/util/timing/in-slices'
import { unicodeEmojis, type UnicodeEmoji } from '@/schemas/server/emoji'
import { EmojiDataError } from './emoji-error'
import type { EmojiLocale } from './locales'

/** The answer for an emoji file: null `emojis` = unchanged. */
export interface EmojiFile {
  readonly emojis: readonly UnicodeEmoji[] | null
  readonly etag: string | null
}

const NOT_MODIFIED = 304
/** Emoji parsed per slice: nearly two thousand in one task would block the page. */
const SLICE_SIZE = 200

/** Parses `rows`; invalid ones are skipped. */
export async function readEmojis(rows: readonly unknown[]): Promise<UnicodeEmoji[]> {
  const emojis: UnicodeEmoji[] = []
  await inSlices(rows, SLICE_SIZE, (slice) => emojis.push(...z.parse(unicodeEmojis, slice)))
  return emojis
}

/**
 * Fetches the file of a language, with the `etag` of the stored one. Throws EmojiDataError, or the abort
 * error unchanged.
 */
export async function fetchEmojiFile(
  fetcher: typeof fetch,
  locale: EmojiLocale,
  etag: string | null,
): Promise<EmojiFile> {
  // The HTTP cache would answer a conditional request itself, as if the file had changed.
  const ask = { cache: 'no-store' as const, ...(etag && { headers: { 'if-none-match': etag } }) }
  const response = await fetcher(`${import.meta.env.BASE_URL}emoji/${locale}.json`, ask).catch(
    (error: unknown) => {
      throw new EmojiDataError('fetch', locale, error)
    },
  )
  if (response.status === NOT_MODIFIED && etag) return { emojis: null, etag }
  if (!response.ok) throw new EmojiDataError('fetch', locale, response.statusText)
  // A host that serves its index page for every path answers with HTML.
  const rows: unknown = await response.json().catch(() => null)
  if (!Array.isArray(rows)) throw new EmojiDataError('format', locale, 'No list')
  return { emojis: await readEmojis(rows), etag: response.headers.get('etag') }
}
