import { hashKey, notifyManager } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { normaliseStatus, normaliseStatuses } from '@/lib/cache'
import { isForMembersOnly, isOwnAddress } from '@/lib/http'
import {
  followStreams,
  type FetchedPage,
  type ListSink,
  type LiveListPorts,
  type PageRequest,
} from '@/lib/live-list'
import { compareId } from '@/lib/live-list/compare-id'
import type { Runtime } from '@/lib/runtime'
import { onReachable } from '@/lib/runtime/on-reachable'
import type { PollTask, StreamEvent } from '@/lib/streaming'
import type { StatusId } from '@/schemas/primitives'
import { statusesDto, type StatusDto } from '@/schemas/statuses/status'
import { isByHidden, noteTakenOut } from '../rows/note-taken-out'
import { isHidden } from '../rows/visibility'
import { rowFilterOf } from './row-filter'
import type { TimelineSource } from './source'

/** A page of posts and the time of its request, by the clock of the cache. */
export interface FetchedStatuses {
  readonly statuses: readonly StatusDto[]
  readonly sent: number
}

type Sink = ListSink<StatusId, FetchedStatuses>

async function fetchPage(
  { http }: Runtime,
  { path, query }: TimelineSource,
  request: PageRequest<StatusId>,
  signal: AbortSignal,
): Promise<FetchedPage<FetchedStatuses>> {
  // Where the Link header names another host, page by id.
  const link = request.link !== null && isOwnAddress(http.server, request.link) ? request.link : null
  const answer = await (link === null
    ? http.request(path, { query: { ...query, ...request.query }, schema: statusesDto, signal })
    : http.request(link, { schema: statusesDto, signal }))
  const { next, prev, partial, lost, data, sent } = answer
  const hasLink = next !== null || prev !== null
  return { page: { statuses: data, sent }, ...(hasLink && { link: { next, prev } }), partial, lost }
}

/** Handles a stream event: a new post, an edit, or a post that left the list. */
function onEvent(runtime: Runtime, source: TimelineSource, list: Sink, event: StreamEvent) {
  const { cache, loader } = runtime
  if (event.event === 'update') onUpdate(runtime, source, list, event.payload)
  else if (event.event === 'status.update')
    cache.ingest(normaliseStatus(event.payload).rows, cache.tick(), { partial: true })
  else if (event.event === 'delete') {
    // The post left this feed. The event does not say whether it was deleted, or its author muted, blocked or
    // removed from a list. Posts of muted and blocked accounts, and posts that mention or quote them, have no row:
    // keep them for when the account is shown again.
    if (!isByHidden(cache, event.payload) && !noteTakenOut(cache, event.payload))
      list.removed([event.payload])
    loader.verify(event.payload)
  }
}

function onUpdate({ cache }: Runtime, { accepts }: TimelineSource, list: Sink, status: StatusDto) {
  if (accepts?.(status) === false) return
  notifyManager.batch(() => {
    const { rows, id } = normaliseStatus(status)
    cache.ingest(rows, cache.tick(), { partial: true })
    // Posts without a row must not count as new.
    if (!isHidden(cache, id)) list.arrived(id)
  })
}

/** True when a post, or the post it boosts, was deleted. */
function isGone(cache: Runtime['cache'], id: StatusId): boolean {
  const status = cache.read('status', id)
  return status?.gone === true || (!!status?.reblog && cache.read('status', status.reblog)?.gone === true)
}

/** Merges a page that this tab or another one polled. */
function onPolled({ cache }: Runtime, list: Sink, page: unknown) {
  const read = z.safeParse(statusesDto, page)
  if (!read.success) return
  const lost = Array.isArray(page) ? page.length - read.data.length : 0
  // A page without any readable post says nothing about the list.
  if (lost > 0 && read.data.length === 0) return
  list.polled({ statuses: read.data, sent: cache.tick() }, { lost })
}

const taskOf = ({ key, path, query }: TimelineSource): PollTask => ({
  key: hashKey(key),
  path,
  ...(query && { query }),
})

/** Polls the newest page of a timeline. Returns the function that stops it. Visitors do not poll. */
export const pollTimeline = (runtime: Runtime, source: TimelineSource, list: Sink): (() => void) =>
  runtime.me === null ? () => {} : runtime.poller.add(taskOf(source), (page) => onPolled(runtime, list, page))

/**
 * The live updates of a timeline: its streams, and polling while a stream is down. Null for visitors, who
 * have neither.
 */
function channelOf(
  runtime: Runtime,
  source: TimelineSource,
): LiveListPorts<StatusId, FetchedStatuses>['channel'] {
  const { streaming, poller } = runtime
  const { channel, also = [] } = source
  if (channel === null || runtime.me === null) return null
  return (list) =>
    followStreams(
      {
        streaming,
        poller,
        channels: [...also, channel],
        task: taskOf(source),
        onEvent: (event) => onEvent(runtime, source, list, event),
        onPolled: (page) => onPolled(runtime, list, page),
      },
      list,
    )
}

/**
 * Connects a timeline to the runtime: requests and parsing of pages, visibility of posts, and live updates.
 */
export function timelinePorts(
  runtime: Runtime,
  source: TimelineSource,
): LiveListPorts<StatusId, FetchedStatuses> {
  const { cache, http, me } = runtime
  return {
    order: compareId,
    fetchPage: (request, signal) => fetchPage(runtime, source, request, signal),
    read({ statuses, sent }) {
      const { rows, ids } = normaliseStatuses(statuses)
      cache.ingest(rows, sent)
      return ids
    },
    isGone: (id) => isGone(cache, id),
    isVisible: (id) => rowFilterOf(runtime, source)(id) === null,
    channel: channelOf(runtime, source),
    now: () => runtime.now(),
    onReachable: (listener) => onReachable(runtime, listener),
    onFailed(error) {
      if (source.feature && isForMembersOnly(me, error)) http.capabilities.ruleOut(source.feature)
    },
  }
}
