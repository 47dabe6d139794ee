import { describe, expect, test } from 'vitest'
import type { PaletteGroup, PaletteItem } from './item'
import { firstResults, rankItems, splitLabel } from './rank'

const item = (label: string, group: PaletteGroup = 'screens', words?: string): PaletteItem => ({
  id: `${group}:${label}`,
  group,
  label,
  ...(words !== undefined && { words }),
  icon: null,
  choice: { kind: 'open', path: `/tags/${label}` },
})

const screens = [
  'Home',
  'Notifications',
  'This server',
  'All servers',
  'Private mentions',
  'Lists',
  'Bookmarks',
  'Favourites',
  'Filters',
  'Profile',
  'Settings',
  'Notification settings',
].map((label) => item(label))
const others = [
  item('Café friends', 'lists'),
  item('Łódź', 'lists'),
  item('Новости', 'lists'),
  item('ニュース', 'tags'),
  item('مرحبا', 'tags'),
  item('Ana', 'accounts', 'ana@host.example'),
  item('Theme: Dark', 'settings'),
  item('Theme: Light', 'settings'),
]
const all = [...screens, ...others]

const found = (query: string, recent: readonly string[] = [], items: readonly PaletteItem[] = all) =>
  rankItems(items, query, recent).flatMap((group) => group.items.map((ranked) => ranked.item.label))

describe('a query finds', () => {
  test.each([
    ['h', 'Home'],
    ['no', 'Notifications'],
    ['nset', 'Notification settings'],
    ['se', 'Settings'],
    ['settings not', 'Notification settings'],
    ['bm', 'Bookmarks'],
    ['fav', 'Favourites'],
    ['CAFE', 'Café friends'],
    ['café', 'Café friends'],
    ['lodz', 'Łódź'],
    ['нов', 'Новости'],
    ['ニュ', 'ニュース'],
    ['مر', 'مرحبا'],
    ['th dark', 'Theme: Dark'],
    ['light', 'Theme: Light'],
    ['host.ex', 'Ana'],
    ['ana host', 'Ana'],
    ['  home  ', 'Home'],
  ])('%j: %s first', (query, label) => {
    expect(found(query)[0]).toBe(label)
  })

  test('nothing when no item has its letters in this order', () => {
    expect(found('zzz')).toEqual([])
    expect(found('emoh')).toEqual([])
  })

  test('no letters scattered over words, unless they start them or other words match', () => {
    const items = [
      item('Ask before boosting', 'settings'),
      item('About Skein', 'settings', 'page of the beginning'),
      item('Big elephant net'),
      item('Member list', 'lists', 'ben@host.example'),
    ]
    expect(rankItems(items, 'ben', []).flatMap((group) => group.items)).toEqual([
      { item: items[3], marks: [] },
      { item: items[2], marks: [0, 4, 13] },
    ])
    expect(found('ask sting', [], items)).toEqual(['Ask before boosting'])
  })

  test('starts of words before letters inside of words', () => {
    const items = [item('Offset'), item('Old settings'), item('Settings')]
    expect(found('set', [], items)).toEqual(['Settings', 'Old settings', 'Offset'])
  })
})

test('recent items rank higher, but not above a much better match', () => {
  const items = [item('Cats'), item('Cars'), item('Old cats')]
  expect(found('ca', [], items)[0]).toBe('Cats')
  expect(found('ca', ['screens:Cars'], items)[0]).toBe('Cars')
  expect(found('cats', ['screens:Old cats'], items)[0]).toBe('Cats')
})

test('equal items keep the order in which they were found', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ ...item('Cats'), id }))
  const ids = (given: readonly PaletteItem[]) =>
    rankItems(given, 'cats', []).flatMap((group) => group.items.map((ranked) => ranked.item.id))
  expect(ids(items)).toEqual(['a', 'b', 'c', 'd'])
  expect(ids(items.toReversed())).toEqual(['d', 'c', 'b', 'a'])
})

test('groups are ordered by their best item', () => {
  const items = [item('Catalogue of seas'), item('Cats', 'lists'), item('My cats', 'lists')]
  expect(rankItems(items, 'cats', []).map((group) => [group.name, group.items.length])).toEqual([
    ['lists', 2],
    ['screens', 1],
  ])
})

describe('without a query', () => {
  test('the recent items that still exist are first, and not repeated', () => {
    const groups = rankItems(all, ' ', ['lists:gone', 'lists:Łódź', 'screens:Home'])
    expect(groups[0]).toEqual({
      name: 'recent',
      items: [others[1], screens[0]].map((each) => ({ item: each, marks: [] })),
    })
    expect(groups.slice(1).flatMap(({ items }) => items.map((ranked) => ranked.item.label))).toEqual(
      all.map(({ label }) => label).filter((label) => label !== 'Łódź' && label !== 'Home'),
    )
  })

  test('long groups are cut', () => {
    const lists = Array.from({ length: 200 }, (_, at) => item(`List ${at}`, 'lists'))
    expect(rankItems([...lists, ...screens], '', []).map(({ items }) => items.length)).toEqual([24, 12])
  })
})

test('only the 40 best results are shown', () => {
  const many = Array.from({ length: 500 }, (_, at) => item(`List ${at}`, 'lists'))
  expect(found('list', [], many)).toHaveLength(40)
})

describe('splitLabel', () => {
  test.each([
    ['Home', [], [['Home', false]]],
    [
      'Home',
      [0, 1],
      [
        ['Ho', true],
        ['me', false],
      ],
    ],
    [
      'Settings',
      [0, 3],
      [
        ['S', true],
        ['et', false],
        ['t', true],
        ['ings', false],
      ],
    ],
    [
      '🐈 cats',
      [0, 3],
      [
        ['🐈', true],
        [' ', false],
        ['c', true],
        ['ats', false],
      ],
    ],
    ['', [], []],
  ])('%j with %j', (label, marks, parts) => {
    expect(splitLabel(label, marks).map(({ text, matched }) => [text, matched])).toEqual(parts)
  })
})

test.each([
  [1, [['screens', 1]]],
  [
    13,
    [
      ['screens', 12],
      ['lists', 1],
    ],
  ],
  [
    99,
    [
      ['screens', 12],
      ['lists', 3],
      ['tags', 2],
      ['accounts', 1],
      ['settings', 2],
    ],
  ],
])('the first %i results keep their groups', (count, groups) =>
  expect(firstResults(rankItems(all, '', []), count).map(({ name, items }) => [name, items.length])).toEqual(
    groups,
  ),
)
