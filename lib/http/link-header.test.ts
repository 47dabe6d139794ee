import { describe, expect, test } from 'vitest'
import { parseLinkHeader, withRequestParameters } from './link-header'

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

describe('a further page repeats the parameters of the request', () => {
  const asked = new URL(
    'https://host.example/api/v1/timelines/tag/birds?any[]=weather&none[]=geese&limit=20&max_id=9',
  )
  test.each([
    [
      'where the server forgets it',
      'https://host.example/api/v1/timelines/tag/birds?limit=40&max_id=5',
      'limit=40&max_id=5&any[]=weather&none[]=geese',
    ],
    [
      'where it keeps it, however it writes lists',
      'https://host.example/api/v1/timelines/tag/birds?any=weather&none[0]=geese&limit=20&max_id=5',
      'any=weather&none[0]=geese&limit=20&max_id=5',
    ],
    [
      'from the other end, without the former cursor',
      'https://host.example/api/v1/timelines/tag/birds?min_id=5',
      'min_id=5&any[]=weather&none[]=geese&limit=20',
    ],
  ])('%s', (_name, link, query) => {
    expect(decodeURIComponent(new URL(withRequestParameters(link, asked)).search.slice(1))).toBe(query)
  })

  test('but sends nothing to another server', () => {
    const link = 'https://other.example/api/v1/timelines/tag/birds?max_id=5'
    expect(withRequestParameters(link, asked)).toBe(link)
  })
})
