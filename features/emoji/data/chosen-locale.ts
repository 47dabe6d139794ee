import { getSettings, useSetting } from '@/features/settings'
import { emojiLocale, type EmojiLocale } from './locales'

const chosen = (setting: string, locale: string): EmojiLocale =>
  emojiLocale(setting === 'auto' ? locale : setting)

/** Returns the chosen language of emoji names; by default `locale`, the interface language. */
export const chosenEmojiLocale = (locale: string): EmojiLocale => chosen(getSettings().emojiLanguage, locale)

/** Returns the same and follows changes. */
export const useEmojiLocale = (locale: string): EmojiLocale => chosen(useSetting('emojiLanguage'), locale)
