import { expect, test } from 'vitest'
import { parseLinkHeader } from './link-header'

const base = 'https://host.example/api/v1/timelines/home?limit=2'
const read = (header: string | null) => Object.fromEntries(parseLinkHeader(header, base))

test.each([
  [null, {}],
  ['', {}],
  ['nonsense', {}],
  [
    '<https://host.example/a?max_id=1>; rel="next", <https://host.example/a?min_id=9>; rel="prev"',
    { next: 'https://host.example/a?max_id=1', prev: 'https://host.example/a?min_id=9' },
  ],
  ['<https://host.example/a?ids=1,2,3>; rel="next"', { next: 'https://host.example/a?ids=1,2,3' }],
  ['</api/v1/x?max_id=1>;rel=next', { next: 'https://host.example/api/v1/x?max_id=1' }],
  [
    '<https://h.example/a>; title="x"; REL="Next last"',
    { next: 'https://h.example/a', last: 'https://h.example/a' },
  ],
  ['<https://h.example/a>; rel="next", <https://h.example/b>; rel="next"', { next: 'https://h.example/a' }],
  ['<http://[bad>; rel="next", <https://h.example/b>; rel="prev"', { prev: 'https://h.example/b' }],
  ['<https://h.example/a>', {}],
])('%s', (header, expected) => {
  expect(read(header)).toEqual(expected)
})
