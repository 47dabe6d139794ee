import { expect, test } from 'vitest'
import { ALL_POSTS } from '../all-posts.testing'
import { columnOf, withColumn, withColumnChanged, type ColumnEntry } from '../deck-columns'
import type { ListId } from '@/schemas/primitives'
import {
  freeName,
  isSaved,
  layoutAfter,
  layoutInUse,
  withColumnsSaved,
  withLayout,
  withLayoutChosen,
  withLayoutRenamed,
  withoutAccount,
  withoutLayout,
  withoutListColumns,
  type Deck,
} from './layouts'

const ann = ['a', 'b'].map((id) => columnOf(id, 'ann@one.example', `/${id}`))
const ben = columnOf('c', 'ben@two.example', '/c')
const empty: Deck = { columns: ann, layouts: [], layout: null }
const saved = withColumnsSaved(empty, '1', ' Work ')
const two = withColumnsSaved({ ...saved, columns: [...ann, ben] }, '2', 'Home')

test('saved columns are chosen again after the deck changed', () => {
  expect(saved.layouts).toEqual([{ id: '1', name: 'Work', columns: ann }])
  expect([isSaved(empty), isSaved(saved)]).toEqual([false, true])
  const changed = { ...saved, columns: withColumn(ann, ben) }
  expect(isSaved(changed)).toBe(false)
  expect(layoutInUse(changed)?.name).toBe('Work')
  expect(withLayoutChosen(changed, '1').columns).toEqual(ann)
  expect(withLayoutChosen(changed, 'unknown')).toBe(changed)
})

test('a new width is a change, a new title is not', () => {
  expect(isSaved({ ...saved, columns: withColumnChanged(ann, 'a', { width: 440 }) })).toBe(false)
  expect(isSaved({ ...saved, columns: withColumnChanged(ann, 'a', { title: 'Home' }) })).toBe(true)
})

test('other options of a column are a change', () => {
  const withOptions = (options: ColumnEntry['options']) => withColumnChanged(ann, 'a', { options })
  const noBoosts = { ...ALL_POSTS, boosts: false }
  const own = withColumnsSaved({ ...empty, columns: withOptions(noBoosts) }, '1', 'Work')
  expect(isSaved({ ...saved, columns: withOptions(noBoosts) })).toBe(false)
  expect(isSaved({ ...own, columns: withOptions({ ...noBoosts, mediaOnly: true }) })).toBe(false)
  expect(isSaved({ ...own, columns: withOptions({ ...noBoosts }) })).toBe(true)
  expect(withLayoutChosen({ ...own, columns: [] }, '1').columns[0]?.options).toEqual(noBoosts)
})

test('saving under the id of a layout replaces it in its position', () => {
  const replaced = withColumnsSaved({ ...two, columns: [ben] }, '1', 'Work')
  expect(replaced.layouts.map(({ id, columns }) => [id, columns.length])).toEqual([
    ['1', 1],
    ['2', 3],
  ])
})

test('layouts are renamed, deleted and restored', () => {
  expect(withLayoutRenamed(two, '1', ' Office ').layouts.map(({ name }) => name)).toEqual(['Office', 'Home'])
  const deleted = withoutLayout(two, '1')
  expect(deleted.layouts.map(({ id }) => id)).toEqual(['2'])
  expect(deleted.columns).toBe(two.columns)
  const [work] = two.layouts
  if (!work) throw new Error('no layout')
  expect(withLayout(deleted, work, 0).layouts).toEqual(two.layouts)
  expect(withLayout(two, work)).toBe(two)
  expect(withoutLayout(saved, '1').layout).toBeNull()
})

test('the next layout follows the one in use, and the first follows the last', () => {
  expect(layoutAfter(empty)).toBeUndefined()
  expect(layoutAfter(saved)).toBeUndefined()
  expect(layoutAfter({ ...saved, layout: null })?.id).toBe('1')
  expect(layoutAfter(two)?.id).toBe('1')
  expect(layoutAfter({ ...two, layout: '1' })?.id).toBe('2')
})

test('the only layout follows itself once the columns differ from it', () => {
  expect(layoutAfter({ ...saved, columns: [ben] })?.id).toBe('1')
})

test('a name in use gets a number', () => {
  expect([freeName(two.layouts, 'News'), freeName(two.layouts, 'work')]).toEqual(['News', 'work (2)'])
})

test('an account is removed from the deck and all layouts, with the layouts that only it was in', () => {
  const left = withoutAccount(two, 'ann@one.example')
  expect(left).toEqual({
    columns: [ben],
    layouts: [{ id: '2', name: 'Home', columns: [ben] }],
    layout: '2',
  })
  expect(withoutAccount(two, 'zoe@one.example')).toBe(two)
})

test('a list is removed with its options and members, for its account only', () => {
  const paths = ['/lists/1', '/lists/1?media', '/lists/1/members', '/lists/12', '/lists']
  const columns = paths.map((path) => columnOf(path, 'ann@one.example', path))
  const ofBen = columnOf('b', 'ben@two.example', '/lists/1')
  const deck = withColumnsSaved({ ...empty, columns: [...columns, ofBen] }, '1', 'Lists')
  const left = withoutListColumns(deck, 'ann@one.example', '1' as ListId)
  expect(left.columns.map(({ path }) => path)).toEqual(['/lists/12', '/lists', '/lists/1'])
  expect(left.layouts[0]?.columns).toEqual(left.columns)
})
