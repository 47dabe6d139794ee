import type { AccountId, ListId, StatusId } from '@/schemas/primitives'

/**
 * What has happened and may concern others. Told after the server has said yes; whoever listens reacts on its own.
 * Features add their own by declaration merging: `declare module '@/lib/bus/facts' { interface Facts {…} }`.
 */
export interface Facts {
  /** Blocked, muted or its domain blocked: its posts leave the lists. */
  accountHidden: { identity: string; accountId: AccountId }
  /** Unblocked or unmuted. */
  accountShown: { identity: string; accountId: AccountId }
  accountFollowed: { identity: string; accountId: AccountId }
  accountUnfollowed: { identity: string; accountId: AccountId }
  domainHidden: { identity: string; domain: string }
  statusDeleted: { identity: string; statusId: StatusId }
  /** `scheduled` ones have no status yet. */
  statusPublished: { identity: string; statusId: StatusId | null; scheduled: boolean }
  statusEdited: { identity: string; statusId: StatusId }
  statusPinned: { identity: string; statusId: StatusId; pinned: boolean }
  listDeleted: { identity: string; listId: ListId }
  listChanged: { identity: string; listId: ListId }
  /** The server answers again after it was out of reach. */
  reachable: { identity: string }
  filtersChanged: { identity: string }
  signedIn: { identity: string }
  signedOut: { identity: string }
}

export type FactName = keyof Facts

type Listener<K extends FactName> = (fact: Facts[K]) => void

const listeners = new Map<string, Set<(fact: never) => void>>()

/** Listens for a fact; returns the end of it. */
export function onFact<K extends FactName>(name: K, listener: Listener<K>): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set)
  set.add(listener)
  return () => void set.delete(listener)
}

/** Tells everybody who listens, in the order they came. One that throws is reported and stops no other. */
export function tellFact<K extends FactName>(name: K, fact: Facts[K]): void {
  for (const listener of (listeners.get(name) ?? []) as Iterable<Listener<K>>) {
    try {
      listener(fact)
    } catch (error) {
      reportError(error)
    }
  }
}
