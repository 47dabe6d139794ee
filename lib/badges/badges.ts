import type { Message } from '@/lib/i18n'
import type { Runtime } from '@/lib/runtime'
import { createEmitter } from '@/lib/util/emitter'

/** A count of new items that a feature shows outside its own screens. */
export interface Badge {
  /** Id of the navigation entry that shows it. */
  entry: string
  /** Name of the entry with its count: a message of `{label}` and `{count}`. */
  name: Message
  /** Adds it to the count in the page title. Default false. */
  inTitle?: boolean
  /** Shows the number itself, not only a mark. Default false. */
  showsCount?: boolean
  /** Adds it to the number on the icon of the installed app. Default false. */
  onApp?: boolean
  /** 0 = nothing new. */
  read: (runtime: Runtime) => number
  /** Calls `listener` when the count may have changed; returns the unsubscriber. */
  subscribe: (runtime: Runtime, listener: () => void) => () => void
}

let badges: readonly Badge[] = []
const changes = createEmitter()

function change(next: readonly Badge[]) {
  badges = next
  changes.emit()
}

/** Registers a badge; returns the function that removes it. Throws when its entry already has one. */
export function registerBadge(badge: Badge): () => void {
  if (badges.some(({ entry }) => entry === badge.entry))
    throw new Error(`The entry ${badge.entry} has a badge already`)
  change([...badges, badge])
  return () => change(badges.filter((each) => each !== badge))
}

export const registeredBadges = (): readonly Badge[] => badges

/** Calls `listener` when a badge was registered or removed; returns the unsubscriber. */
export const onBadges = changes.subscribe
