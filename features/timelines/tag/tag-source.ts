import { apiSegment } from '@/lib/http'
import type { StatusDto } from '@/schemas/statuses/status'
import type { TimelineSource } from '../engine/source'
import { fitsTag, isPlainTag, queryOfTagMode, tidyTagMode, WHOLE_TAG, type TagMode } from './tag-mode'
import { timelineKeys } from '../keys'

/** Posts with a hashtag, with the further conditions of `mode`. Each included tag has a separate stream. */
export function tagSource(name: string, mode: TagMode = WHOLE_TAG): TimelineSource {
  const tidy = tidyTagMode(name, mode)
  const query = queryOfTagMode(tidy)
  const channel = (tag: string) => ({ stream: tidy.local ? 'hashtag:local' : 'hashtag', tag })
  return {
    kind: 'tag',
    key: timelineKeys.tag(name, query),
    path: `/api/v1/timelines/tag/${apiSegment(name)}`,
    query,
    channel: channel(name),
    ...(tidy.any.length > 0 && { also: tidy.any.map(channel) }),
    ...(!isPlainTag(tidy) && { accepts: (status: StatusDto) => fitsTag(name, tidy, status) }),
  }
}
