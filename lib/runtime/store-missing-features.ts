import { featureEntries } from '@/lib/http/capabilities/feature-table'
import { isStillLacking, LACK_LIFETIME, lacksStore } from './recall-lacks'
import type { Runtime } from './runtime'

/** The features that are tried where the server does not announce them, and those that it may refuse to visitors. */
const TRIED = featureEntries.filter(([, { probe, assumed }]) => probe || assumed).map(([feature]) => feature)

/**
 * Remembers for a day which features the server lacks, and forgets it when its version changes. Nothing is
 * remembered before the server described itself: until then, all of it may be out of order. Returns the function
 * that stops it.
 */
export function rememberLacks(runtime: Pick<Runtime, 'http' | 'identity' | 'now'>): () => void {
  const { capabilities } = runtime.http
  const store = lacksStore.of(runtime.identity.key)
  /** Recalled from a visit before the version changed; not proven for the new one. */
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
    // Recalled features keep their time, so that they are tried again one day after they were found missing.
    const isRecent = isSame && isStillLacking(before.until, runtime.now())
    if (isRecent && features.join() === before.features.join()) return
    store.set({ version, until: isRecent ? before.until : runtime.now() + LACK_LIFETIME, features })
  }
  save()
  return capabilities.subscribe(save)
}
