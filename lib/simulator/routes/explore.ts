import type { Account, Suggestion } from '../store/model'
import { pairKey } from '../store/world'
import { blocks, follows, isHidden } from '../rules/relations'
import { canSee } from '../rules/visibility'
import { accountOut } from '../serialize/account'
import { cardOut, statusOut } from '../serialize/status'
import { tagOut } from '../serialize/tag'
import { pairUp } from '../actions/relate'
import { me, pathParam, type Call } from '../routing/call'
import { ACCOUNTS, offsetLinks, offsetPage, STATUSES } from '../routing/paging'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

const SMALL = { limit: 10, max: 20 }

function trendTags(call: Call): Reply {
  const { items, headers } = offsetLinks(call, call.server.world.trends.tags, SMALL)
  return reply(
    items.map((entry) => tagOut(call.view, entry.name)),
    200,
    headers,
  )
}

const DAY_SECONDS = 86_400

function trendLinks(call: Call): Reply {
  const { items, headers } = offsetLinks(call, call.server.world.trends.links, SMALL)
  const today = Math.floor(call.view.now / 1000 / DAY_SECONDS) * DAY_SECONDS
  const body = items.map(({ card, history }) => ({
    ...cardOut(call.view, card),
    history: history.map(({ uses, accounts }, at) => ({
      day: String(today - at * DAY_SECONDS),
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

/** Trends, suggestions and the directory. */
export const exploreRoutes = [
  route('GET /api/v1/trends/tags', 'anyone', '', trendTags),
  route('GET /api/v1/trends', 'anyone', '', trendTags),
  route('GET /api/v1/trends/links', 'anyone', '', trendLinks),
  route('GET /api/v1/trends/statuses', 'anyone', '', trendStatuses),
  route('GET /api/v2/suggestions', 'user', 'read:accounts', suggestions),
  route('GET /api/v1/suggestions', 'user', 'read:accounts', (call) =>
    reply(offsetPage(call, suggested(call), ACCOUNTS).map(({ account }) => accountOut(call.view, account))),
  ),
  route('DELETE /api/v1/suggestions/:id', 'user', 'write:accounts', (call) => {
    pairUp(call.server, 'dismissedSuggestions', me(call), pathParam(call), true)
    return reply({})
  }),
  route('GET /api/v1/directory', 'anyone', '', directory),
]
