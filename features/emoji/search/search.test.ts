import { expect, it } from 'vitest'
import type { CustomEmoji } from '@/schemas/server/emoji'
import { keyOf } from '../button/choice'
import { buildIndex } from './search'
import { FEW, FEW_GERMAN } from '../emoji-files.testing'

const custom = (shortcode: string): CustomEmoji => ({
  shortcode,
  url: 'https://a.example/a.png',
  static_url: 'https://a.example/a.png',
  visible_in_picker: true,
  category: null,
})

const index = await buildIndex({
  native: FEW_GERMAN,
  english: FEW,
  custom: [
    custom('blobcat'),
    custom('heartbeat'),
    ...Array.from({ length: 200 }, (_, at) => custom(`row_${at}`)),
  ],
})

it.each([
  ['konfetti', '1F389'],
  ['feier', '1F389'],
  ['tada', '1F389'],
  [':tada:', '1F389'],
  ['party', '1F389'],
  ['heart', '2764'],
  ['blob', ':blobcat:'],
  ['love', '2764'],
])('%s finds %s first', (query, key) => expect(index.search(query).map(keyOf)[0]).toBe(key))

it('finds an emoji once, 75 at most, fewer on request, none for an empty query', () => {
  const found = index.search('heart').map(keyOf)
  expect(new Set(found).size).toBe(found.length)
  expect(index.search('row')).toHaveLength(75)
  expect(index.search('row', 5)).toHaveLength(5)
  expect(index.search('  ')).toEqual([])
  expect(index.search('zzzzqq')).toEqual([])
})

it('can be aborted while the index is built', async () => {
  const ending = new AbortController()
  ending.abort()
  await expect(buildIndex({ native: FEW, english: [], custom: [] }, ending.signal)).rejects.toThrow()
})
