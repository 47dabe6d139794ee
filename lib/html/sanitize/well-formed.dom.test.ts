import { describe, expect, test } from 'vitest'
import { createRandom } from '@/lib/simulator/seed/random'
import { sanitizeFully } from './full-sanitizer'
import { HOSTILE_MARKUP } from '../hostile/hostile-corpus.testing'
import { HOSTILE_URLS } from '../hostile/hostile-urls.testing'
import { sanitizeWellFormed } from './well-formed'

/** Posts as fediverse servers write them. */
const USUAL = [
  '<p>Good morning.</p>',
  '<p>One<br>two<br/>three<br />four</p><p></p>',
  '<p>&quot;a&quot; &amp; &#39;b&#39; &lt;c&gt; d&apos;s&nbsp;e</p>',
  '<p><span class="h-card" translate="no"><a href="https://a.example/@b" class="u-url mention">@<span>b</span></a></span> hello</p>',
  '<p><a href="https://a.example/tags/c" class="mention hashtag" rel="tag">#<span>c</span></a></p>',
  '<p><a href="https://a.example/x?y=1&amp;z=2" target="_blank" rel="nofollow noopener" translate="no"><span class="invisible">https://</span><span class="ellipsis">a.example/x</span><span class="invisible">?y=1</span></a></p>',
  '<p class="quote-inline">RE: <a href="https://a.example/@b/1">a.example/@b/1</a></p><p>Yes.</p>',
  '<blockquote><p>q</p><ul><li>a<ul><li>b</li></ul></li></ul></blockquote><ol start="3"><li value="3">c</li></ol>',
  '<h1>T</h1><pre><code class="language-js">a &amp;&amp; b</code></pre><p><em>e</em> <strong>s</strong> <del>d</del></p>',
  '<p><img src="https://a.example/a.png" alt="an image" /> <img src="https://a.example/b.png" alt="" /></p>',
  '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby> <abbr title="So &quot;it&quot; is">x</abbr></p>',
  'Plain text without any tag.',
  '',
]

describe('markup as servers write it is handled synchronously', () => {
  test.each(USUAL)('%s', (markup) => {
    expect(sanitizeWellFormed(markup)).toBe(sanitizeFully(markup))
  })
})

describe('other markup goes to the full sanitiser', () => {
  test.each([
    ['a tag that is not known', '<p>a<video src="https://a.example/v"></video></p>'],
    ['a script', '<p>a</p><script>alert(1)</script>'],
    ['a comment', '<p>a<!-- b --></p>'],
    ['a tag in capitals', '<P>a</P>'],
    ['a tag that is not closed', '<p>a'],
    ['tags closed in another order', '<p><b>a</p></b>'],
    ['a tag closed that was not opened', 'a</p>'],
    ['a paragraph in a paragraph', '<p>a<p>b</p></p>'],
    ['a list in a paragraph', '<p><ul><li>a</li></ul></p>'],
    ['a link in a link', '<a href="https://a.example/"><a href="https://b.example/">x</a></a>'],
    ['an attribute without quotes', '<a href=https://a.example/>x</a>'],
    ['an attribute in single quotes', "<a href='https://a.example/'>x</a>"],
    ['an attribute twice', '<a href="https://a.example/" href="https://b.example/">x</a>'],
    ['another entity', '<p>caf&eacute;</p>'],
    ['a bare ampersand', '<p>a & b</p>'],
    ['a bare ampersand in an address', '<a href="https://a.example/?b=1&c=2">x</a>'],
    ['a bare angle bracket', '<p>a > b</p>'],
    ['deeper nesting than is kept', '<i>'.repeat(11) + '</i>'.repeat(11)],
  ])('%s', (_, markup) => {
    expect(sanitizeWellFormed(markup)).toBeNull()
  })
})

/** Checks that an answer equals that of the full sanitiser. */
function compare(markup: string): boolean {
  const answer = sanitizeWellFormed(markup)
  if (answer !== null) expect(answer, markup).toBe(sanitizeFully(markup))
  return answer !== null
}

test('hostile markup and URLs are answered like the full sanitiser, or not at all', () => {
  for (const markup of HOSTILE_MARKUP) compare(markup)
  for (const url of HOSTILE_URLS)
    for (const quoted of [url, url.replace(/[&<>"]/g, (sign) => `&${SIGN_NAMES[sign]};`)])
      for (const markup of [
        `<a href="${quoted}">x</a>`,
        `<img src="${quoted}" alt="a" />`,
        `<p>${quoted}</p>`,
      ])
        compare(markup)
})

const SIGN_NAMES: Record<string, string> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' }

const SNIPPETS = [
  ...USUAL.flatMap((markup) => markup.match(/<[^>]*>|[^<]+/g) ?? []),
  '<a href="javascript:alert(1)">',
  '<p title="">',
  '<p lang="en" dir="RTL" id="root">',
  '<span class="modal mention overlay">',
  '<li class="x">',
  '<ol reversed="">',
  '<p/>',
  '&',
  '&#60;',
  '\u0000',
  '\r\n',
  '>',
  '"',
]

test('randomly combined and damaged markup is answered like the full sanitiser, or not at all', () => {
  const { pick, int } = createRandom(7)
  let answered = 0
  for (let round = 0; round < 20_000; round++) {
    let markup = ''
    if (round % 2 === 0) {
      markup = pick(USUAL) + pick(USUAL)
      const at = int(0, markup.length)
      markup = markup.slice(0, at) + pick(SNIPPETS) + markup.slice(at + int(0, 3))
    } else for (let piece = 0; piece < 5; piece++) markup += pick(SNIPPETS)
    if (compare(markup)) answered++
  }
  expect(answered).toBeGreaterThan(500)
})
