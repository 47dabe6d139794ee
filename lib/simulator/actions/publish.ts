import type {
  Card,
  Conversation,
  Media,
  Poll,
  PollParams,
  Quote,
  QuotePolicy,
  Status,
  Visibility,
} from '../store/model'
import { addStatus } from '../store/records'
import { pairKey } from '../store/world'
import { approvalFor } from '../rules/quotes'
import { blocks } from '../rules/relations'
import { canSee } from '../rules/visibility'
import { format, linkHtml } from '../rules/text'
import { conversationOut } from '../serialize/conversation'
import { viewOf, type Server } from '../server'
import { notify } from './notify'
import { count } from './relate'

/** Fields of a new post; all but the text have server defaults. */
export interface Draft {
  readonly text: string
  readonly spoilerText?: string
  readonly visibility?: Visibility
  readonly sensitive?: boolean
  readonly language?: string | null
  readonly inReplyToId?: string | null
  readonly mediaIds?: readonly string[]
  readonly poll?: PollParams | null
  readonly quotedStatusId?: string | null
  readonly quotePolicy?: QuotePolicy
  readonly quoteManual?: QuotePolicy
  readonly application?: Status['application']
  readonly card?: Card | null
}

export function makePoll(server: Server, accountId: string, statusId: string, params: PollParams): Poll {
  const now = server.clock.now()
  return server.world.polls.put({
    id: server.world.ids.ordered(now),
    statusId,
    accountId,
    options: params.options.map((title) => ({ title, votes: 0 })),
    multiple: params.multiple,
    hideTotals: params.hideTotals,
    expiresAt: now + params.expiresIn * 1000,
    votersCount: 0,
    closed: false,
  })
}

/** Returns the quote of a new post: accepted, pending, or refused. */
function quoteFor(server: Server, accountId: string, quotedId: string | null | undefined): Quote | null {
  const quoted = server.world.statuses.get(quotedId)
  if (!quoted) return null
  const approval = approvalFor(server.world, accountId, quoted)
  return {
    statusId: quoted.id,
    state: approval === 'automatic' ? 'accepted' : approval === 'manual' ? 'pending' : 'rejected',
  }
}

/** Creates a card for the first link, as the server's crawler does a moment later. */
function crawl(link: string): Card {
  const host = new URL(link).host
  return {
    url: link,
    title: decodeURIComponent(new URL(link).pathname.split('/').findLast(Boolean) ?? host).replaceAll(
      '-',
      ' ',
    ),
    description: '',
    type: 'link',
    authors: [],
    providerName: host,
    providerUrl: '',
    html: '',
    width: 0,
    height: 0,
    image: null,
    imageDescription: '',
    embedUrl: '',
    blurhash: null,
    publishedAt: null,
    language: null,
  }
}

/** Sends a conversation to its owner, as the server does after every change of it. */
export function announceConversation(server: Server, conversation: Conversation): void {
  const { accountId } = conversation
  const payload = conversationOut(viewOf(server, accountId), conversation)
  server.hub.toAccount(accountId, ['direct'], 'conversation', payload)
}

const haveSameItems = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((each) => b.includes(each))

/**
 * Creates or updates the conversations of a direct post for every local participant. A thread has one conversation per
 * set of people.
 */
function updateConversations(server: Server, status: Status): void {
  if (status.visibility !== 'direct') return
  const { world } = server
  const involved = [...new Set([status.accountId, ...status.mentionIds])]
  for (const accountId of involved) {
    if (!world.users.has(accountId)) continue
    if (accountId !== status.accountId && blocks(world, accountId, status.accountId)) continue
    const participantIds = involved.filter((id) => id !== accountId)
    const known = world.conversations
      .by('pair', pairKey(accountId, status.conversationId))
      .find((each) => haveSameItems(each.participantIds, participantIds))
    const unread = status.accountId !== accountId
    const entry = known
      ? world.conversations.patch(known.id, { lastStatusId: status.id, unread })
      : world.conversations.put({
          id: world.ids.serial(),
          accountId,
          conversationId: status.conversationId,
          participantIds,
          lastStatusId: status.id,
          unread,
        })
    if (entry) announceConversation(server, entry)
  }
}

