import { paths } from '@/lib/navigation/paths'
import { comparableName } from '../comparable-name'
import { escapeHtml, unescapeHtml } from '../escape'
import { linkData, looksFederated, type ContentLink, type KnownPost } from '../links'
import { attribute, endOf, hasClass, join, tokens, type HtmlToken } from '../sanitize/tokens'
import { hostOf } from '../url'
import { hostNote } from './host-forms'

/** A mentioned account; `acct` as the user's server writes it. */
interface MentionLike {
  readonly id: string
  readonly acct: string
  readonly username: string
  readonly url: string
}

/** A hashtag of a post. */
interface TagLike {
  readonly name: string
  readonly url: string
}

export interface LinkContext {
  readonly mentions?: readonly MentionLike[] | undefined
  readonly tags?: readonly TagLike[] | undefined
  readonly posts?: readonly KnownPost[] | undefined
  /**
   * Prefix of our routes in this tab (`/deck`, `/~me@host`), so that a new tab opens with the same layout and
   * account.
   */
  readonly base?: string | undefined
}

/** Normalises a URL for comparison: without scheme, trailing slash and fragment, with a lower-case host. */
function plain(url: string): string {
  try {
    const { host, pathname, search } = new URL(url)
    return host + pathname.replace(/\/+$/, '') + search
  } catch {
    return url
  }
}

/** Indexes `items` by key; the first item of a key wins, and '' is not a key. */
function firstBy<T>(items: readonly T[], keyOf: (item: T) => string): ReadonlyMap<string, T> {
  const found = new Map<string, T>()
  for (const item of items) {
    const key = keyOf(item)
    if (key !== '' && !found.has(key)) found.set(key, item)
  }
  return found
}

const plainOf = ({ url }: { url: string }) => (url ? plain(url) : '')

/** `name@host`, for mentions whose link is the actor URL; '' without a host. */
const atHost = (name: string, url: string) => {
  const host = hostOf(url)
  return host === '' ? '' : `${comparableName(name)}@${host}`
}

/** Indexes the possible targets by URL and name, because a post may have thousands of links and mentions. */
const indexed = ({ mentions = [], tags = [], posts = [] }: LinkContext) => ({
  mentionsByUrl: firstBy(mentions, plainOf),
  mentionsByName: firstBy(mentions, ({ username, url }) => atHost(username, url)),
  tagsByUrl: firstBy(tags, plainOf),
  tagsByName: firstBy(tags, ({ name }) => comparableName(name)),
  postsByUrl: firstBy(posts, plainOf),
})
type Index = ReturnType<typeof indexed>

function mentionOf(href: string, text: string, index: Index): MentionLike | undefined {
  const exact = index.mentionsByUrl.get(plain(href))
  if (exact || index.mentionsByName.size === 0) return exact
  // Some servers link the actor but list the profile URL, so the same host and user name count as a match.
  return index.mentionsByName.get(atHost(text.trim().replace(/^@/, '').split('@')[0] ?? '', href))
}

function tagOf(href: string, text: string, marked: boolean, index: Index): string | null {
  const word = /^\s*[#＃]([^\s#]+)\s*$/u.exec(text)?.[1]
  // Keep the author's capitals: they make long tags readable.
  if (word && /[\p{L}\p{N}]/u.test(word) && (marked || index.tagsByName.has(comparableName(word))))
    return word
  return index.tagsByUrl.get(plain(href))?.name ?? null
}

function linkFor(href: string, text: string, source: string, index: Index): ContentLink | null {
  const mention = mentionOf(href, text, index)
  if (mention)
    return { kind: 'mention', path: paths.profile(mention.acct), id: mention.id, acct: mention.acct }
  const name = tagOf(href, text, hasClass(source, 'hashtag'), index)
  if (name) return { kind: 'tag', path: paths.tag(name), name }
  const post = index.postsByUrl.get(plain(href))
  if (post) return { kind: 'post', path: post.path }
  return looksFederated(href) ? { kind: 'remote', url: href } : null
}

const COPIED_ATTRIBUTES = ['class', 'id', 'title', 'lang', 'dir', 'translate']

function write(source: string, link: ContentLink, base: string): string {
  const written = Object.entries({
    ...(link.kind !== 'remote' && { href: base + link.path }),
    ...(link.kind === 'mention' && attribute(source, 'title') === null && { title: `@${link.acct}` }),
    ...linkData(link),
  }).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  if (link.kind === 'remote') return source.replace('<a', `<a${written.join('')}`)
  const copied = COPIED_ATTRIBUTES.map((name) => {
    const value = attribute(source, name)
    return value === null ? '' : ` ${name}="${value}"`
  })
  return `<a${[...copied, ...written].join('')}>`
}

const textIn = (pieces: readonly HtmlToken[]) =>
  unescapeHtml(pieces.map((piece) => (piece.tag ? '' : piece.source)).join(''))

/** Returns the pieces without those that our style hides, as Mastodon does: the scheme and the end of a long address. */
const visiblePieces = (pieces: readonly HtmlToken[]) => {
  let hiddenUntil = 0
  return pieces.filter((piece, at) => {
    if (at >= hiddenUntil && piece.tag && hasClass(piece.source, 'invisible')) hiddenUntil = endOf(pieces, at)
    return at >= hiddenUntil
  })
}

/**
 * Points links of sanitised markup into the app: mentions and hashtags of the post, known posts, and a mark
 * on URLs that look federated. A link whose text names another host, or a host in misleading or unreadable form, shows
 * its real host or the readable form after the text.
 */
export function applyLinks(sanitized: string, context: LinkContext): string {
  if (!sanitized.includes('<a ')) return sanitized
  const index = indexed(context)
  const pieces = tokens(sanitized)
  const written = [...pieces]
  pieces.forEach((piece, at) => {
    if (piece.tag !== 'a' || piece.closing) return
    const href = unescapeHtml(attribute(piece.source, 'href') ?? '')
    if (!href) return
    const end = endOf(pieces, at)
    const inside = pieces.slice(at, end)
    const text = textIn(inside)
    const link = linkFor(href, text, piece.source, index)
    if (link) written[at] = { ...piece, source: write(piece.source, link, context.base ?? '') }
    const note = !link || link.kind === 'remote' ? hostNote(href, textIn(visiblePieces(inside))) : ''
    const close = pieces[end - 1]
    if (note && close?.closing)
      written[end - 1] = { ...close, source: `<span data-host=""> [${escapeHtml(note)}]</span></a>` }
  })
  return join(written)
}
