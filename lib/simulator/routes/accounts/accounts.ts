import type { Status } from '../../store/model'
import { foldTag } from '../../store/fold-tag'
import { pairKey } from '../../store/world'
import { alsoFollowed, blocks, follows, isExcluded, isHidden } from '../../rules/relations'
import { canSee } from '../../rules/visibility'
import { accountOut, accountsOut, acctOf, byAcct, relationshipOut } from '../../serialize/account'
import { listOut } from '../../serialize/list'
import { featuredTagOut } from '../../serialize/tag'
import { statusOut } from '../../serialize/status'
import { follow, block, mute, pairUp, unblock, unfollow, unmute } from '../../actions/relate'
import { me, pathParam, type Call } from '../../routing/call'
import { theAccount } from '../../routing/access'
import { ACCOUNTS, offsetPage, paginate, STATUSES } from '../../routing/paging'
import { forbidden, found, invalid, notFound, Refusal } from '../../routing/refusal'
import { reply, type Reply } from '../../routing/reply'
import { route } from '../../routing/table'

const relation = (call: Call, id: string): Reply => reply(relationshipOut(call.view, id))

/** Looks up an account, also as `user@thishost`. */
const lookup = (call: Call): Reply =>
  reply(accountOut(call.view, found(byAcct(call.view, call.params.need('acct')))))

/** The posts of an account, as the reader may see them. */
function statuses(call: Call): Reply {
  const { world } = call.server
  const { params, view } = call
  const account = theAccount(call)
  const reader = call.account?.id ?? null
  if (account.suspended || (reader && blocks(world, account.id, reader))) return reply([])
  const tagged = params.has('tagged') ? foldTag(params.text('tagged') ?? '') : ''
  const flags = {
    replies: params.flag('exclude_replies'),
    boosts: params.flag('exclude_reblogs'),
    media: params.flag('only_media'),
    direct: params.flag('exclude_direct'),
  }
  const shows = (status: Status): boolean => {
    if (!canSee(world, reader, status)) return false
    if (flags.replies && status.inReplyToAccountId !== null && status.inReplyToAccountId !== account.id)
      return false
    if (flags.boosts && status.reblogOfId) return false
    if (flags.media && status.mediaIds.length === 0) return false
    if (flags.direct && status.visibility === 'direct') return false
    if (tagged && !status.tags.some((tag) => foldTag(tag) === tagged)) return false
    const boosted = world.statuses.get(status.reblogOfId)
    return !boosted || !isHidden(world, reader, boosted.accountId, view.now)
  }
  const pins = params.flag('pinned')
  const ids = pins
    ? world.pins.by('account', account.id).map((pin) => pin.statusId)
    : world.statuses.ids('account', account.id)
  if (pins)
    return reply(
      ids.toReversed().flatMap((id) => {
        const status = world.statuses.get(id)
        return status && shows(status) ? [statusOut(view, status)] : []
      }),
    )
  const { items, headers } = paginate(
    call,
    ids,
    (id) => {
      const status = world.statuses.get(id)
      return status && shows(status) ? statusOut(view, status) : undefined
    },
    STATUSES,
  )
  return reply(items, 200, headers)
}

/**
 * Followers or followed accounts, paged by the id of the follow. Those that the reader blocked or muted are in the
 * reader's own lists only.
 */
