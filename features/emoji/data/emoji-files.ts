import * as z from 'zod/mini'
import { inSlices } from '@/lib/util/in-slices'
import { unicodeEmojis, type UnicodeEmoji } from '@/schemas/emoji'
import { EmojiDataError } from './emoji-error'
import type { EmojiLocale } from './locales'

/** What came of asking for a file: `null` emojis = it has not changed. */
export interface EmojiFile {
  readonly emojis: readonly UnicodeEmoji[] | null
  readonly etag: string | null
}

const NOT_MODIFIED = 304
/** Emoji read at a time: nearly two thousand at once would hold the page up. */
const SLICE = 200

/** The emoji among `rows`; broken ones are left out. */
export async function readEmojis(rows: readonly unknown[]): Promise<UnicodeEmoji[]> {
  const emojis: UnicodeEmoji[] = []
  await inSlices(rows, SLICE, (slice) => emojis.push(...z.parse(unicodeEmojis, slice)))
  return emojis
}

/**
 * Asks for the file of a language, with the `etag` of what is held. Throws EmojiDataError, and an aborted request as it is.
 */
export async function fetchEmojiFile(
  fetcher: typeof fetch,
  locale: EmojiLocale,
  etag: string | null,
): Promise<EmojiFile> {
  // The browser's own store would answer a conditional request by itself, as if the file had come anew.
  const ask = { cache: 'no-store' as const, ...(etag && { headers: { 'if-none-match': etag } }) }
  const response = await fetcher(`${import.meta.env.BASE_URL}emoji/${locale}.json`, ask).catch(
    (error: unknown) => {
      throw new EmojiDataError('fetch', locale, error)
    },
  )
  if (response.status === NOT_MODIFIED && etag) return { emojis: null, etag }
  if (!response.ok) throw new EmojiDataError('fetch', locale, response.statusText)
  // A host that answers every path with its page gives HTML.
  const rows: unknown = await response.json().catch(() => null)
  if (!Array.isArray(rows)) throw new EmojiDataError('format', locale, 'No list')
  return { emojis: await readEmojis(rows), etag: response.headers.get('etag') }
}
