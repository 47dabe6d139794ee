import { hashKey, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { splitStatus, splitStatuses } from '@/lib/cache'
import type { Channel, StreamEvent } from '@/lib/streaming'
import { statusesDto } from '@/schemas/status'
import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import type { TimelineEngine } from './timeline-engine'

/** Takes in an event of a stream of this list: a new post, an edit, or one that left the list. */
function heard(engine: TimelineEngine, event: StreamEvent) {
  const { cache, loader } = engine.runtime
  if (event.event === 'update') engine.arrived(event.payload)
  else if (event.event === 'status.update')
    cache.ingest(splitStatus(event.payload).rows, cache.tick(), { partial: true })
  else if (event.event === 'delete') {
    // The post left this feed. Whether it was deleted, or its author muted, blocked or taken off a list, is not said.
    // Posts of muted and blocked people have no row: they stay, to be there when those people are shown again.
    if (!isOfHidden(engine.runtime, event.payload)) engine.dispatch({ type: 'removed', ids: [event.payload] })
    loader.verify(event.payload)
  }
}

/** Whether a post, or what it boosts, is by an account that is muted or blocked, also while the server is being told so. */
function isOfHidden({ cache }: Runtime, id: StatusId): boolean {
  const status = cache.read('status', id)
  const boosted = status?.reblog ? cache.read('status', status.reblog) : undefined
  return [status, boosted].some((post) => {
    if (!post) return false
    const relationship = cache.read('relationship', post.account)
    const hides = relationship?.muting === true || relationship?.blocking === true
    return hides || cache.read('account', post.account)?.hidden === true
  })
}

/** A page that this or another tab polled. */
function polled(engine: TimelineEngine, page: unknown) {
  const read = z.safeParse(statusesDto, page)
  if (!read.success || !engine.state.loaded) return
  const lost = Array.isArray(page) ? page.length - read.data.length : 0
  // Nothing that can be read says nothing about the list.
  if (lost > 0 && read.data.length === 0) return
  const { cache } = engine.runtime
  notifyManager.batch(() => {
    const { rows, ids } = splitStatuses(read.data)
    cache.ingest(rows, cache.tick())
    // The page may be older than a removal here: another tab may have asked for it.
    engine.took(
      ids.filter((id) => !cache.read('status', id)?.gone),
      lost,
    )
  })
  engine.pump()
}

/** Lets a timeline be told of new posts: by its streams, and by polling where it is polled. Returns the end of it. */
export function listen(engine: TimelineEngine): () => void {
  const { streaming, poller } = engine.runtime
  const { channel, also = [], path, query, key } = engine.source
  if (channel === null) return () => {}
  const channels = [...also, channel]
  const up = new Set<Channel>()
  let stopPolling: (() => void) | null = null
  const poll = () => {
    const task = { key: hashKey(key), path, ...(query && { query }) }
    stopPolling ??= poller.add(task, (page) => polled(engine, page))
  }
  const unpoll = () => {
    stopPolling?.()
    stopPolling = null
  }
  // The list is told of once all of its streams are; until then it is polled.
  const linked = (each: Channel, link: 'up' | 'down') => {
    if (link === 'down') up.delete(each)
    else up.add(each)
    if (link === 'down') {
      poll()
      engine.dispatch({ type: 'disconnected', feed: 'poll' })
    } else if (up.size === channels.length) {
      unpoll()
      engine.dispatch({ type: 'connected' })
    }
  }
  const ends = channels.map((each) =>
    streaming.subscribe(
      each,
      (event) => heard(engine, event),
      (link) => linked(each, link),
    ),
  )
  if (up.size < channels.length) poll()
  return () => {
    unpoll()
    for (const end of ends) end()
  }
}
