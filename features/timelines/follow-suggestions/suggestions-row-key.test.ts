import { expect, test } from 'vitest'
import { suggestionsRowKey } from './suggestions-row-key'

const keys = ['a', 'b', 'c', 'd', 'e', 'f']
const view = { atTop: false, first: 'c', lowestMounted: 'd', lowestNeeded: 'd', moved: true }

test.each([
  ['above the view', 'b', view, 'b'],
  ['in view: below it', 'c', view, 'e'],
  ['in view further down', 'd', view, 'e'],
  ['below the view', 'f', view, 'f'],
  ['at the top nothing is above', 'a', { ...view, atTop: true, first: 'a' }, 'e'],
  ['no room below', 'a', { ...view, atTop: true, first: 'a', lowestMounted: 'f' }, null],
  ['not known', 'x', view, null],
  ['none', null, view, null],
  ['nothing mounted', 'b', { ...view, lowestMounted: null }, null],
])('%s', (_name, target, seen, wanted) => {
  expect(suggestionsRowKey(keys, target, seen)).toBe(wanted)
})
