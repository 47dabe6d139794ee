import { expect, test } from 'vitest'
import { paneSubjectOf } from './subject-of'

test.each([
  ['/home', { kind: 'home' }],
  ['/', { kind: 'home' }],
  ['/@mira@far.example', { kind: 'profile', acct: 'mira@far.example' }],
  ['/@mira/with_replies', { kind: 'profile', acct: 'mira' }],
  // These show the media already.
  ['/@mira/media', null],
  ['/@mira/featured', null],
  ['/@mira/112233', { kind: 'thread', id: '112233' }],
  ['/@mira/112233/favourites', null],
  ['/@%E0%A4%A', null],
  ['/explore', null],
])('next to %s the sidebar shows %o', (path, expected) => {
  expect(paneSubjectOf(path)).toEqual(expected)
})
