import { forgetHidden, rememberHidden } from '@/features/accounts'
import { instanceQuery } from '@/features/instance'
import { keepsForAccount } from '@/features/session'
import { forgetResolvedLinks } from '@/features/statuses'
import { forgetCatchUps } from '@/features/timelines'
import { isOffline } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { SNAPSHOT_STORE } from '@/lib/cache'
import { createRuntime, RuntimeRegistry, type Identity, type Runtime } from '@/lib/runtime'
import { isApiError } from '@/lib/http'
import { deleteDatabase, openDatabase } from '@/lib/storage'
import { interfaceIntl } from '../boot/interface-intl'
import { activity, watchedFetch } from './environment'
import { forgetScrollPositions } from '../pages/scroll-positions'
import { session } from './session'

/** Names this build: what another one stored is not read. */
const BUILD = import.meta.env.VITE_BUILD ?? 'dev'

const databaseName = (who: string) => `client.${who}`

interface Life {
  /** Settles once the stored data of the last visit are restored. */
  ready: Promise<unknown>
}

const lives = new WeakMap<Runtime, Life>()

/** Resolves when a runtime holds what was kept of the last visit; never rejects. */
export const readyOf = (runtime: Runtime): Promise<unknown> => lives.get(runtime)?.ready ?? Promise.resolve()

/** The runtimes of the identities that were lately on screen. */
export const runtimes = new RuntimeRegistry((identity: Identity) => {
  const token = session.tokenOf(identity)
  const runtime = createRuntime({
    identity,
    token,
    ports: { fetch: watchedFetch, now: () => Date.now(), openUpload: () => new XMLHttpRequest() },
    halted: () => session.sessions.sessionOf(identity.who)?.expired ?? false,
    activity,
    build: BUILD,
    locale: () => interfaceIntl().locale,
    streamingUrl: async (own) =>
      session.embedded?.streamingUrl ?? (await own.client.query(instanceQuery(own))).streamingUrl,
    sharesStream: true,
    onExpired: () => void session.check(identity.who),
    onError: async (error, _, source) => {
      // The offline banner says so already.
      if (source === 'query' && isApiError(error, 'lost') && isOffline()) return
      // An ended session has its banner.
      const ended = isApiError(error, 'unauthorised') && (await session.check(identity.who)) === 'expired'
      if (ended) return
      const { alertError } = await import('@/lib/alerts/alert-error')
      alertError(error, interfaceIntl(), { identity: identity.who })
    },
  })
  if (identity.accountId !== null) rememberHidden(runtime)
  const database = openDatabase({
    name: databaseName(identity.who),
    version: 1,
    stores: { [SNAPSHOT_STORE]: {} },
  })
  let stop: (() => void) | null = () => {}
  runtime.onClose(() => {
    stop?.()
    stop = null
    database.close()
  })
  const begin = async () => {
    const { createSnapshot, prepareTimelines } = await import('../boot/member')
    prepareTimelines(runtime)
    const snapshot = createSnapshot({
      client: runtime.client,
      cache: runtime.cache,
      database,
      who: identity.who,
      build: BUILD,
      warn: (error) => console.warn('This visit is not kept for the next one', error),
    })
    await snapshot.restore()
    if (stop) stop = snapshot.start()
  }
  // Without its code no list is shown and none is kept: the screen says so.
  const ready = identity.accountId === null ? Promise.resolve() : begin().catch(() => undefined)
  lives.set(runtime, { ready })
  // So that React reads it at once: a component that waited for nothing would be held back for a third of a second.
  void ready.then(() => void Object.assign(ready, { status: 'fulfilled', value: undefined }))
  return runtime
})

// Whichever tab it happened in: a runtime keeps the token it was made with.
onFact('signedIn', ({ identity }) => runtimes.drop(identity))
onFact('signedOut', ({ identity }) => runtimes.drop(identity))

keepsForAccount({
  async erase(who) {
    runtimes.drop(who)
    forgetScrollPositions(who)
    forgetHidden(who)
    await forgetResolvedLinks(who)
    await forgetCatchUps(who)
    await deleteDatabase(databaseName(who))
  },
})
