import { AsyncLocalStorage } from 'node:async_hooks'
import { hashKey, type QueryKey } from '@tanstack/react-query'
import { onFact } from '@/lib/bus'
import type { FactName } from '@/lib/bus/facts'
import { useToasts } from '@/lib/alerts'
import type { Runtime } from '@/lib/runtime'

/** The query whose function runs, until it settles: what components do after its answer does not count. */
const running = new AsyncLocalStorage<{ key: QueryKey; isSettled: boolean }>()

/** Side effects of query functions, for the error of the test. */
const effects: string[] = []

function note(effect: string) {
  const query = running.getStore()
  if (query && !query.isSettled) effects.push(`The query ${JSON.stringify(query.key)} ${effect}`)
}

/** Facts that only follow from writes, and those that a read may also find out. */
const FACTS: Readonly<Record<Exclude<FactName, 'testDone'>, 'of writes' | 'of reads'>> = {
  accountHidden: 'of writes',
  accountShown: 'of writes',
  accountUnfollowed: 'of writes',
  boostsHidden: 'of writes',
  domainHidden: 'of writes',
  domainShown: 'of writes',
  listDeleted: 'of writes',
  notificationPolled: 'of reads',
  reachable: 'of reads',
  signedIn: 'of writes',
  signedOut: 'of writes',
  statusDeleted: 'of reads',
  statusPinned: 'of writes',
  statusPublished: 'of writes',
}

/** Keys of queries whose data may be set during another query: they follow the capabilities of the server, which any answer may change. */
const FOLLOW_CAPABILITIES: ReadonlySet<string> = new Set([hashKey(['notifications', 'badge'])])

/** Notes what the query functions of a runtime do besides reading and storing entities. */
export function watchQueries({ client, cache }: Runtime): void {
  const { queries, ...others } = client.getDefaultOptions()
  client.setDefaultOptions({
    ...others,
    queries: {
      ...queries,
      persister(read, context) {
        const query = { key: context.queryKey, isSettled: false }
        return running.run(query, async () => {
          try {
            return await read(context)
          } finally {
            query.isSettled = true
          }
        })
      },
    },
  })
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !event.action.manual) return
    const { queryKey } = event.query
    if (!cache.kinds.has(queryKey[0]) && !FOLLOW_CAPABILITIES.has(hashKey(queryKey)))
      note(`sets ${JSON.stringify(queryKey)}`)
  })
}

/** Notes a request, which must be a read while a query function runs. */
export function watchRequest({ method, url }: Request): void {
  if (method !== 'GET') note(`sends ${method} ${url}`)
}

useToasts.subscribe(({ toasts }, before) => {
  if (toasts.length > before.toasts.length) note(`shows "${toasts.at(-1)?.text}"`)
})
for (const name of Object.keys(FACTS) as (keyof typeof FACTS)[])
  if (FACTS[name] === 'of writes') onFact(name, () => note(`emits ${name}`))

/** Returns the side effects noted since the last call. */
export const takeEffects = (): string[] => effects.splice(0)
