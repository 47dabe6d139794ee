import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

/** How long dismissed suggestions stay hidden, in ms: two weeks. */
const HIDING_TIME = 14 * 24 * 60 * 60_000

const store = createIdentityStore({
  key: 'suggestions-hidden',
  version: 1,
  schema: z.number(),
  defaults: 0,
})

/** True while the reader's dismissal of the suggestions lasts. */
export const areHidden = (identityKey: string, now: number): boolean => store.of(identityKey).get() > now

/** Hides the suggestions for two weeks; with `now` null, shows them again. */
export const hideSuggestions = (identityKey: string, now: number | null): void =>
  store.of(identityKey).set(now === null ? 0 : now + HIDING_TIME)

/** Calls `listener` when the reader hides the suggestions; returns the unsubscriber. */
export const onHidden = (identityKey: string, listener: () => void): (() => void) =>
  store.of(identityKey).subscribe(() => {
    if (areHidden(identityKey, Date.now())) listener()
  })
