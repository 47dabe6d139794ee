import { expect, test } from 'vitest'
import { filterByName, typedColumns } from './find-columns'

const items = ['Home', 'Notifications', 'Café friends', '#cats'].map((name) => ({ name }))

test.each([
  ['', ['Home', 'Notifications', 'Café friends', '#cats']],
  ['HOM', ['Home']],
  ['friends cafe', ['Café friends']],
  ['cats', ['#cats']],
  ['dogs', []],
])('"%s" finds %j', (search, names) =>
  expect(filterByName(items, search).map(({ name }) => name)).toEqual(names),
)

const names = {
  join: (tags: readonly string[], type: string) => tags.join(` ${type} `),
  without: (tags: string, none: string) => `${tags} without ${none}`,
  search: (text: string) => `Search: ${text}`,
}

test.each([
  ['#Cats', [{ name: '#Cats', path: '/tags/Cats' }]],
  [
    '#cats  #dogs #birds',
    [
      { name: '#cats or #dogs or #birds', path: '/tags/cats?any=dogs,birds' },
      { name: '#cats and #dogs and #birds', path: '/tags/cats?all=dogs,birds' },
    ],
  ],
  ['#cats -#dogs', [{ name: '#cats without #dogs', path: '/tags/cats?none=dogs' }]],
  [
    '-#fish #cats #dogs -#birds',
    [
      { name: '#cats or #dogs without #fish or #birds', path: '/tags/cats?any=dogs&none=fish,birds' },
      { name: '#cats and #dogs without #fish or #birds', path: '/tags/cats?all=dogs&none=fish,birds' },
    ],
  ],
  ['-#cats', []],
  [' @ann@one.example ', [{ name: '@ann@one.example', path: '/@ann@one.example' }]],
  ['@ann', [{ name: '@ann', path: '/@ann' }]],
  [
    'https://news.example/a?b',
    [{ name: 'https://news.example/a?b', path: '/links/https%3A%2F%2Fnews.example%2Fa%3Fb' }],
  ],
  ['heron from:me', [{ name: 'Search: heron from:me', path: '/search?q=heron%20from%3Ame' }]],
  ['#two words', [{ name: 'Search: #two words', path: '/search?q=%23two%20words' }]],
  ['', []],
  ['#', []],
  ['@', []],
  ['https://', []],
])('"%s" offers the columns %j', (search, columns) => expect(typedColumns(search, names)).toEqual(columns))
