import { expect, test } from 'vitest'
import { mayWrite } from './layers'
import { callerIn } from './write-places'

const stackOf = (...paths: string[]) =>
  ['Error: stack', ...paths.map((path) => `    at request (/skein/${path}:12:5)`)].join('\n')

test.each([
  [
    'a component that was handed the client',
    ['lib/testing/write-places.ts', 'features/lists/list.tsx'],
    'features/lists/list.tsx',
    false,
  ],
  [
    'a change, through the ledger',
    ['lib/cache/optimistic/optimistic.ts', 'features/lists/mutations.ts', 'features/lists/list.tsx'],
    'features/lists/mutations.ts',
    true,
  ],
  [
    'a helper that a change calls',
    ['lib/http/client.ts', 'features/lists/send.ts', 'features/lists/mutations.ts'],
    'features/lists/send.ts',
    false,
  ],
  [
    'publishing',
    ['node_modules/ky/index.js', 'features/compose/publish/submit.ts'],
    'features/compose/publish/submit.ts',
    true,
  ],
])('a write by %s', (_, paths, file, may) => {
  expect(callerIn(stackOf(...paths), '/skein')).toBe(file)
  expect(mayWrite(file)).toBe(may)
})
