import type { Status } from '../store/model'
import { foldTag } from '../store/fold-tag'
import { compareIds } from '../store/ids'
import { lowerBound } from '../store/table'
import {
  HOME,
  homeHides,
  homeKeeps,
  listHides,
  listKeeps,
  oldestOfHome,
  publicHas,
  tagHas,
} from '../rules/timelines'
import { canSee } from '../rules/visibility'
import { statusOut } from '../serialize/status'
import { me, pathParam, type Call } from '../routing/call'
import { ownRecord } from '../routing/own-record'
import { paginate, STATUSES } from '../routing/paging'
import { notFound } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

/**
 * One page of the posts among `ids` (default all) that pass `has`. Posts that `hides` rejects are removed
 * after paging, as Mastodon does for prepared feeds: pages can be short although more follow.
 */
function timeline(
  call: Call,
  has: (status: Status) => boolean,
  ids?: readonly string[],
  hides: (status: Status) => boolean = () => false,
): Reply {
  const { world } = call.server
  const { items, headers } = paginate(
    call,
    ids ?? world.statuses.allIds(),
    (id) => {
      const status = world.statuses.get(id)
      if (!status || !has(status)) return undefined
      return hides(status) ? null : statusOut(call.view, status)
    },
    STATUSES,
  )
  return reply(items, 200, headers)
}

/** Ids that may be in a home: prepared homes have an end, and older posts are not available. */
function idsOfHome({ server }: Call, owner: string): readonly string[] {
  const { world, software, homes } = server
  const ids = world.statuses.allIds()
  if (!software.homeEnds) return ids
  const oldest = ids.length > HOME.kept ? oldestOfHome(world, owner, HOME.kept) : null
  const rebuilt = homes.get(owner) ?? null
  const from = [oldest, rebuilt]
    .filter((id) => id !== null)
    .toSorted(compareIds)
    .at(-1)
  return from === undefined ? ids : ids.slice(lowerBound(ids, from))
}

function home(call: Call): Reply {
  const { server } = call
  const { world } = server
  const id = me(call)
  const left = server.faults.building.get(id) ?? 0
  const page = timeline(
    call,
    (status) => homeKeeps(world, id, status),
    idsOfHome(call, id),
    (status) => homeHides(world, id, status, call.view.now),
  )
  if (left <= 0) return page
  server.faults.building.set(id, left - 1)
  server.refreshes.set(`home:${id}`, { id: `home:${id}`, running: left > 1, resultCount: 0 })
  return {
    ...page,
    status: 206,
    headers: { ...page.headers, 'mastodon-async-refresh': `id="home:${id}", retry=5` },
  }
}

const publicRule = (call: Call) => ({
  local: call.params.flag('local') ?? false,
  remote: call.params.flag('remote') ?? false,
  onlyMedia: call.params.flag('only_media') ?? false,
})

const four = (call: Call, name: string) => call.params.texts(name).slice(0, 4).map(foldTag)

function tag(call: Call): Reply {
  const { world } = call.server
  const name = foldTag(pathParam(call, 'tag'))
  const rule = {
    ...publicRule(call),
    any: four(call, 'any'),
    all: four(call, 'all'),
    none: four(call, 'none'),
  }
  const ids = rule.any.length > 0 ? undefined : world.statuses.ids('tag', name)
  return timeline(
    call,
    (status) => tagHas(world, call.account?.id ?? null, call.user, name, rule, status, call.view.now),
    ids,
  )
}

function list(call: Call): Reply {
  const { world } = call.server
  const own = ownRecord(call, world.lists)
  return timeline(
    call,
    (status) => listKeeps(world, own, status),
    undefined,
    (status) => listHides(world, own, status, call.view.now),
  )
}

/** Posts with the card of a trending link. */
function link(call: Call): Reply {
  const { world } = call.server
  const url = call.params.need('url')
  if (!world.trends.links.some((entry) => entry.card.url === url)) throw notFound()
  return timeline(
    call,
    (status) =>
      status.visibility === 'public' &&
      status.card?.url === url &&
      canSee(world, call.account?.id ?? null, status),
  )
}

/** Timelines of posts. */
export const timelineRoutes = [
  route('GET /api/v1/timelines/home', 'user', 'read:statuses', home),
  route('GET /api/v1/timelines/public', 'anyone', 'read:statuses', (call) =>
    timeline(call, (status) =>
      publicHas(
        call.server.world,
        call.account?.id ?? null,
        call.user,
        publicRule(call),
        status,
        call.view.now,
      ),
    ),
  ),
  route('GET /api/v1/timelines/tag/:tag', 'anyone', 'read:statuses', tag),
  route('GET /api/v1/timelines/list/:id', 'user', 'read:lists', list),
  route('GET /api/v1/timelines/link', 'anyone', 'read:statuses', link),
  route('GET /api/v1/timelines/direct', 'user', 'read:statuses', (call) =>
    timeline(
      call,
      (status) =>
        status.visibility === 'direct' &&
        (status.accountId === me(call) || status.mentionIds.includes(me(call))) &&
        canSee(call.server.world, me(call), status),
    ),
  ),
]
