import type { Card, QuotePolicy, QuoteState, Visibility } from '../../store/model'
import { addStatus } from '../../store/records'
import type { World } from '../../store/world'
import { attach, type Attachment } from './attach'
import { toHtml, type Person } from '../people/people'
import { EDIT_PAUSE, revisionsOf, type Earlier } from './revisions'
import type { ThemeKey } from '../texts/shape'

export interface PollDraft {
  options: readonly (readonly [string, number])[]
  multiple: boolean
  hideTotals: boolean
  /** null = never ends. */
  expiresAt: number | null
}

/**
 * A post while the world is planned: drafts refer to each other, so that counts are complete and everything
 * is stored once, in chronological order.
 */
export interface Draft {
  author: Person
  at: number
  text: string
  language: string | null
  theme: ThemeKey
  visibility: Visibility
  warning: string
  sensitive: boolean
  parent: Draft | null
  boostOf: Draft | null
  quote: { of: Draft | null; state: QuoteState } | null
  media: readonly Attachment[]
  poll: PollDraft | null
  card: Card | null
  /** Earlier texts or versions, oldest first. */
  edits: readonly (string | Earlier)[]
  /** Indexes of the media it has in the end, in order; null = all. */
  kept: readonly number[] | null
  quotePolicy: QuotePolicy
  quoteManual: QuotePolicy
  replies: number
  boosts: number
  favourites: number
  quotes: number
  /** Known once stored. */
  id: string
}

/** Creates a draft with the usual defaults. */
export function draft(author: Person, at: number, text: string, change: Partial<Draft> = {}): Draft {
  return {
    author,
    at,
    text,
    language: author.texts.code,
    theme: author.themes[0]?.key ?? 'birds',
    visibility: 'public',
    warning: '',
    sensitive: false,
    parent: null,
    boostOf: null,
    quote: null,
    media: [],
    poll: null,
    card: null,
    edits: [],
    kept: null,
    quotePolicy: 'public',
    quoteManual: 'nobody',
    replies: 0,
    boosts: 0,
    favourites: 0,
    quotes: 0,
    id: '',
    ...change,
  }
}

/** Returns `@name` or `@name@domain`. */
export function handleOf(person: Person): string {
  const { username, domain } = person.account
  return domain === null ? `@${username}` : `@${username}@${domain}`
}

/** Creates a reply; mentions the parent's author unless authors reply to themselves. */
export function reply(
  author: Person,
  parent: Draft,
  at: number,
  text: string,
  change: Partial<Draft> = {},
): Draft {
  parent.replies += 1
  const own = author === parent.author
  return draft(author, at, own ? text : `${handleOf(parent.author)} ${text}`, {
    parent,
    theme: parent.theme,
    visibility: parent.visibility === 'public' && parent.replies % 3 === 0 ? 'unlisted' : parent.visibility,
    warning: parent.warning,
    sensitive: parent.sensitive,
    ...change,
  })
}

/** A boost of a draft. */
export function boost(author: Person, of: Draft, at: number): Draft {
  of.boosts += 1
  return draft(author, at, '', { boostOf: of, language: of.language, visibility: 'public' })
}

const quoteFallback = (world: World, of: Draft | null): string => {
  if (!of || of.id === '') return ''
  const status = world.statuses.get(of.id)
  const url = status?.url ?? `/@${of.author.account.username}/${of.id}`
  const shortUrl = url.replace('https://', '')
  return (
    `<p class="quote-inline">RE: <a href="${url}" target="_blank" rel="nofollow noopener" translate="no">` +
    `<span class="invisible">https://</span><span class="ellipsis">${shortUrl.slice(0, 30)}</span><span class="invisible">${shortUrl.slice(30)}</span></a></p>`
  )
}

const WEB = { name: 'Web', website: null }

function storePoll(world: World, made: Draft, poll: PollDraft, now: number): string {
  const votes = poll.options.reduce((sum, [, count]) => sum + count, 0)
  return world.polls.put({
    id: world.ids.ordered(made.at),
    statusId: made.id,
    accountId: made.author.account.id,
    options: poll.options.map(([title, count]) => ({ title, votes: count })),
    multiple: poll.multiple,
    hideTotals: poll.hideTotals,
    expiresAt: poll.expiresAt,
    votersCount: poll.multiple ? Math.ceil(votes * 0.7) : votes,
    // Polls that ended before the world starts were notified long ago.
    closed: poll.expiresAt !== null && poll.expiresAt <= now,
  }).id
}

/** Stores a draft after its parent, boosted and quoted drafts; `now` is the start of the world. */
function store(world: World, made: Draft, now: number): void {
  const { account } = made.author
  const formatted = toHtml(world, made.text, account.domain)
  const fallback = made.quote ? quoteFallback(world, made.quote.of) : ''
  made.id = world.ids.ordered(made.at)
  const media = made.media.map((attachment) => attach(world, attachment, made))
  addStatus(world, {
    id: made.id,
    accountId: account.id,
    createdAt: made.at,
    editedAt: made.edits.length > 0 ? made.at + made.edits.length * EDIT_PAUSE : null,
    text: made.text,
    content: fallback + formatted.html,
    spoilerText: made.warning,
    sensitive: made.sensitive || made.warning !== '',
    visibility: made.visibility,
    language: made.language,
    inReplyToId: made.parent?.id ?? null,
    reblogOfId: made.boostOf?.id ?? null,
    mediaIds: (made.kept?.flatMap((place) => media[place] ?? []) ?? media).map((medium) => medium.id),
    mentionIds: formatted.mentionIds,
    tags: formatted.tags,
    pollId: made.poll && storePoll(world, made, made.poll, now),
    card: made.card,
    quote: made.quote && { statusId: made.quote.of?.id ?? null, state: made.quote.state },
    quotePolicy: made.quotePolicy,
    quoteManual: made.quoteManual,
    repliesCount: made.replies,
    reblogsCount: made.boosts,
    favouritesCount: made.favourites,
    quotesCount: made.quotes,
    application: account.domain === null && !made.boostOf ? WEB : null,
    revisions: revisionsOf(world, made, media, fallback),
  })
}

/** Stores drafts in chronological order. */
export function storeAll(world: World, drafts: readonly Draft[], now: number): void {
  for (const made of [...drafts].sort((a, b) => a.at - b.at)) store(world, made, now)
}
