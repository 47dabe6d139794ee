import type { StreamEvent } from './parse'

/** An event and the key of its channel; null where the server does not name it. */
export interface ChannelEvent {
  readonly key: string | null
  readonly event: StreamEvent
}

/** Events that only add an item. All others may be about an item of an earlier event. */
const ADDING: ReadonlySet<StreamEvent['event']> = new Set(['update', 'notification'])

/** Largest number of new items in a part: more would delay input too long. */
const MAX_PART = 40

/** The list to which an event adds, by kind and channel. */
const listOf = ({ key, event: { event } }: ChannelEvent): string => `${event} ${key ?? ''}`

/** True unless both parts add items, to different lists. Pure. */
export function isOneList([one]: readonly ChannelEvent[], [other]: readonly ChannelEvent[]): boolean {
  if (!one || !other) return true
  const both = ADDING.has(one.event.event) && ADDING.has(other.event.event)
  return !both || listOf(one) === listOf(other)
}

/**
 * Splits events so that the new items of each channel and kind are together: a deck then renders one column after another,
 * also home and notifications, which share a channel. Events that change or remove items stay behind all that arrived
 * before them. Pure.
 */
export function splitBatch(events: readonly ChannelEvent[]): ChannelEvent[][] {
  const parts: ChannelEvent[][] = []
  let byList = new Map<string, ChannelEvent[]>()
  for (const each of events) {
    const { event } = each.event
    const isAdding = ADDING.has(event)
    const list = listOf(each)
    const part = isAdding ? byList.get(list) : parts.at(-1)
    if (part && (!isAdding || part.length < MAX_PART)) part.push(each)
    else {
      const added = [each]
      parts.push(added)
      if (isAdding) byList.set(list, added)
    }
    if (!isAdding) byList = new Map()
  }
  return parts
}
