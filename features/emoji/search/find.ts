import type { Runtime } from '@/lib/runtime'
import type { Choice } from '../button/choice'
import { chosenEmojiLocale } from '../data/chosen-locale'
import { customEmojisQuery, emojiWordsQuery } from '../data/queries'
import { sharedIndex } from './shared-index'

/**
 * Returns the emoji whose shortcode, name or tags match `query` best, in the chosen language or English.
 * Never throws.
 */
export async function findEmojis(
  { client, http }: Pick<Runtime, 'client' | 'http'>,
  locale: string,
  query: string,
  limit: number,
): Promise<Choice[]> {
  const [native, english, custom] = await Promise.all([
    client.ensureQueryData(emojiWordsQuery(chosenEmojiLocale(locale))).catch(() => []),
    client.ensureQueryData(emojiWordsQuery('en')).catch(() => []),
    client.ensureQueryData(customEmojisQuery({ http })).catch(() => []),
  ])
  const index = await sharedIndex({ native, english: english === native ? [] : english, custom })
  return index.search(query, limit)
}
