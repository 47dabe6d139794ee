import { expect, test } from 'vitest'
import { eraseIdentity } from '@/lib/storage'
import type { PaletteGroup, PaletteItem } from './item'
import { recentItems, rememberItem } from './recents'

const ANA = 'ana@host.example'
const BEN = 'ben@host.example'

const item = (id: string, group: PaletteGroup = 'lists'): PaletteItem => ({
  id,
  group,
  label: `Label of ${id}`,
  icon: null,
  choice: { kind: 'open', path: '/' },
})

test('the latest item is first, each once, at most 20, per identity', () => {
  for (let at = 0; at < 30; at += 1) rememberItem(ANA, item(`list:${at}`))
  rememberItem(ANA, item('list:25'))
  const ids = recentItems(ANA).map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['list:25', 'list:29', 'list:28'])
  expect(ids).toHaveLength(20)
  expect(recentItems(BEN)).toEqual([])
})

test('only people are kept with their name', () => {
  rememberItem(BEN, item('list:1'))
  rememberItem(BEN, item('person:cy', 'people'))
  expect(recentItems(BEN)).toEqual([{ id: 'person:cy', name: 'Label of person:cy' }, { id: 'list:1' }])
})

test('signing out erases them', () => {
  rememberItem(ANA, item('screen:home'))
  eraseIdentity(ANA)
  expect(recentItems(ANA)).toEqual([])
})
