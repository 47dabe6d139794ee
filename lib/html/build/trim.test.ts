import { runInThisContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { beforeAll, expect, test } from 'vitest'
import { HOSTILE_MARKUP } from '../hostile-corpus'
import { sanitize, type Sanitized } from '../sanitize'
import { named } from './entity-decoder'
import { trimmedSanitizer } from './trim'

let code = ''
let trimmed: (html: string) => Sanitized

beforeAll(async () => {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { tsconfigPaths: true, alias: trimmedSanitizer },
    build: { write: false, lib: { entry: 'lib/html/sanitize.ts', formats: ['iife'], name: 'trimmed' } },
  })
  const [bundle] = Array.isArray(result) ? result : []
  const chunk = bundle?.output.find((file) => file.type === 'chunk')
  code = chunk?.type === 'chunk' ? chunk.code : ''
  trimmed = (runInThisContext(`${code};trimmed`) as { sanitize: typeof trimmed }).sanitize
}, 60_000)

const REAL = [
  '<p><span class="h-card" translate="no"><a href="https://a.example/@b" class="u-url mention">@<span>b</span></a></span> caf&eacute; &mdash; &lt;3 &notin; &ampx &copy</p>',
  '<ol start="2" reversed><li value="3">x</li></ol><pre><code class="language-js">a &amp;&amp; b</code></pre>',
  '<p>1<br>2<br/>3</p><ul><li>a<li>b</ul><p>unclosed <b>bold <i>both</b></i>',
  '<h1>T</h1><blockquote cite="https://a.example">q</blockquote><p style="color: red; --x: url(y)">s</p>',
  '<p>&#128512; &#x1F600; &#0; &#xD800; &#128; &#x9F; &#129; &#x110000; &#65 &# &#; &#x; &#xg; &unknown; &amp</p>',
  '<p>&notit; &notin &AMP; &LT &COPY &hearts; &hearts &zwj;&rlm; &apos; &nbsp &yuml;&lang;&rang; a&b &; &</p>',
  '<a href="https://a.example/?a=1&copy=2&amp;lt=3&notit=4&para&reg;&#38;b&divide">x</a>',
]

/** Every name that it knows: in text with its semicolon and without, and in an attribute. */
const NAMED = [...named.keys()].flatMap((name) => [
  `<p>&${name}; &${name} &${name}x</p>`,
  `<i title="&${name};">x</i>`,
])

test('the trimmed build answers like the whole one', () => {
  for (const markup of [...HOSTILE_MARKUP, ...REAL, ...NAMED])
    expect(trimmed(markup), markup).toEqual(sanitize(markup))
})

test('names beyond HTML 4 stay as they were written', () => {
  expect(trimmed('<p>&CounterClockwiseContourIntegral;</p>').html).toBe(
    '<p>&amp;CounterClockwiseContourIntegral;</p>',
  )
})

test('it weighs what it may, and has neither postcss nor dayjs', () => {
  expect(brotliCompressSync(code).length).toBeLessThan(26_000)
  expect(code).not.toMatch(/CssSyntaxError|invalid date/i)
})
