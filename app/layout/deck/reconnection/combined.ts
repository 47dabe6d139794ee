import type { Connectivity } from '@/lib/alerts'

type State = Pick<Connectivity, 'offline' | 'subscribe'>

const onAny =
  (all: readonly State[]): State['subscribe'] =>
  (listener) => {
    const ends = all.map(({ subscribe }) => subscribe(listener))
    return () => ends.forEach((end) => end())
  }

/** Offline while none of the servers can be reached. */
export const noneOf = (all: readonly State[]): State => ({
  offline: () => all.every(({ offline }) => offline()),
  subscribe: onAny(all),
})

/** Offline while a server cannot be reached, but another one of all can. */
export const onlySome = (own: State, all: readonly State[]): State => ({
  offline: () => own.offline() && !all.every(({ offline }) => offline()),
  subscribe: onAny([own, ...all]),
})
