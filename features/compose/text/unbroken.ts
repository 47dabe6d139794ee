import type { Span } from './web-addresses'

const SCHEME_ADDRESS = String.raw`[a-z][a-z0-9+.\-]*:\/\/\S+`
const BARE_ADDRESS = String.raw`(?<![a-z0-9@])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![a-z0-9])(?:[:\/?#]\S*)?`
const MENTION = String.raw`[@＠][\p{L}\p{M}\p{N}_.@＠\-]+`
const TAG = String.raw`[#＃][\p{L}\p{M}\p{N}_\u00b7\u30fb\u200c]+`
const EMOJI_CODE = ':[a-z0-9_]+:'
const UNBROKEN = new RegExp([SCHEME_ADDRESS, BARE_ADDRESS, MENTION, TAG, EMOJI_CODE].join('|'), 'giu')

/** Web addresses, mentions, tags and emoji codes: cut in two, they would lose their meaning. In their order. */
export const unbrokenIn = (text: string): Span[] =>
  Array.from(text.matchAll(UNBROKEN), ({ 0: all, index }) => ({ start: index, end: index + all.length }))
