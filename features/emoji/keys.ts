import { listKey } from '@/lib/cache'

export const emojiKeys = {
  /** The emoji of the server. */
  custom: () => listKey('emojis'),
  /** Names and search words of Unicode's emoji in one language: the same for every server. */
  words: (locale: string) => listKey('emoji-words', locale),
}
