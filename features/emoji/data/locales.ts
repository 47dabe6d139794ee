import { EMOJI_LOCALES, type EmojiLocale } from '../../../schemas/server/emoji-locales.ts'

export { EMOJI_LOCALES, type EmojiLocale }

/** Other tags of the same languages. */
const ALSO: Readonly<Record<string, EmojiLocale>> = {
  no: 'nb',
  nn: 'nb',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
}
/** Latin American Spanish reads better with the Mexican names than with those of Spain. */
const AMERICA = /^es-(?:419|ar|bo|cl|co|cr|cu|do|ec|gt|hn|ni|pa|pe|pr|py|sv|us|uy|ve)$/

const known = (tag: string): EmojiLocale | undefined => EMOJI_LOCALES.find((locale) => locale === tag)

/** Returns the supported language nearest to `locale` (BCP 47); English when there is none. */
export function emojiLocale(locale: string): EmojiLocale {
  const tag = locale.toLowerCase().replaceAll('_', '-')
  if (AMERICA.test(tag)) return 'es-mx'
  for (let part = tag; part; part = part.slice(0, Math.max(0, part.lastIndexOf('-')))) {
    const found = known(part) ?? ALSO[part]
    if (found) return found
  }
  return 'en'
}
