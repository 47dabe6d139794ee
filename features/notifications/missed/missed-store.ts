import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'
import { tolerantEnum, type NotificationId } from '@/schemas/primitives'
import type { AbsenceRange } from './absence-range'

/** Time after which a summary that was not dismissed is dropped, in ms. */
const MAX_AGE = 12 * 3_600_000

const notificationId = z.custom<NotificationId>((value) => typeof value === 'string')

const rangeSchema = z.object({
  from: notificationId,
  to: notificationId,
  since: z.number(),
  /** When it was found, in ms since the epoch. */
  foundAt: z.number(),
  view: tolerantEnum(['folded', 'dismissed'], 'open'),
})

/** Stores per account whether summaries are on, and the last absence that was found. */
const store = createIdentityStore({
  key: 'missed-notifications',
  version: 1,
  schema: z.object({ on: z.boolean(), range: z.catch(z.nullable(rangeSchema), null) }),
  defaults: { on: true, range: null },
})

export type StoredAbsenceRange = z.output<typeof rangeSchema>

export const missedStoreOf = (identityKey: string) => store.of(identityKey)

/** Returns the stored value of an account and rerenders when it changes. */
export function useMissed(identityKey: string) {
  const { subscribe, get } = store.of(identityKey)
  return useSyncExternalStore(subscribe, get)
}

/** Stores an absence. One that grew since it was stored keeps the view that the user chose. */
export function storeAbsenceRange(identityKey: string, found: AbsenceRange, now: number): void {
  store.of(identityKey).set((current) => {
    const { on, range: known } = current
    if (!on || (known && known.from === found.from && known.to === found.to && known.since <= found.since))
      return current
    const view = known?.from === found.from ? known.view : 'open'
    return { on, range: { ...found, foundAt: now, view } }
  })
}

/** Drops the summary of an earlier visit, unless the user left from the same notification again. */
export const dropOldAbsenceRange = (identityKey: string, from: NotificationId | null, now: number): void =>
  store
    .of(identityKey)
    .set((current) =>
      current.range && current.range.from !== from && now - current.range.foundAt > MAX_AGE
        ? { ...current, range: null }
        : current,
    )

/** Folds, opens or dismisses the summary. */
export const setMissedView = (identityKey: string, view: StoredAbsenceRange['view']): void =>
  store
    .of(identityKey)
    .set((current) => (current.range ? { ...current, range: { ...current.range, view } } : current))

/** Turns summaries on or off. */
export const setMissedOn = (identityKey: string, on: boolean): void =>
  store.of(identityKey).set({ on, range: null })
