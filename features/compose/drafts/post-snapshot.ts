import { nameOf } from '@/features/accounts'
import { statusQuery } from '@/features/statuses'
import { toText } from '@/lib/html/to-text'
import type { Runtime } from '@/lib/runtime'
import { truncate } from '@/lib/util/graphemes'
import type { Account, Status } from '@/schemas/entities'
import type { AccountId, StatusId } from '@/schemas/primitives'
import type { Post } from './draft-parts'

/** Graphemes of another post that are kept with a draft. */
const EXCERPT = 280

export type Needs = Pick<Runtime, 'cache' | 'client' | 'http' | 'loader' | 'identity' | 'me'>

/** The post itself, not a boost of it; read from the server when it is not cached. Throws ApiError. */
export async function originalOf(runtime: Needs, id: StatusId): Promise<Status> {
  const read = async (one: StatusId) =>
    runtime.cache.read('status', one) ?? runtime.client.query(statusQuery(runtime as Runtime, one))
  const status = await read(id)
  return status.reblog ? read(status.reblog) : status
}

/** An account, read from the server when it is not cached; undefined without an answer. */
export async function accountOf({ cache, loader }: Needs, id: AccountId): Promise<Account | undefined> {
  if (!cache.read('account', id)) await loader.refresh({ kind: 'account', id })
  return cache.read('account', id)
}

/** The display name without its custom emoji, which a title cannot show. */
function plainName(account: Account): string {
  const shortcodes = account.emojis.map(({ shortcode }) => `:${shortcode}:`)
  const bare = shortcodes.reduce((name, code) => name.replaceAll(code, ''), nameOf(account))
  return bare.replace(/\s+/g, ' ').trim() || account.username
}

/** The copy of another post that is stored with a draft. */
export async function snapshotOf(runtime: Needs, status: Status): Promise<Post> {
  const author = await accountOf(runtime, status.account)
  const acct = author?.acct ?? ''
  return {
    id: status.id,
    visibility: status.visibility,
    accountId: status.account,
    name: author ? plainName(author) : acct,
    acct: `@${acct}`,
    avatar: author?.avatar_static || author?.avatar || '',
    excerpt: truncate(status.spoiler_text.trim() || toText(status.content), EXCERPT),
    url: status.url ?? '',
  }
}
