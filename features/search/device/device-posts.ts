import type { EntityCache, EntityRow } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { EntityOf, Kind, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { readDeviceQuery } from './device-query'
import { matchesPost, type SearchedPost, type Searcher } from './matches-post'
import { postStore, type StoredPost } from './store'

/** Maximum number of posts that a search shows. */
const MAX_FOUND = 60

/** True for posts that the user wrote, bookmarked or favourited. */
export const isOfUser = (status: Status, me: AccountId): boolean =>
  !status.reblog && !status.gone && (status.account === me || !!status.bookmarked || !!status.favourited)

/** Returns all loaded posts. */
export const postsInCache = ({ client }: Runtime): Status[] =>
  client.getQueriesData<Status>({ queryKey: ['status'] }).flatMap(([, status]) => status ?? [])

/** Returns a loaded post with the entities that a search reads. */
const searchedPost = (cache: EntityCache, status: Status): SearchedPost => ({
  status,
  author: cache.read('account', status.account),
  poll: status.poll ? cache.read('poll', status.poll) : undefined,
})

const searcherOf = ({ identity }: Runtime, id: AccountId): Searcher => ({
  id,
  host: new URL(identity.server).host,
})

/** Returns the loaded posts of a list that match a search, in its order. */
export function matchLoaded(runtime: Runtime, ids: readonly StatusId[], text: string): StatusId[] {
  const { me, cache } = runtime
  const terms = readDeviceQuery(text)
  if (me === null) return []
  const searcher = searcherOf(runtime, me)
  return ids.filter((id) => {
    const status = cache.read('status', id)
    return status !== undefined && matchesPost(searchedPost(cache, status), terms, searcher)
  })
}

const findRow = <K extends Kind>(rows: readonly EntityRow[], kind: K, id: string | null | undefined) =>
  rows.find((row) => row.kind === kind && row.id === id)?.data as EntityOf[K] | undefined

function fromStore({ id, rows }: StoredPost): SearchedPost[] {
  const status = findRow(rows, 'status', id)
  if (!status) return []
  return [
    { status, author: findRow(rows, 'account', status.account), poll: findRow(rows, 'poll', status.poll) },
  ]
}

/** Returns the posts on this device that the user wrote, bookmarked or favourited. A loaded post replaces its stored copy. */
function postsOnDevice(runtime: Runtime, me: AccountId, stored: readonly StoredPost[]): SearchedPost[] {
  const { cache } = runtime
  const loaded = postsInCache(runtime)
    .filter((status) => isOfUser(status, me))
    .map((status) => searchedPost(cache, status))
  return [...loaded, ...stored.filter(({ id }) => cache.read('status', id) === undefined).flatMap(fromStore)]
}

const byDate = (a: SearchedPost, b: SearchedPost) => (a.status.created_at < b.status.created_at ? 1 : -1)

/**
 * Finds the posts on this device that match a search, latest first; none for visitors. Restores stored ones. `isWanted`
 * narrows them down.
 */
export async function searchDevice(
  runtime: Runtime,
  text: string,
  isWanted: (status: Status) => boolean = () => true,
): Promise<StatusId[]> {
  const { me, cache } = runtime
  const terms = readDeviceQuery(text)
  if (me === null || terms.length === 0) return []
  const stored = await postStore(runtime).read()
  const searcher = searcherOf(runtime, me)
  const found = postsOnDevice(runtime, me, stored)
    .filter((post) => isWanted(post.status) && matchesPost(post, terms, searcher))
    .sort(byDate)
    .slice(0, MAX_FOUND)
    .map(({ status }) => status.id)
  const wanted = new Set<string>(found)
  cache.restore(stored.filter(({ id }) => wanted.has(id)).flatMap(({ rows }) => rows))
  return found.filter((id) => cache.read('status', id) !== undefined)
}
