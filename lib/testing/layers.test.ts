import { expect, test } from 'vitest'
import { FEATURES, LIB_RANKS, scan, violation } from './layers'

const CASES: [file: string, spec: string, wrong: RegExp | null][] = [
  ['schemas/status.ts', '@/lib/util/throttle', /upward/],
  ['lib/cache/merge.ts', '@/schemas/status', null],
  ['lib/cache/merge.ts', '@/features/statuses', /upward/],
  ['lib/cache/merge.ts', '@/lib/runtime/runtime', /upward/],
  ['lib/runtime/runtime.ts', '../cache/merge', null],
  ['features/accounts/name.tsx', '@/features/statuses', /upward/],
  ['features/statuses/card.tsx', '@/features/accounts', null],
  ['features/statuses/card.tsx', '@/features/accounts/name', /public entry/],
  ['features/statuses/card.tsx', './rules', null],
  ['features/statuses/card.tsx', '@/app/routes/home', /upward/],
  ['app/main.tsx', '@/features/statuses/card', /public entry/],
  ['app/main.tsx', '@/lib/simulator/simulator', /simulator/],
  ['lib/simulator/store/world.ts', '@/lib/http/request', /simulator/],
  ['lib/simulator/store/world.ts', '@/lib/util/throttle', null],
  ['lib/http/request.test.ts', '@/lib/simulator/simulator', null],
  ['features/nonsense/x.ts', './y', /not in the list/],
  ['lib/nonsense/x.ts', './y', /not in the list/],
  ['features/statuses/card.tsx', 'ky', /ky/],
  ['features/statuses/card.tsx', 'zod/mini', /zod/],
]

test.each(CASES)('%s importing %s', (file, spec, wrong) => {
  const found = violation(file, spec)
  if (wrong) expect(found).toMatch(wrong)
  else expect(found).toBeNull()
})

test('every folder has its place in the order', () => {
  expect(new Set(FEATURES).size).toBe(FEATURES.length)
  expect(new Set(LIB_RANKS.flat()).size).toBe(LIB_RANKS.flat().length)
})

test('no file imports upward, sideways past an entry, or from an unlisted folder', () => {
  expect(scan()).toEqual([])
})
