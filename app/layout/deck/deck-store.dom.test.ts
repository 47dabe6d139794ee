import { beforeEach, expect, test } from 'vitest'
import { columnOf, withColumn, withColumnChanged, type ColumnEntries } from './deck-columns'
import { createDeckStore } from './deck-store'
import { withColumnsSaved } from './layouts/layouts'

const KEY = 'skein:deck'
const home = columnOf('home', 'ann@one.example', '/home')
const columns = ['a', 'b', 'c', 'd'].map((id) => columnOf(id, 'ann@one.example', `/${id}`))
const [a, b, c, d] = columns as [typeof home, typeof home, typeof home, typeof home]

/** Returns the stores of two tabs, which get the events about each other's changes by `report`. */
function twoTabs() {
  const tabs = [createDeckStore(() => [home]), createDeckStore(() => [home])] as const
  for (const tab of tabs) tab.change((deck) => ({ ...deck, columns: [home] }))
  report()
  return tabs
}

const report = () => void globalThis.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }))

/** Runs the changes of a tab as if it had not seen those since `before`, as processes of a browser may not. */
function behind(before: string | null, changes: () => void) {
  localStorage.setItem(KEY, before ?? '')
  changes()
}

type Tab = ReturnType<typeof createDeckStore>
const changing = (tab: Tab) => (change: (all: ColumnEntries) => ColumnEntries) =>
  tab.change((deck) => ({ ...deck, columns: change(deck.columns) }))
const add = (tab: Tab, column: typeof home) => changing(tab)((all) => withColumn(all, column))
const ids = (tab: Tab) => tab.get().columns.map(({ id }) => id)

// The tabs of earlier tests still listen.
beforeEach(() => {
  localStorage.clear()
  report()
})

test('tabs take over each other’s changes', () => {
  const [one, other] = twoTabs()
  add(one, a)
  report()
  add(other, b)
  report()
  expect(ids(one)).toEqual(['home', 'a', 'b'])
  expect(ids(other)).toEqual(['home', 'a', 'b'])
})

test('changes that two tabs made at once are all kept, whichever tab was last', () => {
  const [one, other] = twoTabs()
  const before = localStorage.getItem(KEY)
  add(one, a)
  add(one, b)
  changing(one)((all) => withColumnChanged(all, 'a', { width: 440 }))
  behind(before, () => add(other, c))
  report()
  report()
  expect(ids(one).toSorted()).toEqual(['a', 'b', 'c', 'home'])
  expect(ids(other)).toEqual(ids(one))
  expect(other.get().columns.find(({ id }) => id === 'a')?.width).toBe(440)

  const again = localStorage.getItem(KEY)
  add(other, d)
  behind(again, () => {
    changing(one)((all) => all.filter(({ id }) => id !== 'a'))
    changing(one)((all) => all.filter(({ id }) => id !== 'b'))
  })
  report()
  report()
  expect(ids(one).toSorted()).toEqual(['c', 'd', 'home'])
  expect(ids(other)).toEqual(ids(one))
})

test('a layout saved in one tab survives columns moved in another at the same time', () => {
  const [one, other] = twoTabs()
  const before = localStorage.getItem(KEY)
  one.change((deck) => withColumnsSaved(deck, '1', 'Work'))
  behind(before, () => add(other, a))
  report()
  report()
  expect(other.layouts().map(({ name }) => name)).toEqual(['Work'])
  expect(ids(one)).toEqual(['home', 'a'])
})

test('a change that the other tab has undone is not repeated', () => {
  const [one, other] = twoTabs()
  add(one, a)
  report()
  changing(other)((all) => all.filter(({ id }) => id !== 'a'))
  report()
  add(other, b)
  report()
  expect(ids(one)).toEqual(['home', 'b'])
})

test('an erased deck stays erased', () => {
  const [one, other] = twoTabs()
  add(one, a)
  report()
  other.reset()
  report()
  expect(localStorage.getItem(KEY)).toBeNull()
  expect(ids(one)).toEqual(['home'])
  expect(one.isChanged()).toBe(false)
})

test('columns stored before there were layouts are kept', () => {
  const data = { revision: 3, writer: 'other', columns: [a] }
  localStorage.setItem(KEY, JSON.stringify({ version: 1, data }))
  const tab = createDeckStore(() => [home])
  expect(tab.get()).toEqual({ columns: [a], layouts: [], layout: null })
})
