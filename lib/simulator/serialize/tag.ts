import { foldTag } from '../store/fold-tag'
import { DAY } from '../store/time'
import { pairKey, type World } from '../store/world'
import { day, type Json, type View } from './view'

/** Uses of a tag on each of the last seven days; days and numbers are strings. */
function tagHistory(world: World, name: string, now: number): Json[] {
  const known = world.tagHistory.get(name)
  const today = Math.floor(now / DAY) * DAY
  const posts = world.statuses.by('tag', name)
  return Array.from({ length: 7 }, (_, at) => {
    const start = today - at * DAY
    const uses = posts.filter((post) => post.createdAt >= start && post.createdAt < start + DAY)
    return {
      day: String(start / 1000),
      uses: String((known?.[at]?.uses ?? 0) + uses.length),
      accounts: String((known?.[at]?.accounts ?? 0) + new Set(uses.map((post) => post.accountId)).size),
    }
  })
}

/** A stable numeric id of a tag name. */
const tagId = (name: string): string => {
  let hash = 7
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_000_007
  return String(hash)
}

/** A hashtag in the spelling in which it was asked for. */
export function tagOut(view: View, spelling: string): Json {
  const { world, me } = view
  const name = foldTag(spelling)
  return {
    id: tagId(name),
    name: spelling,
    url: `${view.origin}/tags/${encodeURIComponent(spelling.toLowerCase())}`,
    history: tagHistory(world, name, view.now),
    ...(me === null
      ? {}
      : {
          following: world.tagFollows.find('pair', pairKey(me, name)) !== undefined,
          featuring: world.featuredTags.find('pair', pairKey(me, name)) !== undefined,
        }),
  }
}

/** A featured tag; its count is a string. */
export function featuredTagOut(view: View, tag: { id: string; accountId: string; name: string }): Json {
  const account = view.world.accounts.get(tag.accountId)
  const posts = view.world.statuses
    .by('tag', foldTag(tag.name))
    .filter((post) => post.accountId === tag.accountId && ['public', 'unlisted'].includes(post.visibility))
  const base = account?.url ?? `${view.origin}/@${account?.username ?? ''}`
  return {
    id: tag.id,
    name: tag.name,
    url: `${base}/tagged/${encodeURIComponent(tag.name)}`,
    statuses_count: String(posts.length),
    last_status_at: day(posts.at(-1)?.createdAt ?? null),
  }
}
