import type { Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'

/** A number of new things that a feature shows outside of its own screens. */
export interface Badge {
  /** The id of the navigation entry that shows it. */
  entry: string
  /** The name of the entry with the number: a message of `{label}` and `{count}`. */
  name: Message
  /** Whether it counts in the title of the page. Default false. */
  inTitle?: boolean
  /** 0: nothing is new. */
  read: (runtime: Runtime) => number
  /** Calls back after the number may have changed; returns the end of that. */
  subscribe: (runtime: Runtime, listener: () => void) => () => void
}

let badges: readonly Badge[] = []
const listeners = new Set<() => void>()

function change(next: readonly Badge[]) {
  badges = next
  for (const listener of listeners) listener()
}

/** Shows a badge from now on; returns the end of that. Throws when its entry has one already. */
export function registerBadge(badge: Badge): () => void {
  if (badges.some(({ entry }) => entry === badge.entry))
    throw new Error(`The entry ${badge.entry} has a badge already`)
  change([...badges, badge])
  return () => change(badges.filter((each) => each !== badge))
}

export const registeredBadges = (): readonly Badge[] => badges

/** Calls back after a badge was registered or ended; returns the end of that. */
export function onBadges(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
