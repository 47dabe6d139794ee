import * as z from 'zod/mini'
import { onFact } from '@/lib/bus'
import { normaliseAccounts } from '@/lib/cache/normalise'
import type { Runtime } from '@/lib/runtime'
import { createIdentityStore } from '@/lib/storage'
import { accountsDto } from '@/schemas/accounts/account'
import { domainsDto } from '@/schemas/domains'

/** Interval between requests for blocked accounts, in ms. */
const REQUEST_INTERVAL = 86_400_000

/** Time of the last request, in ms. */
const requestedAt = createIdentityStore({ key: 'hidden-asked', version: 1, schema: z.number(), defaults: 0 })

/** Collects the accounts and servers that are shown again from now on: an answer sent before still lists them. */
function watchShown({ identity: { key } }: Runtime) {
  const shown = new Set<string>()
  const unsubscribers = [
    onFact('accountShown', ({ identity, accountId }) => void (identity === key && shown.add(accountId))),
    onFact('domainShown', ({ identity, domain }) => void (identity === key && shown.add(domain))),
  ]
  return {
    shown,
    end: () => {
      for (const unsubscribe of unsubscribers) unsubscribe()
    },
  }
}

async function loadBlockedAccounts({ http, cache }: Runtime, shown: ReadonlySet<string>): Promise<void> {
  const { data, sent } = await http.request('/api/v1/blocks', { schema: accountsDto, query: { limit: 80 } })
  const { rows, ids } = normaliseAccounts(data)
  cache.ingest(rows, sent)
  for (const id of ids) if (!shown.has(id)) cache.setHidden(id, true)
}

/**
 * Hides the blocked servers. If the list is complete, shows those again that were unblocked elsewhere. Those
 * blocked in this visit stay hidden: the server learns of a block only when it can no longer be undone.
 */
async function loadBlockedServers({ http, cache }: Runtime, shown: ReadonlySet<string>): Promise<void> {
  if (!http.capabilities.tries('userDomainBlocks')) return
  const { data, next } = await http.request('/api/v1/domain_blocks', {
    schema: domainsDto,
    query: { limit: 200 },
  })
  const blocked = new Set(data.map((domain) => domain.toLowerCase()))
  const unblocked = cache.hidden.earlierDomains().filter((domain) => !blocked.has(domain))
  for (const domain of blocked) if (!shown.has(domain)) cache.setDomainHidden(domain, true)
  if (next === null) for (const domain of unblocked) cache.setDomainHidden(domain, false)
}

/**
 * Loads the latest blocked accounts and servers, as other clients may have blocked some. Never rejects: without
 * the endpoints, blocks are found in relationships.
 */
export async function loadBlocks(runtime: Runtime): Promise<void> {
  const lastRequest = requestedAt.of(runtime.identity.key)
  if (Date.now() - lastRequest.get() < REQUEST_INTERVAL) return
  const { shown, end } = watchShown(runtime)
  const [accounts] = await Promise.allSettled([
    loadBlockedAccounts(runtime, shown),
    loadBlockedServers(runtime, shown),
  ])
  end()
  if (accounts.status === 'fulfilled') lastRequest.set(Date.now())
}
