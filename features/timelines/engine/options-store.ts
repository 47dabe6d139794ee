import { useCallback, useSyncExternalStore } from 'react'
import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { tolerantEnum, tolerantRecord } from '@/schemas/primitives'
import type { TimelineSource } from './source'

/** The user's options for a timeline. Only an invalid field falls back to its default. */
export const timelineOptionsSchema = z.object({
  boosts: z.catch(z.boolean(), true),
  quotes: z.catch(z.boolean(), true),
  replies: z.catch(z.boolean(), true),
  mediaOnly: z.catch(z.boolean(), false),
  /** Language codes (BCP 47); empty means all. */
  languages: z.catch(z.array(z.string()), []),
  /** Where a visit starts: at the newest post, or at the last read post with newer ones above. */
  start: tolerantEnum(['unread'], 'newest'),
})
export type TimelineOptions = z.output<typeof timelineOptionsSchema>

export const DEFAULT_OPTIONS: TimelineOptions = z.parse(timelineOptionsSchema, {})

/** The number of timelines with stored options per identity; beyond that the ones changed longest ago are dropped. */
const MAX_STORED_TIMELINES = 100

/** The options of the timelines of each account, by the name of the timeline. */
export const timelineOptions = createIdentityStore({
  key: 'timelines',
  version: 1,
  schema: tolerantRecord(timelineOptionsSchema),
  defaults: {},
})

/** Names a timeline within its identity. */
const nameOf = (source: TimelineSource) => hashKey(source.key.slice(1))

/** The options of a timeline; the same object until they change. */
export const getOptions = (identityKey: string, source: TimelineSource): TimelineOptions =>
  timelineOptions.of(identityKey).get()[nameOf(source)] ?? DEFAULT_OPTIONS

/** Changes options of a timeline, immediately and in every tab. */
export function setOptions(
  identityKey: string,
  source: TimelineSource,
  change: Partial<TimelineOptions>,
): void {
  const name = nameOf(source)
  timelineOptions.of(identityKey).set(({ [name]: before, ...rest }) => {
    const kept = Object.fromEntries(Object.entries(rest).slice(1 - MAX_STORED_TIMELINES))
    return { ...kept, [name]: { ...DEFAULT_OPTIONS, ...before, ...change } }
  })
}

/** Returns the options of a timeline and rerenders when they change. */
export function useOptions(identityKey: string, source: TimelineSource): TimelineOptions {
  const read = useCallback(() => getOptions(identityKey, source), [identityKey, source])
  return useSyncExternalStore(timelineOptions.of(identityKey).subscribe, read)
}
