import { expect, test } from 'vitest'
import { charactersLeft, lengthOf } from './counter'

test.each([
  ['', 0],
  ['hello', 5],
  ['a b\nc', 5],
  // What people see as one character is one.
  ['🇩🇪🇫🇷', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['👩🏽‍🚀!', 2],
  ['e\u0301', 1],
  ['한국어', 3],
  ['नमस्ते', 3],
  ['漢字かな', 4],
  ['🏳️‍🌈', 1],
  // Every address weighs the same.
  ['https://example.com', 23],
  ['http://a.io', 23],
  ['HTTPS://EXAMPLE.COM/A', 23],
  [`https://example.com/${'long/'.repeat(40)}end?q=1&r=2#frag`, 23],
  ['see https://example.com/a.', 4 + 23 + 1],
  ['(https://example.com/a)', 25],
  ['https://example.com/a_(b)', 23],
  ['https://example.com/a, and', 23 + 5],
  ['https://example.com!?', 23 + 2],
  ['https://example.com:8443/x', 23],
  ['https://ドメイン.example/あ', 23],
  ['見てhttps://example.com/x', 2 + 23],
  ['https://a.example https://b.example', 47],
  // What is no address counts as it stands.
  ['https://', 8],
  ['https://localhost', 17],
  ['example.com', 11],
  ['xhttps://example.com', 20],
  // Of a mention its local part.
  ['@bob', 4],
  ['@bob@far.example', 4],
  ['@bob@far.example hi', 7],
  ['hi @bob@far.example, @eve@xn--bcher-kva.example!', 3 + 4 + 2 + 4 + 1],
  ['mail@far.example', 16],
  ['https://far.example/@bob@other.example', 23],
  ['@bob@', 5],
])('%j is %i long', (text, length) => {
  expect(lengthOf(text, 23)).toBe(length)
})

test('a text that goes back and forth for a matcher is counted at once', () => {
  expect(lengthOf(`https://example.com/${'a('.repeat(5000)}`, 23)).toBeGreaterThan(23)
})

test('the warning counts when it is on', () => {
  const limits = { characters: 500, charactersPerUrl: 30 }
  const fields = { text: 'https://example.com', spoilerText: 'https://a.io', warning: true }
  expect(charactersLeft(fields, limits)).toBe(500 - 12 - 30)
  expect(charactersLeft({ ...fields, warning: false }, limits)).toBe(470)
  expect(charactersLeft({ ...fields, text: 'x'.repeat(489) }, limits)).toBe(-1)
})
