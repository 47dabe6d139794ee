import * as z from 'zod/mini'
import { apiSegment } from '@/lib/http'
import type { StatusId } from '@/schemas/primitives'
import { newestItemsDto } from '@/schemas/stream-event'
import type { Channel } from './channel'
import type { PollerOptions, PollTask } from './polling'

/** Maximum number of requests of a comparison. One a minute makes 40 in five minutes; Mastodon allows 300 per token. */
const PER_COMPARISON = 8

type Address = Pick<PollTask, 'path' | 'query'>

const HOME = '/api/v1/timelines/home'

/** Returns where to read the newest item of a stream: posts, and for the user's stream notifications too. */
function addressesOf({ stream, list, tag }: Channel): Address[] {
  const [name, ...parts] = stream.split(':')
  const query = {
    ...(parts.includes('local') && { local: true }),
    ...(parts.includes('remote') && { remote: true }),
    ...(parts.includes('media') && { only_media: true }),
  }
  if (stream === 'user') return [{ path: HOME }, { path: '/api/v1/notifications' }]
  if (name === 'public') return [{ path: '/api/v1/timelines/public', query }]
  if (list !== undefined) return [{ path: `/api/v1/timelines/list/${apiSegment(list)}` }]
  if (tag !== undefined) return [{ path: `/api/v1/timelines/tag/${apiSegment(tag)}`, query }]
  return []
}

/** The newest item of a stream, and the time of the last message of the connection when it was read. */
interface Newest {
  readonly id: string | undefined
  readonly heardAt: number
}

/**
 * Creates the check whether the streams of a connection have a newer item than it delivered since `heardAt`, in ms.
 * For home that is a post that `isKnown` does not find. Other streams may belong to another tab, whose posts are not
 * known here: they have missed an item when their newest one changes while nothing arrives. An item is reported once.
 */
export function createMissedCheck(
  fetchPage: PollerOptions['fetchPage'],
  isKnown: (id: StatusId) => boolean,
): (channels: readonly Channel[], heardAt: number) => Promise<boolean> {
  const compared = new Map<string, Newest>()
  let turn = 0

  const hasMissed = async ({ path, query }: Address, heardAt: number): Promise<boolean> => {
    const key = `newest ${path} ${JSON.stringify(query ?? {})}`
    const read = z.safeParse(newestItemsDto, await fetchPage({ key, path, query: { ...query, limit: 1 } }))
    if (!read.success) return false
    const id = read.data[0]?.id
    const before = compared.get(key)
    compared.set(key, { id, heardAt })
    if (id === undefined || id === before?.id || isKnown(id as StatusId)) return false
    return path === HOME || before?.heardAt === heardAt
  }

  return async (channels, heardAt) => {
    const addresses = channels.flatMap(addressesOf)
    for (let i = 0; i < Math.min(addresses.length, PER_COMPARISON); i += 1) {
      const address = addresses[turn % addresses.length]
      turn += 1
      // A list that was deleted, or a closed feed, must not hide what the others missed.
      if (address && (await hasMissed(address, heardAt).catch(() => false))) return true
    }
    return false
  }
}
