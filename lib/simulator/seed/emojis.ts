import type { CustomEmoji } from '../store/model'
import { HOSTS } from './people/hosts'
import { GLYPH_HUES, GLYPH_NAMES, type GlyphName } from './media/emoji'

const ADJECTIVES = (
  'happy tiny sleepy brave calm cosy curious dancing dizzy eager fancy fluffy friendly fuzzy gentle giant glad golden ' +
  'grumpy handy hasty humble hungry icy jolly jumpy keen kind lazy little lofty loud lucky mellow merry mighty misty ' +
  'modest muddy nimble noble odd patient perky pixel plain plucky polite proud puzzled quick quiet rainy rapid rusty ' +
  'salty shiny shy silly sneaky snowy soft solid spicy spooky stormy sunny sweet swift tender tired warm wild wise witty'
).split(' ')

const NOUNS: Readonly<Record<GlyphName, readonly string[]>> = {
  blob: ['blob', 'blobwave', 'pudding', 'jelly', 'bean', 'potato', 'egg'],
  cat: ['cat', 'kitten', 'tomcat', 'lynx', 'tiger', 'fox', 'owl'],
  heart: ['heart', 'love', 'hug', 'thanks', 'valentine', 'crush', 'cherry'],
  star: ['star', 'spark', 'nova', 'wish', 'prize', 'medal', 'comet'],
  leaf: ['leaf', 'sprout', 'fern', 'mint', 'forest', 'seed', 'basil'],
  flower: ['flower', 'daisy', 'tulip', 'rose', 'aster', 'lily', 'clover'],
  cup: ['cup', 'tea', 'coffee', 'cocoa', 'mug', 'soup', 'broth'],
  ghost: ['ghost', 'spirit', 'phantom', 'sheet', 'haunt', 'boo', 'shade'],
  book: ['book', 'novel', 'diary', 'atlas', 'poem', 'manual', 'zine'],
  moon: ['moon', 'crescent', 'night', 'lullaby', 'dream', 'tide', 'orbit'],
  badge: ['check', 'badge', 'done', 'approved', 'ok', 'agreed', 'vote'],
  flag: ['flag', 'pennant', 'banner', 'signal', 'finish'],
}

const CATEGORIES: Readonly<Record<GlyphName, string | null>> = {
  blob: 'Blobs',
  cat: 'Animals',
  heart: 'Feelings',
  star: 'Awards',
  leaf: 'Plants',
  flower: 'Plants',
  cup: 'Food and drink',
  ghost: 'Spooky',
  book: 'Things',
  moon: 'Sky',
  badge: 'Signs',
  flag: null,
}

/** Drawings that also have an animated version. */
const MOVING: ReadonlySet<GlyphName> = new Set<GlyphName>(['blob', 'heart'])

/** Number of custom emoji of this server. */
const EMOJI_COUNT = 6000

/** Shortcodes of every server of the demo world, used in texts. */
export const COMMON_CODES: readonly string[] = [
  'happy_blob',
  'sleepy_cat',
  'tiny_heart',
  'shiny_star',
  'calm_leaf',
  'sunny_flower',
  'warm_tea',
  'spooky_ghost',
  'wise_book',
  'misty_moon',
  'lucky_check',
  'proud_flag',
]

function emoji(shortcode: string, glyph: GlyphName, hue: number, domain: string | null): CustomEmoji {
  const file = `/media/emoji/${glyph}-${hue % GLYPH_HUES}`
  const moving = MOVING.has(glyph) && hue % 3 === 0
  return {
    id: domain === null ? shortcode : `${shortcode}@${domain}`,
    shortcode,
    domain,
    url: `${file}.${moving ? 'gif' : 'png'}`,
    staticUrl: `${file}.png`,
    category: domain === null ? CATEGORIES[glyph] : null,
    visibleInPicker: !shortcode.startsWith('odd_'),
  }
}

let made: readonly CustomEmoji[] | null = null

/** All custom emoji, local and remote. Created once and shared by copies of the world. */
export function seedEmojis(): readonly CustomEmoji[] {
  if (made) return made
  const all: CustomEmoji[] = []
  const pairs = GLYPH_NAMES.flatMap((glyph) => NOUNS[glyph].map((noun) => [glyph, noun] as const))
  let local = 0
  ADJECTIVES.forEach((adjective, at) => {
    pairs.forEach(([glyph, noun], place) => {
      if (local === EMOJI_COUNT) return
      all.push(emoji(`${adjective}_${noun}`, glyph, at + place * 5, null))
      local += 1
    })
  })
  for (const [domain] of HOSTS) {
    COMMON_CODES.forEach((code, at) => {
      const noun = code.split('_')[1] ?? ''
      const [glyph] = pairs.find(([, name]) => name === noun) ?? ['blob' as const]
      all.push(emoji(code, glyph, domain.length + at * 2, domain))
    })
  }
  made = all
  return all
}
