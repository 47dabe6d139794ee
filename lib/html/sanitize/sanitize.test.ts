import { beforeAll, describe, expect, test } from 'vitest'
import { MAX_LENGTH, MAX_NESTING } from './bounds'
import { sanitize } from './sanitize'
import { loadSanitizer } from './sanitizer'

beforeAll(loadSanitizer)

const html = (markup: string) => sanitize(markup).html

describe('kept', () => {
  const KEPT = [
    '<p>a<br />b</p>',
    '<blockquote cite="https://a.example/">q</blockquote>',
    '<pre><code>x &lt; y</code></pre>',
    '<h1>1</h1><h5>5</h5>',
    '<ul><li>a</li></ul><ol start="3" reversed="reversed"><li value="2">b</li></ol>',
    '<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>',
    '<p lang="pt-BR" dir="rtl">x</p>',
    '<span class="h-card mention invisible">x</span>',
    '<abbr title="World &quot;Wide&quot; Web">WWW</abbr>',
    '<p>H<sub>2</sub>O <sup>1</sup> <u>u</u> <s>s</s> <del>d</del> <b>b</b> <i>i</i> <em>e</em> <strong>s</strong></p>',
    '<img src="https://a.example/a.png" alt="" />',
  ]
  test.each(KEPT)('%s', (markup) => {
    expect(html(markup)).toBe(markup)
  })

  test('a link, with our own rel and target', () => {
    expect(html('<a href="https://a.example/?a=1&amp;b=2" rel="me" target="_top" translate="no">x</a>')).toBe(
      '<a href="https://a.example/?a=1&amp;b=2" translate="no" rel="nofollow noopener noreferrer ugc" target="_blank">x</a>',
    )
  })
})

describe('removed', () => {
  test.each([
    ['unknown tags, their text stays', '<table><tr><td>a</td></tr></table><marquee>b</marquee>', 'ab'],
    [
      'tags whose text other sanitisers drop',
      '<textarea>a</textarea><option>b</option><xmp><b>c</b></xmp>',
      'ab&lt;b&gt;c&lt;/b&gt;',
    ],
    ['scripts and styles with their text', 'a<script>b</script><style>c</style>d', 'ad'],
    ['comments', 'a<!-- b -->c', 'ac'],
    ['foreign classes', '<p class="modal mention overlay">x</p>', '<p class="mention">x</p>'],
    ['style and handlers', '<p style="position:fixed" onclick="x()">x</p>', '<p>x</p>'],
    ['data attributes, ours too', '<a data-link="mention" data-path="/settings">x</a>', '<a>x</a>'],
    ['relative links', '<a href="/settings">x</a><a href="//a.example">y</a>', '<a>x</a><a>y</a>'],
    [
      'the name in front of a host',
      '<a href="https://bank.example@evil.example/">x</a>',
      '<a href="https://evil.example/" rel="nofollow noopener noreferrer ugc" target="_blank">x</a>',
    ],
    [
      'bad directions, languages and numbers',
      '<ol dir="up" lang="!!" start="1e9"><li value="x">a</li></ol>',
      '<ol><li>a</li></ol>',
    ],
    ['insecure images', '<img src="http://a.example/a.png" alt="a" />', '<img alt="a" />'],
  ])('%s', (_, markup, clean) => {
    expect(html(markup)).toBe(clean)
  })

  test('ids are prefixed once and must be names', () => {
    expect(html('<p id="root">a</p><p id="user-content-fn1">b</p><p id="a b">c</p>')).toBe(
      '<p id="user-content-root">a</p><p id="user-content-fn1">b</p><p>c</p>',
    )
  })

  test('nesting deeper than ten keeps its text', () => {
    const deep = '<blockquote>'.repeat(12) + 'x' + '</blockquote>'.repeat(12)
    expect(html(deep)).toBe('<blockquote>'.repeat(10) + 'x' + '</blockquote>'.repeat(10))
    expect(sanitize(deep).cut).toBe(false)
  })
})

describe('bounds', () => {
  test('long markup is cut before parsing, never inside a tag, an entity or a character, and reported', () => {
    const filler = 'a'.repeat(MAX_LENGTH - 4)
    for (const tail of ['<a href="https://a.example">', '&amp;&amp;', '😀😀😀', '<<<<<<']) {
      const { html, cut } = sanitize(`<p>${filler}${tail}</p>`)
      expect(cut).toBe(true)
      expect(html).toMatch(/^<p>a+(&lt;)?<\/p>$/)
    }
    expect(sanitize('<p>short</p>').cut).toBe(false)
  })

  test('markup nested too deep becomes its text', () => {
    expect(sanitize('<b>'.repeat(MAX_NESTING + 1) + 'x &lt;i&gt;')).toEqual({
      html: '<p>x &lt;i&gt;</p>',
      cut: true,
      pending: false,
    })
    expect(sanitize('<p>'.repeat(1000) + 'x').cut).toBe(false)
  })

  test.each([
    ['nested tags', '<div>'.repeat(100_000)],
    ['nested tags after a comment trick', '<!-- " --><a title="\'>">' + '<i>'.repeat(100_000)],
    ['open brackets', '<'.repeat(100_000)],
    ['open attributes', '<a b="'.repeat(30_000)],
    ['attributes', `<a ${'b=c '.repeat(30_000)}>x</a>`],
    ['comments in an address', `<a href="https://a.example/${'<!---->'.repeat(14_000)}">x</a>`],
    ['classes', `<p class="${'p-x '.repeat(25_000)}">x</p>`],
    ['closing tags', '</b>'.repeat(50_000)],
    ['entities', '&lt;'.repeat(30_000)],
  ])(
    '%s in great number are answered with safe markup',
    (_, markup) => {
      expect(sanitize(markup).html.length).toBeLessThan(5 * MAX_LENGTH)
    },
    2000,
  )
})
