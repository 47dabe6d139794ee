import { createContext, useCallback, useContext, useSyncExternalStore } from 'react'
import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { tolerantEnum, tolerantRecord } from '@/schemas/primitives'
import type { TimelineSource } from './source'

const on = z.catch(z.boolean(), true)

/** The user's options for a timeline. Only an invalid field falls back to its default. */
export const timelineOptionsSchema = z.object({
  boosts: on,
  quotes: on,
  replies: on,
  mediaOnly: z.catch(z.boolean(), false),
  /** Language codes (BCP 47); empty means all. */
  languages: z.catch(z.array(z.string()), []),
  /** Where a visit starts: at the newest post, or at the last read post with newer ones above. */
  start: tolerantEnum(['unread'], 'newest'),
})
export type TimelineOptions = z.output<typeof timelineOptionsSchema>

export const DEFAULT_OPTIONS: TimelineOptions = z.parse(timelineOptionsSchema, {})

/** The options of the timelines of each account, by the name of the timeline. */
export const timelineOptions = createIdentityStore({
  key: 'timelines',
  version: 1,
  schema: tolerantRecord(timelineOptionsSchema),
  defaults: {},
})

/** Names a timeline within its identity. */
export const timelineNameOf = (source: TimelineSource) => hashKey(source.key.slice(1))

/** The options of a timeline; the same object until they change. */
export const getOptions = (identityKey: string, source: TimelineSource): TimelineOptions =>
  timelineOptions.of(identityKey).get()[timelineNameOf(source)] ?? DEFAULT_OPTIONS

/** The options of a column that has its own, for each timeline that it shows. */
export interface ColumnTimelineOptions {
  /** Undefined until they are changed: the column has the options of the account. */
  readonly options: TimelineOptions | undefined
  readonly change: (options: TimelineOptions) => void
}

const ColumnOptions = createContext<ColumnTimelineOptions | null>(null)

/** Gives the timelines below it options of their own. The value must be stable. */
export const { Provider: TimelineOptionsProvider } = ColumnOptions

/** Returns the options of the column around; null outside of columns with their own. */
export const useColumnTimelineOptions = (): ColumnTimelineOptions | null => useContext(ColumnOptions)

/** Returns the options of a timeline in this column and rerenders when they change. */
export function useOptions(identityKey: string, source: TimelineSource): TimelineOptions {
  const read = useCallback(() => getOptions(identityKey, source), [identityKey, source])
  const ofAccount = useSyncExternalStore(timelineOptions.of(identityKey).subscribe, read)
  return useColumnTimelineOptions()?.options ?? ofAccount
}
