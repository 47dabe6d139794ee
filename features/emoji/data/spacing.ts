import type { Picked } from '../button/choice'

/** Servers recognise a shortcode only where no letter, number or colon touches it (Mastodon's rule). */
const TOUCHES = /[\p{L}\p{M}\p{N}:]/u
const last = (text: string): string => Array.from(text.slice(-2)).at(-1) ?? ''
const first = (text: string): string => Array.from(text.slice(0, 2))[0] ?? ''

/**
 * Returns the text to insert between `before` and `after`: a Unicode emoji as it is, a shortcode with the
 * spaces it needs.
 */
export function writtenEmoji(picked: Picked, before: string, after: string): string {
  if ('native' in picked) return picked.native
  const open = TOUCHES.test(last(before)) ? ' ' : ''
  // At the end of the text the next word would touch it.
  const close = after === '' || TOUCHES.test(first(after)) ? ' ' : ''
  return `${open}:${picked.shortcode}:${close}`
}
