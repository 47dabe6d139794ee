import { runInThisContext } from 'node:vm'
import { build } from 'vite'
import { beforeAll, expect, inject, test } from 'vitest'
import { HOSTILE_MARKUP } from '../hostile/hostile-corpus.testing'
import { sanitizeFully } from '../sanitize/full-sanitizer'
import { unusedBySanitizer } from './trim'

let code = ''
let trimmed: typeof sanitizeFully

beforeAll(
  async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { tsconfigPaths: true, alias: unusedBySanitizer },
      build: {
        write: false,
        lib: { entry: 'lib/html/sanitize/full-sanitizer.ts', formats: ['iife'], name: 'trimmed' },
      },
    })
    const [bundle] = Array.isArray(result) ? result : []
    const chunk = bundle?.output.find((file) => file.type === 'chunk')
    code = chunk?.type === 'chunk' ? chunk.code : ''
    trimmed = (runInThisContext(`${code};trimmed`) as { sanitizeFully: typeof trimmed }).sanitizeFully
  },
  60_000 * inject('patience'),
)

const REAL = [
  '<p><span class="h-card" translate="no"><a href="https://a.example/@b" class="u-url mention">@<span>b</span></a></span> caf&eacute; &mdash; &lt;3 &notin; &ampx &copy</p>',
  '<ol start="2" reversed><li value="3">x</li></ol><pre><code class="language-js">a &amp;&amp; b</code></pre>',
  '<p>1<br>2<br/>3</p><ul><li>a<li>b</ul><p>unclosed <b>bold <i>both</b></i>',
  '<h1>T</h1><blockquote cite="https://a.example">q</blockquote><p style="color: red; --x: url(y)">s</p>',
  '<p>&#128512; &#x1F600; &#0; &#xD800; &#128; &#x9F; &#129; &#x110000; &#65 &# &#; &#x; &#xg; &unknown; &amp</p>',
  '<p>&notit; &notin &AMP; &LT &COPY &hearts; &hearts &zwj;&rlm; &apos; &nbsp &yuml;&lang;&rang; a&b &; &</p>',
  '<a href="https://a.example/?a=1&copy=2&amp;lt=3&notit=4&para&reg;&#38;b&divide">x</a>',
]

/** Entity names of HTML 4, some of HTML 5, and one unknown. */
const NAMES = (
  'amp lt gt quot AMP LT GT QUOT COPY REG nbsp iexcl cent pound curren yen brvbar sect uml copy ordf ' +
  'laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 ' +
  'frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml ' +
  'Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc ' +
  'Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml ' +
  'igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ' +
  'ucirc uuml yacute thorn yuml OElig oelig Scaron scaron Yuml fnof circ tilde Alpha Beta Gamma Delta ' +
  'Epsilon Zeta Eta Theta Iota Kappa Lambda Mu Nu Xi Omicron Pi Rho Sigma Tau Upsilon Phi Chi Psi Omega ' +
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigmaf sigma ' +
  'tau upsilon phi chi psi omega thetasym upsih piv ndash mdash lsquo rsquo sbquo ldquo rdquo bdquo ' +
  'dagger Dagger bull hellip permil prime Prime lsaquo rsaquo oline frasl euro image weierp real trade ' +
  'alefsym larr uarr rarr darr harr crarr lArr uArr rArr dArr hArr forall part exist empty nabla isin ' +
  'notin ni prod sum minus lowast radic prop infin ang and or cap cup int there4 sim cong asymp ne ' +
  'equiv le ge sub sup nsub sube supe oplus otimes perp sdot lceil rceil lfloor rfloor lang rang loz ' +
  'spades clubs hearts diams ensp emsp thinsp zwnj zwj lrm rlm apos colon sol Tab NewLine semi fjlig ' +
  'Afr NotEqualTilde CounterClockwiseContourIntegral lang nope'
).split(' ')

/** Each name in text with and without its semicolon, and in an attribute. */
const NAMED = NAMES.flatMap((name) => [
  `<p>&${name}; &${name} &${name}x &${name}x;</p>`,
  `<i title="&${name};">x</i>`,
])

test('the trimmed build answers like the complete one', () => {
  for (const markup of [...HOSTILE_MARKUP, ...REAL, ...NAMED])
    expect(trimmed(markup), markup).toBe(sanitizeFully(markup))
})

test('the build contains neither postcss nor dayjs', () => {
  expect(code).not.toMatch(/CssSyntaxError|invalid date/i)
})