/** Returns the fallback line of a quoting post, for clients without quotes. */
function quoteLine(server: Server, quoted: Status | undefined): string {
  if (!quoted) return ''
  const author = server.world.accounts.get(quoted.accountId)
  const url = quoted.url ?? `${server.origin}/@${author?.username ?? ''}/${quoted.id}`
  return `<p class="quote-inline">RE: ${linkHtml(url)}</p>`
}

/** Publishes: stores, counts, notifies, streams. The route has checked what may be posted. */
export function publish(server: Server, accountId: string, draft: Draft): Status {
  const { world, hub } = server
  const now = server.clock.now()
  const parent = world.statuses.get(draft.inReplyToId)
  const author = world.accounts.get(accountId)
  const { html, mentionIds, tags, links } = format(world, draft.text, server.origin, server.host)
  const quote = quoteFor(server, accountId, draft.quotedStatusId)
  const visibility = draft.visibility ?? 'public'
  const closed = visibility === 'private' || visibility === 'direct'
  const quoted = world.statuses.get(quote?.statusId)
  const made = addStatus(world, {
    accountId,
    createdAt: now,
    text: draft.text,
    content: quoteLine(server, quoted) + html,
    spoilerText: draft.spoilerText ?? '',
    sensitive: draft.sensitive ?? Boolean(draft.spoilerText),
    visibility,
    language: draft.language ?? world.users.get(accountId)?.defaultLanguage ?? 'en',
    inReplyToId: parent?.id ?? null,
    mediaIds: draft.mediaIds ?? [],
    mentionIds: mentionIds,
    tags,
    application: draft.application ?? null,
    quote,
    quotePolicy: closed
      ? 'nobody'
      : (draft.quotePolicy ?? world.users.get(accountId)?.defaultQuotePolicy ?? 'public'),
    quoteManual: closed ? 'nobody' : (draft.quoteManual ?? 'nobody'),
    card: draft.card ?? (links[0] && !draft.mediaIds?.length && !quote ? crawl(links[0]) : null),
    ...(author?.domain === null ? { uri: null, url: null } : {}),
  })
  for (const id of made.mediaIds) world.media.patch(id, { statusId: made.id })
  const status = draft.poll
    ? (world.statuses.patch(made.id, { pollId: makePoll(server, accountId, made.id, draft.poll).id }) ?? made)
    : made
  count(server, accountId, 'statusesCount', 1)
  world.accounts.patch(accountId, { lastStatusAt: now })
  if (parent && visibility !== 'direct')
    world.statuses.patch(parent.id, { repliesCount: parent.repliesCount + 1 })
  if (quoted && quote?.state === 'accepted')
    world.statuses.patch(quoted.id, { quotesCount: quoted.quotesCount + 1 })
  announce(server, status)
  hub.status('update', status)
  return status
}

function announce(server: Server, status: Status): void {
  const { world } = server
  const from = status.accountId
  updateConversations(server, status)
  const quoted = world.statuses.get(status.quote?.statusId)
  if (quoted && status.quote?.state !== 'rejected')
    notify(server, { to: quoted.accountId, from, type: 'quote', statusId: status.id })
  for (const to of status.mentionIds) notify(server, { to, from, type: 'mention', statusId: status.id })
  const plainPost = !status.inReplyToId || status.inReplyToAccountId === from
  if (status.visibility === 'direct' || !plainPost) return
  for (const follow of world.follows.by('to', from))
    if (follow.notify && canSee(world, follow.from, status))
      notify(server, { to: follow.from, from, type: 'status', statusId: status.id })
}

/** Changed fields of an edit; absent fields stay. */
export type Change = Partial<
  Pick<Draft, 'text' | 'spoilerText' | 'sensitive' | 'language' | 'mediaIds' | 'poll' | 'quotePolicy'>
> & {
  /** New descriptions and crops of media; they keep their ids. */
  readonly media?: readonly MediaChange[]
}

export type MediaChange = Pick<Media, 'id'> & Partial<Pick<Media, 'description' | 'focus' | 'previewUrl'>>

const cardFor = (status: Status, link: string | undefined, mediaIds: readonly string[]): Card | null =>
  !link || mediaIds.length > 0 || status.quote ? null : status.card?.url === link ? status.card : crawl(link)

