import type { Runtime } from '@/lib/runtime'
import { chosenEmojiLocale } from '../data/chosen-locale'
import { customEmojisQuery, emojiWordsQuery } from '../data/queries'

/** Brings what the picker shows before it is asked for. */
export function warmEmojis(runtime: Runtime, locale: string): void {
  void runtime.client.prefetchQuery(customEmojisQuery(runtime))
  void runtime.client.prefetchQuery(emojiWordsQuery(chosenEmojiLocale(locale)))
}
