import type { Card, Filter, Poll, Status, StatusRevision } from '../store/model'
import { foldTag } from '../store/fold-tag'
import { pairKey } from '../store/world'
import { matchFilters } from '../rules/filters'
import { approvalFor, quoteStateFor } from '../rules/quotes'
import { plain } from '../rules/text'
import { accountOut, mentionOut } from './account'
import { collectionOut, collectionUrl } from './collection'
import { emojisIn } from './emoji'
import { mediaOut } from './media'
import { absolute, absoluteHtml, absoluteOrNull, iso, isoOrNull, type Json, type View } from './view'

export function pollOut(view: View, poll: Poll): Json {
  const { world, me, now } = view
  const expired = poll.expiresAt !== null && poll.expiresAt <= now
  const vote = me === null ? undefined : world.votes.find('pair', pairKey(poll.id, me))
  const hidden = poll.hideTotals && !expired
  return {
    id: poll.id,
    expires_at: isoOrNull(poll.expiresAt),
    expired,
    multiple: poll.multiple,
    votes_count: poll.options.reduce((sum, option) => sum + option.votes, 0),
    voters_count: poll.multiple
      ? poll.votersCount
      : poll.options.reduce((sum, option) => sum + option.votes, 0),
    options: poll.options.map((option) => ({
      title: option.title,
      votes_count: hidden ? null : option.votes,
    })),
    emojis: emojisIn(
      view,
      world.accounts.get(poll.accountId)?.domain ?? null,
      ...poll.options.map((o) => o.title),
    ),
    ...(me === null || view.shared
      ? {}
      : { voted: vote !== undefined || poll.accountId === me, own_votes: vote ? [...vote.choices] : [] }),
  }
}

export const cardOut = (view: View, card: Card): Json => ({
  url: card.url,
  title: card.title,
  description: card.description,
  language: card.language,
  type: card.type,
  author_name: card.authors[0]?.name ?? '',
  author_url: card.authors[0]?.url ?? '',
  provider_name: card.providerName,
  provider_url: card.providerUrl,
  html: card.html,
  width: card.width,
  height: card.height,
  image: absoluteOrNull(view, card.image),
  image_description: card.imageDescription,
  embed_url: card.embedUrl && absolute(view, card.embedUrl),
  blurhash: card.blurhash,
  published_at: isoOrNull(card.publishedAt),
  authors: card.authors.map((author) => {
    const account = view.world.accounts.get(author.accountId)
    return { name: author.name, url: author.url, account: account ? accountOut(view, account) : null }
  }),
})

/** A filter inside `filtered`; keywords and statuses only in lists of filters. */
export const filterOut = (filter: Filter, full: boolean): Json => ({
  id: filter.id,
  title: filter.title,
  context: filter.contexts,
  expires_at: isoOrNull(filter.expiresAt),
  filter_action: filter.action,
  ...(full
    ? {
        keywords: filter.keywords.map(({ id, keyword, wholeWord }) => ({
          id,
          keyword,
          whole_word: wholeWord,
        })),
        statuses: filter.statuses.map(({ id, statusId }) => ({ id, status_id: statusId })),
      }
    : {}),
})

const filteredOut = (view: View, status: Status): Json[] =>
  matchFilters(view.world, view.me, status, view.now).map((match) => ({
    filter: filterOut(match.filter, false),
    keyword_matches: match.keywords.length > 0 ? match.keywords : null,
    status_matches: match.statusIds.length > 0 ? match.statusIds : null,
  }))

/** The quote of a post; inside another quote only ids. */
function quoteOut(view: View, status: Status, shallow: boolean): Json | null {
  const quote = quoteStateFor(view.world, view.me, status, view.now)
  if (!quote) return null
  return shallow
    ? { state: quote.state, quoted_status_id: quote.quoted?.id ?? null }
    : {
        state: quote.state,
        quoted_status: quote.quoted ? statusOut(view, quote.quoted, { inQuote: true }) : null,
      }
}

const POLICY = { public: ['public'], followers: ['followers'], nobody: [] }

const statusUrl = (view: View, status: Status): string | null =>
  status.url ??
  (status.reblogOfId
    ? null
    : `${view.origin}/@${view.world.accounts.get(status.accountId)?.username ?? ''}/${status.id}`)

const statusUri = (view: View, status: Status): string =>
  status.uri ??
  `${view.origin}/users/${view.world.accounts.get(status.accountId)?.username ?? ''}/statuses/${status.id}${status.reblogOfId ? '/activity' : ''}`

/**
 * Flags of the signed-in reader. Payloads of shared streams only have filter matches, for readers with
 * filters.
 */
