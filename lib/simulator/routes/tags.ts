import { pairKey } from '../store/world'
import { foldTag } from '../store/fold-tag'
import { featuredTagOut, tagOut } from '../serialize/tag'
import { LIMITS } from '../serialize/instance'
import { me, pathParam, type Call } from '../routing/call'
import { ownRecord } from '../routing/own-record'
import { paginate } from '../routing/paging'
import { invalid, notFound } from '../routing/refusal'
import { reply, type Reply } from '../routing/reply'
import { route } from '../routing/table'

const NAME = /^[\p{L}\p{N}\p{M}_·]+$/u

/** Returns the hashtag of a call as it is spelled there. Refuses other characters. */
function nameOf(call: Call, name = pathParam(call)): string {
  if (!NAME.test(name)) throw notFound()
  return name
}

const send = (call: Call, name: string): Reply => reply(tagOut(call.view, name))

function setFollow(call: Call, on: boolean): Reply {
  const { world } = call.server
  const name = nameOf(call)
  const known = world.tagFollows.find('pair', pairKey(me(call), foldTag(name)))
  if (on && !known) world.tagFollows.put({ id: world.ids.serial(), accountId: me(call), name: foldTag(name) })
  if (!on && known) world.tagFollows.remove(known.id)
  return send(call, name)
}

/** Features a tag on the profile; at most ten. */
function feature(call: Call, name: string) {
  const { world } = call.server
  const known = world.featuredTags.find('pair', pairKey(me(call), foldTag(name)))
  if (known) return known
  if (world.featuredTags.by('account', me(call)).length >= LIMITS.featuredTags)
    throw invalid('You have already featured the maximum number of hashtags')
  return world.featuredTags.put({ id: world.ids.serial(), accountId: me(call), name })
}

function unfeature(call: Call, name: string): void {
  const known = call.server.world.featuredTags.find('pair', pairKey(me(call), foldTag(name)))
  if (known) call.server.world.featuredTags.remove(known.id)
}

function suggestions(call: Call): Reply {
  const { world } = call.server
  const counts = new Map<string, number>()
  for (const status of world.statuses.by('account', me(call)))
    for (const tag of status.tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const names = [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name)
  return reply(
    names
      .filter((name) => !world.featuredTags.find('pair', pairKey(me(call), foldTag(name))))
      .slice(0, 10)
      .map((name) => tagOut(call.view, name)),
  )
}

/** Tags: following and featuring. */
export const tagRoutes = [
  route('GET /api/v1/tags/:id', 'anyone', 'read:follows', (call) => send(call, nameOf(call))),
  route('POST /api/v1/tags/:id/follow', 'user', 'write:follows', (call) => setFollow(call, true)),
  route('POST /api/v1/tags/:id/unfollow', 'user', 'write:follows', (call) => setFollow(call, false)),
  route('POST /api/v1/tags/:id/feature', 'user', 'write:accounts', (call) => {
    feature(call, nameOf(call))
    return send(call, nameOf(call))
  }),
  route('POST /api/v1/tags/:id/unfeature', 'user', 'write:accounts', (call) => {
    unfeature(call, nameOf(call))
    return send(call, nameOf(call))
  }),
  route('GET /api/v1/followed_tags', 'user', 'read:follows', (call) => {
    const { tagFollows } = call.server.world
    const { items, headers } = paginate(
      call,
      tagFollows.ids('account', me(call)),
      (id) => {
        const row = tagFollows.get(id)
        return row ? tagOut(call.view, row.name) : undefined
      },
      { limit: 100, max: 200, full: true },
    )
    return reply(items, 200, headers)
  }),
  route('GET /api/v1/featured_tags', 'user', 'read:accounts', (call) =>
    reply(
      call.server.world.featuredTags.by('account', me(call)).map((tag) => featuredTagOut(call.view, tag)),
    ),
  ),
  route('POST /api/v1/featured_tags', 'user', 'write:accounts', (call) => {
    const name = call.params.need('name').replace(/^#/, '')
    if (!NAME.test(name)) throw invalid('Tag is invalid')
    return reply(featuredTagOut(call.view, feature(call, name)))
  }),
  route('GET /api/v1/featured_tags/suggestions', 'user', 'read:accounts', suggestions),
  route('DELETE /api/v1/featured_tags/:id', 'user', 'write:accounts', (call) => {
    call.server.world.featuredTags.remove(ownRecord(call, call.server.world.featuredTags).id)
    return reply({})
  }),
]
