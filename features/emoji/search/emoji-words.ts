import * as z from 'zod/mini'
import { openDatabase, type Database } from '@/lib/storage'
import { storedEmojisDto, type UnicodeEmoji } from '@/schemas/server/emoji'
import { fetchEmojiFile, readEmojis } from '../data/emoji-files'
import type { EmojiLocale } from '../data/locales'
import { createEmitter } from '@/lib/util/emitter'

const LOCALES = 'locales'
/** Version of the stored emoji. */
const DB_VERSION = 1

interface StoredEmojis {
  readonly etag: string | null
  readonly emojis: readonly UnicodeEmoji[]
}

export interface EmojiWordsOptions {
  db: Database
  fetch: typeof fetch
}

/** The Unicode emoji with names in one language. */
export interface EmojiWords {
  /**
   * Returns the emoji of `locale`: the stored ones immediately, with one revalidation per page load in the
   * background; else fetched. Throws EmojiDataError.
   */
  get: (locale: EmojiLocale) => Promise<readonly UnicodeEmoji[]>
  /** Calls `listener` when a newer file arrived; returns the unsubscriber. */
  onChange: (listener: (locale: EmojiLocale) => void) => () => void
}

/** Creates a store of emoji per language in `db`, filled on first use. */
export function createEmojiWords({ db, fetch: fetcher }: EmojiWordsOptions): EmojiWords {
  const byLocale = new Map<EmojiLocale, Promise<StoredEmojis>>()
  const renewed = new Set<EmojiLocale>()
  const changes = createEmitter<EmojiLocale>()

  const readStored = async (locale: EmojiLocale): Promise<StoredEmojis | null> => {
    const read = z.safeParse(storedEmojisDto, await db.get(LOCALES, locale))
    if (!read.success) return null
    const { etag, emojis: rows } = read.data
    const emojis = await readEmojis(rows)
    return emojis.length > 0 ? { etag, emojis } : null
  }
  /** Fetches the file and stores it; null when it is unchanged. */
  const load = async (locale: EmojiLocale, etag: string | null): Promise<StoredEmojis | null> => {
    const file = await fetchEmojiFile(fetcher, locale, etag)
    if (!file.emojis) return null
    const { emojis } = file
    // Only for the next page load: the emoji are shown without waiting for it, or where it fails.
    db.put(LOCALES, { locale, etag: file.etag, emojis }).catch(() => {})
    return { etag: file.etag, emojis }
  }
  const renew = async (locale: EmojiLocale, etag: string | null) => {
    if (renewed.has(locale)) return
    renewed.add(locale)
    const newer = await load(locale, etag)
    if (!newer) return
    byLocale.set(locale, Promise.resolve(newer))
    changes.emit(locale)
  }
  const first = async (locale: EmojiLocale): Promise<StoredEmojis> => {
    const there = await readStored(locale)
    if (there) {
      // The stored emoji are good enough: ignore a failed update.
      renew(locale, there.etag).catch(() => {})
      return there
    }
    const fetched = await load(locale, null)
    renewed.add(locale)
    return fetched ?? { etag: null, emojis: [] }
  }

  return {
    async get(locale) {
      let wanted = byLocale.get(locale)
      if (!wanted) {
        wanted = first(locale)
        byLocale.set(locale, wanted)
        wanted.catch(() => byLocale.delete(locale))
      }
      return (await wanted).emojis
    },
    onChange: changes.subscribe,
  }
}

let shared: EmojiWords | null = null

/** Returns the instance of the page. */
export function emojiWords(): EmojiWords {
  shared ??= createEmojiWords({
    db: openDatabase({
      name: 'skein.emoji',
      version: DB_VERSION,
      stores: { [LOCALES]: { keyPath: 'locale' } },
    }),
    fetch: (...args) => globalThis.fetch(...args),
  })
  return shared
}

/** Replaces the instance of the page, for tests; null creates a new one at the next call. */
export function replaceEmojiWords(words: EmojiWords | null): void {
  shared = words
}
