import { useCallback, useSyncExternalStore } from 'react'
import { hashKey } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'
import { tolerantEnum } from '@/schemas/primitives'
import type { TimelineSource } from './source'

/** The reader's options for a timeline. An invalid field falls back to its default alone. */
const optionsSchema = z.object({
  boosts: z.catch(z.boolean(), true),
  quotes: z.catch(z.boolean(), true),
  replies: z.catch(z.boolean(), true),
  mediaOnly: z.catch(z.boolean(), false),
  /** Language codes (BCP 47); empty means all. */
  languages: z.catch(z.array(z.string()), []),
  /** Where a visit starts: at the newest post, or at the last read post with newer ones above. */
  start: tolerantEnum(['unread'], 'newest'),
})
export type TimelineOptions = z.output<typeof optionsSchema>

export const DEFAULT_OPTIONS: TimelineOptions = z.parse(optionsSchema, {})

/** The number of timelines with stored options; beyond that the ones changed longest ago are dropped. */
const KEPT = 100

const store = createLocalStore({
  key: 'timelines',
  version: 1,
  schema: z.catch(z.record(z.string(), optionsSchema), {}),
  defaults: {},
})

/** Names a timeline per identity, as ids differ between servers. */
const nameOf = (who: string, source: TimelineSource) => `${who} ${hashKey(source.key.slice(1))}`

/** The options of a timeline; the same object until they change. */
export const getOptions = (who: string, source: TimelineSource): TimelineOptions =>
  store.get()[nameOf(who, source)] ?? DEFAULT_OPTIONS

/** Changes options of a timeline, at once and in every tab. */
export function setOptions(who: string, source: TimelineSource, change: Partial<TimelineOptions>): void {
  const name = nameOf(who, source)
  store.set(({ [name]: before, ...rest }) => {
    const kept = Object.fromEntries(Object.entries(rest).slice(1 - KEPT))
    return { ...kept, [name]: { ...DEFAULT_OPTIONS, ...before, ...change } }
  })
}

const subscribe = (listener: () => void) => store.subscribe(listener)

/** Returns the options of a timeline and rerenders when they change. */
export function useOptions(who: string, source: TimelineSource): TimelineOptions {
  const read = useCallback(() => getOptions(who, source), [who, source])
  return useSyncExternalStore(subscribe, read)
}
