import { escapeHtml, unescapeHtml } from './escape'
import { linkData, looksFederated, profilePath, tagPath, type ContentLink, type KnownPost } from './links'
import { attribute, endOf, hasClass, join, tokens, type Token } from './tokens'
import { hostOf } from './url'

/** A person mentioned in a post; `acct` as the own server writes it. */
export interface MentionLike {
  readonly id: string
  readonly acct: string
  readonly username: string
  readonly url: string
}

/** A hashtag of a post. */
export interface TagLike {
  readonly name: string
  readonly url: string
}

export interface LinkContext {
  readonly mentions?: readonly MentionLike[] | undefined
  readonly tags?: readonly TagLike[] | undefined
  readonly posts?: readonly KnownPost[] | undefined
  /** What stands before our routes in this tab (`/deck`, `/~me@host`), so that a new tab opens the same place. */
  readonly base?: string | undefined
}

/** Addresses are compared without scheme, case of the host, trailing slash and fragment. */
function plain(url: string): string {
  try {
    const { host, pathname, search } = new URL(url)
    return host + pathname.replace(/\/+$/, '') + search
  } catch {
    return url
  }
}

const fold = (name: string) => name.normalize('NFKC').toLowerCase()

function mentionOf(href: string, text: string, mentions: readonly MentionLike[]): MentionLike | undefined {
  const exact = mentions.find((mention) => mention.url && plain(mention.url) === plain(href))
  if (exact) return exact
  // Some servers link the actor and name the profile: the same host and the same name will do.
  const name = fold(text.trim().replace(/^@/, '').split('@')[0] ?? '')
  return mentions.find(
    (mention) =>
      fold(mention.username) === name && hostOf(mention.url) === hostOf(href) && hostOf(href) !== '',
  )
}

function tagOf(href: string, text: string, marked: boolean, tags: readonly TagLike[]): string | null {
  const word = /^\s*[#＃]([^\s#]*[\p{L}\p{N}][^\s#]*)\s*$/u.exec(text)?.[1]
  if (word) {
    const listed = tags.find((tag) => fold(tag.name) === fold(word))
    // As the person wrote it: capitals make long tags readable.
    if (listed || marked) return word
  }
  return tags.find((tag) => tag.url && plain(tag.url) === plain(href))?.name ?? null
}

function linkFor(href: string, text: string, source: string, context: LinkContext): ContentLink | null {
  const { mentions = [], tags = [], posts = [] } = context
  const mention = mentions.length > 0 && mentionOf(href, text, mentions)
  if (mention) return { kind: 'mention', path: profilePath(mention.acct), id: mention.id, acct: mention.acct }
  const name = tagOf(href, text, hasClass(source, 'hashtag'), tags)
  if (name) return { kind: 'tag', path: tagPath(name), name }
  const post = posts.find(({ url }) => plain(url) === plain(href))
  if (post) return { kind: 'post', path: post.path }
  return looksFederated(href) ? { kind: 'remote', url: href } : null
}

const KEPT = ['class', 'id', 'title', 'lang', 'dir', 'translate']

function write(source: string, link: ContentLink, base: string): string {
  const kept = KEPT.flatMap((name) => {
    const value = attribute(source, name)
    return value === null ? [] : [[name, value] as const]
  })
  const title =
    link.kind === 'mention' && attribute(source, 'title') === null ? [['title', `@${link.acct}`]] : []
  const ours = link.kind === 'remote' ? [] : [['href', base + link.path]]
  const written = [...ours, ...title, ...Object.entries(linkData(link))].map(
    ([name = '', value = '']) => [name, escapeHtml(value)] as const,
  )
  const all = [...kept, ...written].map(([name, value]) => `${name}="${value}"`).join(' ')
  if (link.kind === 'remote')
    return source.replace(/^<a/, `<a ${written.map(([n, v]) => `${n}="${v}"`).join(' ')}`)
  return `<a ${all}>`
}

const LOOKS_LIKE_HOST = /^(?:https?:\/\/)?((?:[\p{L}\p{N}-]+\.)+\p{L}{2,})(?::\d+)?(?:[/?#…]|$)/iu

/** The host a link really goes to, where its text names another one; else ''. */
function otherHost(href: string, text: string): string {
  const real = hostOf(href)
  const said = LOOKS_LIKE_HOST.exec(text.trim())?.[1]
    ?.toLowerCase()
    .replace(/^www\./, '')
  if (!said || !real) return ''
  return hostOf(`https://${said}`) === real.replace(/:\d+$/, '') ? '' : real
}

const textIn = (pieces: readonly Token[]) =>
  unescapeHtml(pieces.map((piece) => (piece.tag ? '' : piece.source)).join(''))

/**
 * Sanitised markup with its links led inside: mentions and hashtags of the post, posts we know, and marks on addresses that
 * look like the fediverse. A link whose text names another host than it opens says so behind its text.
 */
export function applyLinks(sanitized: string, context: LinkContext): string {
  if (!sanitized.includes('<a ')) return sanitized
  const pieces = tokens(sanitized)
  const written = [...pieces]
  pieces.forEach((piece, at) => {
    if (piece.tag !== 'a' || piece.closing) return
    const href = unescapeHtml(attribute(piece.source, 'href') ?? '')
    if (!href) return
    const end = endOf(pieces, at)
    const text = textIn(pieces.slice(at, end))
    const link = linkFor(href, text, piece.source, context)
    if (link) written[at] = { ...piece, source: write(piece.source, link, context.base ?? '') }
    const other = !link || link.kind === 'remote' ? otherHost(href, text) : ''
    const close = pieces[end - 1]
    if (other && close?.closing)
      written[end - 1] = { ...close, source: `<span data-host=""> [${escapeHtml(other)}]</span></a>` }
  })
  return join(written)
}
