import * as z from 'zod/mini'
import { openDatabase, type Database } from '@/lib/storage'
import { keptEmojisDto, type UnicodeEmoji } from '@/schemas/emoji'
import { fetchEmojiFile, readEmojis } from '../data/emoji-files'
import type { EmojiLocale } from '../data/locales'

const LOCALES = 'locales'
/** product.md 9. */
const VERSION = 1

interface Kept {
  readonly etag: string | null
  readonly emojis: readonly UnicodeEmoji[]
}

export interface EmojiWordsOptions {
  db: Database
  fetch: typeof fetch
}

/** The emoji of Unicode with their words in a language. */
export interface EmojiWords {
  /**
   * Those of `locale`: what was kept, at once, and asked for anew behind it once in a page's life; else from our server.
   * Throws EmojiDataError.
   */
  get: (locale: EmojiLocale) => Promise<readonly UnicodeEmoji[]>
  /** Calls `listener` when newer ones have come; returns the unsubscriber. */
  onChange: (listener: (locale: EmojiLocale) => void) => () => void
}

/** Keeps the emoji of languages in `db`, and brings them there on first use. */
export function createEmojiWords({ db, fetch: fetcher }: EmojiWordsOptions): EmojiWords {
  const held = new Map<EmojiLocale, Promise<Kept>>()
  const renewed = new Set<EmojiLocale>()
  const listeners = new Set<(locale: EmojiLocale) => void>()

  const kept = async (locale: EmojiLocale): Promise<Kept | null> => {
    const read = z.safeParse(keptEmojisDto, await db.get(LOCALES, locale))
    if (!read.success) return null
    const { etag, emojis: rows } = read.data
    const emojis = await readEmojis(rows)
    return emojis.length > 0 ? { etag, emojis } : null
  }
  /** Brings the file into the database; false where it was the newest already. */
  const load = async (locale: EmojiLocale, etag: string | null): Promise<boolean> => {
    const file = await fetchEmojiFile(fetcher, locale, etag)
    if (!file.emojis) return false
    await db.put(LOCALES, { locale, etag: file.etag, emojis: file.emojis })
    return true
  }
  const renew = async (locale: EmojiLocale, etag: string | null) => {
    if (renewed.has(locale)) return
    renewed.add(locale)
    if (!(await load(locale, etag))) return
    held.delete(locale)
    for (const listener of listeners) listener(locale)
  }
  const first = async (locale: EmojiLocale): Promise<Kept> => {
    const there = await kept(locale)
    if (there) {
      // What is there serves; that it could not be renewed is nobody's business.
      renew(locale, there.etag).catch(() => {})
      return there
    }
    // A language that is missing is loaded, and looked for once more (product.md 8).
    await load(locale, null)
    renewed.add(locale)
    return (await kept(locale)) ?? { etag: null, emojis: [] }
  }

  return {
    async get(locale) {
      let wanted = held.get(locale)
      if (!wanted) {
        wanted = first(locale)
        held.set(locale, wanted)
        wanted.catch(() => held.delete(locale))
      }
      return (await wanted).emojis
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

let shared: EmojiWords | null = null

/** The one of the page. */
export function emojiWords(): EmojiWords {
  shared ??= createEmojiWords({
    db: openDatabase({
      name: 'skein.emoji',
      version: VERSION,
      stores: { [LOCALES]: { keyPath: 'locale' } },
    }),
    fetch: (...args) => globalThis.fetch(...args),
  })
  return shared
}

/** Gives the page another one, for tests; null makes a new one at the next call. */
export function replaceEmojiWords(words: EmojiWords | null): void {
  shared = words
}
