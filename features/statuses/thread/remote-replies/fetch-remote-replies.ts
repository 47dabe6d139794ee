import { normaliseStatuses } from '@/lib/cache'
import { apiSegment } from '@/lib/http'
import type { Runtime } from '@/lib/runtime'
import { inSlices } from '@/lib/util/timing/in-slices'
import { searchDto } from '@/schemas/search'
import type { StatusId } from '@/schemas/primitives'
import { statusesDto, unreadContextDto, type StatusDto } from '@/schemas/statuses/status'
import type { RemotePost } from './remote-post'

/** A reply as sent by the post's own server; its ids are not valid on the user's server. */
export type RemoteReply = Pick<
  StatusDto,
  'uri' | 'url' | 'content' | 'spoiler_text' | 'created_at' | 'language' | 'media_attachments'
> & {
  name: string
  /** With its host. */
  acct: string
}

/** Posts parsed per slice. */
const SLICE_SIZE = 100

/**
 * Requests the public replies to a post from its own server, without authentication. Throws ApiError: 'network'
 * also where that server does not allow requests from other origins (CORS).
 */
export async function fetchRemoteReplies(
  runtime: Runtime,
  { origin, host, id }: RemotePost,
): Promise<RemoteReply[]> {
  const { data } = await runtime
    .httpFor(origin)
    .request(`/api/v1/statuses/${apiSegment(id)}/context`, { schema: unreadContextDto })
  const replies: RemoteReply[] = []
  await inSlices(data.descendants, SLICE_SIZE, (slice) => {
    for (const dto of statusesDto.parse(slice)) {
      if (dto.uri === '' || (dto.visibility !== 'public' && dto.visibility !== 'unlisted')) continue
      const { uri, url, content, spoiler_text, created_at, language, media_attachments, account } = dto
      const name = account.display_name || account.username
      const acct = account.acct.includes('@') ? account.acct : `${account.acct}@${host}`
      replies.push({ uri, url, content, spoiler_text, created_at, language, media_attachments, name, acct })
    }
  })
  return replies
}

/** Timeout in ms: the user's server requests the post from another one before it answers. */
const RESOLVE_TIMEOUT = 30_000

/** Makes the user's server fetch a post by its URI; null when it cannot. Throws ApiError. */
export async function resolvePost({ http, cache }: Runtime, uri: string): Promise<StatusId | null> {
  const { data, sent } = await http.request('/api/v2/search', {
    schema: searchDto,
    query: { q: uri, type: 'statuses', resolve: true, limit: 1 },
    timeout: RESOLVE_TIMEOUT,
  })
  const { rows, ids } = normaliseStatuses(data.statuses)
  cache.ingest(rows, sent)
  return ids[0] ?? null
}
