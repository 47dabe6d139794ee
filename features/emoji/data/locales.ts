import { EMOJI_LOCALES, type EmojiLocale } from '../../../schemas/emoji-locales.ts'

export { EMOJI_LOCALES, type EmojiLocale }

/** Other names of the same languages. */
const ALSO: Readonly<Record<string, EmojiLocale>> = {
  no: 'nb',
  nn: 'nb',
  'zh-tw': 'zh-hant',
  'zh-hk': 'zh-hant',
  'zh-mo': 'zh-hant',
}
/** Spanish of Latin America reads better in the Mexican words than in those of Spain. */
const AMERICA = /^es-(?:419|ar|bo|cl|co|cr|cu|do|ec|gt|hn|ni|pa|pe|pr|py|sv|us|uy|ve)$/

const known = (tag: string): EmojiLocale | undefined => EMOJI_LOCALES.find((locale) => locale === tag)

/** The supported language nearest to `locale` (BCP 47); English when there is none (product.md 5). */
export function emojiLocale(locale: string): EmojiLocale {
  const tag = locale.toLowerCase().replaceAll('_', '-')
  if (AMERICA.test(tag)) return 'es-mx'
  for (let part = tag; part; part = part.slice(0, Math.max(0, part.lastIndexOf('-')))) {
    const found = known(part) ?? ALSO[part]
    if (found) return found
  }
  return 'en'
}
