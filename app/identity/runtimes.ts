import { rememberHidden } from '@/features/accounts'
import { instanceQuery } from '@/features/instance'
import { deletePosts, keepPosts } from '@/features/search'
import { registerAccountData } from '@/features/session'
import { forgetCatchUps } from '@/features/catch-up'
import { isOffline } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { SNAPSHOT_STORE } from '@/lib/cache'
import { createRuntime, RuntimeRegistry, type Identity, type Runtime } from '@/lib/runtime'
import { isApiError, lacksScope } from '@/lib/http'
import { recallLacks } from '@/lib/runtime/recall-lacks'
import { deleteDatabase, openDatabase } from '@/lib/storage'
import { startLater } from '@/lib/util/start-later'
import { interfaceIntl } from '../boot/interface-intl'
import { activity, connectivityOf, watchedFetch } from './environment'
import { forgetScrollPositions } from '../pages/scroll-positions'
import { session } from './session'

/** Identifies this build; data stored by other builds is not read. */
const BUILD = import.meta.env.VITE_BUILD ?? 'dev'

const databaseName = (identityKey: string) => `client.${identityKey}`

const restorePromises = new WeakMap<Runtime, Promise<unknown>>()
const nothingToRestore = Promise.resolve()

/** Resolves when the data of the last visit is restored in a runtime; never rejects. */
export const whenRestored = (runtime: Runtime): Promise<unknown> =>
  restorePromises.get(runtime) ?? nothingToRestore

/** The runtimes of recently used identities. */
export const runtimes = new RuntimeRegistry((identity: Identity) => {
  const token = session.tokenOf(identity)
  const runtime = createRuntime({
    identity,
    token,
    ports: { fetch: watchedFetch, now: () => Date.now(), openUpload: () => new XMLHttpRequest() },
    halted: () => session.sessions.sessionOf(identity.key)?.expired ?? false,
    activity,
    build: BUILD,
    locale: () => interfaceIntl().locale,
    streamingUrl: async (own) =>
      session.embedded?.streamingUrl ?? (await own.client.query(instanceQuery(own))).streamingUrl,
    sharesStream: true,
    onExpired: () => void session.check(identity.key),
    onError: async (error) => {
      if (isApiError(error, 'network')) {
        // The offline banner reports it, if the server cannot be reached.
        await connectivityOf(identity.server).check()
        if (isOffline(identity.server)) return
      }
      // An expired session has its own banner.
      const ended = isApiError(error, 'unauthorised') && (await session.check(identity.key)) === 'expired'
      if (ended) return
      if (lacksScope(error)) {
        const { alertMissingScope } = await import('../wiring/alert-missing-scope')
        return alertMissingScope(error, identity.key)
      }
      const { alertError } = await import('@/lib/alerts/alert-error')
      alertError(error, interfaceIntl(), { identity: identity.key })
    },
  })
  recallLacks(runtime)
  runtime.onClose(
    startLater(
      () => import('@/lib/runtime/remember-lacks'),
      ({ rememberLacks }) => rememberLacks(runtime),
    ),
  )
  if (identity.accountId !== null) {
    rememberHidden(runtime)
    keepPosts(runtime)
  }
  const database = openDatabase({
    name: databaseName(identity.key),
    version: 1,
    stores: { [SNAPSHOT_STORE]: {} },
  })
  let stop: (() => void) | null = () => {}
  runtime.onClose(() => {
    stop?.()
    stop = null
    database.close()
  })
  const restoreAndStore = async () => {
    const { createSnapshot, prepareTimelines } = await import('../boot/signed-in-code')
    prepareTimelines(runtime)
    const snapshot = createSnapshot({
      client: runtime.client,
      cache: runtime.cache,
      database,
      identityKey: identity.key,
      build: BUILD,
      warn: (error) => console.warn('This visit is not kept for the next one', error),
    })
    await snapshot.restore()
    if (stop) stop = snapshot.start()
  }
  // If its code fails to load, the screen reports it; nothing is restored or stored.
  const restored = identity.accountId === null ? Promise.resolve() : restoreAndStore().catch(() => undefined)
  restorePromises.set(runtime, restored)
  // React's `use` reads `status`. Without it a fallback would show, for at least 300 ms.
  void restored.then(() => void Object.assign(restored, { status: 'fulfilled', value: undefined }))
  return runtime
})

// In every tab, since a runtime keeps the token it was created with.
onFact('signedIn', ({ identity }) => runtimes.drop(identity))
onFact('signedOut', ({ identity }) => {
  runtimes.drop(identity)
  // Otherwise this tab would store them again after another tab erased them.
  forgetScrollPositions(identity)
})

registerAccountData({
  async countColumns(identityKey) {
    const { countColumnsOf } = await import('../layout/deck/deck-store')
    return countColumnsOf(identityKey)
  },
  async erase(identityKey) {
    runtimes.drop(identityKey)
    forgetScrollPositions(identityKey)
    await forgetCatchUps(identityKey)
    await deletePosts(identityKey)
    const { removeColumnsOf } = await import('../layout/deck/deck-store')
    removeColumnsOf(identityKey)
    await deleteDatabase(databaseName(identityKey))
  },
})
