import { Lru } from '@/lib/util/lru'
import { applyEmoji, type EmojiLike } from './apply/apply-emoji'
import { applyImages } from './apply/apply-images'
import { applyLinks, type LinkContext } from './apply/apply-links'
import { MAX_LENGTH } from './sanitize/bounds'
import { isLong } from './fold'
import { splitHashtagBar } from './hashtag-bar'
import { stripQuoteInline } from './quote-inline'
import { sanitize } from './sanitize/sanitize'
import { loadedSanitizer } from './sanitize/sanitizer'
import { textOf } from './to-text'
import { trustHtml } from './trusted-types'

export interface RenderOptions extends LinkContext {
  readonly emojis?: readonly EmojiLike[] | undefined
  /** The quote of the post has a box, so its fallback line is not shown. */
  readonly quoted?: boolean | undefined
  /** Takes a last paragraph of hashtags off, into `hashtags`. */
  readonly hashtagBar?: boolean | undefined
  /** How much markup is parsed, in UTF-16 units; default and at most MAX_LENGTH. */
  readonly limit?: number | undefined
  /** The origin of the own server: pictures of others are not loaded. */
  readonly server?: string | undefined
}

export interface Rendered {
  /** For dangerouslySetInnerHTML; the same object for the same input, so that React leaves the DOM alone. */
  readonly html: { readonly __html: string | TrustedHTML }
  /** The text of it, without the bar. */
  readonly text: string
  readonly hashtags: readonly string[]
  /** Something was left out that cannot be shown: offer the original. */
  readonly cut: boolean
  /** Something beyond `limit` was left out: offer to show the rest. */
  readonly more: boolean
  /** The full sanitiser is still loading: this is its bare text, and another answer follows. */
  readonly pending: boolean
  /** Lists fold it. */
  readonly long: boolean
}

/** What servers hide of long addresses does not make a post long to read. */
const HIDDEN = /<span class="invisible">[^<]*<\/span>/g

const LIMIT = 500
const rendered = new Lru<string, Rendered>(LIMIT)

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
  // The last paragraph is known only where all is.
  const bar =
    options.hashtagBar && !more
      ? splitHashtagBar(
          body,
          options.tags?.map((tag) => tag.name),
        )
      : { html: body, tags: [] }
  const linked = applyLinks(applyImages(bar.html, options.server), options)
  const markup = applyEmoji(linked, options.emojis ?? [])
  const text = textOf(bar.html)
  return {
    html: { __html: trustHtml(markup) },
    text,
    hashtags: bar.tags,
    cut: content.length > MAX_LENGTH || (cut && !more),
    more,
    pending,
    long: more || isLong(textOf(bar.html.replace(HIDDEN, ''))),
  }
}

/**
 * Markup from a server made ready for the page: sanitised, with custom emoji, and with mentions, hashtags and known posts led
 * inside. Kept for 500 inputs by content and everything that goes into it. Never throws.
 */
export function renderHtml(content: string, options: RenderOptions = {}): Rendered {
  const key = keyOf(content, options)
  const known = rendered.get(key)
  if (known && !(known.pending && loadedSanitizer())) return known
  const made = make(content, options)
  rendered.set(key, made)
  return made
}
