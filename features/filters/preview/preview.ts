import type { Poll, Status } from '@/schemas/entities'
import type { PollId, StatusId } from '@/schemas/primitives'
import { patternOf, searchedText, type Phrase } from '../phrases'

/** The part of a filter that decides which posts it matches. */
export interface PreviewedFilter {
  keywords: readonly Phrase[]
  /** Single posts of the filter. */
  posts: readonly StatusId[]
}

/** A part of an excerpt; `isMatch` for a keyword that was found. */
export interface ExcerptPart {
  text: string
  isMatch: boolean
}

/** A post that a filter matches. */
interface PreviewMatch {
  status: Status
  /** The text around the first keyword that was found, or the start of a single post. */
  excerpt: readonly ExcerptPart[]
}

export interface Preview {
  /** All matching posts, the latest first. */
  matches: readonly PreviewMatch[]
  /** The number of posts that were searched. */
  searched: number
}

/** Length of an excerpt before and after the match, in characters. */
const CHARS_BEFORE = 40
const CHARS_AFTER = 120

const oneLine = (text: string) => text.replace(/\s+/gu, ' ')

/** Returns the text around the first match of a pattern, with the match marked; null when it has none. */
export function markMatch(text: string, pattern: RegExp): readonly ExcerptPart[] | null {
  const found = pattern.exec(text)
  if (!found) return null
  const end = found.index + found[0].length
  const start = Math.max(0, found.index - CHARS_BEFORE)
  const before = (start > 0 ? '…' : '') + oneLine(text.slice(start, found.index)).trimStart()
  const rest = oneLine(text.slice(end, end + CHARS_AFTER)).trimEnd()
  return [
    { text: before, isMatch: false },
    { text: oneLine(found[0]), isMatch: true },
    { text: rest + (end + CHARS_AFTER < text.length ? '…' : ''), isMatch: false },
  ].filter((part) => part.text !== '')
}

/** Returns the start of a text as an excerpt. */
export const startExcerpt = (text: string): readonly ExcerptPart[] => [
  { text: oneLine(text.slice(0, CHARS_BEFORE + CHARS_AFTER)).trim(), isMatch: false },
]

/** Returns the posts of `posts` that a filter would match. */
export function previewFilter(
  { keywords, posts: single }: PreviewedFilter,
  posts: readonly Status[],
  pollOf: (id: PollId) => Poll | undefined,
): Preview {
  const patterns = keywords.flatMap((keyword) => patternOf(keyword) ?? [])
  const matches = posts.flatMap((status): PreviewMatch[] => {
    const text = searchedText(status)
    const options = status.poll ? (pollOf(status.poll)?.options ?? []) : []
    for (const pattern of patterns)
      for (const part of [text, ...options.map(({ title }) => title)]) {
        const excerpt = markMatch(part, pattern)
        if (excerpt) return [{ status, excerpt }]
      }
    return single.includes(status.id) ? [{ status, excerpt: startExcerpt(text) }] : []
  })
  return {
    matches: matches.sort((a, b) => Date.parse(b.status.created_at) - Date.parse(a.status.created_at)),
    searched: posts.length,
  }
}
