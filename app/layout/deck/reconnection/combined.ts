import type { Connectivity } from '@/lib/alerts'

type Reachability = Pick<Connectivity, 'offline' | 'subscribe'>

const onAny =
  (all: readonly Reachability[]): Reachability['subscribe'] =>
  (listener) => {
    const unsubscribers = all.map(({ subscribe }) => subscribe(listener))
    return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
  }

/** Offline while none of the servers can be reached. */
export const offlineWhenAllAre = (all: readonly Reachability[]): Reachability => ({
  offline: () => all.every(({ offline }) => offline()),
  subscribe: onAny(all),
})

/** Offline while a server cannot be reached, and at least one of all can. */
export const offlineWhileOthersWork = (own: Reachability, all: readonly Reachability[]): Reachability => ({
  offline: () => own.offline() && !all.every(({ offline }) => offline()),
  subscribe: onAny([own, ...all]),
})
