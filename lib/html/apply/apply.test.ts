import { describe, expect, test } from 'vitest'
import { applyDirection } from './apply-direction'
import { applyEmoji, splitEmoji } from './apply-emoji'
import { applyImages } from './apply-images'
import { applyLinks } from './apply-links'
import { loadHostForms } from './host-forms'
import { looksFederated } from '../links'
import { sanitize } from '../sanitize/sanitize'
import { hostOf, linkUrl, mediaUrl } from '../url'

const blob = {
  shortcode: 'blob',
  url: 'https://a.example/blob.gif',
  static_url: 'https://a.example/blob.png',
}
const link = (href: string, text: string, rest = '') => sanitize(`<a href="${href}"${rest}>${text}</a>`).html

describe('custom emoji', () => {
  test.each([
    ['a :blob: b', ['a ', ':blob:', ' b']],
    [':blob::blob:', [':blob:', ':blob:']],
    [':nope:blob:', [':nope', ':blob:']],
    ['12:30:blob', ['12:30:blob']],
    ['::', ['::']],
    ['', []],
  ])('in %s', (text, parts) => {
    expect(splitEmoji(text, [blob]).map((part) => (typeof part === 'string' ? part : part.code))).toEqual(
      parts,
    )
  })

  test('are still images with their shortcode and animated source', () => {
    expect(applyEmoji('<p>:blob:</p>', [blob])).toBe(
      '<p><img data-emoji="" alt=":blob:" title=":blob:" src="https://a.example/blob.png" data-moving="https://a.example/blob.gif" draggable="false" loading="lazy" decoding="async" /></p>',
    )
  })

  test('are not replaced in code or attributes', () => {
    const markup = '<code>:blob:</code><abbr title=":blob:">x</abbr>'
    expect(applyEmoji(markup, [blob])).toBe(markup)
  })

  test.each(['http://a.example/x.png', 'javascript:alert(1)', 'data:image/png,x', '//a.example/x.png', ''])(
    'at %s are not shown',
    (url) => {
      expect(splitEmoji(':x:', [{ shortcode: 'x', url, static_url: url }])).toEqual([':x:'])
    },
  )
})

