import * as z from 'zod/mini'
import type { Feature } from '@/lib/http'
import { createIdentityStore } from '@/lib/storage'
import type { Runtime } from './runtime'

/** The features that a version of a server lacks, which are tried again at a time in ms since the epoch. */
export const lacksStore = createIdentityStore({
  key: 'server-lacks',
  version: 1,
  schema: z.object({ version: z.string(), until: z.number(), features: z.array(z.string()) }),
  defaults: { version: '', until: 0, features: [] },
})

/** Rules out what the server lacked at the last visit, so that nothing asks for it again at each page load. */
export function recallLacks(runtime: Pick<Runtime, 'http' | 'identity' | 'now'>): void {
  const { until, features } = lacksStore.of(runtime.identity.key).get()
  if (runtime.now() < until)
    for (const feature of features) runtime.http.capabilities.ruleOut(feature as Feature)
}
