import type { IOptions } from 'sanitize-html'
import { linkUrl, mediaUrl } from '../url'

/** The tags that Mastodon and servers like it send. */
export const TAGS =
  'p br span a abbr del s pre blockquote code b strong u sub sup i img em h1 h2 h3 h4 h5 ul ol li ruby rt rp'.split(
    ' ',
  )

/** Maximum number of tags that may be open at once. Deeper tags are dropped, their text stays. */
export const MAX_OPEN_TAGS = 10

/** Allowed class names: microformats, and the names servers use for links, quotes and tasks. */
export const ALLOWED_CLASS =
  /^(?:mention|hashtag|ellipsis|invisible|quote-inline|task-list(?:-[\w-]+)?|(?:h|p|u|dt|e)-[a-z0-9-]+)$/

const LANGUAGE = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i
const NUMBER = /^-?\d{1,6}$/

type Rule = (value: string) => string | null
const oneOf =
  (...values: string[]): Rule =>
  (value) =>
    values.includes(value.toLowerCase()) ? value.toLowerCase() : null
const matching =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(value.trim()) ? value.trim() : null
const text: Rule = (value) => value.slice(0, 2000)

const classes: Rule = (value) =>
  value
    .slice(0, 2000)
    .split(/\s+/)
    .filter((name) => ALLOWED_CLASS.test(name))
    .join(' ') || null

/** Prefixes ids, so that a post cannot take over an id of the page or be found as one. */
const id: Rule = (value) => {
  const name = value.trim().replace(/^(?:user-content-)+/, '')
  return /^[\w-]{1,64}$/.test(name) ? `user-content-${name}` : null
}

const EVERYWHERE: Readonly<Record<string, Rule>> = {
  class: classes,
  id,
  title: text,
  dir: oneOf('ltr', 'rtl', 'auto'),
  lang: matching(LANGUAGE),
}

const RULES: Readonly<Record<string, Readonly<Record<string, Rule>>>> = {
  a: { href: linkUrl, translate: oneOf('yes', 'no') },
  span: { translate: oneOf('yes', 'no') },
  img: { src: (value) => mediaUrl(value), alt: text },
  blockquote: { cite: linkUrl },
  ol: { start: matching(NUMBER), reversed: () => 'reversed' },
  li: { value: matching(NUMBER) },
}

/** Returns the attributes a tag keeps, normalised. Links open in a new tab and send no referrer. */
export function attributesOf(tag: string, given: Readonly<Record<string, string>>): Record<string, string> {
  const allowed: Record<string, string> = {}
  const own = Object.hasOwn(RULES, tag) ? RULES[tag] : undefined
  for (const [name, value] of Object.entries(given)) {
    const rule =
      own && Object.hasOwn(own, name) ? own[name] : Object.hasOwn(EVERYWHERE, name) ? EVERYWHERE[name] : null
    const clean = rule?.(value) ?? null
    if (clean !== null) allowed[name] = clean
  }
  if (tag === 'a' && allowed['href']) {
    allowed['rel'] = 'nofollow noopener noreferrer ugc'
    allowed['target'] = '_blank'
  }
  return allowed
}

const ATTRIBUTES =
  'class id title dir lang href rel target translate src alt cite start reversed value'.split(' ')

/**
 * Policy for sanitize-html: unknown tags are unwrapped and keep their text, scripts and styles are removed.
 */
export const policy: IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: TAGS,
  nonTextTags: ['script', 'style'],
  disallowedTagsMode: 'discard',
  nestingLimit: MAX_OPEN_TAGS,
  parseStyleAttributes: false,
  allowedAttributes: { '*': ATTRIBUTES },
  allowedEmptyAttributes: ['alt'],
  allowedSchemes: ['http', 'https', 'mailto'],
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite'],
  allowProtocolRelative: false,
  transformTags: {
    '*': (tagName, given) => ({ tagName, attribs: attributesOf(tagName, given) }),
  },
}
