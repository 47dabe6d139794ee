import { Lru } from '@/lib/util/lru'
import { applyDirection } from './apply/apply-direction'
import { applyEmoji, type EmojiLike } from './apply/apply-emoji'
import { applyImages } from './apply/apply-images'
import { applyLinks, type LinkContext } from './apply/apply-links'
import { MAX_LENGTH } from './sanitize/bounds'
import { isLong } from './fold'
import { splitHashtagBar } from './hashtag-bar'
import { stripQuoteInline } from './quote-inline'
import { sanitize } from './sanitize/sanitize'
import { loadedParts } from './sanitize/sanitizer'
import { textOf } from './to-text'
import { trustHtml } from './trusted-types'

export interface RenderOptions extends LinkContext {
  readonly emojis?: readonly EmojiLike[] | undefined
  /** The post shows the quoted post, so the fallback line is left out. */
  readonly quoted?: boolean | undefined
  /** Moves a last paragraph of hashtags into `hashtags`. */
  readonly hashtagBar?: boolean | undefined
  /** Maximum length of markup to parse, in UTF-16 units; default and at most MAX_LENGTH. */
  readonly limit?: number | undefined
  /** Origin of the user's server: images from other hosts are not loaded. */
  readonly server?: string | undefined
}

export interface Rendered {
  /** For dangerouslySetInnerHTML. The same object for the same input, so that React leaves the DOM alone. */
  readonly html: { readonly __html: string | TrustedHTML }
  /** The plain text, without the hashtag bar. */
  readonly text: string
  readonly hashtags: readonly string[]
  /** True when parts were left out that cannot be shown: offer the original. */
  readonly cut: boolean
  /** True when parts beyond `limit` were left out: offer to show the rest. */
  readonly more: boolean
  /**
   * How many lazy parts were loaded when incomplete markup was rendered: as bare text without the full sanitiser, or
   * without the readable form of hosts. It is rendered again once another is loaded. Null when it is complete.
   */
  readonly partsLoaded: number | null
  /** True when lists fold the post. */
  readonly long: boolean
}

/** The hidden parts of shortened URLs do not count towards the length. */
const HIDDEN = /<span class="invisible">[^<]*<\/span>/g

/** Maximum number of rendered texts to cache. */
const MAX_RENDERED = 500
const rendered = new Lru<string, Rendered>(MAX_RENDERED)

function keyOf(content: string, options: RenderOptions): string {
  const { emojis = [], mentions = [], tags = [], posts = [] } = options
  return [
    content,
    ...(content.includes(':')
      ? emojis.flatMap((emoji) => [emoji.shortcode, emoji.url, emoji.static_url])
      : []),
    '@',
    ...mentions.flatMap((mention) => [mention.id, mention.acct, mention.username, mention.url]),
    '#',
    ...tags.flatMap((tag) => [tag.name, tag.url]),
    '/',
    ...posts.flatMap((post) => [post.url, post.path]),
    options.quoted ? 'q' : '',
    options.hashtagBar ? 'b' : '',
    options.base ?? '',
    options.server ?? '',
    options.limit ?? '',
  ].join('\0')
}

function make(content: string, options: RenderOptions): Rendered {
  const limit = Math.min(options.limit ?? MAX_LENGTH, MAX_LENGTH)
  const more = content.length > limit && limit < MAX_LENGTH
  const { html, cut, pending } = sanitize(content, limit)
  const body = options.quoted ? stripQuoteInline(html) : html
  // Only complete markup shows its last paragraph.
  const bar =
    options.hashtagBar && !more
      ? splitHashtagBar(
          body,
          options.tags?.map((tag) => tag.name),
        )
      : { html: body, tags: [] }
  const linked = applyLinks(applyImages(bar.html, options.server), options)
  const markup = applyEmoji(applyDirection(linked), options.emojis ?? [])
  const text = textOf(bar.html)
  return {
    html: { __html: trustHtml(markup) },
    text,
    hashtags: bar.tags,
    cut: content.length > MAX_LENGTH || (cut && !more),
    more,
    partsLoaded: pending || body.includes('xn--') ? loadedParts() : null,
    long: more || isLong(textOf(bar.html.replace(HIDDEN, ''))),
  }
}

/**
 * Makes markup from a server ready for the page: sanitised, with custom emoji, and with mentions, hashtags
 * and known posts as links into the app. Caches the last 500 results by content and options. Never throws.
 */
export function renderHtml(content: string, options: RenderOptions = {}): Rendered {
  const key = keyOf(content, options)
  const known = rendered.get(key)
  if (known && (known.partsLoaded === null || known.partsLoaded === loadedParts())) return known
  const made = make(content, options)
  rendered.set(key, made)
  return made
}
