import { beforeAll, expect, test } from 'vitest'
import { escapeHtml, unescapeHtml } from './escape'
import { isLong } from './fold'
import { loadSanitizer } from './sanitize/sanitizer'
import { toText } from './to-text'

beforeAll(loadSanitizer)

test.each([
  ['<p>a</p><p>b</p>', 'a\n\nb'],
  ['<p>a<br>b<br/>c</p>', 'a\nb\nc'],
  ['<ul><li>a</li><li>b</li></ul><p>c</p>', 'a\nb\n\nc'],
  ['<p>1 &lt; 2 &amp;&amp; &quot;x&quot; &#39;y&#39; &hellip;&nbsp;z</p>', '1 < 2 && "x" \'y\' …\u00a0z'],
  ['<p>&amp;lt;b&amp;gt;</p>', '&lt;b&gt;'],
  [
    '<p>see <a href="https://a.example"><span class="invisible">https://</span>a.example</a></p>',
    'see https://a.example',
  ],
  ['a<script>alert(1)</script>b', 'ab'],
  ['<p>x <img src="https://a.example/a.png" alt=":blob:"></p>', 'x :blob:'],
  ['', ''],
  ['<p></p>', ''],
])('%s', (html, text) => {
  expect(toText(html)).toBe(text)
})

test('the fallback line of a quote is removed only when the quote is shown', () => {
  const html = '<p class="quote-inline">RE: <a href="https://a.example/1">a</a></p><p>Yes</p>'
  expect(toText(html)).toBe('RE: a\n\nYes')
  expect(toText(html, { quoted: true })).toBe('Yes')
})

test('escaping is reversible', () => {
  const text = `<a href="x">'&amp;'</a>`
  expect(escapeHtml(text)).not.toMatch(/[<>"']/)
  expect(unescapeHtml(escapeHtml(text))).toBe(text)
})

test('long is over 500 graphemes or 10 lines', () => {
  expect(isLong('a'.repeat(500))).toBe(false)
  expect(isLong('a'.repeat(501))).toBe(true)
  expect(isLong('👨‍👩‍👧‍👦'.repeat(500))).toBe(false)
  expect(isLong('a\n'.repeat(9) + 'a')).toBe(false)
  expect(isLong('a\n'.repeat(10) + 'a')).toBe(true)
})
