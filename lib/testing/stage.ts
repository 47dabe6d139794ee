import { alertError, clearToasts } from '@/lib/alerts'
import { normaliseStatuses } from '@/lib/cache'
import { createIntlFor } from '@/lib/i18n'
import type { Navigation } from '@/lib/navigation'
import { documentScroller, type Column } from '@/lib/column'
import { createRuntime, visitorOf, type Identity, type Runtime, type RuntimeOptions } from '@/lib/runtime'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator, type Simulator, type SimulatorOptions } from '@/lib/simulator/simulator'
import { watchQueries, watchRequest } from './pure-queries'
import { watchWriters } from './write-places'
import type { AccountId, StatusId } from '@/schemas/primitives'
import { statusesDto } from '@/schemas/statuses/status'

/** A navigation that only records its calls. */
interface RecordingNavigation extends Navigation {
  /**
   * Paths given to `go`, oldest first; those of `goAs` with the identity key before them, of `backTo` with
   * 'back to'.
   */
  readonly went: string[]
}

export interface StageOptions {
  /** Handle of the signed-in account; null = visitor. Default 'ann' of the small world. */
  as?: string | null
  /** Origin of the server; default that of the simulator. */
  origin?: string
  /** Initial world of the server; default `buildSmallWorld()`. */
  world?: SimulatorOptions['world']
  software?: SimulatorOptions['software']
  /** Tells whether the server can be reached. Default: no change waits for it. */
  reach?: RuntimeOptions['reach']
  /** Enables streaming. Default false: subscribers poll. */
  streaming?: boolean
}

/** A server, a user signed in there, and the runtime between them. */
export interface Stage {
  readonly simulator: Simulator
  readonly runtime: Runtime
  readonly navigation: RecordingNavigation
  /** The column on screen; the document scrolls it. */
  readonly column: Column
  /** Loads a page of posts into the cache; returns their ids in the order of the server. */
  load: (path?: string) => Promise<StatusId[]>
  /** Returns the id of an account by handle. */
  accountId: (acct: string) => AccountId
  close: () => void
}

function recordingNavigation(): RecordingNavigation {
  const went: string[] = []
  return {
    went,
    hrefOf: (path) => path,
    go: (path) => void went.push(path),
    goAs: (identityKey, path) => void went.push(`${identityKey} ${path}`),
    backTo: (path) => void went.push(`back to ${path}`),
    onLeave: () => () => {},
    askBeforeLeaving: () => () => {},
    back: () => void went.push('back'),
  }
}

/**
 * Creates the stage of a test. Errors become toasts as in the app. Close it when the test ends; `renderWith`
 * does.
 */
export function createStage({ as = 'ann', streaming = false, ...options }: StageOptions = {}): Stage {
  const { origin: ownOrigin, world = buildSmallWorld(), software, reach } = options
  const simulator = createSimulator({
    world,
    ...(ownOrigin && { origin: ownOrigin }),
    ...(software && { software }),
  })
  const { origin, script, server } = simulator
  const signedIn = as === null ? null : script.signIn(as)
  const identity: Identity = signedIn
    ? { key: `${as}@${server.host}`, server: origin, accountId: signedIn.accountId as AccountId }
    : visitorOf(origin)
  const intl = createIntlFor('en')
  let isClosed = false
  const runtime = createRuntime({
    identity,
    token: signedIn?.token ?? null,
    ports: {
      fetch: (request) => {
        watchRequest(request)
        return simulator.fetch(request)
      },
      now: () => server.clock.now(),
      ...(streaming && { openSocket: (url, protocols) => simulator.connect(url, protocols).client }),
    },
    ...(streaming && { streamingUrl: () => Promise.resolve(origin.replace('http', 'ws')) }),
    ...(reach && { reach }),
    // The toasts of a change that still fails would be found in the next test.
    onError: (error) => {
      if (!isClosed) alertError(error, intl, { identity: identity.key })
    },
  })
  watchQueries(runtime)
  watchWriters(runtime)
  const navigation = recordingNavigation()
  const stage: Stage = {
    simulator,
    runtime,
    navigation,
    column: {
      identity,
      runtime,
      scroller: documentScroller(),
      navigate: navigation,
      pageKey: 'none',
      setTitle: () => {},
      isActive: true,
    },
    accountId: (acct) => script.account(acct).id as AccountId,
    async load(path = '/api/v1/timelines/home?limit=40') {
      const answer = await runtime.http.request(path, { schema: statusesDto })
      const { rows, ids } = normaliseStatuses(answer.data)
      runtime.cache.ingest(rows, answer.sent)
      return ids
    },
    close() {
      if (isClosed) return
      isClosed = true
      openStages.delete(stage)
      runtime.close()
      clearToasts()
    },
  }
  openStages.add(stage)
  return stage
}

/** The stages that no test has closed yet. */
const openStages = new Set<Stage>()

/** Closes the stages of a file, which would otherwise hear the tab channels of the next one. */
export function closeStages(): void {
  for (const stage of openStages) stage.close()
}
