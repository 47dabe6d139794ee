import type { UnicodeEmoji } from '@/schemas/server/unicode-emoji'

const emoji = (
  hexcode: string,
  unicode: string,
  label: string,
  group: number,
  more: Partial<UnicodeEmoji> = {},
): UnicodeEmoji => ({
  hexcode,
  unicode,
  label,
  group,
  order: group * 100,
  version: 1,
  tags: [],
  shortcodes: [label.replaceAll(' ', '_')],
  skins: [],
  ...more,
})

/** A few Unicode emoji, for tests. */
export const FEW: readonly UnicodeEmoji[] = [
  emoji('1F600', '😀', 'grinning face', 0, { shortcodes: ['grinning'] }),
  emoji('2764', '❤️', 'red heart', 0, { shortcodes: ['heart'], tags: ['love'] }),
  emoji('1F44B', '👋', 'waving hand', 1, {
    shortcodes: ['wave'],
    tags: ['hello'],
    skins: ['👋🏻', '👋🏼', '👋🏽', '👋🏾', '👋🏿'],
  }),
  emoji('1F431', '🐱', 'cat face', 3, { shortcodes: ['cat'] }),
  emoji('1F389', '🎉', 'party popper', 6, { shortcodes: ['tada'], tags: ['celebration'] }),
]

/** The same in another language. */
export const FEW_GERMAN: readonly UnicodeEmoji[] = FEW.map((one) =>
  one.hexcode === '1F389'
    ? { ...one, label: 'Konfettibombe', shortcodes: ['konfettibombe'], tags: ['feier'] }
    : one,
)
