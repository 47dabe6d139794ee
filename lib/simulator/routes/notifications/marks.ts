import { canSee } from '../../rules/visibility'
import { accountOut, relationshipOut } from '../../serialize/account'
import { statusOut } from '../../serialize/status'
import { isoOrNull } from '../../serialize/view'
import { answerRequest, blockDomain } from '../../actions/relate'
import { pairKey } from '../../store/world'
import { follows } from '../../rules/relations'
import { me, pathParam, type Call } from '../../routing/call'
import { ACCOUNTS, MARKS, paginate } from '../../routing/paging'
import { invalid, notFound } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

/** Marked posts, newest mark first, paged by the ids of the marks. */
function marked(call: Call, table: 'bookmarks' | 'favourites'): Reply {
  const { world } = call.server
  const rows = world[table]
  const { items, headers } = paginate(
    call,
    rows.ids('account', me(call)),
    (id) => {
      const status = world.statuses.get(rows.get(id)?.statusId)
      return status && canSee(world, me(call), status) ? statusOut(call.view, status) : undefined
    },
    MARKS,
  )
  return reply(items, 200, headers)
}

/** Accounts the user blocks, mutes or features, without suspended ones. */
function others(call: Call, table: 'blocks' | 'mutes' | 'endorsements'): Reply {
  const { world } = call.server
  const rows = world[table]
  const { items, headers } = paginate(
    call,
    rows.ids('from', me(call)),
    (id) => {
      const row = rows.get(id)
      const account = world.accounts.get(row?.to)
      if (!row || !account || account.suspended) return undefined
      const out = accountOut(call.view, account)
      return table === 'mutes'
        ? { ...out, mute_expires_at: isoOrNull(world.mutes.get(id)?.expiresAt ?? null) }
        : out
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

function requests(call: Call): Reply {
  const { world } = call.server
  const { items, headers } = paginate(
    call,
    world.followRequests.ids('to', me(call)),
    (id) => {
      const account = world.accounts.get(world.followRequests.get(id)?.from)
      return account && !account.suspended ? accountOut(call.view, account) : undefined
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

function answer(call: Call, yes: boolean): Reply {
  const from = pathParam(call)
  if (!call.server.world.followRequests.find('pair', pairKey(from, me(call)))) throw notFound()
  answerRequest(call.server, me(call), from, yes)
  return reply(relationshipOut(call.view, from))
}

function domains(call: Call): Reply {
  const { domainBlocks } = call.server.world
  const { items, headers } = paginate(
    call,
    domainBlocks.ids('account', me(call)),
    (id) => domainBlocks.get(id)?.domain,
    { limit: 100, max: 200, full: true },
  )
  return reply(items, 200, headers)
}

const domainOf = (call: Call): string => {
  const domain = call.params.need('domain').toLowerCase()
  if (!/^[\p{L}\p{N}.-]+(:\d+)?$/u.test(domain)) throw invalid('Domain is not a valid domain name')
  return domain
}

/** Returns how many follows a domain block would end. */
function preview(call: Call): Reply {
  const { world } = call.server
  const there = world.accounts.by('domain', domainOf(call))
  return reply({
    following_count: there.filter((account) => follows(world, me(call), account.id)).length,
    followers_count: there.filter((account) => follows(world, account.id, me(call))).length,
  })
}

/** Bookmarks, favourites, blocks, mutes and domain blocks. */
export const markRoutes = [
  route('GET /api/v1/bookmarks', 'user', 'read:bookmarks', (call) => marked(call, 'bookmarks')),
  route('GET /api/v1/favourites', 'user', 'read:favourites', (call) => marked(call, 'favourites')),
  route('GET /api/v1/blocks', 'user', 'read:blocks', (call) => others(call, 'blocks')),
  route('GET /api/v1/mutes', 'user', 'read:mutes', (call) => others(call, 'mutes')),
  route('GET /api/v1/endorsements', 'user', 'read:accounts', (call) => others(call, 'endorsements')),
  route('GET /api/v1/follow_requests', 'user', 'read:follows', requests),
  route('POST /api/v1/follow_requests/:id/authorize', 'user', 'write:follows', (call) => answer(call, true)),
  route('POST /api/v1/follow_requests/:id/reject', 'user', 'write:follows', (call) => answer(call, false)),
  route('GET /api/v1/domain_blocks', 'user', 'read:blocks', domains),
  route('GET /api/v1/domain_blocks/preview', 'user', 'read:blocks', preview),
  route('POST /api/v1/domain_blocks', 'user', 'write:blocks', (call) => {
    blockDomain(call.server, me(call), domainOf(call))
    return reply({})
  }),
  route('DELETE /api/v1/domain_blocks', 'user', 'write:blocks', (call) => {
    const row = call.server.world.domainBlocks.find('pair', pairKey(me(call), domainOf(call)))
    if (row) call.server.world.domainBlocks.remove(row.id)
    return reply({})
  }),
]
