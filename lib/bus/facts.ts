/**
 * Events that may concern other features, emitted after the server confirmed them. Each fact is declared by
 * the lowest feature involved: `declare module '@/lib/bus/facts' { interface Facts {…} }`.
 */
export interface Facts {}

export type FactName = keyof Facts

type Listener<K extends FactName> = (fact: Facts[K]) => void

const listeners = new Map<string, Set<(fact: never) => void>>()

/** Listens for a fact; returns the unsubscriber. */
export function onFact<K extends FactName>(name: K, listener: Listener<K>): () => void {
  const set = listeners.get(name) ?? new Set()
  listeners.set(name, set)
  set.add(listener)
  return () => void set.delete(listener)
}

/** Notifies all listeners in order. An error of one is reported and does not stop the others. */
export function emitFact<K extends FactName>(name: K, fact: Facts[K]): void {
  for (const listener of (listeners.get(name) ?? []) as Iterable<Listener<K>>) {
    try {
      listener(fact)
    } catch (error) {
      reportError(error)
    }
  }
}
