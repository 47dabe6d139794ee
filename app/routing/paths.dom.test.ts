import { beforeEach, describe, expect, expectTypeOf, test } from 'vitest'
import { paths, type Path, type ScreenPattern } from '@/lib/navigation'
import { oddTexts, wellFormed } from '@/lib/testing/odd-texts'
import type { CollectionId } from '@/schemas/collection'
import type { ListId, StatusId } from '@/schemas/primitives'
import { history, navigation } from './history'
import { pageAt } from '../pages/page'
import { router, type RoutedPattern } from './router'

/** Returns the screen of an address and its path parameters, as the router reads them. */
function screenAt(href: string) {
  history.replace(href)
  const here = router.parseLocation(history.location)
  router.latestLocation = here
  // The router normalises every address and navigates to the result.
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

const builders: [name: string, route: string, build: (text: string) => Path, param: string][] = [
  ['profile', '/@{$acct}', (text) => paths.profile(text), 'acct'],
  ['author of a post', '/@{$acct}/$statusId', (text) => paths.status(text, status('123')), 'acct'],
  [
    'author of a quoted post',
    '/@{$acct}/$statusId/quotes',
    (text) => paths.quotes(text, status('1')),
    'acct',
  ],
  ['author of tagged posts', '/@{$acct}/tagged/$tag', (text) => paths.tagged(text, 'birds'), 'acct'],
  ['followed account', '/@{$acct}/followers', (text) => paths.followers(text), 'acct'],
  ['following account', '/@{$acct}/following', (text) => paths.following(text), 'acct'],
  ['hashtag', '/tags/$name', (text) => paths.tag(text), 'name'],
  ['hashtag of an account', '/@{$acct}/tagged/$tag', (text) => paths.tagged('bob', text), 'tag'],
  ['list', '/lists/$listId', (text) => paths.list(text as ListId), 'listId'],
  [
    'collection',
    '/collections/$collectionId',
    (text) => paths.collection(text as CollectionId),
    'collectionId',
  ],
  ['owner of collections', '/@{$acct}/collections', (text) => paths.collectionsOf(text), 'acct'],
  ['link', '/links/$url', (text) => paths.link(text), 'url'],
]

test('each screen that a link may lead to has a route', () => {
  expectTypeOf<ScreenPattern>().toEqualTypeOf<RoutedPattern>()
})

describe.each([null, 'ada@home.example'])('with %s in the address', (identityKey) => {
  beforeEach(() => history.replace(identityKey === null ? '/home' : `/~${identityKey}/home`))

  test.each(builders)('any text as %s is read back by its route', (_, route, build, param) => {
    const start = history.location.href
    for (const text of oddTexts(300)) {
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

test('characters of handles and addresses are not escaped', () => {
  expect([paths.profile('bob@far.example:8443'), paths.tag('C++'), paths.tag('日')]).toEqual([
    '/@bob@far.example:8443',
    '/tags/C%2B%2B',
    '/tags/%E6%97%A5',
  ])
})

test.each(['/tags/%', '/tags/%E0%A4', '/@%ff/1', '/lists/%80', '/%', '/tags/%00'])(
  'the malformed address %s does not throw',
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
  ['/@bob/collections', '/@{$acct}/collections'],
  ['/@bob/favourites', null],
  ['/@bob/embed', null],
  ['/@bob/followers/quotes', null],
  ['/@bob/some-words-of-it', null],
  ['/@bob/109876543210987654', '/@{$acct}/$statusId'],
  ['/@bob/01HXYZABCDEFGHJKMNPQRSTVWX', '/@{$acct}/$statusId'],
  ['/@bob/AiBcDefGhiJkLmNop', '/@{$acct}/$statusId'],
  ['/@bob/1700000000.123456', '/@{$acct}/$statusId'],
  ['/@bob/2f1b6e2c-4a0d-4d55-9f3e-0a1b2c3d4e5f/quotes', '/@{$acct}/$statusId/quotes'],
])('%s opens %s', (href, route) => expect(screenAt(href).route).toBe(route))
