import { onFact } from '@/lib/bus'
import { entityHash } from '@/lib/cache'
import type { ListState } from '@/lib/live-list'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'
import type { NotificationId } from '@/schemas/primitives'
import { alertSettingsOf } from '../alerts/alert-settings'
import { notificationKeys } from '../keys'
import type { GroupsById } from '../model/rows'
import type { NotificationGroup } from '../model/group'
import { NOTHING_DISMISSED } from '../model/visible-group'
import { choiceOfUser } from './group-rules'
import { NotificationEngine } from './notification-engine'
import { NOTIFICATION_FILTERS, type NotificationFilter } from './notification-filter'
import { createStorage } from './snapshot'

type Engines = Map<NotificationFilter, NotificationEngine>

/** The entities that a group refers to. */
function refsOf({ members, total, status, details }: NotificationGroup): string[] {
  const accounts = [...members.map(({ account }) => account), ...(total?.accounts ?? [])]
  const target = details.report?.target
  return [
    ...accounts.map((id) => entityHash('account', id)),
    ...(status === null ? [] : [entityHash('status', status)]),
    ...(target ? [entityHash('account', target)] : []),
  ]
}

/** Registers the queries of all lists: their defaults, the entities they refer to, and how they are stored. */
function prepareQueries(runtime: Runtime, engines: Engines) {
  const { client, cache } = runtime
  const forever = { staleTime: Infinity, gcTime: Infinity, structuralSharing: false } as const
  client.setQueryDefaults(notificationKeys.list(), forever)
  client.setQueryDefaults(notificationKeys.groups(), forever)
  client.setQueryDefaults(notificationKeys.dismissed(), forever)
  if (client.getQueryData(notificationKeys.dismissed()) === undefined)
    client.setQueryData(notificationKeys.dismissed(), NOTHING_DISMISSED)
  const { list, groups } = createStorage(runtime, engines)
  cache.lists.register<ListState<NotificationId>>(notificationKeys.list(), {
    refs: () => [],
    snapshot: list,
  })
  cache.lists.register<GroupsById>(notificationKeys.groups(), {
    refs: (all) => Object.values(all).flatMap(refsOf),
    snapshot: groups,
  })
}

/** The lists of a runtime by category. They close with the runtime. */
function createEngines(runtime: Runtime): Engines {
  const engines: Engines = new Map()
  prepareQueries(runtime, engines)
  const onHidden = ({ identity, early }: { identity: string; early?: boolean | undefined }) => {
    if (early) return
    // Facts come before what they change elsewhere, e.g. which accounts are hidden.
    queueMicrotask(() => {
      if (identity === runtime.identity.key) for (const engine of engines.values()) engine.silenced()
    })
  }
  const unsubscribes = [onFact('accountHidden', onHidden), onFact('domainHidden', onHidden)]
  const choices = () =>
    new Map(NOTIFICATION_FILTERS.map((filter) => [filter, JSON.stringify(choiceOfUser(runtime, filter))]))
  let before = choices()
  const unfollow = alertSettingsOf(runtime.identity.key).subscribe(() => {
    const now = choices()
    for (const [filter, engine] of engines) if (before.get(filter) !== now.get(filter)) engine.reload()
    before = now
  })
  runtime.onClose(() => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    unfollow()
    for (const engine of engines.values()) engine.close()
  })
  return engines
}

/** Returns the list of a category, created on first use. */
export function notificationEngineOf(runtime: Runtime, filter: NotificationFilter): NotificationEngine {
  const engines = runtime.service(createEngines)
  let engine = engines.get(filter)
  if (!engine) engines.set(filter, (engine = new NotificationEngine(runtime, filter)))
  return engine
}

const createOutdated = () => createEmitter()

/** Notifications changed anywhere, e.g. when requests were accepted: reads the lists again. */
export function outdateLists(runtime: Runtime): void {
  for (const engine of notificationEngines(runtime)) engine.outdate()
  runtime.service(createOutdated).emit()
}

/** Calls `listener` when notifications changed anywhere, also without a list; returns the unsubscriber. */
export const onListsOutdated = (runtime: Runtime, listener: () => void): (() => void) =>
  runtime.service(createOutdated).subscribe(listener)

/** Every list of a runtime that was opened. */
export const notificationEngines = (runtime: Runtime): Iterable<NotificationEngine> =>
  runtime.service(createEngines).values()