describe('links', () => {
  const ada = { id: '7', acct: 'ada@far.example', username: 'ada', url: 'https://far.example/@ada' }

  test('to mentioned accounts open their profile in the app', () => {
    const markup = applyLinks(
      link('https://far.example/@ada/', '@<span>ada</span>', ' class="u-url mention" translate="no"'),
      { mentions: [ada] },
    )
    expect(markup).toBe(
      '<a class="u-url mention" translate="no" href="/@ada@far.example" title="@ada@far.example" data-link="mention" data-path="/@ada@far.example" data-id="7" data-acct="ada@far.example">@<span>ada</span></a>',
    )
  })

  test('to an actor of the same host and name too, but not of another host', () => {
    const by = (href: string) =>
      applyLinks(link(href, '@ada'), { mentions: [ada] }).includes('data-link="mention"')
    expect([by('https://far.example/users/ada'), by('https://evil.example/users/ada')]).toEqual([true, false])
  })

  test('to hashtags keep their spelling and take the base of the tab', () => {
    const markup = applyLinks(link('https://a.example/tags/catsofmastodon', '#<span>CatsOfMastodon</span>'), {
      tags: [{ name: 'catsofmastodon', url: 'https://b.example/tags/catsofmastodon' }],
      base: '/deck',
    })
    expect(markup).toContain('href="/deck/tags/CatsOfMastodon"')
    expect(markup).toContain('data-path="/tags/CatsOfMastodon" data-tag="CatsOfMastodon"')
    expect(markup).not.toContain('target')
  })

  test('to a hashtag of any script', () => {
    expect(applyLinks(link('https://a.example/tags/x', '#日本語', ' class="mention hashtag"'), {})).toContain(
      `href="/tags/${encodeURIComponent('日本語')}"`,
    )
  })

  test('to known posts open them', () => {
    const markup = applyLinks(link('https://far.example/@ada/123#x', 'this'), {
      posts: [{ url: 'https://far.example/@ada/123', path: '/@ada@far.example/9' }],
    })
    expect(markup).toContain('href="/@ada@far.example/9" data-link="post"')
  })

  test('that look federated are marked and still open in a tab', () => {
    const markup = applyLinks(link('https://far.example/@bob/109876543', 'this'), {})
    expect(markup).toContain('data-link="remote"')
    expect(markup).toContain('href="https://far.example/@bob/109876543"')
    expect(markup).toContain('target="_blank"')
  })

  test.each([
    ['https://a.example/@bob', true],
    ['https://a.example/@bob/109876543', true],
    ['https://a.example/users/bob/statuses/1', true],
    ['https://a.example/notice/AbCdEf123', true],
    ['https://a.example/objects/2f1b6e2c-4a0d-4d55', true],
    ['https://a.example/p/bob/123456', true],
    ['https://a.example/@bob/statuses/01HXYZABCDEF', true],
    ['https://www.threads.net/@bob/post/C0FFEE123', true],
    ['https://a.example/bob/p/1700000000.123456', true],
    ['https://a.example/posts/my-day', false],
    ['https://a.example/@bob/my/page/of/it', false],
    ['https://hackmd.io/@team/notes-of-today', false],
    ['https://t.me/@bob', false],
    ['https://www.youtube.com/@bob', false],
    ['https://a.example/', false],
    ['mailto:bob@a.example', false],
    ['nonsense', false],
  ])('%s looks federated: %s', (url, federated) => {
    expect(looksFederated(url)).toBe(federated)
  })

  test('whose text names another host show the real host', () => {
    const spoof = applyLinks(link('https://evil.example/login', 'https://bank.example/login'), {})
    expect(spoof).toContain('bank.example/login<span data-host=""> [evil.example]</span></a>')
    for (const text of [
      'https://www.evil.example/…',
      'evil.example',
      '→ evil.example',
      'read this. Now',
      'v1.2',
      'Node.js, the runtime',
      '@bob.example',
      '<span class="invisible">https://</span><span class="ellipsis">evil.example/lo</span><span class="invisible">ng</span>',
    ])
      expect(applyLinks(link('https://evil.example/', text), {}), text).not.toContain('data-host')
  })

  test.each([
    '→ bank.example',
    '🔒 https://bank.example/login',
    '“bank.example”',
    '(bank.example)',
    'bank.example.',
    '\u200bbank.example',
    'bank\u00ad.example',
    '\u202abank.example',
    'ｂａｎｋ．ｅｘａｍｐｌｅ',
    'bank。example',
    'https://bank.example∕login',
    'https://bank.example⁄login',
    '<span class="invisible">Go to </span>bank.example',
    'bank.example<span class="invisible">.evil.example</span>',
    '<span class="ellipsis">bank.example<span class="invisible"><b>.evil</b>.example</span></span>',
  ])('whose text names another host as %j show the real host', (text) => {
    expect(applyLinks(link('https://evil.example/login', text), {})).toContain(' [evil.example]')
  })
})

describe('links whose text names a host in one of two forms', () => {
  const noteOf = (host: string, text: string) => {
    const shown = applyLinks(link(`https://${host}/x`, text), {})
    return /<span data-host=""> \[(.*)\]<\/span>/.exec(shown)?.[1] ?? null
  }

  test('a text that looks Latin shows the coded form, other texts of the same host do not', async () => {
    await loadHostForms()
    const host = 'аррӏе.example'
    for (const text of [host, `https://${host}/x`, `https://www.${host}`, host.toUpperCase()])
      expect(noteOf(host, text), text).toBe('xn--80ak6aa92e.example')
    for (const same of ['日本語.example', 'россия.рф'])
      expect(noteOf(same, `https://${same}/x`), same).toBeNull()
  })

  test('a text with accented letters shows the coded form, however they are composed', async () => {
    await loadHostForms()
    for (const text of ['exámple.com', 'exa\u0301mple.com', 'https://exámple.com/x'])
      expect(noteOf('exámple.com', text), text).toBe('xn--exmple-qta.com')
  })

  test('a coded host shows the readable form', async () => {
    await loadHostForms()
    expect(noteOf('xn--80ak6aa92e.example', 'https://xn--80ak6aa92e.example/x')).toBe('аррӏе.example')
    expect(noteOf('xn--h1alffa9f.xn--p1ai', 'xn--h1alffa9f.xn--p1ai')).toBe('россия.рф')
  })

  test('another host in either form shows the real one', () => {
    expect(noteOf('evil.example', 'xn--bcherwurm-q9a.example')).toBe('evil.example')
    expect(noteOf('evil.example', 'xn--h1alffa9f.xn--p1ai')).toBe('evil.example')
    expect(noteOf('xn--80ak6aa92e.example', 'apple.example')).toBe('xn--80ak6aa92e.example')
  })
})

