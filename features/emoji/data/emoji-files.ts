import * as z from 'zod/mini'
import { inSlices } from '@/lib/util/timing/in-slices'
import { unicodeEmojis, type UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { EmojiDataError } from './emoji-error'
import type { EmojiLocale } from './locales'

/** An emoji file of this build. */
export interface EmojiFile {
  readonly etag: string | null
  /** Parses it. Throws EmojiDataError. */
  readonly read: () => Promise<readonly UnicodeEmoji[]>
}

/** Emoji parsed per slice: nearly two thousand in one task would block the page. */
const SLICE_SIZE = 200

/** Parses `rows`; invalid ones are skipped. */
export async function readEmojis(rows: readonly unknown[]): Promise<UnicodeEmoji[]> {
  const emojis: UnicodeEmoji[] = []
  await inSlices(rows, SLICE_SIZE, (slice) => emojis.push(...z.parse(unicodeEmojis, slice)))
  return emojis
}

/** Fetches the file of a language, unchanged from the HTTP cache where the host confirms it. Throws EmojiDataError. */
export async function fetchEmojiFile(fetcher: typeof fetch, locale: EmojiLocale): Promise<EmojiFile> {
  const url = `${import.meta.env.BASE_URL}emoji/${locale}.json`
  const response = await fetcher(url, { cache: 'no-cache' }).catch((error: unknown) => {
    throw new EmojiDataError('fetch', locale, error)
  })
  if (!response.ok) throw new EmojiDataError('fetch', locale, response.statusText)
  return {
    etag: response.headers.get('etag'),
    async read() {
      // A host that serves its index page for every path answers with HTML.
      const rows: unknown = await response.json().catch(() => null)
      if (!Array.isArray(rows)) throw new EmojiDataError('format', locale, 'No list')
      return readEmojis(rows)
    },
  }
}
