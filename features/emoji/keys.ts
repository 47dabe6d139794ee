import { listKey } from '@/lib/cache'

export const emojiKeys = {
  /** Custom emoji of the server. */
  custom: () => listKey('emojis'),
  /** Names and search words of Unicode emoji in one language: independent of the server. */
  words: (locale: string) => listKey('emoji-words', locale),
}
