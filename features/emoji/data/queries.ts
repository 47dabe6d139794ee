import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { Runtime } from '@/lib/runtime'
import { inSlices } from '@/lib/util/timing/in-slices'
import { customEmojis, type CustomEmoji } from '@/schemas/server/emoji'
import { type UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { supportedEmojis } from './supported-emoji'
import { emojiWords } from '../search/emoji-words'
import type { EmojiLocale } from './locales'
import { emojiKeys } from '../keys'

const HOUR = 60 * 60_000
/** Emoji parsed per slice: some servers have ten thousand. */
const SLICE_SIZE = 500

/** The server's custom emoji in its order, without those hidden from pickers. */
export const customEmojisQuery = ({ http }: Pick<Runtime, 'http'>) =>
  queryOptions({
    queryKey: emojiKeys.custom(),
    staleTime: HOUR,
    refetchOnMount: true,
    // Comparing thousands with thousands costs more than it saves.
    structuralSharing: false,
    meta: { skipAlert: true },
    queryFn: async ({ signal }): Promise<readonly CustomEmoji[]> => {
      const { data } = await http.request('/api/v1/custom_emojis', { schema: z.array(z.unknown()), signal })
      const all: CustomEmoji[] = []
      await inSlices(data, SLICE_SIZE, (slice) => all.push(...z.parse(customEmojis, slice)), signal)
      return all.filter((emoji) => emoji.visible_in_picker)
    },
  })

/**
 * The Unicode emoji that can be drawn here, named in `locale`; in English where that language fails to load.
 */
export const emojiWordsQuery = (locale: EmojiLocale) =>
  queryOptions({
    queryKey: emojiKeys.words(locale),
    staleTime: Infinity,
    structuralSharing: false,
    retry: false,
    networkMode: 'always',
    meta: { skipAlert: true },
    queryFn: async (): Promise<readonly UnicodeEmoji[]> => {
      const words = emojiWords()
      const english = () => words.get('en')
      return supportedEmojis(await (locale === 'en' ? english() : words.get(locale).catch(english)))
    },
  })
