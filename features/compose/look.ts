import type { Runtime } from '@/lib/runtime'
import { scheduledStatusesDto, type ScheduledStatus } from '@/schemas/scheduled'
import { statusesDto, type StatusDto } from '@/schemas/status'
import type { Attempt } from './draft'
import { findPublished, findScheduled } from './published'

/** Between two looks at the latest posts, ms: a server may need a moment more. */
const SECOND_LOOK = 1500
const LOOKED_AT = 20
const SCHEDULED_LOOKED_AT = 40

/** What came of an attempt: a post, a place in the schedule, nothing, or nobody knows. */
export type Look = { found: StatusDto; sent: number } | { scheduled: ScheduledStatus } | 'absent' | 'unknown'

type Needs = Pick<Runtime, 'http' | 'me'>

/** Looks once: among the latest own posts, or in the schedule for what was to appear later. Never throws. */
export async function look({ http, me }: Needs, attempt: Attempt): Promise<Look> {
  if (me === null) return 'unknown'
  try {
    if (attempt.scheduledAt !== null) {
      const { data } = await http.request('/api/v1/scheduled_statuses', {
        schema: scheduledStatusesDto,
        query: { limit: SCHEDULED_LOOKED_AT },
      })
      const scheduled = findScheduled(data, attempt)
      return scheduled ? { scheduled } : 'absent'
    }
    const { data, sent } = await http.request(`/api/v1/accounts/${encodeURIComponent(me)}/statuses`, {
      schema: statusesDto,
      query: { limit: LOOKED_AT, exclude_reblogs: true },
    })
    const found = findPublished(data, attempt)
    return found ? { found, sent } : 'absent'
  } catch {
    return 'unknown'
  }
}

/** Looks, and once more after a while when it is not there. `pause` in ms. */
export async function lookTwice(runtime: Needs, attempt: Attempt, pause = SECOND_LOOK): Promise<Look> {
  const first = await look(runtime, attempt)
  if (first !== 'absent') return first
  await new Promise((resolve) => setTimeout(resolve, pause))
  return look(runtime, attempt)
}
