import type { Status, Visibility } from '../../store/model'
import { plain } from '../../rules/text'
import { canBoost, canSee } from '../../rules/visibility'
import { isHidden } from '../../rules/relations'
import { accountOut } from '../../serialize/account'
import { statusOut } from '../../serialize/status'
import { viewOf } from '../../server'
import { boost, favourite, mark, unboost } from '../../actions/react'
import { me, pathParam, type Call } from '../../routing/call'
import { originalOf, ownStatus, seenStatus } from '../../routing/access'
import { ACCOUNTS, paginate, STATUSES } from '../../routing/paging'
import { forbidden, found, invalid, notFound } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { LIMITS } from '../../serialize/instance'
import { sendStatus } from './statuses'
import { route } from '../../routing/table'
import { translationLanguages } from '../instance'

const fresh = (call: Call, status: Status): Status => call.server.world.statuses.get(status.id) ?? status

function setFavourite(call: Call, on: boolean): Reply {
  const { server } = call
  const status = originalOf(call, seenStatus(call))
  const before = status.favouritesCount
  const after = favourite(server, me(call), status, on)
  const body = statusOut(call.view, after)
  return reply(!on && server.faults.lagCounts ? { ...body, favourites_count: before } : body)
}

function reblog(call: Call): Reply {
  const { params, server } = call
  const status = originalOf(call, seenStatus(call))
  if (!canBoost(me(call), status)) throw notFound()
  const asked = params.text('visibility') ?? 'public'
  const visibility: Visibility =
    asked === 'private' ? 'private' : asked === 'unlisted' ? 'unlisted' : 'public'
  return sendStatus(call, boost(server, me(call), status, visibility))
}

function unreblog(call: Call): Reply {
  const { server } = call
  const status = originalOf(call, seenStatus(call))
  const before = status.reblogsCount
  unboost(server, me(call), status)
  const body = statusOut(call.view, fresh(call, status))
  return reply(server.faults.lagCounts ? { ...body, reblogs_count: before } : body)
}

const bookmark = (on: boolean) => (call: Call) => {
  const status = originalOf(call, seenStatus(call))
  mark(call.server, 'bookmarks', me(call), status.id, on)
  return sendStatus(call, status)
}

/** Pins a post: at most five, only own posts, no boosts or direct ones. Refuses to pin one twice. */
function pin(call: Call): Reply {
  const { world } = call.server
  const status = seenStatus(call)
  if (status.accountId !== me(call)) throw invalid("Someone else's post cannot be pinned")
  if (status.reblogOfId) throw invalid('A boost cannot be pinned')
  if (status.visibility === 'direct')
    throw invalid('Posts that are only visible to mentioned users cannot be pinned')
  const pins = world.pins.by('account', me(call))
  if (pins.some((each) => each.statusId === status.id)) throw invalid('Duplicate record')
  if (pins.length >= LIMITS.pins) throw invalid('You have already pinned the maximum number of posts')
  mark(call.server, 'pins', me(call), status.id, true)
  return sendStatus(call, status)
}

function unpin(call: Call): Reply {
  const status = ownStatus(call)
  mark(call.server, 'pins', me(call), status.id, false)
  return sendStatus(call, status)
}

const muteConversation = (on: boolean) => (call: Call) => {
  const status = seenStatus(call)
  mark(call.server, 'mutedConversations', me(call), status.conversationId, on)
  return sendStatus(call, status)
}

