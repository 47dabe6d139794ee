import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readAnswer } from './answer'

const read = (text: string) =>
  readAnswer(
    {
      status: 200,
      statusText: 'OK',
      headers: new Headers(),
      url: new URL('https://home.example/api/x'),
      text,
    },
    z.unknown(),
    { signedIn: true, now: 0, stamp: 0 },
  ).data

test.each([
  ['{"in_reply_to_id":116754009292800099}', { in_reply_to_id: '116754009292800099' }],
  ['{"ids": [ 116754009292800099, 7 ]}', { ids: ['116754009292800099', 7] }],
  // Digits inside strings, exact numbers and malformed numbers stay as they are.
  [
    String.raw`{"a":116754009292800099,"text":"x: 116754009292800099 \"y\": 116754009292800099"}`,
    { a: '116754009292800099', text: 'x: 116754009292800099 "y": 116754009292800099' },
  ],
  ['{"n":9007199254740991}', { n: 9007199254740991 }],
  ['{"n":1234567890123456.5}', { n: 1234567890123456.5 }],
  ['{"n":0.12345678901234567890}', { n: 0.12345678901234568 }],
])('reads %s', (text, value) => {
  expect(read(text)).toEqual(value)
})
