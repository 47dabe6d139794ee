import type { Marker } from '../../store/model'
import { moveMarker } from '../../actions/move-marker'
import { pairKey } from '../../store/world'
import { credentialAccountOut } from '../../serialize/account'
import { iso } from '../../serialize/view'
import { me, self, type Call } from '../../routing/call'
import { found } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const TIMELINES = ['home', 'notifications'] as const

export const sendSelf = (call: Call): Reply =>
  reply(credentialAccountOut(call.view, found(call.server.world.accounts.get(me(call))), self(call)))

function preferences(call: Call): Reply {
  const user = self(call)
  return reply({
    'posting:default:visibility': user.defaultPrivacy,
    'posting:default:sensitive': user.defaultSensitive,
    'posting:default:language': user.defaultLanguage,
    'posting:default:quote_policy':
      user.defaultPrivacy === 'private' || user.defaultPrivacy === 'direct'
        ? 'nobody'
        : user.defaultQuotePolicy,
    'reading:expand:media': user.expandMedia,
    'reading:expand:spoilers': user.expandSpoilers,
    'reading:autoplay:gifs': user.autoplayGifs,
  })
}

const markersOut = (markers: readonly Marker[]) =>
  Object.fromEntries(
    markers.map(({ timeline, lastReadId, version, updatedAt }) => [
      timeline,
      { last_read_id: lastReadId, version, updated_at: iso(updatedAt) },
    ]),
  )

function readMarkers(call: Call): Reply {
  const { world } = call.server
  return reply(
    markersOut(
      call.params
        .texts('timeline')
        .flatMap((name) => world.markers.find('pair', pairKey(me(call), name)) ?? []),
    ),
  )
}

/** Moves markers, also backwards, as the client says. Scripts simulate a conflict (409). */
function writeMarkers(call: Call): Reply {
  const { server } = call
  const written = TIMELINES.flatMap((timeline) => {
    const given = call.params.object(timeline)
    const lastReadId = given?.text('last_read_id')
    if (!given || lastReadId === undefined) return []
    return [moveMarker(server, me(call), timeline, lastReadId)]
  })
  return reply(markersOut(written))
}

/** The account of the user, preferences and markers. */
export const selfRoutes = [
  route('GET /api/v1/accounts/verify_credentials', 'user', ['profile', 'read:accounts'], sendSelf),
  route('GET /api/v1/preferences', 'user', 'read:accounts', preferences),
  route('GET /api/v1/markers', 'user', 'read:statuses', readMarkers),
  route('POST /api/v1/markers', 'user', 'write:statuses', writeMarkers),
]
