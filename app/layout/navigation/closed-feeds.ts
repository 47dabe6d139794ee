import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

/** The server features of the live feeds. */
export const FEEDS = ['localFeed', 'publicFeed'] as const
export type FeedFeature = (typeof FEEDS)[number]

/** How long a refusal counts, in ms: the server may open its feeds. */
const MEMORY_MS = 24 * 60 * 60_000

/** Times of the refusals by feature, in ms since the epoch. */
const store = createIdentityStore({
  key: 'closed-feeds',
  version: 1,
  schema: z.record(z.string(), z.number()),
  defaults: {},
})

/** Returns the feeds that the server refused to a visitor within the last day, so that they are not asked for again. */
export function closedFeeds(identityKey: string, now: number): readonly FeedFeature[] {
  const times = store.of(identityKey).get()
  // The clock may have been set back since.
  return FEEDS.filter((feature) => Math.abs(now - (times[feature] ?? -Infinity)) < MEMORY_MS)
}

/** Remembers that the server refused a feed to a visitor. A refusal that still counts keeps its time. */
export function rememberClosed(identityKey: string, feature: FeedFeature, now: number): void {
  if (closedFeeds(identityKey, now).includes(feature)) return
  store.of(identityKey).set((times) => ({ ...times, [feature]: now }))
}
