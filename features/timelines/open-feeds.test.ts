import { expect, it } from 'vitest'
import type { Access } from '@/features/instance'
import { openFeeds } from './open-feeds'

const server = (local: Access, remote: Access) => ({
  access: { live_feeds: { local, remote } },
})

it.each<[Access, Access, boolean, { local: boolean; all: boolean }]>([
  ['public', 'public', true, { local: true, all: true }],
  ['public', 'authenticated', true, { local: true, all: false }],
  ['authenticated', 'authenticated', true, { local: false, all: false }],
  ['authenticated', 'authenticated', false, { local: true, all: true }],
  ['disabled', 'disabled', false, { local: false, all: false }],
])('local posts %s, remote posts %s, visitor %s', (local, remote, visitor, open) => {
  expect(openFeeds(server(local, remote), visitor)).toEqual(open)
})

it('feeds count as open until the instance document is loaded', () => {
  expect(openFeeds(null, true)).toEqual({ local: true, all: true })
})

it('a feed that was refused counts as closed, even when the server announces it as open', () => {
  const capabilities = { tries: (feature: string) => feature !== 'localFeed' }
  expect(openFeeds(server('public', 'public'), true, capabilities)).toEqual({ local: false, all: true })
})
