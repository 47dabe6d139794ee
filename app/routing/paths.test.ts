// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { paths } from '@/lib/navigation'
import type { ListId, StatusId } from '@/schemas/primitives'
import { history, navigation } from './history'
import { pageAt } from '../pages/page'
import { router } from './router'

/** The screen at an address, as the router reads it, and what its path names. */
function screenAt(href: string) {
  history.replace(href)
  const here = router.parseLocation(history.location)
  router.latestLocation = here
  // The router writes every address it is given in its own way, and goes there.
  const written = router.buildLocation({
    to: here.pathname,
    search: true,
    params: true,
    hash: true,
    state: true,
  })
  const { route, params } = pageAt(router.matchRoutes(here))
  return { route, params, written: written.publicHref }
}

const status = (text: string) => text as StatusId

const builders: [name: string, route: string, build: (text: string) => string, param: string][] = [
  ['profile', '/@{$acct}', (text) => paths.profile(text), 'acct'],
  ['author of a post', '/@{$acct}/$statusId', (text) => paths.status(text, status('123')), 'acct'],
  [
    'author of a quoted post',
    '/@{$acct}/$statusId/quotes',
    (text) => paths.quotes(text, status('1')),
    'acct',
  ],
  ['author of tagged posts', '/@{$acct}/tagged/$tag', (text) => paths.tagged(text, 'birds'), 'acct'],
  ['hashtag', '/tags/$name', (text) => paths.tag(text), 'name'],
  ['hashtag of an account', '/@{$acct}/tagged/$tag', (text) => paths.tagged('bob', text), 'tag'],
  ['list', '/lists/$listId', (text) => paths.list(text as ListId), 'listId'],
  ['link', '/links/$url', (text) => paths.link(text), 'url'],
]

const ODD = [
  '',
  '.',
  '..',
  '...',
  '~',
  '~.',
  '~~..',
  '~ada@example.social',
  '../../settings',
  '..%2f..',
  '%',
  '%2e%2e',
  '%252F',
  '%zz',
  '/',
  '//evil.example',
  '\\',
  '\\\\evil.example',
  'a?b#c',
  'a/b',
  ' ',
  ' a ',
  '\t',
  '\n',
  '\0',
  '\u007f',
  '\u0085',
  '"<>`{}|^[]',
  "'();,&=+$!*",
  '@',
  ':',
  'bob@far.example:8443',
  'javascript:alert(1)',
  'https://a.example/b?c=d&e=%20#f',
  'ταγ',
  'e\u0301',
  '\u202e',
  '\u200b',
  '👩‍👩‍👧',
  '\ud800',
  'a\udc00b',
  '\udc00\ud800',
  'x'.repeat(3000),
]

/** A sequence of numbers from 0 up to 1 that is the same in every run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function texts(count: number): string[] {
  const next = random(7)
  const sign = () => {
    const kind = next()
    if (kind < 0.4) return './~%@:\\?#& '.charAt(Math.floor(next() * 11))
    if (kind < 0.6) return String.fromCharCode(Math.floor(next() * 0xa0))
    if (kind < 0.8) return String.fromCharCode(Math.floor(next() * 0x1_0000))
    return String.fromCodePoint(Math.floor(next() * 0x11_0000))
  }
  return Array.from({ length: count }, () =>
    Array.from({ length: Math.floor(next() * 8) }, () => sign()).join(''),
  )
}

const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

describe.each([null, 'ada@home.example'])('with %s in the address', (who) => {
  beforeEach(() => history.replace(who === null ? '/home' : `/~${who}/home`))

  test.each(builders)('any text as %s is read back by its own route', (_, route, build, param) => {
    const start = history.location.href
    for (const text of [...ODD, ...texts(300)]) {
      history.replace(start)
      const href = navigation.hrefOf(build(text))
      const url = new URL(href, location.origin)
      expect([url.origin, url.pathname, url.search, url.hash], JSON.stringify(text)).toEqual([
        location.origin,
        href,
        '',
        '',
      ])
      const screen = screenAt(href)
      expect([screen.route, screen.params[param]], JSON.stringify(text)).toEqual([route, wellFormed(text)])
      expect(screenAt(screen.written).params[param], `${screen.written} after a reload`).toBe(
        wellFormed(text),
      )
    }
  })
})

test('signs that people know names and addresses by stay readable', () => {
  expect([paths.profile('bob@far.example:8443'), paths.tag('C++'), paths.tag('日')]).toEqual([
    '/@bob@far.example:8443',
    '/tags/C%2B%2B',
    '/tags/%E6%97%A5',
  ])
})

test.each(['/tags/%', '/tags/%E0%A4', '/@%ff/1', '/lists/%80', '/%', '/tags/%00'])(
  'the broken address %s has a screen, or none',
  (href) => expect(() => screenAt(href)).not.toThrow(),
)

test.each([
  ['/@bob/followers', '/@{$acct}/followers'],
  ['/@bob/following', '/@{$acct}/following'],
  ['/@bob/media', '/@{$acct}/media'],
  ['/@bob/with_replies', '/@{$acct}/with_replies'],
  ['/@bob/featured', '/@{$acct}/featured'],
  ['/@bob/tagged/x', '/@{$acct}/tagged/$tag'],
  ['/@bob/tagged', null],
  ['/@bob/collections', null],
  ['/@bob/favourites', null],
  ['/@bob/embed', null],
  ['/@bob/followers/quotes', null],
  ['/@bob/some-words-of-it', null],
  ['/@bob/109876543210987654', '/@{$acct}/$statusId'],
  ['/@bob/01HXYZABCDEFGHJKMNPQRSTVWX', '/@{$acct}/$statusId'],
  ['/@bob/AiBcDefGhiJkLmNop', '/@{$acct}/$statusId'],
  ['/@bob/1700000000.123456', '/@{$acct}/$statusId'],
  ['/@bob/2f1b6e2c-4a0d-4d55-9f3e-0a1b2c3d4e5f/quotes', '/@{$acct}/$statusId/quotes'],
])('%s is the address of %s', (href, route) => expect(screenAt(href).route).toBe(route))
