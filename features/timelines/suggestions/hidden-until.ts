import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

/** How long the row stays away once it was sent away, ms: a fortnight. */
const FORTNIGHT = 14 * 24 * 60 * 60_000

const store = createLocalStore({
  key: 'suggestions-hidden',
  version: 1,
  schema: z.catch(z.record(z.string(), z.number()), {}),
  defaults: {},
})

/** Whether the reader sent the suggestions away not long ago. */
export const areHidden = (who: string, now: number): boolean => (store.get()[who] ?? 0) > now

/** Sends the suggestions away for a fortnight; `now` null takes that back. */
export const hideSuggestions = (who: string, now: number | null): void =>
  store.set((current) => ({ ...current, [who]: now === null ? 0 : now + FORTNIGHT }))
