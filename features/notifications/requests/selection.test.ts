import { expect, test } from 'vitest'
import { allState, selectedOf, withAllToggled, withToggled, type Selection } from './selection'

const listed = ['a', 'b', 'c']
const of = (...ids: string[]): Selection => new Set(ids)

test.each<[string, Selection, string[], 'none' | 'some' | 'all']>([
  ['no selection', null, [], 'none'],
  ['an empty one', of(), [], 'none'],
  ['some rows, in the order of the list', of('c', 'a'), ['a', 'c'], 'some'],
  ['all rows', of('a', 'b', 'c'), ['a', 'b', 'c'], 'all'],
  ['rows that were removed do not count', of('a', 'gone'), ['a'], 'some'],
  ['only removed rows', of('gone'), [], 'none'],
])('%s', (_name, selection, selected, state) => {
  expect(selectedOf(selection, listed)).toEqual(selected)
  expect(allState(selection, listed)).toBe(state)
})

test('a row is selected and removed again', () => {
  const one = withToggled(of(), 'b')
  expect(selectedOf(one, listed)).toEqual(['b'])
  expect(selectedOf(withToggled(one, 'b'), listed)).toEqual([])
})

test('all rows are selected unless they are already', () => {
  const all = withAllToggled(of('b'), listed)
  expect(allState(all, listed)).toBe('all')
  expect(allState(withAllToggled(all, listed), listed)).toBe('none')
  expect(allState(withAllToggled(all, [...listed, 'd']), [...listed, 'd'])).toBe('all')
})

test('an empty list has nothing to select', () => {
  expect(allState(withAllToggled(of(), []), [])).toBe('none')
})
