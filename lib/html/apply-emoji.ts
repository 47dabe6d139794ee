import type { CustomEmoji } from '@/schemas/emoji'
import { escapeHtml } from './escape'
import { join, tokens } from './tokens'
import { mediaUrl } from './url'

/** What of a custom emoji is needed to show it. */
export type EmojiLike = Pick<CustomEmoji, 'shortcode' | 'url' | 'static_url'>

/** A custom emoji that may be shown: its pictures are safe addresses; `still` is `moving` where there is only one. */
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
 * Text cut at the custom emoji in it. A code that is not in the list, or whose picture is not on a safe address, stays text.
 * For names, titles and poll options: what is text stays text.
 */
export function splitEmoji(text: string, emojis: readonly EmojiLike[]): (string | ShownEmoji)[] {
  if (emojis.length === 0 || !text.includes(':')) return text ? [text] : []
  const byCode = new Map(emojis.map((emoji) => [emoji.shortcode, emoji]))
  const parts: (string | ShownEmoji)[] = []
  let from = 0
  let open = text.indexOf(':')
  while (open >= 0) {
    const close = text.indexOf(':', open + 1)
    if (close < 0) break
    const emoji = byCode.get(text.slice(open + 1, close))
    const known = emoji && shown(emoji)
    if (known) {
      if (open > from) parts.push(text.slice(from, open))
      parts.push(known)
      from = close + 1
      open = text.indexOf(':', from)
    } else open = close
  }
  if (from < text.length) parts.push(text.slice(from))
  return parts
}

const picture = ({ code, still, moving }: ShownEmoji): string => {
  const name = escapeHtml(code)
  const play = moving === still ? '' : ` data-moving="${escapeHtml(moving)}"`
  return `<img data-emoji="" alt="${name}" title="${name}" src="${escapeHtml(still)}"${play} draggable="false" loading="lazy" decoding="async" />`
}

/** Sanitised markup with pictures for the custom emoji of its text; code is left as written. Still pictures: startEmojiMotion plays them. */
export function applyEmoji(sanitized: string, emojis: readonly EmojiLike[]): string {
  if (emojis.length === 0 || !sanitized.includes(':')) return sanitized
  let verbatim = 0
  const pieces = tokens(sanitized).map((piece) => {
    if (piece.tag === 'code' || piece.tag === 'pre') verbatim += piece.closing ? -1 : 1
    if (piece.tag || verbatim > 0) return piece
    const parts = splitEmoji(piece.source, emojis)
    return {
      ...piece,
      source: parts.map((part) => (typeof part === 'string' ? part : picture(part))).join(''),
    }
  })
  return join(pieces)
}
