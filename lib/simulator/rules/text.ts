import { foldTag } from '../store/fold-tag'
import { acctKey, type World } from '../store/world'
import type { Account } from '../store/model'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const UNENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Converts HTML to plain text: breaks and paragraph ends become newlines. */
export const plain = (html: string): string =>
  html
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/p>\s*<p[^>]*>/gi, '\n\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => UNENTITIES[name] ?? '')

const URL_PATTERN = String.raw`https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]`
const MENTION_PATTERN = String.raw`(?<![\p{L}\p{N}_/@])@([a-z0-9_]+(?:[a-z0-9_.-]*[a-z0-9_])?)(?:@([\p{L}\p{N}.-]+(?::\d+)?[\p{L}\p{N}]))?`
const TAG_PATTERN = String.raw`(?<![\p{L}\p{N}_/)&])#([\p{L}\p{N}\p{M}_·]*[\p{L}_][\p{L}\p{N}\p{M}_·]*)`
const TOKEN = () => new RegExp(`(${URL_PATTERN})|${MENTION_PATTERN}|${TAG_PATTERN}`, 'giu')

export interface Formatted {
  readonly html: string
  readonly mentionIds: string[]
  readonly tags: string[]
  readonly links: string[]
}

/** Returns a link with hidden start and end, as Mastodon writes it. */
export const linkHtml = (url: string): string => {
  const shortUrl = url.replace(/^https?:\/\/(www\.)?/, '')
  const prefix = url.slice(0, url.length - shortUrl.length)
  const cut = shortUrl.length > 30
  return (
    `<a href="${escapeHtml(url)}" target="_blank" rel="nofollow noopener" translate="no">` +
    `<span class="invisible">${escapeHtml(prefix)}</span>` +
    `<span class="${cut ? 'ellipsis' : ''}">${escapeHtml(shortUrl.slice(0, 30))}</span>` +
    `<span class="invisible">${escapeHtml(cut ? shortUrl.slice(30) : '')}</span></a>`
  )
}

/** Returns the URL of an account's page. */
const profileUrl = (account: Account, origin: string): string =>
  account.url ?? `${origin}/@${account.username}`

/** Formats text as HTML with links, known mentions and tags; the local host counts as no host. */
export function format(world: World, text: string, origin: string, host: string): Formatted {
  const mentionIds: string[] = []
  const tags: string[] = []
  const links: string[] = []
  const line = (part: string) => {
    let html = ''
    let at = 0
    for (const match of part.matchAll(TOKEN())) {
      const [whole, url, username, domain, tag] = match
      html += escapeHtml(part.slice(at, match.index))
      at = match.index + whole.length
      if (url) {
        links.push(url)
        html += linkHtml(url)
      } else if (tag) {
        if (!tags.some((name) => foldTag(name) === foldTag(tag))) tags.push(tag)
        html += `<a href="${origin}/tags/${encodeURIComponent(foldTag(tag))}" class="mention hashtag" rel="tag">#<span>${escapeHtml(tag)}</span></a>`
      } else {
        const known = username
          ? world.accounts.find(
              'acct',
              acctKey(username, !domain || domain.toLowerCase() === host ? null : domain),
            )
          : undefined
        if (!known) html += escapeHtml(whole)
        else {
          if (!mentionIds.includes(known.id)) mentionIds.push(known.id)
          html += `<span class="h-card" translate="no"><a href="${escapeHtml(profileUrl(known, origin))}" class="u-url mention">@<span>${escapeHtml(known.username)}</span></a></span>`
        }
      }
    }
    return html + escapeHtml(part.slice(at))
  }
  const trimmed = text.trim()
  const html = trimmed
    ? trimmed
        .split(/\n{2,}/)
        .map((paragraph) => `<p>${paragraph.split('\n').map(line).join('<br />')}</p>`)
        .join('')
    : ''
  return { html, mentionIds, tags, links }
}

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Counts characters as Mastodon does: graphemes, a link is 23, `@user@host` counts as `@user`. */
export function countLength(text: string): number {
  const short = text
    .replace(new RegExp(URL_PATTERN, 'giu'), 'x'.repeat(23))
    .replace(new RegExp(MENTION_PATTERN, 'giu'), (_, username: string) => `@${username}`)
  return [...segmenter.segment(short)].length
}

/** Returns the shortcodes of texts, in order, without duplicates. */
export const shortcodes = (...texts: string[]): string[] => [
  ...new Set(
    texts.flatMap((text) => [...text.matchAll(/:([a-zA-Z0-9_]{2,}):/g)].map((match) => match[1] ?? '')),
  ),
]
