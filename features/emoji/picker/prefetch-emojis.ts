import type { Runtime } from '@/lib/runtime'
import { chosenEmojiLocale } from '../data/chosen-locale'
import { customEmojisQuery, emojiWordsQuery } from '../data/queries'

/** Prefetches the data of the picker. */
export function prefetchEmojis(runtime: Runtime, locale: string): void {
  void runtime.client.prefetchQuery(customEmojisQuery(runtime))
  void runtime.client.prefetchQuery(emojiWordsQuery(chosenEmojiLocale(locale)))
}
