import { expect, test } from 'vitest'
import { landingOf } from './landing-of'

test.each([
  // [requested address, account that signed in, address to open]
  ['/', 'ada@a.example', '/'],
  ['/~a.example/@bob/1', 'ada@a.example', '/@bob/1'],
  ['/~zoe@a.example/preferences', 'ada@a.example', '/preferences'],
  ['/~a.example/tags/x?y=1', 'ada@a.example', '/tags/x?y=1'],
  ['/deck/~a.example/tags/x', 'ada@a.example', '/tags/x'],
  ['/deck/~zoe@a.example', 'ada@a.example', '/'],
  // Ids and local names are invalid or differ on another server.
  ['/~a.example/@bob/1', 'ada@b.example', '/home'],
  ['//evil.example/x', 'ada@a.example', '/home'],
  ['/~a.example//evil.example', 'ada@a.example', '/home'],
  ['https://evil.example', 'ada@a.example', '/home'],
  // Browsers resolve these to other hosts, or reject them.
  ['/.//evil.example', 'ada@a.example', '/home'],
  ['/..//evil.example', 'ada@a.example', '/home'],
  ['/~a.example/..//evil.example', 'ada@a.example', '/home'],
  ['/\t/evil.example', 'ada@a.example', '/home'],
  ['/\\evil.example', 'ada@a.example', '/home'],
  ['/%2e%2e/~b.example/home', 'ada@a.example', '/home'],
  ['/~a.example/~b.example/tags/x', 'ada@a.example', '/home'],
  ['', 'ada@a.example', '/'],
  // Addresses without a screen.
  ['/nowhere', 'ada@a.example', '/home'],
  ['/@bob/followed', 'ada@a.example', '/home'],
  ['/sign-in/return?code=1', 'ada@a.example', '/home'],
  ['/~a.example/tags/%E6%97%A5?any=a#b', 'ada@a.example', '/tags/%E6%97%A5?any=a#b'],
  ['/~a.example/@bob@b.example:8443/1', 'ada@a.example', '/@bob@b.example:8443/1'],
])('a sign-in for %s as %s opens %s', (asked, identityKey, path) =>
  expect(landingOf(asked, identityKey)).toBe(path),
)
