import { comparableName } from './comparable-name'
import { unescapeHtml } from './escape'
import { endOf, tokens, type HtmlToken } from './sanitize/tokens'

export interface SplitHashtags {
  /** The markup without the last paragraph of hashtags. */
  readonly html: string
  /** Hashtags for the bar, as written, without '#'. Empty when there is no bar. */
  readonly tags: readonly string[]
}

/** Names of a paragraph that contains only hashtag links and white space; null for any other paragraph. */
function tagsOnly(pieces: readonly HtmlToken[]): string[] | null {
  const names: string[] = []
  for (let at = 0; at < pieces.length;) {
    const piece = pieces[at]
    if (!piece) break
    if (piece.tag === 'a' && !piece.closing) {
      const end = endOf(pieces, at)
      const text = unescapeHtml(
        pieces
          .slice(at, end)
          .map(({ tag, source }) => (tag ? '' : source))
          .join(''),
      )
      const name = /^\s*[#＃]([^\s#]+)\s*$/u.exec(text)?.[1]
      if (!name) return null
      names.push(name)
      at = end
    } else if (piece.tag === 'br' || (!piece.tag && piece.source.trim() === '')) at++
    else return null
  }
  return names.length > 0 ? names : null
}

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => !seen.has(comparableName(name)) && seen.add(comparableName(name)))
}

/**
 * Moves a last paragraph of only hashtags out of sanitised markup into a bar. `listed`, the tags of the post,
 * adds those missing from its text. A post of nothing but hashtags keeps them in its text.
 */
export function splitHashtagBar(sanitized: string, listed: readonly string[] = []): SplitHashtags {
  const body = sanitized.trimEnd()
  const start = body.lastIndexOf('<p')
  const whole = /^<p(?: [^>]*)?>/.exec(body.slice(Math.max(start, 0)))
  if (start < 0 || !whole || !body.endsWith('</p>')) return { html: sanitized, tags: [] }
  const inner = body.slice(start + whole[0].length, -'</p>'.length)
  const rest = body.slice(0, start).trimEnd()
  const names = tagsOnly(tokens(inner))
  if (!names || rest === '') return { html: sanitized, tags: [] }
  const before = new Set(
    [...rest.replace(/<[^>]*>/g, '').matchAll(/[#＃]([^\s#<]+)/gu)].map((match) =>
      comparableName(match[1] ?? ''),
    ),
  )
  const elsewhere = listed.filter((name) => !before.has(comparableName(name)))
  return { html: rest, tags: unique([...names, ...elsewhere]) }
}
