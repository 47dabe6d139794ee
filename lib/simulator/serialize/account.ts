import type { Account, Role, User } from '../store/model'
import { acctKey, pairKey } from '../store/world'
import { COLLECTION_LIMITS, featureApprovalOf } from '../rules/collections'
import { blocks, blocksDomain, followOf, follows, muteOf } from '../rules/relations'
import { emojisIn } from './emoji'
import { absolute, absoluteHtml, day, iso, isoOrNull, type Json, type View } from './view'

export const acctOf = (account: Account): string =>
  account.domain === null ? account.username : `${account.username}@${account.domain}`

const NO_ROLE: Role = { id: '-99', name: '', color: '', highlighted: false, permissions: 0x10000 }

/** Badges next to a name. */
const rolesOf = (view: View, account: Account): Json[] =>
  account.roleIds.flatMap((id) => {
    const role = view.world.roles.get(id)
    return role?.highlighted ? [{ id: role.id, name: role.name, color: role.color }] : []
  })

export function accountOut(view: View, account: Account, nested = false): Json {
  const moved = nested ? undefined : view.world.accounts.get(account.movedToId)
  const gone = account.suspended
  const url = account.url ?? `${view.origin}/@${account.username}`
  return {
    id: account.id,
    username: account.username,
    acct: acctOf(account),
    display_name: gone ? '' : account.displayName,
    locked: gone ? false : account.locked,
    bot: gone ? false : account.bot,
    discoverable: gone ? false : account.discoverable,
    indexable: account.indexable,
    group: account.group,
    created_at: `${iso(account.createdAt).slice(0, 10)}T00:00:00.000Z`,
    note: gone ? '' : absoluteHtml(view, account.note),
    url,
    uri: account.uri ?? `${view.origin}/users/${account.username}`,
    avatar: absolute(view, gone ? '/media/avatars/missing.png' : account.avatar),
    avatar_static: absolute(view, gone ? '/media/avatars/missing.png' : account.avatarStatic),
    avatar_description: account.avatarDescription,
    header: absolute(view, gone ? '/media/headers/missing.png' : account.header),
    header_static: absolute(view, gone ? '/media/headers/missing.png' : account.headerStatic),
    header_description: account.headerDescription,
    followers_count: gone ? 0 : account.followersCount,
    following_count: gone ? 0 : account.followingCount,
    statuses_count: gone ? 0 : account.statusesCount,
    last_status_at: gone ? null : day(account.lastStatusAt),
    hide_collections: account.hideCollections,
    show_media: account.showMedia,
    show_media_replies: account.showMediaReplies,
    show_featured: account.showFeatured,
    feature_approval: featureApproval(view, account),
    ...(account.domain === null ? { noindex: account.noindex } : {}),
    emojis: gone
      ? []
      : emojisIn(
          view,
          account.domain,
          account.displayName,
          account.note,
          ...account.fields.flatMap((f) => [f.name, f.value]),
        ),
    roles: account.domain === null ? rolesOf(view, account) : [],
    fields: gone
      ? []
      : account.fields.map(({ name, value, verifiedAt }) => ({
          name,
          value: absoluteHtml(view, value),
          verified_at: isoOrNull(verifiedAt),
        })),
    ...(moved ? { moved: accountOut(view, moved, true) } : {}),
    ...(account.suspended ? { suspended: true } : {}),
    ...(account.limited ? { limited: true } : {}),
    ...(account.memorial ? { memorial: true } : {}),
  }
}

const featureApproval = (view: View, account: Account): Json => ({
  automatic: account.discoverable ? ['public'] : [],
  manual: [],
  current_user: featureApprovalOf(view.world, view.me, account),
})

export const accountsOut = (view: View, ids: readonly string[]): Json[] =>
  ids.flatMap((id) => {
    const account = view.world.accounts.get(id)
    return account ? [accountOut(view, account)] : []
  })

const roleOf = (view: View, user: User): Role => view.world.roles.get(user.roleId) ?? NO_ROLE

/** The account of the user, with private fields. */
export function credentialAccountOut(view: View, account: Account, user: User): Json {
  const role = roleOf(view, user)
  return {
    ...accountOut(view, account),
    source: {
      privacy: user.defaultPrivacy,
      sensitive: user.defaultSensitive,
      language: user.defaultLanguage,
      note: account.noteSource,
      fields: account.fields.map((field) => ({
        name: field.name,
        value: field.source ?? field.value,
        verified_at: isoOrNull(field.verifiedAt),
      })),
      follow_requests_count: view.world.followRequests.ids('to', account.id).length,
      hide_collections: account.hideCollections,
      discoverable: account.discoverable,
      indexable: account.indexable,
      attribution_domains: account.attributionDomains,
      quote_policy:
        user.defaultPrivacy === 'private' || user.defaultPrivacy === 'direct'
          ? 'nobody'
          : user.defaultQuotePolicy,
    },
    role: {
      id: role.id,
      name: role.name,
      color: role.color,
      permissions: String(role.permissions),
      highlighted: role.highlighted,
      collection_limit: COLLECTION_LIMITS.perAccount,
    },
  }
}

/** The relationship between viewer and `id`. */
export function relationshipOut(view: View, id: string): Json {
  const { world, me, now } = view
  const self = me ?? ''
  const follow = followOf(world, me, id)
  const request = world.followRequests.find('pair', pairKey(self, id))
  const mute = muteOf(world, me, id, now)
  const notes = world.notes.find('pair', pairKey(self, id))
  return {
    id,
    following: follow !== undefined,
    showing_reblogs: (follow ?? request)?.reblogs ?? false,
    notifying: (follow ?? request)?.notify ?? false,
    languages: (follow ?? request)?.languages ?? null,
    followed_by: follows(world, id, self),
    blocking: blocks(world, me, id),
    blocked_by: blocks(world, id, self),
    muting: mute !== undefined,
    muting_notifications: mute?.notifications ?? false,
    muting_expires_at: isoOrNull(mute?.expiresAt ?? null),
    requested: request !== undefined,
    requested_by: world.followRequests.find('pair', pairKey(id, self)) !== undefined,
    domain_blocking: blocksDomain(world, me, world.accounts.get(id)),
    endorsed: world.endorsements.find('pair', pairKey(self, id)) !== undefined,
    note: notes?.comment ?? '',
  }
}

export const mentionOut = (view: View, account: Account): Json => ({
  id: account.id,
  username: account.username,
  acct: acctOf(account),
  url: account.url ?? `${view.origin}/@${account.username}`,
})

/** Finds an account by handle as seen from this server; `user@thishost` is `user`. */
export function byAcct(view: View, acct: string): Account | undefined {
  const [username = '', domain] = acct.replace(/^@/, '').trim().split('@')
  const local = !domain || domain.toLowerCase() === view.host.toLowerCase()
  return view.world.accounts.find('acct', acctKey(username, local ? null : domain))
}