/** The accounts that reacted, paged by internal ids. */
function reactors(call: Call, table: 'favourites' | 'boosts'): Reply {
  const { world } = call.server
  const status = originalOf(call, seenStatus(call))
  const reader = call.account?.id ?? null
  const ids =
    table === 'favourites'
      ? world.favourites.ids('status', status.id)
      : world.statuses.ids('reblog', status.id)
  const { items, headers } = paginate(
    call,
    ids,
    (id) => {
      const row = table === 'favourites' ? world.favourites.get(id) : world.statuses.get(id)
      const account = world.accounts.get(row?.accountId)
      return account && !isHidden(world, reader, account.id, call.view.now)
        ? accountOut(call.view, account)
        : undefined
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

function quotes(call: Call): Reply {
  const { world } = call.server
  const status = seenStatus(call)
  const mine = status.accountId === me(call)
  const { items, headers } = paginate(
    call,
    world.statuses.ids('quote', status.id),
    (id) => {
      const quoting = world.statuses.get(id)
      if (quoting?.quote?.state !== 'accepted') return undefined
      return mine || canSee(world, me(call), quoting) ? statusOut(call.view, quoting) : undefined
    },
    { ...STATUSES, full: true },
  )
  return reply(items, 200, headers)
}

function revokeQuote(call: Call): Reply {
  const { server } = call
  const status = ownStatus(call)
  const quoting = found(server.world.statuses.get(pathParam(call, 'quoting')))
  if (quoting.quote?.statusId !== status.id) throw notFound()
  const changed = found(
    server.world.statuses.patch(quoting.id, { quote: { statusId: status.id, state: 'revoked' } }),
  )
  server.world.statuses.patch(status.id, { quotesCount: Math.max(0, status.quotesCount - 1) })
  server.hub.status('status.update', changed)
  return sendStatus(call, changed)
}

/** Marks a text as translated; keeps its markup. */
const markTranslated = (html: string, lang: string) =>
  html ? html.replace(/(<p[^>]*>|^)/, `$1[${lang}] `) : ''

function translate(call: Call): Reply {
  const { world } = call.server
  const status = originalOf(call, seenStatus(call))
  if (status.visibility !== 'public' && status.visibility !== 'unlisted') throw forbidden()
  const lang = call.params.text('lang') || world.users.get(me(call))?.locale || 'en'
  const source = status.language ?? 'und'
  if (!translationLanguages()[source]?.includes(lang)) throw notFound()
  const poll = world.polls.get(status.pollId)
  return reply({
    content: status.translations[lang] ?? markTranslated(status.content, lang),
    spoiler_text: markTranslated(status.spoilerText, lang),
    language: lang,
    poll: poll
      ? { id: poll.id, options: poll.options.map(({ title }) => ({ title: markTranslated(title, lang) })) }
      : null,
    media_attachments: status.mediaIds.flatMap((id) => {
      const media = world.media.get(id)
      return media?.description ? [{ id, description: markTranslated(media.description, lang) }] : []
    }),
    detected_source_language: status.language ?? 'en',
    provider: 'DeepL.com',
  })
}

function oembed(call: Call): Reply {
  const { server } = call
  const address = call.params.need('url')
  const id = /\/(\d+)\/?$/.exec(new URL(address, server.origin).pathname)?.[1]
  const status = server.world.statuses.get(id)
  if (!status || !canSee(server.world, null, status)) throw notFound()
  const account = found(server.world.accounts.get(status.accountId))
  const url = String(statusOut(viewOf(server, null), status)['url'])
  return reply({
    type: 'rich',
    version: '1.0',
    title: `New status by ${account.username}: ${plain(status.content).slice(0, 40)}`,
    author_name: account.displayName || account.username,
    author_url: account.url ?? `${server.origin}/@${account.username}`,
    provider_name: server.host,
    provider_url: `${server.origin}/`,
    cache_age: 86_400,
    html: `<blockquote class="mastodon-embed" data-embed-url="${url}/embed"><a href="${url}">${url}</a></blockquote>`,
    width: call.params.whole('maxwidth') ?? 400,
    height: null,
  })
}

/** Reactions to posts, and who reacted. */
export const reactionRoutes = [
  route('POST /api/v1/statuses/:id/favourite', 'user', 'write:favourites', (call) =>
    setFavourite(call, true),
  ),
  route('POST /api/v1/statuses/:id/unfavourite', 'user', 'write:favourites', (call) =>
    setFavourite(call, false),
  ),
  route('POST /api/v1/statuses/:id/reblog', 'user', 'write:statuses', reblog),
  route('POST /api/v1/statuses/:id/unreblog', 'user', 'write:statuses', unreblog),
  route('POST /api/v1/statuses/:id/bookmark', 'user', 'write:bookmarks', bookmark(true)),
  route('POST /api/v1/statuses/:id/unbookmark', 'user', 'write:bookmarks', bookmark(false)),
  route('POST /api/v1/statuses/:id/pin', 'user', 'write:accounts', pin),
  route('POST /api/v1/statuses/:id/unpin', 'user', 'write:accounts', unpin),
  route('POST /api/v1/statuses/:id/mute', 'user', 'write:mutes', muteConversation(true)),
  route('POST /api/v1/statuses/:id/unmute', 'user', 'write:mutes', muteConversation(false)),
  route('GET /api/v1/statuses/:id/favourited_by', 'anyone', 'read:accounts', (call) =>
    reactors(call, 'favourites'),
  ),
  route('GET /api/v1/statuses/:id/reblogged_by', 'anyone', 'read:accounts', (call) =>
    reactors(call, 'boosts'),
  ),
  route('GET /api/v1/statuses/:id/quotes', 'user', 'read:statuses', quotes),
  route('POST /api/v1/statuses/:id/quotes/:quoting/revoke', 'user', 'write:statuses', revokeQuote),
  route('POST /api/v1/statuses/:id/translate', 'user', 'read:statuses', translate),
  route('GET /api/oembed', 'anyone', '', oembed),
]