describe('images', () => {
  const markup = sanitize('<p><img src="https://b.example/x/cat.png" alt="A cat"></p>').html

  test('of the same server are shown', () => {
    expect(applyImages(markup, 'https://b.example')).toContain('<img src="https://b.example/x/cat.png"')
  })

  test('of other servers become links with their text', () => {
    expect(applyImages(markup, 'https://a.example')).toBe(
      '<p><a href="https://b.example/x/cat.png" rel="nofollow noopener noreferrer ugc" target="_blank">A cat</a></p>',
    )
    expect(
      applyImages(
        sanitize('<a href="https://c.example"><img src="https://b.example/cat.png"></a>').html,
        undefined,
      ),
    ).toMatch(/>cat\.png<\/a>$/)
  })
})

test('only URLs with a safe scheme and host are links', () => {
  expect(linkUrl(' HTTPS://A.example/x ')).toBe('https://a.example/x')
  expect(linkUrl('mailto:a@b.example')).toBe('mailto:a@b.example')
  for (const url of [
    'javascript:x',
    'data:,x',
    '/x',
    '//a.example',
    'ftp://a.example',
    'https:',
    '',
    null,
    undefined,
  ])
    expect(linkUrl(url), String(url)).toBeNull()
  expect(mediaUrl('http://localhost:3000/a.png', true)).toBe('http://localhost:3000/a.png')
  expect(mediaUrl('http://localhost:3000/a.png', false)).toBeNull()
  expect(mediaUrl('http://a.example/a.png', true)).toBeNull()
  expect([hostOf('https://www.a.example/x'), hostOf('x')]).toEqual(['a.example', ''])
})

describe('the direction of a text that begins with mentions', () => {
  const ada =
    '<span class="h-card" translate="no"><a class="u-url mention" href="/@ada" data-link="mention">@<span>ada</span></a></span>'
  const bob = '<a class="mention" href="/@bob" data-link="mention">@bob</a>'
  const tag = '<a class="mention" href="/tags/a" data-link="tag">#a</a>'

  test.each([
    ['one person', `<p>${ada} أين</p>`],
    ['several people, then a sign', `<p>${ada} ${bob}\n… “שלום”</p>`],
    ['a later paragraph', `<p>Hello</p><p>${bob} שלום</p>`],
    ['no paragraph', `${bob} שלום`],
  ])('%s', (_, markup) => {
    const marked = applyDirection(markup)
    expect(marked.replace('\u200f', '')).toBe(markup)
    const [first] = marked.split('\u200f')
    expect(markup.slice(first?.length)).toMatch(/^<(?:span|a) /)
    expect(marked.length).toBe(markup.length + 1)
  })

  test.each([
    ['a text from left to right', `<p>${ada} hello שלום</p>`],
    ['nothing but people', `<p>${ada} ${bob}</p><p>שלום</p>`],
    ['a hashtag first', `<p>${tag} שלום</p>`],
    ['people inside the text', `<p>שלום ${ada} שלום</p>`],
  ])('is not changed for %s', (_, markup) => {
    expect(applyDirection(markup)).toBe(markup)
  })
})
