import * as z from 'zod/mini'
import { createIdentityStore } from '@/lib/storage'

/** Time until a use counts half, in ms. */
const HALF_LIFE = 14 * 24 * 60 * 60_000
/** Stored per identity. */
const MAX_STORED = 64
/** Shown in the picker. */
const MAX_SHOWN = 16

const usedSchema = z.object({ key: z.string(), score: z.number(), at: z.number() })
/** A used emoji and its score at the time `at`, in ms. */
export type Used = z.output<typeof usedSchema>

const store = createIdentityStore({
  key: 'emoji-recent',
  version: 1,
  schema: z.array(usedSchema),
  defaults: [],
})

const faded = ({ score, at }: Used, now: number): number => score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** Returns the uses after one more of `key`, highest score first. */
export function withUse(used: readonly Used[], key: string, now: number): Used[] {
  const before = used.find((one) => one.key === key)
  const next = { key, score: 1 + (before ? faded(before, now) : 0), at: now }
  return [next, ...used.filter((one) => one.key !== key)]
    .toSorted((a, b) => faded(b, now) - faded(a, now))
    .slice(0, MAX_STORED)
}

/** Records that `identityKey` used an emoji, by its key. */
export const rememberEmoji = (identityKey: string, key: string, now: number): void =>
  store.of(identityKey).set((used) => withUse(used, key, now))

/** Returns the keys of the emoji that `identityKey` uses most, highest score first. */
export const recentEmojis = (identityKey: string): string[] =>
  store
    .of(identityKey)
    .get()
    .slice(0, MAX_SHOWN)
    .map(({ key }) => key)
