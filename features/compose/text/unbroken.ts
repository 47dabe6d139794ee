import type { TextSpan } from './web-addresses'

const SCHEME_ADDRESS = String.raw`[a-z][a-z0-9+.\-]*:\/\/\S+`
const BARE_ADDRESS = String.raw`(?<![a-z0-9@])(?:[a-z0-9-]+\.)+[a-z]{2,}(?![a-z0-9])(?:[:\/?#]\S*)?`
const MENTION = String.raw`[@＠][\p{L}\p{M}\p{N}_.@＠\-]+`
const TAG = String.raw`[#＃][\p{L}\p{M}\p{N}_\u00b7\u30fb\u200c]+`
const EMOJI_CODE = ':[a-z0-9_]+:'
const UNBROKEN = new RegExp([SCHEME_ADDRESS, BARE_ADDRESS, MENTION, TAG, EMOJI_CODE].join('|'), 'giu')

/**
 * Returns the web addresses, mentions, hashtags and emoji codes of a text in their order. They must not be
 * split, since their parts would mean something else.
 */
export const unbrokenIn = (text: string): TextSpan[] =>
  Array.from(text.matchAll(UNBROKEN), ({ 0: all, index }) => ({ start: index, end: index + all.length }))
