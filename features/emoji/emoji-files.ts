import * as z from 'zod/mini'
import { unicodeEmojis, type UnicodeEmoji } from '@/schemas/emoji'
import { EmojiDataError } from './emoji-error'
import type { EmojiLocale } from './locales'

/** What came of asking for a file: `null` emojis = it has not changed. */
export interface EmojiFile {
  readonly emojis: readonly UnicodeEmoji[] | null
  readonly etag: string | null
}

const NOT_MODIFIED = 304

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
  const read = z.safeParse(unicodeEmojis, await response.json().catch(() => null))
  if (!read.success) throw new EmojiDataError('format', locale, read.error)
  return { emojis: read.data, etag: response.headers.get('etag') }
}
