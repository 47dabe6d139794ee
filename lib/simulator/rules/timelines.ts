import type { List, Status, User } from '../store/model'
import { foldTag } from '../store/fold-tag'
import { pairKey, type World } from '../store/world'
import { blocks, followOf, follows, isHidden, mutes } from './relations'
import { canSee } from './visibility'

/** Returns the boosted post of a boost, else the post. */
export const original = (world: World, status: Status): Status =>
  world.statuses.get(status.reblogOfId) ?? status

/** True when the viewer hides anyone involved in the post. */
function involvesHidden(world: World, viewer: string, status: Status, now: number): boolean {
  if (isHidden(world, viewer, status.accountId, now)) return true
  const shown = original(world, status)
  if (shown !== status && isHidden(world, viewer, shown.accountId, now)) return true
  return status.mentionIds.some((id) => id !== viewer && blocks(world, viewer, id))
}

const inExclusiveList = (world: World, viewer: string, author: string): boolean =>
  world.listMembers.by('account', author).some((member) => {
    const list = world.lists.get(member.listId)
    return list?.accountId === viewer && list.exclusive
  })

/** True for replies to the viewer, to their own author, or to an account the viewer follows. */
function replyFits(world: World, viewer: string, status: Status): boolean {
  const to = status.inReplyToAccountId
  if (to === null) return true
  return to === viewer || to === status.accountId || follows(world, viewer, to)
}

const languageFits = (languages: readonly string[] | null | undefined, status: Status): boolean =>
  !languages || languages.length === 0 || status.language === null || languages.includes(status.language)

/**
 * True when the home timeline of `viewer` shows the post, by Mastodon's fan-out rules. Includes direct posts
 * of the viewer, and those of followed accounts that mention the viewer.
 */
export const homeHas = (world: World, viewer: string, status: Status, now: number): boolean =>
  homeKeeps(world, viewer, status) && !homeHides(world, viewer, status, now)

/** True when the viewer does not see a post of home because of a hidden account. */
export const homeHides = (world: World, viewer: string, status: Status, now: number): boolean =>
  status.accountId !== viewer && involvesHidden(world, viewer, status, now)

/** True when the post occupies a row of home, visible or not. */
export function homeKeeps(world: World, viewer: string, status: Status): boolean {
  const mine = status.accountId === viewer
  const follow = followOf(world, viewer, status.accountId)
  const byTag =
    !status.reblogOfId && !follow && status.visibility === 'public' && followsTagOf(world, viewer, status)
  if (!mine && !follow && !byTag) return false
  if (!canSee(world, viewer, status)) return false
  if (mine) return true
  if (inExclusiveList(world, viewer, status.accountId)) return false
  if (byTag) return true
  if (status.reblogOfId && !follow?.reblogs) return false
  return languageFits(follow?.languages, status) && replyFits(world, viewer, status)
}

/** Maximum number of posts in a home, and after a rebuild. */
export const HOME = { kept: 800, rebuilt: 400 }

/** Returns the oldest of the newest `count` posts of a home; null when it has fewer. */
export function oldestOfHome(world: World, viewer: string, count: number): string | null {
  const ids = world.statuses.allIds()
  let left = count
  for (let at = ids.length - 1; at >= 0; at--) {
    const status = world.statuses.get(ids[at])
    if (status && homeKeeps(world, viewer, status)) left -= 1
    if (left === 0) return status?.id ?? null
  }
  return null
}

const followsTagOf = (world: World, viewer: string, status: Status): boolean =>
  status.tags.some((tag) => world.tagFollows.find('pair', pairKey(viewer, foldTag(tag))) !== undefined)

/** True when a list shows the post: its members, its replies policy, boosts as in home. */
export const listHas = (world: World, list: List, status: Status, now: number): boolean =>
  listKeeps(world, list, status) && !listHides(world, list, status, now)

/** True when the owner of a list does not see a post because of a hidden account. */
export const listHides = (world: World, { accountId }: List, status: Status, now: number): boolean =>
  involvesHidden(world, accountId, status, now)

/** True when the post occupies a row of a list, visible or not. */
export function listKeeps(world: World, list: List, status: Status): boolean {
  const viewer = list.accountId
  if (!world.listMembers.find('pair', pairKey(list.id, status.accountId))) return false
  // Members may still have to accept the follow request.
  if (status.accountId !== viewer && !follows(world, viewer, status.accountId)) return false
  if (status.visibility === 'direct' || !canSee(world, viewer, status)) return false
  if (status.reblogOfId && followOf(world, viewer, status.accountId)?.reblogs === false) return false
  const to = status.inReplyToAccountId
  if (to === null || to === status.accountId || to === viewer) return true
  if (list.repliesPolicy === 'none') return false
  if (list.repliesPolicy === 'followed') return follows(world, viewer, to)
  return world.listMembers.find('pair', pairKey(list.id, to)) !== undefined
}

export interface PublicRule {
  readonly local: boolean
  readonly remote: boolean
  readonly onlyMedia: boolean
}

/** True when a public timeline shows the post to `viewer`. */
export function publicHas(
  world: World,
  viewer: string | null,
  user: User | null,
  rule: PublicRule,
  status: Status,
  now: number,
): boolean {
  if (status.visibility !== 'public' || status.reblogOfId) return false
  if (status.inReplyToAccountId !== null && status.inReplyToAccountId !== status.accountId) return false
  return shared(world, viewer, user, rule, status, now)
}

/** Rules shared by public and tag timelines. */
function shared(
  world: World,
  viewer: string | null,
  user: User | null,
  rule: PublicRule,
  status: Status,
  now: number,
): boolean {
  const author = world.accounts.get(status.accountId)
  if (!author || author.suspended) return false
  if (author.limited && viewer !== author.id && !follows(world, viewer, author.id)) return false
  if (rule.local && author.domain !== null) return false
  if (rule.remote && author.domain === null) return false
  if (rule.onlyMedia && status.mediaIds.length === 0) return false
  if (!canSee(world, viewer, status)) return false
  if (viewer === null) return true
  if (involvesHidden(world, viewer, status, now)) return false
  return viewer === author.id || languageFits(user?.chosenLanguages, status)
}

export interface TagRule extends PublicRule {
  readonly any: readonly string[]
  readonly all: readonly string[]
  readonly none: readonly string[]
}

/** True when the timeline of a tag (lower case) shows the post: no boosts, but replies. */
export function tagHas(
  world: World,
  viewer: string | null,
  user: User | null,
  tag: string,
  rule: TagRule,
  status: Status,
  now: number,
): boolean {
  if (status.visibility !== 'public' || status.reblogOfId) return false
  const tags = new Set(status.tags.map(foldTag))
  if (!tags.has(tag) && !rule.any.some((name) => tags.has(name))) return false
  if (!rule.all.every((name) => tags.has(name)) || rule.none.some((name) => tags.has(name))) return false
  return shared(world, viewer, user, rule, status, now)
}

/** True when a thread shows a reply to the viewer, who has not hidden any of its people. */
export const threadHas = (world: World, viewer: string | null, status: Status, now: number): boolean =>
  canSee(world, viewer, status) &&
  (viewer === null ||
    viewer === status.accountId ||
    !(blocks(world, viewer, status.accountId) || mutes(world, viewer, status.accountId, now)))
