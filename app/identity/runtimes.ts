import { useSyncExternalStore } from 'react'
import { restoreHiddenAccounts } from '@/features/accounts'
import { instanceQuery } from '@/features/instance'
import { storePostsForSearch } from '@/features/search'
import { registerAccountData } from '@/features/session'
import { isOffline } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { createRuntime, RuntimeRegistry, type Identity, type Runtime } from '@/lib/runtime'
import { isApiError, lacksScope } from '@/lib/http'
import { ruleOutMissingFeatures } from '@/lib/runtime/rule-out-missing-features'
import { openDatabase } from '@/lib/storage'
import { lastVisitDatabase } from '@/lib/storage/first-databases'
import { createEmitter } from '@/lib/util/emitter'
import { startLater } from '@/lib/util/start-later'
import { BUILD } from '../boot/build-id'
import { interfaceIntl } from '../boot/interface-intl'
import type * as signedInCode from '../boot/signed-in-code'
import { activity, connectivityOf, watchedFetch } from './environment'
import { forgetScrollPositions } from '../pages/scroll-positions'
import { session } from './session'

type SignedInCode = typeof signedInCode

/** The runtimes that wait for the data of the last visit. Nothing is stored for visitors. */
const restoring = new Map<Runtime, Promise<SignedInCode | null>>()
const restored = createEmitter()

/**
 * Resolves when the data of the last visit is restored in a runtime, with the code for signed-in users: null for visitors,
 * if it could not be loaded, and when all was restored before. Never rejects.
 */
export const whenRestored = async (runtime: Runtime): Promise<SignedInCode | null> =>
  restoring.get(runtime) ?? null

/**
 * True once the data of the last visit is restored. Not a promise for React, which would show a fallback for at least
 * 300 ms.
 */
export const useIsRestored = (runtime: Runtime): boolean =>
  useSyncExternalStore(restored.subscribe, () => !restoring.has(runtime))

/** Restores the data of the last visit, then stores that of this visit until the runtime closes. */
async function restoreAndStore(runtime: Runtime): Promise<SignedInCode> {
  const { client, cache, identity } = runtime
  const database = openDatabase(lastVisitDatabase(identity.key))
  runtime.onClose(() => database.close())
  const code = await import('../boot/signed-in-code')
  const { createSnapshot, prepareTimelines } = code
  // Registers the lists of home first, so that they are restored for the first paint.
  prepareTimelines(runtime)
  const options = {
    client,
    cache,
    database,
    identityKey: identity.key,
    build: BUILD,
    warn: (error: unknown) => console.warn('Could not store this visit', error),
  }
  const snapshot = createSnapshot(options)
  await snapshot.restore()
  runtime.onClose(() => snapshot.stop())
  runtime.onClose(
    startLater(
      () => import('@/lib/cache/snapshot-writer'),
      ({ createSnapshotWriter }) => createSnapshotWriter(options).start(),
    ),
  )
  return code
}

/** Stores the lists on screen, and shows them without a connection, until the runtime closes. */
function keepForOffline(runtime: Runtime): void {
  const { client, cache, identity } = runtime
  runtime.onClose(
    startLater(
      () => import('@/lib/cache/lately/keep-lately-read'),
      ({ keepLatelyRead }) =>
        keepLatelyRead({
          client,
          cache,
          identityKey: identity.key,
          build: BUILD,
          reach: connectivityOf(identity.server),
          refresh: (ref) => void runtime.loader.refresh(ref),
        }),
    ),
  )
}

/** Shows an alert about an error, unless a banner reports its cause. */
async function reportError(error: Error, identity: Identity): Promise<void> {
  if (isApiError(error, 'network')) {
    // The offline banner reports it, if the server cannot be reached.
    await connectivityOf(identity.server).check()
    if (isOffline(identity.server)) return
  }
  // An expired session has its own banner.
  if (isApiError(error, 'unauthorised') && (await session.check(identity.key)) === 'expired') return
  if (lacksScope(error)) {
    const { alertMissingScope } = await import('../wiring/alert-missing-scope')
    return alertMissingScope(error, identity.key)
  }
  const { alertError } = await import('@/lib/alerts/alert-error')
  alertError(error, interfaceIntl(), { identity: identity.key })
}

/** The runtimes of recently used identities. */
export const runtimes = new RuntimeRegistry((identity: Identity) => {
  const runtime = createRuntime({
    identity,
    token: session.tokenOf(identity),
    ports: { fetch: watchedFetch, now: () => Date.now(), openUpload: () => new XMLHttpRequest() },
    halted: () => session.sessions.sessionOf(identity.key)?.expired ?? false,
    activity,
    build: BUILD,
    locale: () => interfaceIntl().locale,
    streamingUrl: async (own) =>
      session.embedded?.streamingUrl ?? (await own.client.query(instanceQuery(own))).streamingUrl,
    sharesStream: true,
    reach: connectivityOf(identity.server),
    onExpired: () => void session.check(identity.key),
    onError: reportError,
  })
  // Features that the server lacks are not tried again at each visit.
  ruleOutMissingFeatures(runtime)
  runtime.onClose(
    startLater(
      () => import('@/lib/runtime/store-missing-features'),
      ({ storeMissingFeatures }) => storeMissingFeatures(runtime),
    ),
  )
  if (identity.accountId === null) return runtime
  restoreHiddenAccounts(runtime)
  storePostsForSearch(runtime)
  keepForOffline(runtime)
  // If its code fails to load, the screen reports it; nothing is restored or stored.
  const done = () => {
    restoring.delete(runtime)
    restored.emit()
  }
  const restore = async () => {
    try {
      return await restoreAndStore(runtime)
    } catch {
      return null
    } finally {
      done()
    }
  }
  restoring.set(runtime, restore())
  return runtime
})

// Emitted in every tab. A runtime keeps its token, so a new one must be created with the new token.
onFact('signedIn', ({ identity }) => runtimes.drop(identity))
onFact('signedOut', ({ identity }) => {
  runtimes.drop(identity)
  // The tab that signs out erases them, and this tab must not store them again.
  forgetScrollPositions(identity)
})

// Asked when the user signs out, so its code loads then.
const loadAccountData = () => import('./account-data')

registerAccountData({
  countColumns: async (identityKey) => (await loadAccountData()).countColumnsOf(identityKey),
  countWaiting: async (identityKey) => (await loadAccountData()).countUnsentOf(identityKey),
  async erase(identityKey) {
    // First, since an open runtime would store its data again.
    runtimes.drop(identityKey)
    forgetScrollPositions(identityKey)
    const { eraseStored } = await loadAccountData()
    await eraseStored(identityKey, lastVisitDatabase(identityKey).name)
  },
})
