import { expect, onTestFinished, test } from 'vitest'
import { exploreEntry } from '@/features/explore'
import { instanceKeys, type Access } from '@/features/instance'
import { entriesFor } from '@/lib/nav-entries'
import { createStage } from '@/lib/testing/stage'
import { NAV_ENTRIES } from './nav-entries'

function shown(as: string | null, access: Access | null = null) {
  const { runtime, close } = createStage({ as })
  onTestFinished(close)
  if (access)
    runtime.client.setQueryData(instanceKeys.instance(), {
      access: { live_feeds: { local: access, remote: access } },
    })
  return entriesFor(NAV_ENTRIES, runtime).map(({ id }) => id)
}

test('no two entries have the same id or order', () => {
  for (const name of ['id', 'order'] as const)
    expect(new Set(NAV_ENTRIES.map((entry) => entry[name])).size).toBe(NAV_ENTRIES.length)
})

test('a member has the entries in this order', () => {
  expect(shown('ann')).toEqual([
    'home',
    'explore',
    'notifications',
    'search',
    'local',
    'public',
    'catchUp',
    'conversations',
    'lists',
    'collections',
    'bookmarks',
    'favourites',
    'scheduled',
    'filters',
    'profile',
    'settings',
    'about',
  ])
})

test('a visitor has no entries of an account, nor of closed feeds', () => {
  expect(shown(null)).toEqual(['explore', 'search', 'local', 'public', 'settings', 'about'])
  expect(shown(null, 'authenticated')).toEqual(['explore', 'search', 'settings', 'about'])
  expect(shown('ann', 'authenticated')).toContain('local')
  expect(shown('ann', 'disabled')).not.toContain('local')
})

test('the bottom bar has the search where the server has nothing to explore', () => {
  const { runtime, close } = createStage()
  onTestFinished(close)
  const inBar = () => entriesFor(NAV_ENTRIES, runtime).flatMap(({ id, bar }) => (bar ? [id] : []))
  expect(inBar()).toContain('explore')
  expect(inBar()).not.toContain('search')
  for (const feature of exploreEntry.needs ?? []) runtime.http.capabilities.ruleOut(feature)
  expect(inBar()).not.toContain('explore')
  expect(inBar()).toContain('search')
})

test('follow requests have an entry for who approves followers, and while there are some', () => {
  const stage = createStage()
  onTestFinished(stage.close)
  const { runtime } = stage
  const has = () => entriesFor(NAV_ENTRIES, runtime).some(({ id }) => id === 'followRequests')
  expect(has()).toBe(false)
  runtime.client.setQueryData(['people', 'follow-request-count'], 1)
  expect(has()).toBe(true)
})