function followList(call: Call, side: 'from' | 'to'): Reply {
  const { world } = call.server
  const account = theAccount(call)
  const reader = call.account?.id ?? null
  if (account.suspended || (account.hideCollections && account.id !== reader)) return reply([])
  if (reader && blocks(world, account.id, reader)) return reply([])
  const { items, headers } = paginate(
    call,
    world.follows.ids(side === 'from' ? 'to' : 'from', account.id),
    (id) => {
      const other = world.accounts.get(world.follows.get(id)?.[side])
      if (!other || other.suspended) return undefined
      if (account.id !== reader && isExcluded(world, reader, other.id, call.view.now)) return undefined
      return accountOut(call.view, other)
    },
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

function startFollowing(call: Call): Reply {
  const { world } = call.server
  const { params } = call
  const account = theAccount(call)
  if (account.id === me(call)) throw forbidden()
  if (account.suspended || blocks(world, account.id, me(call)) || account.movedToId) throw forbidden()
  const reblogs = params.flag('reblogs')
  const bell = params.flag('notify')
  follow(call.server, me(call), account.id, {
    ...(reblogs === undefined ? {} : { reblogs }),
    ...(bell === undefined ? {} : { notify: bell }),
    ...(params.has('languages') ? { languages: params.texts('languages') } : {}),
  })
  return relation(call, account.id)
}

/** Wraps an action on another account; refuses the account of the user. */
const onOther =
  (act: (call: Call, id: string) => void) =>
  (call: Call): Reply => {
    const account = theAccount(call)
    if (account.id === me(call)) throw forbidden()
    act(call, account.id)
    return relation(call, account.id)
  }

function endorse(call: Call, on: boolean): Reply {
  const account = theAccount(call)
  if (on && !follows(call.server.world, me(call), account.id))
    throw invalid('You must be already following the person you want to endorse')
  pairUp(call.server, 'endorsements', me(call), account.id, on)
  return relation(call, account.id)
}

function note(call: Call): Reply {
  const { world } = call.server
  const account = theAccount(call)
  const comment = call.params.text('comment') ?? ''
  if (comment.length > 2000) throw invalid('Comment is too long (maximum is 2000 characters)')
  const known = world.notes.find('pair', pairKey(me(call), account.id))
  if (known) world.notes.put({ ...known, comment })
  else world.notes.put({ id: world.ids.serial(), from: me(call), to: account.id, comment })
  return relation(call, account.id)
}

function relationships(call: Call): Reply {
  const { world } = call.server
  const all = call.params.flag('with_suspended')
  const ids = [...new Set(call.params.texts('id'))]
  return reply(
    (call.server.software.oneRelationship ? ids.slice(0, 1) : ids).flatMap((id) => {
      const account = world.accounts.get(id)
      return account && (all || !account.suspended) ? [relationshipOut(call.view, id)] : []
    }),
  )
}

/** Accounts whose handle or name starts with the query; followed ones first. */
export function findAccounts(call: Call, query: string, following: boolean) {
  const { world } = call.server
  const wanted = query.toLowerCase().replace(/^@/, '').trim()
  if (!wanted) return []
  const [name = '', host] = wanted.split('@')
  const rank = (id: string) => (call.account && follows(world, call.account.id, id) ? 0 : 1)
  return world.accounts
    .values()
    .filter((account) => {
      if (account.suspended) return false
      // The account of the user counts as followed.
      if (following && rank(account.id) === 1 && account.id !== call.account?.id) return false
      if (host !== undefined)
        return (
          account.username.toLowerCase().startsWith(name) &&
          (account.domain ?? call.server.host).startsWith(host)
        )
      return (
        account.username.toLowerCase().startsWith(name) ||
        acctOf(account).toLowerCase() === wanted ||
        account.displayName
          .toLowerCase()
          .split(/\s+/)
          .some((word) => word.startsWith(wanted))
      )
    })
    .sort((a, b) => rank(a.id) - rank(b.id) || b.followersCount - a.followersCount)
}

const search = (call: Call): Reply => {
  const accounts = findAccounts(call, call.params.text('q') ?? '', call.params.flag('following') ?? false)
  return reply(offsetPage(call, accounts, ACCOUNTS).map((account) => accountOut(call.view, account)))
}

function familiar(call: Call): Reply {
  const { world } = call.server
  return reply(
    call.params.texts('id').flatMap((id) => {
      const account = world.accounts.get(id)
      if (!account) return []
      const ids = account.hideCollections ? [] : alsoFollowed(world, me(call), id)
      return [{ id, accounts: accountsOut(call.view, ids.slice(0, 10)) }]
    }),
  )
}

function many(call: Call): Reply {
  const ids = call.params.texts('id')
  if (ids.length > 40) throw new Refusal(422, 'Too many accounts')
  return reply(accountsOut(call.view, ids))
}

const endorsements = (call: Call): Reply => {
  const account = theAccount(call)
  const rows = call.server.world.endorsements
  const { items, headers } = paginate(
    call,
    rows.ids('from', account.id),
    (id) => accountsOut(call.view, [rows.get(id)?.to ?? ''])[0],
    ACCOUNTS,
  )
  return reply(items, 200, headers)
}

/** Accounts and relationships. */
export const accountRoutes = [
  route('GET /api/v1/accounts', 'anyone', 'read:accounts', many),
  route('GET /api/v1/accounts/lookup', 'anyone', 'read:accounts', lookup),
  route('GET /api/v1/accounts/search', 'user', 'read:accounts', search),
  route('GET /api/v1/accounts/relationships', 'user', 'read:follows', relationships),
  route('GET /api/v1/accounts/familiar_followers', 'user', 'read:follows', familiar),
  route('GET /api/v1/accounts/:id', 'anyone', 'read:accounts', (call) => {
    const account = theAccount(call)
    if (call.account && blocks(call.server.world, account.id, call.account.id) && account.suspended)
      throw notFound()
    return reply(accountOut(call.view, account))
  }),
  route('GET /api/v1/accounts/:id/statuses', 'anyone', 'read:statuses', statuses),
  route('GET /api/v1/accounts/:id/followers', 'anyone', 'read:accounts', (call) => followList(call, 'from')),
  route('GET /api/v1/accounts/:id/following', 'anyone', 'read:accounts', (call) => followList(call, 'to')),
  route('GET /api/v1/accounts/:id/featured_tags', 'anyone', '', (call) =>
    reply(
      call.server.world.featuredTags
        .by('account', theAccount(call).id)
        .map((tag) => featuredTagOut(call.view, tag)),
    ),
  ),
  route('GET /api/v1/accounts/:id/endorsements', 'anyone', 'read:accounts', endorsements),
  route('GET /api/v1/accounts/:id/lists', 'user', 'read:lists', (call) => {
    const { world } = call.server
    const lists = world.lists
      .by('account', me(call))
      .filter((list) => world.listMembers.find('pair', pairKey(list.id, pathParam(call))))
    return reply(lists.map(listOut))
  }),
  route('GET /api/v1/accounts/:id/identity_proofs', 'user', 'read:accounts', () => reply([])),
  route('POST /api/v1/accounts/:id/follow', 'user', 'write:follows', startFollowing),
  route('POST /api/v1/accounts/:id/unfollow', 'user', 'write:follows', (call) => {
    unfollow(call.server, me(call), theAccount(call).id)
    return relation(call, pathParam(call))
  }),
  route('POST /api/v1/accounts/:id/remove_from_followers', 'user', 'write:follows', (call) => {
    unfollow(call.server, theAccount(call).id, me(call))
    return relation(call, pathParam(call))
  }),
  route(
    'POST /api/v1/accounts/:id/block',
    'user',
    'write:blocks',
    onOther((call, id) => block(call.server, me(call), id)),
  ),
  route(
    'POST /api/v1/accounts/:id/unblock',
    'user',
    'write:blocks',
    onOther((call, id) => unblock(call.server, me(call), id)),
  ),
  route(
    'POST /api/v1/accounts/:id/mute',
    'user',
    'write:mutes',
    onOther((call, id) =>
      mute(
        call.server,
        me(call),
        id,
        call.params.flag('notifications') ?? true,
        call.params.whole('duration') ?? 0,
      ),
    ),
  ),
  route(
    'POST /api/v1/accounts/:id/unmute',
    'user',
    'write:mutes',
    onOther((call, id) => unmute(call.server, me(call), id)),
  ),
  ...['endorse', 'pin'].map((name) =>
    route(`POST /api/v1/accounts/:id/${name}`, 'user', 'write:accounts', (call) => endorse(call, true)),
  ),
  ...['unendorse', 'unpin'].map((name) =>
    route(`POST /api/v1/accounts/:id/${name}`, 'user', 'write:accounts', (call) => endorse(call, false)),
  ),
  route('POST /api/v1/accounts/:id/note', 'user', 'write:accounts', note),
]
