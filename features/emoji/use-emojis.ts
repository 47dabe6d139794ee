import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useIntl } from '@/lib/i18n'
import { useRuntime } from '@/lib/runtime'
import type { CustomEmoji } from '@/schemas/server/emoji'
import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'
import { emojiWords } from './search/emoji-words'
import { useEmojiLocale } from './data/chosen-locale'
import { customEmojisQuery, emojiWordsQuery } from './data/queries'
import { emojiKeys } from './keys'

const NO_NATIVE: readonly UnicodeEmoji[] = []
const NO_CUSTOM: readonly CustomEmoji[] = []

/** All emoji that can be chosen, as far as loaded. */
export interface Emojis {
  readonly native: readonly UnicodeEmoji[]
  /** For search; [] when the language is English. */
  readonly english: readonly UnicodeEmoji[]
  readonly custom: readonly CustomEmoji[]
  /** True while nothing is loaded and something is loading. */
  readonly loading: boolean
  /** True once nothing more is loading, so that a search sees all emoji. */
  readonly complete: boolean
  /** Why the Unicode emoji are missing. */
  readonly nativeError: Error | null
  /** Why the server's emoji are missing. */
  readonly customError: Error | null
  retry: () => void
}

/** Returns the Unicode emoji in the chosen language and the custom emoji of the server. */
export function useEmojis(): Emojis {
  const runtime = useRuntime()
  const client = useQueryClient()
  const locale = useEmojiLocale(useIntl().locale)
  const words = useQuery(emojiWordsQuery(locale))
  // Only for search: later than what is shown first.
  const english = useQuery({ ...emojiWordsQuery('en'), enabled: !words.isPending })
  const custom = useQuery(customEmojisQuery(runtime))

  useEffect(() => {
    const renew = (changed: string) =>
      void client.invalidateQueries({ queryKey: emojiKeys.words(changed) }).catch(() => {})
    return emojiWords().onChange(renew)
  }, [client])

  const native = words.data ?? NO_NATIVE
  const inEnglish = english.data ?? NO_NATIVE
  return {
    native,
    english: native === inEnglish ? NO_NATIVE : inEnglish,
    custom: custom.data ?? NO_CUSTOM,
    loading: native.length === 0 && (words.isPending || custom.isPending),
    complete: ![words, english, custom].some(({ isLoading }) => isLoading),
    nativeError: native.length === 0 ? words.error : null,
    customError: custom.data ? null : custom.error,
    retry: () => {
      if (words.isError) void words.refetch()
      if (custom.isError) void custom.refetch()
    },
  }
}
