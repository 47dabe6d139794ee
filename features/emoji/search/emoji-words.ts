import * as z from 'zod/mini'
import { openDatabase, type Database } from '@/lib/storage'
import { storedEmojisDto, type UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { fetchEmojiFile, readEmojis, type EmojiFile } from '../data/emoji-files'
import type { EmojiLocale } from '../data/locales'
import { createEmitter } from '@/lib/util/emitter'
import { whenIdle } from '@/lib/util/timing/when-idle'

const LOCALES = 'locales'
/** Version of the stored emoji. */
const DB_VERSION = 1

export interface EmojiWordsOptions {
  db: Database
  fetch: typeof fetch
}

/** The Unicode emoji with names in one language. */
export interface EmojiWords {
  /**
   * Returns the emoji of `locale`: the stored or the fetched ones, whichever are there first. Fetches once per page load.
   * Throws EmojiDataError.
   */
  get: (locale: EmojiLocale) => Promise<readonly UnicodeEmoji[]>
  /** Calls `listener` when a newer file arrived; returns the unsubscriber. */
  onChange: (listener: (locale: EmojiLocale) => void) => () => void
}

/** Creates a store of emoji per language in `db`, filled on first use. */
export function createEmojiWords({ db, fetch: fetcher }: EmojiWordsOptions): EmojiWords {
  const byLocale = new Map<EmojiLocale, Promise<readonly UnicodeEmoji[]>>()
  const changes = createEmitter<EmojiLocale>()

  /** Reads a file and stores it. */
  const take = async (locale: EmojiLocale, file: EmojiFile): Promise<readonly UnicodeEmoji[]> => {
    const emojis = await file.read()
    // Only for the next page load, and copying so many takes a while: the emoji are shown first.
    whenIdle(() => void db.put(LOCALES, { locale, etag: file.etag, emojis }).catch(() => {}))
    return emojis
  }
  const renew = async (locale: EmojiLocale, etag: string | null, fetching: Promise<EmojiFile>) => {
    const file = await fetching
    if (etag !== null && file.etag === etag) return
    byLocale.set(locale, Promise.resolve(await take(locale, file)))
    changes.emit(locale)
  }
  /** Opening a database can take longer than a request: whichever is there first counts. */
  const first = async (locale: EmojiLocale): Promise<readonly UnicodeEmoji[]> => {
    const fetching = fetchEmojiFile(fetcher, locale)
    const reading = db.get(LOCALES, locale)
    const readStored = async () => {
      const record = z.safeParse(storedEmojisDto, await reading)
      const emojis = record.success ? await readEmojis(record.data.emojis) : []
      return record.success && emojis.length > 0 ? { etag: record.data.etag, emojis } : null
    }
    const isFetched = fetching.then(
      () => true,
      () => false,
    )
    if (await Promise.race([isFetched, reading.then(() => false)]))
      try {
        return await take(locale, await fetching)
      } catch (error) {
        const stored = await readStored()
        if (!stored) throw error
        return stored.emojis
      }
    const stored = await readStored()
    if (!stored) return take(locale, await fetching)
    // The stored emoji are good enough: ignore a failed update.
    renew(locale, stored.etag, fetching).catch(() => {})
    return stored.emojis
  }

  return {
    get(locale) {
      let wanted = byLocale.get(locale)
      if (!wanted) {
        wanted = first(locale)
        byLocale.set(locale, wanted)
        wanted.catch(() => byLocale.delete(locale))
      }
      return wanted
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
