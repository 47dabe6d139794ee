import type { Account, Status, Suggestion } from '../store/model'
import { pairKey } from '../store/world'
import { blocks, follows, isHidden } from '../rules/relations'
import { plain } from '../rules/text'
import { canSee } from '../rules/visibility'
import { accountOut, byAcct } from '../serialize/account'
import { cardOut, statusOut } from '../serialize/status'
import { tagOut } from '../serialize/misc'
import type { View } from '../serialize/view'
import { pairUp } from '../actions/relate'
import { me, part, type Call } from '../routing/call'
import { findAccounts } from './accounts/accounts'
import { ACCOUNTS, newestFirst, offsetLinks, offsetPage, STATUSES } from '../routing/paging'
import { Refusal } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

const SMALL = { limit: 10, max: 20 }

/** Returns the post at a URL. */
function statusAt(view: View, address: string): Status | undefined {
  const id = /\/(\d{10,})\/?$/.exec(address)?.[1]
  const local = address.startsWith(view.origin) ? view.world.statuses.get(id) : undefined
  return (
    local ?? view.world.statuses.values().find((status) => status.url === address || status.uri === address)
  )
}

function accountAt(view: View, address: string): Account | undefined {
  const local = address.startsWith(view.origin)
    ? /\/(?:@|users\/)([^/@]+)(?:@([^/]+))?\/?$/.exec(address)
    : null
  if (local) return byAcct(view, local[2] ? `${local[1] ?? ''}@${local[2]}` : (local[1] ?? ''))
  return view.world.accounts.values().find((account) => account.url === address || account.uri === address)
}

/** True when the reader may see a search result; filtered after paging, so pages may be short. */
const isShown = ({ server, account, view }: Call, status: Status): boolean =>
  canSee(server.world, account?.id ?? null, status) &&
  !(account && isHidden(server.world, account.id, status.accountId, view.now))

/** Full-text search over public posts of accounts that allow it, and over the reader's own surroundings. */
function findStatuses(call: Call, query: string): Status[] {
  const { world } = call.server
  const reader = call.account?.id ?? null
  if (reader === null) return []
  const from = call.params.text('account_id')
  const words = query.toLowerCase().split(/\s+/).filter(Boolean)
  return newestFirst(
    world.statuses.values().filter((status) => {
      if (status.reblogOfId || (from && status.accountId !== from)) return false
      const open = status.visibility === 'public' && world.accounts.get(status.accountId)?.indexable
      const mine = status.accountId === reader || status.mentionIds.includes(reader)
      if (!open && !mine) return false
      const text = plain(`${status.spoilerText} ${status.content}`).toLowerCase()
      return words.every((word) => text.includes(word))
    }),
  )
}

