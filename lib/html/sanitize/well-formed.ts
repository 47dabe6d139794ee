import { attributesOf, MAX_OPEN_TAGS, TAGS } from './policy'

/**
 * One piece of strict markup: text, one of seven entities, a closing tag, or an opening tag with quoted
 * attributes.
 */
const PIECE =
  /([^<>&]+)|&(?:amp|lt|gt|quot|apos|#39|nbsp);|<\/([a-z][a-z0-9]*)>|<([a-z][a-z0-9]*)((?: [a-z][a-z-]*="[^"<>]*")*) ?(\/?)>/y
const ATTRIBUTE = / ([a-z][a-z-]*)="([^"]*)"/g
const ENTITY = /&(?:(amp|lt|gt|quot|apos|#39|nbsp);)?/g
const SIGNS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: '\u00A0',
}

const ALLOWED = new Set(TAGS)
const VOID = new Set(['br', 'img'])
const BLOCKS = new Set(['p', 'blockquote', 'pre', 'ul', 'ol', 'h1', 'h2', 'h3', 'h4', 'h5'])

/** True when HTML lets `tag` open directly inside `parent` without closing it. */
function mayOpen(tag: string, parent: string | undefined, open: readonly string[]): boolean {
  if (BLOCKS.has(tag)) return parent === undefined || parent === 'blockquote' || parent === 'li'
  if (tag === 'li') return parent === 'ul' || parent === 'ol'
  if (tag === 'rt' || tag === 'rp') return parent === 'ruby'
  return tag !== 'a' || !open.includes('a')
}

/** Decodes the entities of a text; null when it contains any other entity or a bare `&`. */
function decode(text: string): string | null {
  if (!text.includes('&')) return text
  let strict = true
  const decoded = text.replace(ENTITY, (source, name?: string) => {
    if (name === undefined) strict = false
    return SIGNS[name ?? ''] ?? source
  })
  return strict ? decoded : null
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))
const escapeValue = (value: string): string => escapeText(value).replaceAll('"', '&quot;')

/**
 * Returns the allowed attributes of an opening tag as markup; null for a duplicate or a value that needs the
 * full sanitiser.
 */
function readAttributes(tag: string, source: string): string | null {
  const given: Record<string, string> = {}
  for (const [, name = '', raw = ''] of source.matchAll(ATTRIBUTE)) {
    const value = decode(raw)
    if (value === null || Object.hasOwn(given, name)) return null
    given[name] = value
  }
  let markup = ''
  for (const [name, value] of Object.entries(attributesOf(tag, given))) {
    if (value === '' && name !== 'alt') return null
    markup += ` ${name}="${escapeValue(value)}"`
  }
  return markup
}

/**
 * Sanitises markup that is well formed and uses only what the policy allows, as nearly all posts do: known
 * tags, closed in order, nested as HTML permits, attributes quoted. The output is written from the parsed
 * pieces and equals that of the full sanitiser. Null for any other markup, which only the full sanitiser may
 * read.
 */
export function sanitizeWellFormed(markup: string): string | null {
  const open: string[] = []
  let html = ''
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < markup.length) {
    const piece = PIECE.exec(markup)
    if (!piece) return null
    const [source, text, closing, opening, attributes = '', slash] = piece
    if (text !== undefined) html += text
    else if (closing !== undefined) {
      if (open.pop() !== closing) return null
      html += `</${closing}>`
    } else if (opening === undefined) html += escapeText(decode(source) ?? '')
    else {
      const written = ALLOWED.has(opening) ? readAttributes(opening, attributes) : null
      const isVoid = VOID.has(opening)
      if (written === null || open.length >= MAX_OPEN_TAGS || (slash && !isVoid)) return null
      if (!mayOpen(opening, open.at(-1), open)) return null
      if (!isVoid) open.push(opening)
      html += `<${opening}${written}${isVoid ? ' />' : '>'}`
    }
  }
  return open.length === 0 ? html : null
}
