import type { Account, Collection, Status } from '../store/model'
import { isHidden } from '../rules/relations'
import { searchTest } from '../rules/search-query'
import { canSee } from '../rules/visibility'
import { accountOut, byAcct } from '../serialize/account'
import { collectionOut, collectionUrl } from '../serialize/collection'
import { statusOut } from '../serialize/status'
import { tagOut } from '../serialize/tag'
import type { View } from '../serialize/view'
import type { Call } from '../routing/call'
import { findAccounts } from './accounts/accounts'
import { newestFirst, offsetPage, STATUSES } from '../routing/paging'
import { Params } from '../routing/params'
import { Refusal } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

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

const collectionAt = (view: View, address: string): Collection | undefined =>
  view.world.collections.values().find((collection) => collectionUrl(view, collection) === address)

/** True when the reader may see a search result; filtered after paging, so pages may be short. */
const isShown = ({ server, account, view }: Call, status: Status): boolean =>
  canSee(server.world, account?.id ?? null, status) &&
  !(account && isHidden(server.world, account.id, status.accountId, view.now))

/** Full-text search over public posts of accounts that allow it, and over the reader's own surroundings. */
function findStatuses(call: Call, query: string): Status[] {
  const { world } = call.server
  const reader = call.account?.id ?? null
  if (reader === null || !world.instance.fullTextSearch) return []
  const from = call.params.text('account_id')
  const fits = searchTest(query, { world, me: reader })
  return newestFirst(
    world.statuses.values().filter((status) => {
      if (status.reblogOfId || (from && status.accountId !== from)) return false
      const open = status.visibility === 'public' && world.accounts.get(status.accountId)?.indexable
      const mine = status.accountId === reader || status.mentionIds.includes(reader)
      return (open || mine) && fits(status)
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

/** Accounts by name or handle; an account whose whole handle was written comes first, on the first page only. */
function findPeople(call: Call, query: string): Account[] {
  const following = call.params.flag('following') ?? false
  const exact = query.includes('@') ? byAcct(call.view, query) : undefined
  const others = findAccounts(call, query, following).filter((account) => account !== exact)
  const page = offsetPage(call, others, STATUSES)
  const isFirst = (call.params.whole('offset') ?? 0) === 0
  return exact && isFirst ? [exact, ...page.slice(0, Math.max(0, limitIn(call) - 1))] : page
}

const limitIn = ({ params }: Call) => Math.min(params.whole('limit') ?? STATUSES.limit, STATUSES.max)

const FIRST_PAGE = new Params({ offset: '' })

/** Refuses what visitors may not ask, and numbers below zero. */
function checkSearch({ params, account }: Call): void {
  if (!account && (params.flag('offset') ?? false))
    throw new Refusal(401, 'Search queries pagination is not supported without authentication')
  if (!account && (params.flag('resolve') ?? false))
    throw new Refusal(
      401,
      'Search queries that resolve remote resources are not supported without authentication',
    )
  if ((params.whole('limit') ?? 0) < 0 || (params.whole('offset') ?? 0) < 0)
    throw new Refusal(400, 'Pagination values for `offset` and `limit` must be positive')
}

/**
 * Searches accounts, posts and hashtags. `offset` counts only with a `type`, and a web address is looked up only with
 * `resolve`. Hashtags are searched unless the query has an @, accounts unless it starts with #.
 */
function search(call: Call): Reply {
  const { params, view } = call
  const query = params.need('q').trim()
  checkSearch(call)
  const type = params.text('type') ?? ''
  const paged = type === '' ? { ...call, params: params.merged(FIRST_PAGE) } : call
  const wants = (name: string) => type === '' || type === name
  const answer = (
    accounts: readonly Account[],
    statuses: readonly Status[],
    tags: readonly string[],
    collections: readonly Collection[] = [],
  ) =>
    reply({
      accounts: accounts.map((account) => accountOut(view, account)),
      statuses: statuses.map((status) => statusOut(view, status)),
      hashtags: tags.map((name) => tagOut(view, name)),
      collections: collections.map((collection) => collectionOut(view, collection)),
    })
  if (/^https?:\/\//i.test(query) && params.flag('resolve')) {
    if ((params.whole('offset') ?? 0) > 0) return answer([], [], [])
    const status = wants('statuses') ? statusAt(view, query) : undefined
    if (status && canSee(view.world, view.me, status)) return answer([], [status], [])
    const collection = type === '' ? collectionAt(view, query) : undefined
    if (collection) return answer([], [], [], [collection])
    const account = wants('accounts') ? accountAt(view, query) : undefined
    return answer(account ? [account] : [], [], [])
  }
  return answer(
    wants('accounts') && !query.startsWith('#') ? findPeople(paged, query) : [],
    wants('statuses')
      ? offsetPage(paged, findStatuses(call, query), STATUSES).filter((status) => isShown(call, status))
      : [],
    wants('hashtags') && !query.includes('@') ? offsetPage(paged, findTags(call, query), STATUSES) : [],
  )
}

/** Search. */
export const searchRoutes = [route('GET /api/v2/search', 'anyone', 'read:search', search)]
