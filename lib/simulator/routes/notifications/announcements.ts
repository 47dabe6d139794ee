import type { Announcement } from '../../store/model'
import { pairKey } from '../../store/world'
import { announcementOut, reactionsOut } from '../../serialize/announcement'
import { viewOf } from '../../server'
import { me, pathParam, type Call } from '../../routing/call'
import { found, invalid } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const MAX_REACTIONS = 8

const isOver = (call: Call, announcement: Announcement): boolean =>
  announcement.endsAt !== null && announcement.endsAt <= call.view.now

function all(call: Call): Reply {
  const { world } = call.server
  const dismissed = call.params.flag('with_dismissed') ?? false
  const shown = world.announcements
    .values()
    .filter((a) => !isOver(call, a))
    .filter((a) => dismissed || !world.announcementReads.find('pair', pairKey(me(call), a.id)))
    .toSorted((a, b) => (a.startsAt ?? a.publishedAt) - (b.startsAt ?? b.publishedAt))
  return reply(shown.map((a) => announcementOut(call.view, a)))
}

function dismiss(call: Call): Reply {
  const { world } = call.server
  const { id } = found(world.announcements.get(pathParam(call)))
  if (!world.announcementReads.find('pair', pairKey(me(call), id)))
    world.announcementReads.put({ id: world.ids.serial(), announcementId: id, accountId: me(call) })
  return reply({})
}

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u

/**
 * Adds or removes a reaction: an emoji or a custom emoji of this server, at most eight kinds. Refuses to add one twice,
 * and to remove one that is not there.
 */
function react(call: Call, on: boolean): Reply {
  const { world, hub } = call.server
  const announcement = found(world.announcements.get(pathParam(call)))
  const name = pathParam(call, 'name')
  const mine = world.announcementReactions
    .by('announcement', announcement.id)
    .find((reaction) => reaction.accountId === me(call) && reaction.name === name)
  if (on && mine) throw invalid('Duplicate record')
  if (!on) found(mine)
  if (on) {
    const names = reactionsOut(call.view, announcement).map((reaction) => reaction['name'])
    if (!world.emojis.has(name) && !EMOJI.test(name)) throw invalid('Name is not a recognized emoji')
    if (!names.includes(name) && names.length >= MAX_REACTIONS)
      throw invalid('Limit of different reactions reached')
    world.announcementReactions.put({
      id: world.ids.serial(),
      announcementId: announcement.id,
      accountId: me(call),
      name,
    })
  }
  if (!on && mine) world.announcementReactions.remove(mine.id)
  const after = reactionsOut(viewOf(call.server, null, true), announcement).find(
    (reaction) => reaction['name'] === name,
  )
  hub.toAll('announcement.reaction', () => ({ name, count: 0, ...after, announcement_id: announcement.id }))
  return reply({})
}

/** Announcements. */
export const announcementRoutes = [
  route('GET /api/v1/announcements', 'user', '', all),
  route('POST /api/v1/announcements/:id/dismiss', 'user', 'write:accounts', dismiss),
  route('PUT /api/v1/announcements/:id/reactions/:name', 'user', 'write:favourites', (call) =>
    react(call, true),
  ),
  route('DELETE /api/v1/announcements/:id/reactions/:name', 'user', 'write:favourites', (call) =>
    react(call, false),
  ),
]
