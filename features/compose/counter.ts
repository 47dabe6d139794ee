import { graphemeCount } from '@/lib/util/graphemes'
import type { Fields } from './draft'

const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}_-]*[\p{L}\p{N}])?`
const HOST = String.raw`(?:${LABEL}\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)(?::\d+)?`
const PARENS = String.raw`\([^\s<>()?]*(?:\([^\s<>()?]*\)[^\s<>()?]*)*\)`
// The end of an address is no punctuation: a full stop after it belongs to the sentence.
const END = String.raw`[^\s()?!*"'「」<>;:=,.$%[\]~&|@]`
const PATH = String.raw`(?:\/(?:(?:[^\s<>()?]|${PARENS})*(?:${END}|${PARENS}))?)?`
const QUERY = String.raw`(?:\?[^\s()"<>]*${END})?`
const URLS = new RegExp(String.raw`(?<![A-Za-z0-9@＠$#＃])https?:\/\/${HOST}${PATH}${QUERY}`, 'giu')
const REMOTE_MENTIONS = /(?<![/\w])@([a-z0-9_]+)@[a-z0-9.-]+[a-z0-9]/gi

/**
 * Length of a text as servers count it (api-facts 4): graphemes, every web address `perUrl`, of a remote mention
 * only the local part.
 */
export function lengthOf(text: string, perUrl: number): number {
  if (!text.includes('@') && !/https?:/i.test(text)) return graphemeCount(text)
  let addresses = 0
  const rest = text.replace(URLS, () => {
    addresses++
    // Keeps what stands around it apart; its own length is taken off again.
    return ' '
  })
  return graphemeCount(rest.replace(REMOTE_MENTIONS, '@$1')) + addresses * (perUrl - 1)
}

/** How many characters may still be written; less than 0 = too long. The warning counts, its addresses in full. */
export function charactersLeft(
  { text, warning, spoilerText }: Pick<Fields, 'text' | 'warning' | 'spoilerText'>,
  { characters, charactersPerUrl }: { characters: number; charactersPerUrl: number },
): number {
  return characters - (warning ? graphemeCount(spoilerText) : 0) - lengthOf(text, charactersPerUrl)
}
