import { getSettings, useSetting } from '@/features/settings'
import { emojiLocale, type EmojiLocale } from './locales'

const chosen = (setting: string, locale: string): EmojiLocale =>
  emojiLocale(setting === 'auto' ? locale : setting)

/** The language of emoji names that the reader chose; without a choice that of the interface, `locale`. */
export const chosenEmojiLocale = (locale: string): EmojiLocale => chosen(getSettings().emojiLanguage, locale)

/** The same, followed. */
export const useEmojiLocale = (locale: string): EmojiLocale => chosen(useSetting('emojiLanguage'), locale)
