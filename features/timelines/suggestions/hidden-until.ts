import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

/** How long dismissed suggestions stay hidden, in ms: two weeks. */
const FORTNIGHT = 14 * 24 * 60 * 60_000

const store = createLocalStore({
  key: 'suggestions-hidden',
  version: 1,
  schema: z.catch(z.record(z.string(), z.number()), {}),
  defaults: {},
})

/** True while the reader's dismissal of the suggestions lasts. */
export const areHidden = (who: string, now: number): boolean => (store.get()[who] ?? 0) > now

/** Hides the suggestions for two weeks; with `now` null, shows them again. */
export const hideSuggestions = (who: string, now: number | null): void =>
  store.set((current) => ({ ...current, [who]: now === null ? 0 : now + FORTNIGHT }))
