import { splitAccounts } from '@/lib/cache/split'
import type { Runtime } from '@/lib/runtime'
import { accountsDto } from '@/schemas/account'
import { askedKey } from './hidden-accounts'

/** Interval between requests for blocked accounts, in ms. */
const DAY = 86_400_000

/** Loads the latest blocked accounts, as other clients may have blocked some. Never rejects. */
export async function learnBlocks({ http, cache, identity: { who } }: Runtime): Promise<void> {
  try {
    if (Date.now() - Number(localStorage.getItem(askedKey(who)) ?? 0) < DAY) return
    const { data, sent } = await http.request('/api/v1/blocks', { schema: accountsDto, query: { limit: 80 } })
    localStorage.setItem(askedKey(who), String(Date.now()))
    const { rows, ids } = splitAccounts(data)
    cache.ingest(rows, sent)
    for (const id of ids) cache.hide(id, true)
  } catch {
    // Without the endpoint or storage, blocks are learnt from relationships.
  }
}