function findTags(call: Call, query: string): string[] {
  const { world } = call.server
  const wanted = query.toLowerCase().replace(/^#/, '')
  const names = [...new Set([...world.statuses.keys('tag'), ...world.tagHistory.keys()])]
  return names
    .filter((name) => name.startsWith(wanted))
    .sort((a, b) => world.statuses.ids('tag', b).length - world.statuses.ids('tag', a).length)
}

/** Searches accounts, posts and tags; resolves URLs. `offset` and `resolve` require a user. */
function search(call: Call): Reply {
  const { params, view } = call
  const query = params.text('q')?.trim() ?? ''
  if (!query) throw new Refusal(400, 'Missing parameter q')
  if (!call.account && (params.has('offset') || params.flag('resolve')))
    throw new Refusal(401, 'Search queries pagination is not supported without authentication')
  const type = params.text('type')
  const wants = (name: string) => type === undefined || type === name
  const answer = (accounts: readonly Account[], statuses: readonly Status[], tags: readonly string[]) =>
    reply({
      accounts: accounts.map((account) => accountOut(view, account)),
      statuses: statuses.map((status) => statusOut(view, status)),
      hashtags: tags.map((name) => tagOut(view, name)),
      collections: [],
    })
  if (/^https?:\/\//i.test(query)) {
    const status = wants('statuses') ? statusAt(view, query) : undefined
    if (status && canSee(view.world, view.me, status)) return answer([], [status], [])
    const account = wants('accounts') ? accountAt(view, query) : undefined
    return answer(account ? [account] : [], [], [])
  }
  const following = params.flag('following') ?? false
  const exact = query.includes('@') ? byAcct(view, query) : undefined
  const people = wants('accounts') ? findAccounts(call, query, following) : []
  return answer(
    offsetPage(
      call,
      exact && !people.includes(exact) && wants('accounts') ? [exact, ...people] : people,
      STATUSES,
    ),
    wants('statuses')
      ? offsetPage(call, findStatuses(call, query), STATUSES).filter((status) => isShown(call, status))
      : [],
    wants('hashtags') ? offsetPage(call, findTags(call, query), STATUSES) : [],
  )
}

function trendTags(call: Call): Reply {
  const { items, headers } = offsetLinks(call, call.server.world.trends.tags, SMALL)
  return reply(
    items.map((entry) => tagOut(call.view, entry.name)),
    200,
    headers,
  )
}

const DAY = 86_400

function trendLinks(call: Call): Reply {
  const { items, headers } = offsetLinks(call, call.server.world.trends.links, SMALL)
  const today = Math.floor(call.view.now / 1000 / DAY) * DAY
  const body = items.map(({ card, history }) => ({
    ...cardOut(call.view, card),
    history: history.map(({ uses, accounts }, at) => ({
      day: String(today - at * DAY),
      accounts: String(accounts),
      uses: String(uses),
    })),
  }))
  return reply(body, 200, headers)
}

function trendStatuses(call: Call): Reply {
  const { world } = call.server
  const shown = world.trends.statusIds.flatMap((id) => {
    const status = world.statuses.get(id)
    return status &&
      canSee(world, call.view.me, status) &&
      !isHidden(world, call.view.me, status.accountId, call.view.now)
      ? [status]
      : []
  })
  const { items, headers } = offsetLinks(call, shown, STATUSES)
  return reply(
    items.map((status) => statusOut(call.view, status)),
    200,
    headers,
  )
}

/** Suggestions without accounts that are followed, requested, blocked, muted or dismissed. */
function suggested(call: Call): { suggestion: Suggestion; account: Account }[] {
  const { world } = call.server
  const reader = me(call)
  return world.suggestions.flatMap((suggestion) => {
    const account = world.accounts.get(suggestion.accountId)
    if (!account || account.suspended || account.id === reader) return []
    if (suggestion.forId !== null && suggestion.forId !== reader) return []
    const pair = pairKey(reader, account.id)
    if (follows(world, reader, account.id) || isHidden(world, reader, account.id, call.view.now)) return []
    if (world.followRequests.find('pair', pair) || world.dismissedSuggestions.find('pair', pair)) return []
    return [{ suggestion, account }]
  })
}

const LEGACY: Record<string, string> = { featured: 'staff', most_interactions: 'past_interactions' }

function suggestions(call: Call): Reply {
  return reply(
    offsetPage(call, suggested(call), ACCOUNTS).map(({ suggestion, account }) => ({
      source: LEGACY[suggestion.sources[0] ?? ''] ?? 'global',
      sources: suggestion.sources,
      account: accountOut(call.view, account),
    })),
  )
}

/** Accounts that opted into the directory. */
function directory(call: Call): Reply {
  const { world } = call.server
  const local = call.params.flag('local') ?? false
  const order = call.params.text('order') ?? 'active'
  const reader = call.account?.id ?? null
  const people = world.accounts
    .values()
    .filter((a) => a.discoverable && !a.suspended && !a.limited && a.movedToId === null)
    .filter((a) => (!local || a.domain === null) && a.id !== reader)
    .filter((a) => !(reader && (blocks(world, reader, a.id) || isHidden(world, reader, a.id, call.view.now))))
    .sort((a, b) =>
      order === 'new' ? b.createdAt - a.createdAt : (b.lastStatusAt ?? 0) - (a.lastStatusAt ?? 0),
    )
  return reply(offsetPage(call, people, ACCOUNTS).map((account) => accountOut(call.view, account)))
}

/** Search, trends, suggestions and the directory. */
export const exploreRoutes = [
  route('GET /api/v2/search', 'anyone', 'read:search', search),
  route('GET /api/v1/trends/tags', 'anyone', '', trendTags),
  route('GET /api/v1/trends', 'anyone', '', trendTags),
  route('GET /api/v1/trends/links', 'anyone', '', trendLinks),
  route('GET /api/v1/trends/statuses', 'anyone', '', trendStatuses),
  route('GET /api/v2/suggestions', 'user', 'read:accounts', suggestions),
  route('GET /api/v1/suggestions', 'user', 'read:accounts', (call) =>
    reply(offsetPage(call, suggested(call), ACCOUNTS).map(({ account }) => accountOut(call.view, account))),
  ),
  route('DELETE /api/v1/suggestions/:id', 'user', 'write:accounts', (call) => {
    pairUp(call.server, 'dismissedSuggestions', me(call), part(call), true)
    return reply({})
  }),
  route('GET /api/v1/directory', 'anyone', '', directory),
]
