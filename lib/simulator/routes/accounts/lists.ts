import type { List } from '../../store/model'
import { compareIds } from '../../store/ids'
import { pairKey } from '../../store/world'
import { follows } from '../../rules/relations'
import { accountOut } from '../../serialize/account'
import { LIMITS } from '../../serialize/instance'
import { listOut } from '../../serialize/list'
import { me, type Call } from '../../routing/call'
import { ownRecord } from '../../routing/own-record'
import { ACCOUNTS, paginate } from '../../routing/paging'
import { found, invalid, notFound, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const POLICIES = ['none', 'list', 'followed']

const own = (call: Call): List => ownRecord(call, call.server.world.lists)

function read(call: Call, known?: List) {
  const title = call.params.text('title') ?? known?.title ?? ''
  if (title.trim() === '') throw invalid("Title can't be blank")
  if (title.length > 256) throw invalid('Title is too long (maximum is 256 characters)')
  const policy = call.params.text('replies_policy') ?? known?.repliesPolicy ?? 'list'
  if (!POLICIES.includes(policy)) throw new Refusal(422, `'${policy}' is not a valid replies_policy`)
  return {
    title,
    repliesPolicy: policy as List['repliesPolicy'],
    exclusive: call.params.flag('exclusive') ?? known?.exclusive ?? false,
  }
}

function create(call: Call): Reply {
  const { world } = call.server
  if (world.lists.by('account', me(call)).length >= LIMITS.lists)
    throw invalid('You have reached the maximum number of lists')
  return reply(listOut(world.lists.put({ id: world.ids.serial(), accountId: me(call), ...read(call) })))
}

/** Members of a list, by account id; all of them with `limit=0`. */
function members(call: Call): Reply {
  const { world } = call.server
  const rows = world.listMembers.by('list', own(call).id)
  const ids = rows.map(({ accountId }) => accountId).sort(compareIds)
  const pick = (id: string) => {
    const account = world.accounts.get(id)
    return account && !account.suspended ? accountOut(call.view, account) : undefined
  }
  if (call.params.whole('limit') === 0) return reply(ids.flatMap((id) => pick(id) ?? []))
  const { items, headers } = paginate(call, ids, pick, ACCOUNTS)
  return reply(items, 200, headers)
}

/** Adds all accounts or none: each must be followed, or asked for a follow, and not be a member yet. */
function addMembers(call: Call): Reply {
  const { world } = call.server
  const list = own(call)
  const owner = me(call)
  const ids = call.params.texts('account_ids')
  for (const id of ids) found(world.accounts.get(id))
  for (const id of ids) {
    const asked = world.followRequests.find('pair', pairKey(owner, id))
    if (id !== owner && !follows(world, owner, id) && !asked) throw notFound()
    if (world.listMembers.find('pair', pairKey(list.id, id))) throw invalid('Account has already been taken')
  }
  for (const id of new Set(ids))
    world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: id })
  return reply({})
}

function removeMembers(call: Call): Reply {
  const { world } = call.server
  const list = own(call)
  for (const id of call.params.texts('account_ids')) {
    const member = world.listMembers.find('pair', pairKey(list.id, id))
    if (member) world.listMembers.remove(member.id)
  }
  return reply({})
}

/** Lists and their members. */
export const listRoutes = [
  route('GET /api/v1/lists', 'user', 'read:lists', (call) =>
    reply(call.server.world.lists.by('account', me(call)).map(listOut)),
  ),
  route('POST /api/v1/lists', 'user', 'write:lists', create),
  route('GET /api/v1/lists/:id', 'user', 'read:lists', (call) => reply(listOut(own(call)))),
  route('PUT /api/v1/lists/:id', 'user', 'write:lists', (call) => {
    const list = own(call)
    return reply(listOut(call.server.world.lists.put({ ...list, ...read(call, list) })))
  }),
  route('DELETE /api/v1/lists/:id', 'user', 'write:lists', (call) => {
    const { world } = call.server
    const list = own(call)
    for (const member of world.listMembers.by('list', list.id)) world.listMembers.remove(member.id)
    world.lists.remove(list.id)
    return reply({})
  }),
  route('GET /api/v1/lists/:id/accounts', 'user', 'read:lists', members),
  route('POST /api/v1/lists/:id/accounts', 'user', 'write:lists', addMembers),
  route('DELETE /api/v1/lists/:id/accounts', 'user', 'write:lists', removeMembers),
]
