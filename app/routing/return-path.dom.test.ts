import { expect, test } from 'vitest'
import { returnPathAt } from './return-path'

test.each([
  ['/share', '?text=Geese', '/share?text=Geese'],
  ['/share', '?shared=1-2', '/share?shared=1-2'],
  ['/publish', '', '/publish'],
  ['/tags/geese', '', '/tags/geese'],
  ['/search', '?q=geese&type=accounts', '/search?q=geese&type=accounts'],
  ['/preferences/looks', '', '/preferences/looks'],
  ['/bookmarks', '?page=2&code=abc&access_token=x&state=s', '/bookmarks?page=2'],
  ['/public/local', '', '/public/local'],
  ['/links/https%3A%2F%2Fnews.example%2F', '', '/links/https%3A%2F%2Fnews.example%2F'],
  ['/nowhere', '', null],
  ['//tags/geese', '', null],
  // Ids differ between servers.
  ['/@ann/1', '', null],
  ['/lists/7', '', null],
  ['/~ann@a.example/@ann/1', '', '/@ann/1'],
  ['/~a.example/lists/7', '', '/lists/7'],
  ['/', '', null],
  ['/sign-in', '?as=ann', null],
  ['/sign-in/return', '?code=abc', null],
  ['//evil.example/tags/x', '', null],
])('%s%s is kept as %s', (path, search, kept) => expect(returnPathAt(path, search)).toBe(kept))
