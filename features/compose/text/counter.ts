import { graphemeCount } from '@/lib/util/graphemes'
import { webAddressesIn } from './web-addresses'

const WORD = String.raw`\p{L}\p{M}\p{Nd}\p{Pc}`
const NAME = '@[a-z0-9_]+(?:[.-]+[a-z0-9_]+)*'
/** Mastodon's rules for the mention of an account on another server, and for what cannot follow it. */
const REMOTE_MENTIONS = new RegExp(
  String.raw`(?<![=/${WORD}])(${NAME})@[${WORD}]+(?:[.\-]+[${WORD}]+)*`,
  'giu',
)
const NO_MENTION = /[@＠]|:\/\//uy

const localMention = (mention: string, local: string, at: number, text: string): string => {
  NO_MENTION.lastIndex = at + mention.length
  return NO_MENTION.test(text) ? mention : local
}

/**
 * Length of a text as servers count it: graphemes, every web address `perUrl`, of a remote mention
 * only the local part.
 */
export function lengthOf(text: string, perUrl: number): number {
  if (!text.includes('@') && !text.includes('://')) return graphemeCount(text)
  const addresses = webAddressesIn(text)
  let rest = ''
  let at = 0
  for (const { start, end } of addresses) {
    // Keeps apart the text around an address; its own length is subtracted below.
    rest += `${text.slice(at, start)}x`
    at = end
  }
  rest += text.slice(at)
  return graphemeCount(rest.replace(REMOTE_MENTIONS, localMention)) + addresses.length * (perUrl - 1)
}

/** Returns the number of characters left; below 0 the text is too long. The warning counts, its addresses in full. */
export function charactersLeft(
  { text, warning, spoilerText }: { text: string; warning: boolean; spoilerText: string },
  { characters, charactersPerUrl }: { characters: number; charactersPerUrl: number },
): number {
  return characters - (warning ? graphemeCount(spoilerText) : 0) - lengthOf(text, charactersPerUrl)
}