/** Compares an edit with the post; an edit without changes does nothing. */
function findUnchanged(server: Server, status: Status, change: Change): { text: boolean; all: boolean } {
  const text = change.text === undefined || change.text === status.text
  const poll = server.world.polls.get(status.pollId)
  const samePoll =
    change.poll === undefined ||
    (change.poll === null
      ? !poll
      : change.poll.options.join('\n') === poll?.options.map((o) => o.title).join('\n'))
  const all =
    text &&
    samePoll &&
    !change.media?.length &&
    (change.spoilerText ?? status.spoilerText) === status.spoilerText &&
    (change.sensitive ?? status.sensitive) === status.sensitive &&
    (change.language === undefined || change.language === status.language) &&
    (change.quotePolicy ?? status.quotePolicy) === status.quotePolicy &&
    (change.mediaIds ?? status.mediaIds).join() === status.mediaIds.join()
  return { text, all }
}

/**
 * Edits a post: stores the old text as a revision, notifies boosters and quoters, streams `status.update`.
 */
export function edit(server: Server, status: Status, change: Change): Status {
  const { world, hub } = server
  const now = server.clock.now()
  const text = change.text ?? status.text
  const { html, mentionIds, tags, links } = format(world, text, server.origin, server.host)
  const poll = world.polls.get(status.pollId)
  const fresh = change.poll ? replacePoll(server, status, change.poll) : undefined
  const mediaIds = change.mediaIds ?? status.mediaIds
  const same = findUnchanged(server, status, change)
  if (same.all) return status
  const descriptions = Object.fromEntries(
    status.mediaIds.map((id) => [id, world.media.get(id)?.description ?? null]),
  )
  for (const id of mediaIds) world.media.patch(id, { statusId: status.id })
  for (const { id, ...media } of change.media ?? []) world.media.patch(id, media)
  const pollId = change.poll === null ? null : (fresh?.id ?? status.pollId)
  const edited =
    world.statuses.patch(status.id, {
      text,
      content: same.text
        ? status.content
        : quoteLine(server, world.statuses.get(status.quote?.statusId)) + html,
      spoilerText: change.spoilerText ?? status.spoilerText,
      sensitive: change.sensitive ?? status.sensitive,
      language: change.language === undefined ? status.language : change.language,
      mediaIds,
      mentionIds: change.text === undefined ? status.mentionIds : mentionIds,
      tags: change.text === undefined ? status.tags : tags,
      quotePolicy: change.quotePolicy ?? status.quotePolicy,
      pollId,
      card: same.text ? status.card : cardFor(status, links[0], mediaIds),
      editedAt: now,
      revisions: [
        ...status.revisions,
        {
          content: status.content,
          text: status.text,
          spoilerText: status.spoilerText,
          sensitive: status.sensitive,
          createdAt: status.editedAt ?? status.createdAt,
          mediaIds: status.mediaIds,
          descriptions,
          pollOptions: poll ? poll.options.map((option) => option.title) : null,
        },
      ],
    }) ?? status
  for (const boost of world.statuses.by('reblog', status.id))
    notify(server, { to: boost.accountId, from: status.accountId, type: 'update', statusId: status.id })
  for (const quote of world.statuses.by('quote', status.id))
    if (quote.quote?.state === 'accepted' && quote.accountId !== status.accountId)
      notify(server, {
        to: quote.accountId,
        from: status.accountId,
        type: 'quoted_update',
        statusId: quote.id,
      })
  for (const to of edited.mentionIds)
    if (!status.mentionIds.includes(to))
      notify(server, { to, from: status.accountId, type: 'mention', statusId: status.id })
  hub.status('status.update', edited)
  return edited
}

/** Replaces the poll of an edited post. Votes are kept only if the options are unchanged. */
function replacePoll(server: Server, status: Status, params: PollParams): Poll {
  const { world } = server
  const before = world.polls.get(status.pollId)
  if (!before) return makePoll(server, status.accountId, status.id, params)
  const same =
    before.multiple === params.multiple &&
    before.options.length === params.options.length &&
    before.options.every((option, at) => option.title === params.options[at])
  if (!same) for (const vote of world.votes.by('poll', before.id)) world.votes.remove(vote.id)
  return world.polls.put({
    ...before,
    multiple: params.multiple,
    hideTotals: params.hideTotals,
    expiresAt: server.clock.now() + params.expiresIn * 1000,
    ...(same ? {} : { options: params.options.map((title) => ({ title, votes: 0 })), votersCount: 0 }),
  })
}
