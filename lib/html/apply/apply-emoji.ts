import type { CustomEmoji } from '@/schemas/server/emoji'
import { MAX_EMOJI_IMAGES } from '../sanitize/bounds'
import { escapeHtml } from '../escape'
import { join, tokens } from '../sanitize/tokens'
import { mediaUrl } from '../url'

/** The fields of a custom emoji that are needed to show it. */
export type EmojiLike = Pick<CustomEmoji, 'shortcode' | 'url' | 'static_url'>

/** A custom emoji with safe image URLs. `still` equals `moving` where there is only one image. */
export interface ShownEmoji {
  readonly code: string
  readonly still: string
  readonly moving: string
}

function shown(emoji: EmojiLike): ShownEmoji | null {
  const moving = mediaUrl(emoji.url)
  const still = mediaUrl(emoji.static_url) ?? moving
  return still ? { code: `:${emoji.shortcode}:`, still, moving: moving ?? still } : null
}

/**
 * Splits plain text (a name, a title, a poll option) at its custom emoji. A shortcode that is unknown or has
 * no safe image stays text.
 */
export function splitEmoji(text: string, emojis: readonly EmojiLike[]): (string | ShownEmoji)[] {
  if (emojis.length === 0 || !text.includes(':')) return text ? [text] : []
  return splitWith(text, lookUp(emojis), MAX_EMOJI_IMAGES)
}

/** Looks up an emoji by shortcode; null when it is unknown or has no safe image. Each is checked once. */
type LookUp = (code: string) => ShownEmoji | null

function lookUp(emojis: readonly EmojiLike[]): LookUp {
  const byCode = new Map(emojis.map((emoji) => [emoji.shortcode, emoji]))
  const known = new Map<string, ShownEmoji | null>()
  return (code) => {
    const emoji = byCode.get(code)
    if (!emoji) return null
    let found = known.get(code)
    if (found === undefined) known.set(code, (found = shown(emoji)))
    return found
  }
}

/** Splits at the first `limit` emoji. */
function splitWith(text: string, emojiOf: LookUp, limit: number): (string | ShownEmoji)[] {
  let left = limit
  const parts: (string | ShownEmoji)[] = []
  let from = 0
  let open = text.indexOf(':')
  while (open >= 0 && left > 0) {
    const close = text.indexOf(':', open + 1)
    if (close < 0) break
    const known = emojiOf(text.slice(open + 1, close))
    if (known) {
      left -= 1
      if (open > from) parts.push(text.slice(from, open))
      parts.push(known)
      from = close + 1
      open = text.indexOf(':', from)
    } else open = close
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

const image = ({ code, still, moving }: ShownEmoji): string => {
  const name = escapeHtml(code)
  const play = moving === still ? '' : ` data-moving="${escapeHtml(moving)}"`
  return `<img data-emoji="" alt="${name}" title="${name}" src="${escapeHtml(still)}"${play} draggable="false" loading="lazy" decoding="async" />`
}

/**
 * Replaces the shortcodes in sanitised markup with still images, except inside `code` and `pre`.
 * startEmojiMotion animates them.
 */
export function applyEmoji(sanitized: string, emojis: readonly EmojiLike[]): string {
  if (emojis.length === 0 || !sanitized.includes(':')) return sanitized
  const emojiOf = lookUp(emojis)
  let left = MAX_EMOJI_IMAGES
  let verbatim = 0
  const pieces = tokens(sanitized).map((piece) => {
    if (piece.tag === 'code' || piece.tag === 'pre') verbatim += piece.closing ? -1 : 1
    if (piece.tag || verbatim > 0) return piece
    const parts = piece.source.includes(':') ? splitWith(piece.source, emojiOf, left) : [piece.source]
    left -= parts.filter((part) => typeof part !== 'string').length
    return {
      ...piece,
      source: parts.map((part) => (typeof part === 'string' ? part : image(part))).join(''),
    }
  })
  return join(pieces)
}
