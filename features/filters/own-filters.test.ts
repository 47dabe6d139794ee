import { expect, test } from 'vitest'
import type { Filter } from '@/schemas/filter'
import type { FilterId } from '@/schemas/primitives'
import type { FilterSet } from './filter-set'
import { changedFilters, type ChangedFilters } from './own-filters'

const filterOf = (name: string, title = name): Filter => ({
  id: name as FilterId,
  title,
  context: ['home'],
  expires_at: null,
  filter_action: 'warn',
  keywords: [],
})
const setOf = (...filters: Filter[]): FilterSet => ({ api: 'v2', filters })

/** Returns the changes after a sequence of sets. */
const changesOver = ([first = setOf(), ...others]: FilterSet[]) => {
  let changed: ChangedFilters = new Map()
  let before = first
  for (const set of others) {
    changed = changedFilters(before, set, changed)
    before = set
  }
  return Object.fromEntries([...changed].map(([id, filter]) => [id, filter?.title ?? null]))
}

const tea = filterOf('tea')
const soup = filterOf('soup')

test.each<[string, FilterSet[], Record<string, string | null>]>([
  ['a filter that stays is not among them', [setOf(tea), setOf(tea, soup)], { soup: 'soup' }],
  ['a deleted filter is null', [setOf(tea, soup), setOf(soup)], { tea: null }],
  ['a filter created and deleted again is null', [setOf(tea), setOf(tea, soup), setOf(tea)], { soup: null }],
  [
    'a filter that changed back is still returned',
    [setOf(tea), setOf(filterOf('tea', 'chai')), setOf(tea)],
    { tea: 'tea' },
  ],
])('changed filters: %s', (_, sets, expected) => {
  expect(changesOver(sets)).toEqual(expected)
})
