import { toText } from '@/lib/html/to-text'
import type { Account, Poll, Status } from '@/schemas/entities'
import type { AccountId } from '@/schemas/primitives'
import { foldWords, type Operator, type Term } from './device-query'

/** A post with the entities that a search reads. */
export interface SearchedPost {
  status: Status
  author: Account | undefined
  poll: Poll | undefined
}

/** The account that searches. */
export interface Searcher {
  id: AccountId
  /** Host of its server. */
  host: string
}

/** Returns all words of a post: its text, warning, descriptions, poll, link and author. */
function wordsOf({ status, author, poll }: SearchedPost): string {
  const { content, spoiler_text: warning, media_attachments: media, card, tags } = status
  return foldWords(
    [
      toText(content),
      warning,
      ...media.map(({ description }) => description ?? ''),
      ...(poll?.options.map(({ title }) => title) ?? []),
      card ? `${card.title} ${card.description} ${card.url}` : '',
      ...tags.map(({ name }) => `#${name}`),
      author ? `${author.display_name} @${author.acct}` : '',
    ].join('\n'),
  )
}

function isFrom({ status, author }: SearchedPost, name: string, { id, host }: Searcher): boolean {
  if (name === 'me') return status.account === id
  const acct = author?.acct.toLowerCase()
  const wanted = name.replace(/^@/, '')
  return acct !== undefined && (acct === wanted || `${acct}@${host}` === wanted)
}

function has({ status, poll }: SearchedPost, what: string): boolean {
  const { media_attachments: media, card } = status
  if (what === 'media') return media.length > 0
  if (what === 'poll') return poll !== undefined || !!status.poll
  if (what === 'link' || what === 'embed') return !!card
  return media.some(({ type }) => type === what || (what === 'video' && type === 'gifv'))
}

function is({ status }: SearchedPost, what: string): boolean {
  if (what === 'reply') return status.in_reply_to_id !== null
  if (what === 'sensitive') return status.sensitive || status.spoiler_text !== ''
  return what === 'quote' && !!status.quote
}

/** Returns the local day of a time, e.g. '2026-03-31'. */
function dayOf(time: string): string {
  const date = new Date(time)
  const two = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** Compares days; a value may be a year or a month. */
function isOnDay(operator: 'before' | 'during' | 'after', day: string, value: string): boolean {
  if (operator === 'during' || day.startsWith(value)) return operator === 'during' && day.startsWith(value)
  return operator === 'before' ? day < value : day > value
}

function fits(post: SearchedPost, { name, value }: Operator, searcher: Searcher): boolean {
  switch (name) {
    case 'from':
      return isFrom(post, value, searcher)
    case 'has':
      return has(post, value)
    case 'is':
      return is(post, value)
    case 'language':
      return post.status.language?.toLowerCase() === value
    case 'before':
    case 'during':
    case 'after':
      return isOnDay(name, dayOf(post.status.created_at), value)
    case 'in':
      // `in:library` finds posts that the user has seen or written, as all of this device.
      return value !== 'public' || post.status.visibility === 'public'
    default:
      return true
  }
}

/** True when all terms of a search match a post. A search without terms matches nothing. */
export function matchesPost(post: SearchedPost, terms: readonly Term[], searcher: Searcher): boolean {
  if (terms.length === 0) return false
  const all = wordsOf(post)
  return terms.every(({ words, operator, isExcluded }) => {
    const isMatch =
      words === undefined ? operator !== undefined && fits(post, operator, searcher) : all.includes(words)
    return isMatch !== isExcluded
  })
}
