import type { EntityRow } from '@/lib/cache'
import type { Runtime } from '@/lib/runtime'
import type { EntityOf, Kind, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { readDeviceQuery } from './device-query'
import { matchesPost, type SearchedPost } from './matches-post'
import { postStore, type StoredPost } from './store'

/** Maximum number of posts that a search shows. */
const MAX_FOUND = 60

/** True for posts that the user wrote, bookmarked or favourited. */
export const isOfUser = (status: Status, me: AccountId): boolean =>
  !status.reblog && !status.gone && (status.account === me || !!status.bookmarked || !!status.favourited)

/** Returns all loaded posts. */
export const postsInCache = ({ client }: Runtime): Status[] =>
  client.getQueriesData<Status>({ queryKey: ['status'] }).flatMap(([, status]) => status ?? [])

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
    .map((status) => ({
      status,
      author: cache.read('account', status.account),
      poll: status.poll ? cache.read('poll', status.poll) : undefined,
    }))
  return [...loaded, ...stored.filter(({ id }) => cache.read('status', id) === undefined).flatMap(fromStore)]
}

const byDate = (a: SearchedPost, b: SearchedPost) => (a.status.created_at < b.status.created_at ? 1 : -1)

/** Finds the posts on this device that match a search, latest first; none for visitors. Restores stored ones. */
export async function searchDevice(runtime: Runtime, text: string): Promise<StatusId[]> {
  const { me, cache, identity } = runtime
  const terms = readDeviceQuery(text)
  if (me === null || terms.length === 0) return []
  const stored = await postStore(runtime).read()
  const searcher = { id: me, host: new URL(identity.server).host }
  const found = postsOnDevice(runtime, me, stored)
    .filter((post) => matchesPost(post, terms, searcher))
    .sort(byDate)
    .slice(0, MAX_FOUND)
    .map(({ status }) => status.id)
  const wanted = new Set<string>(found)
  cache.restore(stored.filter(({ id }) => wanted.has(id)).flatMap(({ rows }) => rows))
  return found.filter((id) => cache.read('status', id) !== undefined)
}
