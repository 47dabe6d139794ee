// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { landingOf } from './landing-of'

test.each([
  // [what the sign-in was told, who signed in, where it leads]
  ['/', 'ada@a.example', '/'],
  ['/~a.example/@bob/1', 'ada@a.example', '/@bob/1'],
  ['/~zoe@a.example/preferences', 'ada@a.example', '/preferences'],
  ['/~a.example/tags/x?y=1', 'ada@a.example', '/tags/x?y=1'],
  // Ids and local names mean nothing, or something else, at another server.
  ['/~a.example/@bob/1', 'ada@b.example', '/home'],
  ['//evil.example/x', 'ada@a.example', '/home'],
  ['/~a.example//evil.example', 'ada@a.example', '/home'],
  ['https://evil.example', 'ada@a.example', '/home'],
  // Browsers take these for addresses of other hosts, or of nothing.
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
])('asked for %s as %s leads to %s', (asked, who, path) => expect(landingOf(asked, who)).toBe(path))
