import { expect, test } from 'vitest'
import { charactersLeft, lengthOf } from './counter'

test.each([
  ['', 0],
  ['hello', 5],
  ['a b\nc', 5],
  // A grapheme counts as one character.
  ['🇩🇪🇫🇷', 2],
  ['👨‍👩‍👧‍👦', 1],
  ['👩🏽‍🚀!', 2],
  ['e\u0301', 1],
  ['한국어', 3],
  ['नमस्ते', 3],
  ['漢字かな', 4],
  ['🏳️‍🌈', 1],
  // Every address counts the same.
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
  ['https://example.com/?q=a,b', 23],
  ['https://example.com/?q="a"', 23 + 3],
  ['見てhttps://example.com/x', 2 + 23],
  ['https://a.org https://b.org', 47],
  ['https://my_blog.example.com', 23],
  ['gemini://example.org/', 23],
  // Top-level domains in every script and in their coded form.
  ['https://ドメイン.みんな/あ', 23],
  ['https://пример.рф', 23],
  ['https://bücher.DE/x', 23],
  ['https://a.xn--p1ai/x', 23],
  ['https://example.comです', 23 + 2],
  ['https://example.onion', 23],
  ['https://a.social.', 24],
  // Mastodon links nothing whose top-level domain it does not know.
  ['https://x.unknowntld/0123456789', 31],
  ['https://far.example/@bob@other.example', 38],
  ['https://x.com.unknowntld/a', 23 + 13],
  ['https://a.commerce', 18],
  ['https://a.com-b', 15],
  ['https://a.com@b', 15],
  ['https://user@example.com', 24],
  ['https://-a.com', 14],
  ['https://a_b.com', 15],
  ['https://a..com', 14],
  ['https://https://a.com', 8 + 23],
  ['https://192.168.0.1/', 20],
  // Text that is no link counts in full.
  ['https://', 8],
  ['https://localhost', 17],
  ['example.com', 11],
  ['ftp://example.com', 17],
  ['xhttps://example.com', 20],
  ['@https://example.com', 20],
  // The second address is part of the first, which has no scheme and so is no link.
  ['example.org/https://example.com', 31],
  ['example.org/?u=https://example.com', 34],
  ['example.org https://example.com', 12 + 23],
  ['path/https://example.com', 5 + 23],
  // Of a mention its local part.
  ['@bob', 4],
  ['@bob@far.example', 4],
  ['@bob.b-b@far.example', 8],
  ['@bob@far.example hi', 7],
  ['@bob@bücher.example.', 5],
  ['hi @bob@far.example, @eve@xn--bcher-kva.example!', 3 + 4 + 2 + 4 + 1],
  ['mail@far.example', 16],
  ['@bob@far.example@far.example', 28],
  ['=@bob@far.example', 17],
  ['https://example.com/@bob@far.example', 23],
  ['@bob@', 5],
])('the length of %j is %i', (text, length) => {
  expect(lengthOf(text, 23)).toBe(length)
})

test('a text that is hard to match is counted quickly', () => {
  expect(lengthOf(`https://example.com/${'a('.repeat(5000)}`, 23)).toBeGreaterThan(23)
})

test('the content warning counts while it is on', () => {
  const limits = { characters: 500, charactersPerUrl: 30 }
  const fields = { text: 'https://example.com', spoilerText: 'https://a.io', warning: true }
  expect(charactersLeft(fields, limits)).toBe(500 - 12 - 30)
  expect(charactersLeft({ ...fields, warning: false }, limits)).toBe(470)
  expect(charactersLeft({ ...fields, text: 'x'.repeat(489) }, limits)).toBe(-1)
})