function personal(view: View, status: Status): Json {
  const { world, me } = view
  if (me === null) return {}
  if (view.shared)
    return world.filters.ids('account', me).length > 0 ? { filtered: filteredOut(view, status) } : {}
  const has = (table: 'favourites' | 'bookmarks' | 'pins' | 'mutedConversations', id: string) =>
    world[table].find('mark', pairKey(me, id)) !== undefined
  const boosted = world.statuses
    .ids('reblog', status.id)
    .some((id) => world.statuses.get(id)?.accountId === me)
  const pinnable = status.accountId === me && status.visibility !== 'direct' && !status.reblogOfId
  return {
    favourited: has('favourites', status.id),
    reblogged: boosted,
    muted: has('mutedConversations', status.conversationId),
    bookmarked: has('bookmarks', status.id),
    ...(pinnable ? { pinned: has('pins', status.id) } : {}),
    filtered: filteredOut(view, status),
  }
}

/** The collections whose addresses a post links to. */
function taggedCollections(view: View, { content }: Status): Json[] {
  const html = absoluteHtml(view, content)
  return view.world.collections
    .values()
    .filter((collection) => html.includes(`href="${collectionUrl(view, collection)}"`))
    .map((collection) => collectionOut(view, collection))
}

/** The fields that posts and revisions share. */
export function statusOut(view: View, status: Status, how: { inQuote?: boolean } = {}): Json {
  const { world } = view
  const author = world.accounts.get(status.accountId)
  const shown = world.statuses.get(status.reblogOfId)
  const domain = author?.domain ?? null
  const poll = world.polls.get(status.pollId)
  const user = world.users.get(status.accountId)
  return {
    id: status.id,
    created_at: iso(status.createdAt),
    in_reply_to_id: status.inReplyToId,
    in_reply_to_account_id: status.inReplyToAccountId,
    sensitive: status.sensitive,
    spoiler_text: status.spoilerText,
    visibility: status.visibility,
    language: status.language,
    uri: statusUri(view, status),
    url: statusUrl(view, status),
    replies_count: status.repliesCount,
    reblogs_count: shown ? shown.reblogsCount : status.reblogsCount,
    favourites_count: shown ? shown.favouritesCount : status.favouritesCount,
    quotes_count: status.quotesCount,
    edited_at: isoOrNull(status.editedAt),
    content: absoluteHtml(view, shown ? shown.content : status.content),
    reblog: shown ? statusOut(view, shown) : null,
    ...(status.application && (user?.showApplication ?? true) ? { application: status.application } : {}),
    account: author ? accountOut(view, author) : null,
    media_attachments: status.mediaIds.flatMap((id) => {
      const media = world.media.get(id)
      return media ? [mediaOut(view, media)] : []
    }),
    mentions: status.mentionIds.flatMap((id) => {
      const account = world.accounts.get(id)
      return account ? [mentionOut(view, account)] : []
    }),
    tags: status.tags.map((name) => ({
      name: foldTag(name),
      url: `${view.origin}/tags/${encodeURIComponent(foldTag(name))}`,
    })),
    emojis: emojisIn(view, domain, status.spoilerText, plain(status.content)),
    quote: quoteOut(view, status, how.inQuote ?? false),
    quote_approval: {
      automatic: POLICY[status.quotePolicy],
      manual: POLICY[status.quoteManual],
      current_user: view.shared ? 'denied' : approvalFor(world, view.me, status),
    },
    tagged_collections: taggedCollections(view, shown ?? status),
    card: status.card ? cardOut(view, status.card) : null,
    poll: poll ? pollOut(view, poll) : null,
    ...personal(view, status),
  }
}

/** Earlier revisions and the current one, oldest first. */
export function historyOut(view: View, status: Status): Json[] {
  const author = view.world.accounts.get(status.accountId)
  const poll = view.world.polls.get(status.pollId)
  const now: Omit<StatusRevision, 'text'> = {
    content: status.content,
    spoilerText: status.spoilerText,
    sensitive: status.sensitive,
    createdAt: status.editedAt ?? status.createdAt,
    mediaIds: status.mediaIds,
    pollOptions: poll ? poll.options.map((option) => option.title) : null,
  }
  return [...status.revisions, now].map((revision) => ({
    content: absoluteHtml(view, revision.content),
    spoiler_text: revision.spoilerText,
    sensitive: revision.sensitive,
    created_at: iso(revision.createdAt),
    account: author ? accountOut(view, author) : null,
    media_attachments: revision.mediaIds.flatMap((id) => {
      const media = view.world.media.get(id)
      const description = revision.descriptions?.[id]
      return media ? [mediaOut(view, description === undefined ? media : { ...media, description })] : []
    }),
    emojis: emojisIn(view, author?.domain ?? null, revision.spoilerText, plain(revision.content)),
    quote: quoteOut(view, status, false),
    ...(revision.pollOptions ? { poll: { options: revision.pollOptions.map((title) => ({ title })) } } : {}),
  }))
}
