import * as z from 'zod/mini'
import type { Feature } from '@/lib/http'
import { createIdentityStore } from '@/lib/storage'
import type { Runtime } from './runtime'

/** Time in ms after which a missing feature is tried again. */
export const MISSING_FEATURE_LIFETIME = 24 * 3_600_000

/**
 * The features that a version of a server lacks, or refuses to this identity, which are tried again at a time in ms
 * since the epoch.
 */
export const missingFeaturesStore = createIdentityStore({
  key: 'server-lacks',
  version: 1,
  schema: z.object({ version: z.string(), until: z.number(), features: z.array(z.string()) }),
  defaults: { version: '', until: 0, features: [] },
})

/** True while what was found missing still counts: not after the clock was set back by more than a day. */
export const isStillMissing = (until: number, now: number): boolean =>
  now < until && until - now <= 2 * MISSING_FEATURE_LIFETIME

/** Rules out what the server lacked at the last visit, so that nothing asks for it again at each page load. */
export function ruleOutMissingFeatures(runtime: Pick<Runtime, 'http' | 'identity' | 'now'>): void {
  const { until, features } = missingFeaturesStore.of(runtime.identity.key).get()
  if (isStillMissing(until, runtime.now()))
    for (const feature of features) runtime.http.capabilities.ruleOut(feature as Feature)
}
