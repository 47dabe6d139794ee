import { hashKey, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { tellFact } from '@/lib/bus'
import { splitStatus, splitStatuses } from '@/lib/cache'
import type { Channel, StreamEvent } from '@/lib/streaming'
import { statusesDto } from '@/schemas/status'
import type { TimelineEngine } from './timeline-engine'

/** An event of a stream of this list: a new post, an edit, or one that is gone. */
function heard(engine: TimelineEngine, event: StreamEvent) {
  const { cache, identity } = engine.runtime
  if (event.event === 'update') engine.arrived(event.payload)
  else if (event.event === 'status.update')
    cache.ingest(splitStatus(event.payload).rows, cache.tick(), { partial: true })
  else if (event.event === 'delete') {
    cache.bury(event.payload)
    engine.dispatch({ type: 'removed', ids: [event.payload] })
    tellFact('statusDeleted', { identity: identity.who, statusId: event.payload })
  }
}

/** A page that this or another tab polled. */
function polled(engine: TimelineEngine, page: unknown) {
  const read = z.safeParse(statusesDto, page)
  if (!read.success || !engine.state.loaded) return
  const { cache } = engine.runtime
  notifyManager.batch(() => {
    const { rows, ids } = splitStatuses(read.data)
    cache.ingest(rows, cache.tick())
    // The page may be older than a removal here: another tab may have asked for it.
    engine.took(ids.filter((id) => !cache.read('status', id)?.gone))
  })
  engine.pump()
}

/** Lets a timeline be told of new posts: by its streams, and by polling where it is polled. Returns the end of it. */
export function listen(engine: TimelineEngine): () => void {
  const { streaming, poller } = engine.runtime
  const { channel, also = [], polled: polls, path, key } = engine.source
  if (channel === null) return () => {}
  const channels = [...also, channel]
  const up = new Set<Channel>()
  // The list is told of once all of its streams are.
  const linked = (each: Channel, link: 'up' | 'down') => {
    if (link === 'down') up.delete(each)
    else up.add(each)
    if (link === 'down') engine.dispatch({ type: 'disconnected', feed: polls ? 'poll' : 'none' })
    else if (up.size === channels.length) engine.dispatch({ type: 'connected' })
  }
  const ends = channels.map((each) =>
    streaming.subscribe(
      each,
      (event) => heard(engine, event),
      (link) => linked(each, link),
    ),
  )
  if (polls) ends.push(poller.add({ key: hashKey(key), path }, (page) => polled(engine, page)))
  return () => {
    for (const end of ends) end()
  }
}
