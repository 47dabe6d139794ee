import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EMOJI_LOCALES } from '../data/locales.ts'
import { emojiRows } from './emoji-rows.ts'

it('has a file for every language of the data, and no other', () => {
  const there = readdirSync('node_modules/emojibase-data', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['meta', 'versions'].includes(entry.name))
    .map((entry) => entry.name)
  expect([...EMOJI_LOCALES].toSorted()).toEqual(there.toSorted())
})

it('keeps emoji that can be chosen, with names, shortcodes and tones', () => {
  const rows = emojiRows('en')
  const thumb = rows.find(({ hexcode }) => hexcode === '1F44D')
  expect(thumb).toMatchObject({ unicode: '👍', label: 'thumbs up', group: 1 })
  expect(thumb?.shortcodes).toEqual(expect.arrayContaining(['+1', 'thumbsup', 'thumbs_up']))
  expect(thumb?.skins).toEqual(['👍🏻', '👍🏼', '👍🏽', '👍🏾', '👍🏿'])
  expect(rows.find(({ label }) => label === 'handshake')?.skins).toHaveLength(5)
  expect(rows.some(({ label }) => label.includes('skin tone') || label.includes('regional'))).toBe(false)
  expect(rows.find(({ hexcode }) => hexcode === '2764')?.unicode).toBe('❤\u{fe0f}')
  expect(rows.length).toBeGreaterThan(1800)
})

it.each(['de', 'ja', 'zh-hant'])('has names in %s', (locale) => {
  const rows = emojiRows(locale)
  expect(rows.length).toBe(emojiRows('en').length)
  expect(rows.find(({ hexcode }) => hexcode === '1F44D')?.shortcodes.length).toBeGreaterThan(0)
})
