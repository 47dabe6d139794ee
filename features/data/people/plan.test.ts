import { expect, test } from 'vitest'
import type { CsvEntry, CsvKind } from '../csv/kinds'
import { makePlan, type Mode } from './plan'

const planOf = (kind: CsvKind, entries: CsvEntry[], current: CsvEntry[], mode: Mode = 'merge') =>
  makePlan({ kind, mode, entries, current, ownAddress: 'Ann@home.example' })
const ben = { address: 'ben@far.example' }
const eva = { address: 'eva@far.example' }
const kim = { address: 'kim@far.example' }

test('new, changed and known entries, and the account of the user', () => {
  const plan = planOf(
    'follows',
    [
      { ...ben, reblogs: false },
      eva,
      { address: 'KIM@far.example', reblogs: true },
      { address: 'ann@home.example' },
    ],
    [
      { ...ben, reblogs: true, notify: false, languages: [] },
      { ...kim, reblogs: true, notify: true, languages: ['de'] },
    ],
  )
  expect(plan).toMatchObject({
    add: [eva],
    change: [{ ...ben, reblogs: false }],
    remove: [],
    same: 1,
    own: 1,
  })
})

test.each<[CsvKind, Mode, CsvEntry[]]>([
  ['mutes', 'overwrite', [kim]],
  ['blocks', 'overwrite', [kim]],
  ['mutes', 'merge', []],
  ['follows', 'overwrite', []],
  ['bookmarks', 'overwrite', []],
])('importing %s to %s removes %j', (kind, mode, removed) => {
  expect(planOf(kind, [ben, eva], [ben, kim], mode).remove).toEqual(removed)
})

test('the user’s server is not blocked', () => {
  const plan = planOf('servers', [{ address: 'home.example' }, { address: 'far.example' }], [])
  expect(plan).toMatchObject({ add: [{ address: 'far.example' }], own: 1 })
})

test('languages in another order are the same', () => {
  const plan = planOf('follows', [{ ...ben, languages: ['en', 'de'] }], [{ ...ben, languages: ['de', 'en'] }])
  expect(plan).toMatchObject({ same: 1, change: [] })
})

test('the same person may be in several lists, and missing lists are created once', () => {
  const plan = planOf(
    'lists',
    [
      { list: 'Art', ...ben },
      { list: 'Art', ...eva },
      { list: 'New', ...ben },
      { list: 'New', ...eva },
    ],
    [{ list: 'Art', ...ben }],
  )
  expect(plan).toMatchObject({ same: 1, newLists: ['New'] })
  expect(plan.add).toHaveLength(3)
})
