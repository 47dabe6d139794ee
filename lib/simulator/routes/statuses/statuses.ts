import type { QuotePolicy, Status, Visibility } from '../../store/model'
import { checkMedia, checkPoll, checkText, readPoll } from '../../rules/drafts'
import { approvalFor } from '../../rules/quotes'
import { blocks } from '../../rules/relations'
import { format } from '../../rules/text'
import { threadHas, original } from '../../rules/timelines'
import { morePrivate } from '../../rules/visibility'
import { acctOf } from '../../serialize/account'
import { historyOut, pollOut, statusOut } from '../../serialize/status'
import { mediaOut } from '../../serialize/media'
import { scheduledOut } from '../../serialize/scheduled'
import { viewOf } from '../../server'
import { edit, publish, type Change, type MediaChange } from '../../actions/publish'
import { removeStatus } from '../../actions/remove'
import { me, self, type Call } from '../../routing/call'
import { ownStatus, seenStatus } from '../../routing/access'
import { storeUpload, removeMedia } from './media'
import type { Params } from '../../routing/params'
import { found, invalid, notFound, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'
import { HOUR } from '../../store/time'

const VISIBILITIES = ['public', 'unlisted', 'private', 'direct']
const POLICIES = ['public', 'followers', 'nobody']

export const sendStatus = (call: Call, status: Status): Reply =>
  reply(statusOut(viewOf(call.server, call.account?.id ?? null), status))

/** Returns the idempotency key, unique per user. */
const idempotencyKey = (call: Call): string | null => {
  const key = call.request.headers.get('idempotency-key')
  return key ? `${me(call)} ${key}` : null
}

function readPolicy(call: Call): QuotePolicy | undefined {
  const policy = call.params.text('quote_approval_policy')
  if (policy === undefined || policy === '') return undefined
  if (!POLICIES.includes(policy)) throw invalid('Quote approval policy is invalid')
  return policy as QuotePolicy
}

/** Returns the post to quote; 404 when quoting is not allowed. */
function readQuote(call: Call, visibility: Visibility, text: string): Status | null {
  const id = call.params.text('quoted_status_id')
  if (!id) return null
  const quoted = seenStatus(call, id)
  if (approvalFor(call.server.world, me(call), quoted) === 'denied') throw notFound()
  const author = call.server.world.accounts.get(quoted.accountId)
  if (visibility === 'direct' && author && author.id !== me(call) && !text.includes(`@${acctOf(author)}`))
    throw invalid('You cannot quote a post in a private mention without mentioning its author')
  return quoted
}

/** Refuses mentions outside `allowed_mentions`. */
function checkMentions(call: Call, text: string): void {
  if (!call.params.has('allowed_mentions')) return
  const allowed = call.params.texts('allowed_mentions')
  const { server } = call
  const { mentionIds } = format(server.world, text, server.origin, server.host)
  const unexpected = mentionIds.filter((id) => !allowed.includes(id))
  if (unexpected.length > 0)
    throw new Refusal(422, 'Post would be sent to unexpected accounts', {
      unexpected_accounts: unexpected.flatMap((id) => {
        const account = server.world.accounts.get(id)
        return account ? [{ id, acct: acctOf(account) }] : []
      }),
    })
}

interface Reading {
  readonly text: string
  readonly spoilerText: string
  readonly visibility: Visibility
  readonly sensitive: boolean
  readonly language: string | null
  readonly mediaIds: readonly string[]
  readonly inReplyToId: string | null
  readonly poll: ReturnType<typeof readPoll>
  readonly quoted: Status | null
  readonly policy: QuotePolicy | undefined
}

/** Reads and checks the body of POST /statuses. */
function readDraft(call: Call): Reading {
  const { params, server } = call
  const user = self(call)
  const text = params.text('status') ?? ''
  const spoilerText = params.text('spoiler_text') ?? ''
  const asked = params.text('visibility') ?? user.defaultPrivacy
  if (!VISIBILITIES.includes(asked)) throw invalid('Visibility is not included in the list')
  const quoted = readQuote(call, asked as Visibility, text)
  const visibility = quoted?.visibility === 'private' ? morePrivate(asked, 'private') : (asked as Visibility)
  const replyTo = params.text('in_reply_to_id')
  const parent = replyTo ? server.world.statuses.get(replyTo) : undefined
  if (replyTo && !parent)
    throw new Refusal(404, 'The post you are trying to reply to does not appear to exist.')
  if (parent) seenStatus(call, parent.id)
  if (parent && blocks(server.world, me(call), parent.accountId)) throw notFound()
  const mediaIds = params.texts('media_ids')
  checkMedia(server.world, me(call), mediaIds, null)
  const poll = server.software.dropsPolls ? null : readPoll(params)
  if (poll) checkPoll(poll)
  if (poll && mediaIds.length > 0) throw invalid('Cannot attach both a poll and media')
  checkText(server.world, text, spoilerText, mediaIds.length > 0 || quoted !== null)
  checkMentions(call, text)
  return {
    text: text === '' && spoilerText !== '' && mediaIds.length === 0 && !quoted ? spoilerText : text,
    spoilerText,
    visibility,
    sensitive: (params.flag('sensitive') ?? user.defaultSensitive) || spoilerText !== '',
    language: params.text('language') || user.defaultLanguage,
    mediaIds,
    inReplyToId: parent ? (parent.reblogOfId ?? parent.id) : null,
    poll,
    quoted,
    policy: readPolicy(call),
  }
}

/** Schedules a post, at least five minutes ahead. */
function schedule(call: Call, draft: Reading, when: string): Reply {
  const { server } = call
  const at = Date.parse(when)
  if (Number.isNaN(at) || at < server.clock.now() + 300_000)
    throw invalid('The scheduled date must be in the future')
  if (server.world.scheduled.by('account', me(call)).length >= 300)
    throw invalid('You have exceeded the limit of 300 scheduled posts')
  const made = server.world.scheduled.put({
    id: server.world.ids.serial(),
    accountId: me(call),
    scheduledAt: at,
    text: draft.text,
    spoilerText: draft.spoilerText,
    visibility: draft.visibility,
    sensitive: draft.sensitive,
    language: draft.language,
    inReplyToId: draft.inReplyToId,
    mediaIds: draft.mediaIds,
    poll: draft.poll,
    quotedStatusId: draft.quoted?.id ?? null,
    quotePolicy: draft.policy ?? null,
    applicationId: call.app?.id ?? '0',
    idempotency: call.request.headers.get('idempotency-key'),
  })
  return reply(scheduledOut(call.view, made))
}

function create(call: Call): Reply {
  const { server } = call
  const key = idempotencyKey(call)
  const earlier = key ? server.idempotency.get(key) : undefined
  if (earlier && earlier.until > server.clock.now()) {
    const status = server.world.statuses.get(earlier.statusId)
    if (status) return sendStatus(call, status)
    const scheduled = server.world.scheduled.get(earlier.statusId)
    if (scheduled) return reply(scheduledOut(call.view, scheduled))
  }
  const draft = readDraft(call)
  const when = call.params.text('scheduled_at')
  if (when) {
    const answer = schedule(call, draft, when)
    const last = server.world.scheduled.ids('account', me(call)).at(-1)
    if (key && last) server.idempotency.set(key, { statusId: last, until: server.clock.now() + HOUR })
    return answer
  }
  const status = publish(server, me(call), {
    ...draft,
    quotedStatusId: draft.quoted?.id ?? null,
    ...(draft.policy ? { quotePolicy: draft.policy } : { quotePolicy: self(call).defaultQuotePolicy }),
    application: call.app ? { name: call.app.name, website: call.app.website } : null,
  })
  if (key) server.idempotency.set(key, { statusId: status.id, until: server.clock.now() + HOUR })
  return sendStatus(call, status)
}

/** Reads the change of one medium; nothing for media of other accounts. */
async function mediaChange(call: Call, attribute: Params): Promise<MediaChange[]> {
  const media = call.server.world.media.get(attribute.text('id') ?? '')
  if (!media || media.accountId !== me(call)) return []
  const [x, y] = (attribute.text('focus') ?? '').split(',').map(Number)
  const thumbnail = attribute.file('thumbnail')
  const change = {
    id: media.id,
    ...(attribute.has('description') ? { description: attribute.text('description') || null } : {}),
    ...(x !== undefined && y !== undefined ? { focus: { x, y } } : {}),
    ...(thumbnail ? { previewUrl: (await storeUpload(call, thumbnail, 'thumbnails')).url } : {}),
  }
  return [change]
}

/** Reads new descriptions, focal points and previews of attached media. */
const mediaChanges = async (call: Call): Promise<MediaChange[]> =>
  (await Promise.all(call.params.objects('media_attributes').map((one) => mediaChange(call, one)))).flat()

async function update(call: Call): Promise<Reply> {
  const { params, server } = call
  const status = ownStatus(call)
  if (status.reblogOfId) throw notFound()
  const text = params.text('status') ?? ''
  const spoilerText = params.text('spoiler_text') ?? ''
  const mediaIds = params.texts('media_ids')
  checkMedia(server.world, me(call), mediaIds, status.id)
  const poll = readPoll(params)
  if (poll) checkPoll(poll)
  checkText(server.world, text, spoilerText, mediaIds.length > 0 || status.quote !== null)
  const policy = readPolicy(call)
  const change: Change = {
    text,
    spoilerText,
    sensitive: (params.flag('sensitive') ?? false) || spoilerText !== '',
    language: params.text('language') ?? status.language,
    mediaIds,
    poll,
    media: await mediaChanges(call),
    ...(policy ? { quotePolicy: policy } : {}),
  }
  return sendStatus(call, edit(server, status, change))
}

/** Deletes a post and returns its source text for redrafting. */
function remove(call: Call): Reply {
  const { server } = call
  const status = ownStatus(call)
  const poll = server.world.polls.get(status.pollId)
  const body = {
    ...statusOut(call.view, status),
    text: status.text,
    ...(poll ? { poll: pollOut(call.view, poll) } : {}),
    media_attachments: status.mediaIds.flatMap((id) => {
      const media = server.world.media.get(id)
      return media ? [mediaOut(call.view, media)] : []
    }),
  }
  removeStatus(server, status)
  for (const id of status.mediaIds)
    if (call.params.flag('delete_media')) removeMedia(server.world, id)
    else server.world.media.patch(id, { statusId: null })
  return reply(body)
}

/** Returns ancestors and descendants; visitors get at most 40 and 60, 20 levels deep. */
function context(call: Call): Reply {
  const { server, view } = call
  const { world } = server
  const opened = seenStatus(call)
  const grow = world.lazyThreads.get(opened.conversationId) ?? world.lazyThreads.get(opened.id)
  if (grow) {
    world.lazyThreads.delete(opened.conversationId)
    world.lazyThreads.delete(opened.id)
    grow(world)
  }
  const reader = call.account?.id ?? null
  const [up, down, deep] = reader === null ? [40, 60, 20] : [4096, 4096, Number.POSITIVE_INFINITY]
  const shows = (status: Status) => threadHas(world, reader, status, view.now)
  const ancestors: Status[] = []
  for (
    let at = world.statuses.get(opened.inReplyToId);
    at && ancestors.length < up;
    at = world.statuses.get(at.inReplyToId)
  )
    if (shows(at)) ancestors.unshift(at)
  const descendants: Status[] = []
  const own = (of: Status) => (status: Status) => (status.accountId === of.accountId ? 0 : 1)
  const walk = (of: Status, depth: number) => {
    if (depth > deep) return
    const replies = world.statuses.by('reply', of.id).filter(shows)
    const mine = own(of)
    // the author's own answers to themselves come first
    replies.sort((a, b) => mine(a) - mine(b))
    for (const next of replies) {
      if (descendants.length >= down) return
      descendants.push(next)
      walk(next, depth + 1)
    }
  }
  walk(opened, 1)
  const out = (list: readonly Status[]) => list.map((status) => statusOut(view, status))
  const refresh = server.refreshes.get(server.contextRefreshes.get(opened.id) ?? '')
  const headers: Record<string, string> =
    refresh?.running && reader !== null
      ? { 'mastodon-async-refresh': `id="${refresh.id}", retry=3, result_count=${refresh.resultCount}` }
      : {}
  return reply({ ancestors: out(ancestors), descendants: out(descendants) }, 200, headers)
}

function policy(call: Call): Reply {
  const status = ownStatus(call)
  const wanted = readPolicy(call)
  if (!wanted) throw new Refusal(400, 'Missing parameter quote_approval_policy')
  const quotePolicy = status.visibility === 'private' || status.visibility === 'direct' ? 'nobody' : wanted
  const changed = found(call.server.world.statuses.patch(status.id, { quotePolicy }))
  call.server.hub.status('status.update', changed)
  return sendStatus(call, changed)
}

function many(call: Call): Reply {
  const { batch } = call.server.software
  if (batch === 'ids' && !call.params.has(batch)) throw new Refusal(400, 'Bad Request')
  const ids = call.params.texts(batch)
  if (ids.length > 20) throw new Refusal(422, 'Too many statuses')
  const { world } = call.server
  const reader = call.account?.id ?? null
  return reply(
    ids.flatMap((id) => {
      const status = world.statuses.get(id)
      return status && threadHas(world, reader, status, call.view.now) ? [statusOut(call.view, status)] : []
    }),
  )
}

/** Posts: writing, reading, editing, contexts. */
export const statusRoutes = [
  route('POST /api/v1/statuses', 'user', 'write:statuses', create),
  route('GET /api/v1/statuses', 'anyone', 'read:statuses', many),
  route('GET /api/v1/statuses/:id', 'anyone', 'read:statuses', (call) => sendStatus(call, seenStatus(call))),
  route('PUT /api/v1/statuses/:id', 'user', 'write:statuses', update),
  route('DELETE /api/v1/statuses/:id', 'user', 'write:statuses', remove),
  route('GET /api/v1/statuses/:id/context', 'anyone', 'read:statuses', context),
  route('GET /api/v1/statuses/:id/source', 'user', 'read:statuses', (call) => {
    const status = ownStatus(call)
    return reply({ id: status.id, text: status.text, spoiler_text: status.spoilerText })
  }),
  route('GET /api/v1/statuses/:id/history', 'anyone', 'read:statuses', (call) =>
    reply(historyOut(call.view, original(call.server.world, seenStatus(call)))),
  ),
  route('PUT /api/v1/statuses/:id/interaction_policy', 'user', 'write:statuses', policy),
  route('GET /api/v1/statuses/:id/card', 'anyone', 'read:statuses', (call) =>
    reply(statusOut(call.view, seenStatus(call))['card']),
  ),
]
