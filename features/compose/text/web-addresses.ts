import { TOP_LEVEL_DOMAINS } from './top-level-domains'

/** A stretch of a text, in UTF-16 units. */
export interface TextSpan {
  readonly start: number
  readonly end: number
}

/** Longer addresses are no links to Mastodon. */
const MAX_ADDRESS_LENGTH = 4096
/** Maximum number of characters between two dots of a domain, as in DNS. */
const MAX_LABEL_LENGTH = 63
/** Length of the longest top-level domain. */
const MAX_TLD_LENGTH = Math.max(...[...TOP_LEVEL_DOMAINS].map((name) => name.length))

// The rules of twitter-text as Mastodon changes them (config/initializers/twitter_regex.rb).
const DIRECTIONAL = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`
const NO_DOMAIN = String.raw`${DIRECTIONAL}\s\x00-\x1f\x7f\u0085\u180e\ufffe\uffff!"#$%&'()*+,\-.\/:;<=>?@[\]^_\x60{|}~`
const HOST = String.raw`(?:[^${NO_DOMAIN}]|[_.\-])+`
const SCHEME = '(?:https?|dat|dweb|ipfs|ipns|ssb|gopher|gemini)://'
const START = new RegExp(String.raw`(?<![a-z0-9@＠$#＃\ufffe\ufeff\uffff])${SCHEME}(${HOST})`, 'giu')

const PARENS = String.raw`\([^\s<>()?]*(?:\([^\s<>()?]*\)[^\s<>()?]*)*\)`
// Punctuation after an address belongs to the sentence.
const PATH_END = String.raw`[^\s()?!*"'「」<>;:=,.$%[\]~&|@]`
const PATH = String.raw`(?:\/(?:(?:[^\s<>()?]|${PARENS})*(?:${PATH_END}|${PARENS}))?)?`
const QUERY = String.raw`(?:\?[a-z0-9!?*'();:&=+$\/%#[\]\-_.,~|@^\u{a0}-\u{10ffff}]*[a-z0-9_&=#\/\-\u{a0}-\u{10ffff}])?`
const REST = new RegExp(String.raw`(?::\d+)?${PATH}${QUERY}`, 'iuy')

/** Number of characters before an address to check whether it is part of another address. */
const LOOK_BACK = 300
/** An address without a scheme at the end of a text, whose path or query can continue with another address. */
const BARE = new RegExp(String.raw`(?<![a-z0-9@＠$#＃])(${HOST})(?::\d+)?[/?][^\s<>()"]*$`, 'iu')

/**
 * Returns the length of the known top-level domain that `label` starts with, in UTF-16 units; 0 where there
 * is none. `after` is the character after the label.
 */
function nameEnd(label: string, after: string): number {
  const coded = /^xn--[0-9a-z]+/i.exec(label)
  if (coded) return coded[0].length
  const lower = label.toLowerCase()
  for (let end = Math.min(lower.length, MAX_TLD_LENGTH); end > 0; end--)
    if (TOP_LEVEL_DOMAINS.has(lower.slice(0, end)) && !/[0-9a-z@+-]/i.test(label[end] ?? after)) return end
  return 0
}

const isSubdomain = (label: string): boolean =>
  label !== '' && label.length <= MAX_LABEL_LENGTH && !/^[-_]|[-_]$/.test(label)

/**
 * Returns the length of the domain that `host` starts with, up to and including a known top-level domain; 0
 * where there is none.
 */
function domainLength(host: string, after: string): number {
  const labels = host.split('.')
  let length = 0
  let at = 0
  for (const [index, label] of labels.entries()) {
    const before = labels[index - 1]
    if (before !== undefined && !before.includes('_')) {
      const end = nameEnd(label, index === labels.length - 1 ? after : '.')
      if (end > 0) length = at + end
    }
    if (!isSubdomain(label)) break
    at += label.length + 1
  }
  return length
}

/** True when an address that starts at `start` is part of another one, written without a scheme. */
function isWithin(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - LOOK_BACK), start)
  const host = BARE.exec(before)?.[1]
  return host !== undefined && domainLength(host, '/') === host.length
}

/**
 * Returns the web addresses in a text that Mastodon turns into links: with a scheme and a known top-level
 * domain, in the order of the text.
 */
export function webAddressesIn(text: string): TextSpan[] {
  const found: TextSpan[] = []
  if (!text.includes('://')) return found
  START.lastIndex = 0
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const [all, host = ''] = match
    const start = match.index
    const hostEnd = start + all.length
    const length = domainLength(host, text[hostEnd] ?? '')
    REST.lastIndex = hostEnd - host.length + length
    const end = REST.lastIndex + (REST.exec(text)?.[0].length ?? 0)
    const isAddress = length > 0 && end - start <= MAX_ADDRESS_LENGTH && !isWithin(text, start)
    if (isAddress) found.push({ start, end })
    START.lastIndex = isAddress ? end : hostEnd - host.length
  }
  return found
}
