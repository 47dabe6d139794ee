import * as z from 'zod/mini'
import { createLocalStore } from '@/lib/storage'

/** How long until a use counts half, ms. */
const HALF_LIFE = 14 * 24 * 60 * 60_000
/** Remembered for each identity. */
const MOST_KEPT = 64
/** Shown; reference: 16 frequent ones. */
const MOST_SHOWN = 16

const usedSchema = z.object({ key: z.string(), score: z.number(), at: z.number() })
/** An emoji that was used: how much that counted at the moment `at`, ms. */
export type Used = z.output<typeof usedSchema>

const store = createLocalStore({
  key: 'emoji-recent',
  version: 1,
  schema: z.catch(z.record(z.string(), z.array(usedSchema)), {}),
  defaults: {},
})

const faded = ({ score, at }: Used, now: number): number => score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** The uses after one more of `key`, the most used lately first. */
export function withUse(used: readonly Used[], key: string, now: number): Used[] {
  const before = used.find((one) => one.key === key)
  const next = { key, score: 1 + (before ? faded(before, now) : 0), at: now }
  return [next, ...used.filter((one) => one.key !== key)]
    .toSorted((a, b) => faded(b, now) - faded(a, now))
    .slice(0, MOST_KEPT)
}

/** Remembers that `who` used an emoji, by its key. */
export const rememberEmoji = (who: string, key: string, now: number): void =>
  store.set((all) => ({ ...all, [who]: withUse(all[who] ?? [], key, now) }))

/** The keys of those that `who` uses most, the most used lately first. */
export const recentEmojis = (who: string): string[] =>
  (store.get()[who] ?? []).slice(0, MOST_SHOWN).map(({ key }) => key)

/** Forgets what everybody used, for tests. */
export const resetRecentEmojis = (): void => store.reset()
