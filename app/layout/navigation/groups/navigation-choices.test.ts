import { expect, onTestFinished, test } from 'vitest'
import { navGroups, setGroupState } from './group-store'
import { navigationChoices } from './navigation-choices'

const KEY = 'ann@one.example'

test('the order and folding of the groups are read and written, without invalid groups', () => {
  onTestFinished(() => navGroups.of(KEY).reset())
  setGroupState(KEY, 'tags', { order: ['art'] })
  const tags = { isFolded: false, order: ['art'] }
  expect(navigationChoices.read(KEY)).toMatchObject({ tags })
  expect(navigationChoices.valid('tags', tags)).toEqual(tags)
  expect(navigationChoices.valid('tags', { isFolded: 'no' })).toBeUndefined()
  expect(navigationChoices.valid('servers', tags)).toBeUndefined()
  navigationChoices.write(KEY, { lists: { isFolded: true, order: ['2', '1'] } })
  expect(navGroups.of(KEY).get()).toEqual({ lists: { isFolded: true, order: ['2', '1'] }, tags })
})

test('on another server the order of lists means nothing', () => {
  expect(navigationChoices.elsewhere?.('lists', { order: ['1'] })).toBeUndefined()
  expect(navigationChoices.elsewhere?.('tags', { order: ['art'] })).toEqual({ order: ['art'] })
})
