import { expect, it } from 'vitest'
import type { Access } from '@/features/instance'
import { navEntries } from './nav-entries'
import { openFeeds } from './open-feeds'

const server = (local: Access, remote: Access) => ({
  access: (_feed: string, origin: 'local' | 'remote') => (origin === 'local' ? local : remote),
})

it.each<[Access, Access, boolean, { local: boolean; all: boolean }]>([
  ['public', 'public', true, { local: true, all: true }],
  ['public', 'authenticated', true, { local: true, all: false }],
  ['authenticated', 'authenticated', true, { local: false, all: false }],
  ['authenticated', 'authenticated', false, { local: true, all: true }],
  ['disabled', 'disabled', false, { local: false, all: false }],
])('local posts are %s, remote ones %s, for a visitor (%s)', (local, remote, visitor, open) => {
  expect(openFeeds(server(local, remote), visitor)).toEqual(open)
})

it('what a server has not said yet counts as open', () => {
  expect(openFeeds(null, true)).toEqual({ local: true, all: true })
})

it('a feed that was refused counts as closed, whatever the server announces', () => {
  const capabilities = { tries: (feature: string) => feature !== 'localFeed' }
  expect(openFeeds(server('public', 'public'), true, capabilities)).toEqual({ local: false, all: true })
})

it('the navigation leads to no feed that is closed', () => {
  const ids = navEntries(null, { local: false, all: false }).map(({ id }) => id)
  expect(ids).toEqual(['settings'])
})
