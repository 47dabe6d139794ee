import type { StreamEvent } from './parse'

/** An event and the key of its channel; null where the server does not name it. */
export interface ChannelEvent {
  readonly key: string | null
  readonly event: StreamEvent
}

/** Events that only add an item. All others may be about an item of an earlier event. */
const ADDING: ReadonlySet<StreamEvent['event']> = new Set(['update', 'notification'])

/**
 * Splits events so that the new items of each channel are together: a deck then renders one column after another. Events
 * that change or remove items stay behind all that arrived before them. Pure.
 */
export function splitBatch(events: readonly ChannelEvent[]): ChannelEvent[][] {
  const parts: ChannelEvent[][] = []
  let byChannel = new Map<string | null, ChannelEvent[]>()
  for (const each of events) {
    const isAdding = ADDING.has(each.event.event)
    const part = isAdding ? byChannel.get(each.key) : parts.at(-1)
    if (part) part.push(each)
    else {
      const added = [each]
      parts.push(added)
      if (isAdding) byChannel.set(each.key, added)
    }
    if (!isAdding) byChannel = new Map()
  }
  return parts
}
