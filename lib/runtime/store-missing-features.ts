import { featureEntries } from '@/lib/http/capabilities/feature-table'
import { isStillMissing, MISSING_FEATURE_LIFETIME, missingFeaturesStore } from './rule-out-missing-features'
import type { Runtime } from './runtime'

/** The features that are tried where the server does not announce them, and those that it may refuse to visitors. */
const TRIED = featureEntries.filter(([, { probe, assumed }]) => probe || assumed).map(([feature]) => feature)

/**
 * Stores for a day which features the server lacks, and drops that when its version changes. Nothing is
 * stored before the server described itself: until then, all of it may be out of order. Returns the function
 * that stops it.
 */
export function storeMissingFeatures(runtime: Pick<Runtime, 'http' | 'identity' | 'now'>): () => void {
  const { capabilities } = runtime.http
  const store = missingFeaturesStore.of(runtime.identity.key)
  /** Restored from a visit before the version changed; not proven for the new one. */
  let outdated: readonly string[] = []
  const save = () => {
    const { version } = capabilities
    if (version === '') return
    const before = store.get()
    const isSame = before.version === version
    if (!isSame) outdated = before.features
    const features = TRIED.filter(
      (feature) => capabilities.support(feature) === 'no' && !outdated.includes(feature),
    )
    // Restored features keep their time, so that they are tried again one day after they were found missing.
    const isRecent = isSame && isStillMissing(before.until, runtime.now())
    if (isRecent && features.join() === before.features.join()) return
    store.set({
      version,
      until: isRecent ? before.until : runtime.now() + MISSING_FEATURE_LIFETIME,
      features,
    })
  }
  save()
  return capabilities.subscribe(save)
}
