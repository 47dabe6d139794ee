import { plainName } from '@/features/session'
import { statusQuery } from '@/features/statuses'
import { toText } from '@/lib/html/to-text'
import type { Runtime } from '@/lib/runtime'
import { truncate } from '@/lib/util/graphemes'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { PostSnapshot } from './draft-parts'

/** Graphemes of another post that are kept with a draft. */
const EXCERPT_LENGTH = 280

export type SnapshotNeeds = Pick<Runtime, 'cache' | 'client' | 'http' | 'loader' | 'identity' | 'me'>

/** Loads a post from the cache or the server; for a boost the original. Throws ApiError. */
export async function fetchOriginal(runtime: SnapshotNeeds, id: StatusId): Promise<Status> {
  const read = async (one: StatusId) =>
    runtime.cache.read('status', one) ?? runtime.client.query(statusQuery(runtime as Runtime, one))
  const status = await read(id)
  return status.reblog ? read(status.reblog) : status
}

/** Loads an account from the cache or the server; undefined without an answer. */
export async function accountOf(
  { cache, loader }: SnapshotNeeds,
  id: AccountId,
): Promise<Account | undefined> {
  if (!cache.read('account', id)) await loader.refresh({ kind: 'account', id })
  return cache.read('account', id)
}

/** The copy of another post that is stored with a draft. */
export async function postSnapshotOf(runtime: SnapshotNeeds, status: Status): Promise<PostSnapshot> {
  const author = await accountOf(runtime, status.account)
  const acct = author?.acct ?? ''
  return {
    id: status.id,
    visibility: status.visibility,
    accountId: status.account,
    name: author ? plainName(author) : acct,
    acct: `@${acct}`,
    avatar: author?.avatar_static || author?.avatar || '',
    excerpt: truncate(status.spoiler_text.trim() || toText(status.content), EXCERPT_LENGTH),
    url: status.url ?? '',
  }
}
