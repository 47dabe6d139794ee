import { expect, it } from 'vitest'
import { recentEmojis, rememberEmoji, withUse, type Used } from './recent'

const DAY = 24 * 60 * 60_000
const after = (...uses: readonly [string, number][]): string[] =>
  uses.reduce<Used[]>((used, [key, day]) => withUse(used, key, day * DAY), []).map(({ key }) => key)

it.each<[string, [string, number][], string[]]>([
  [
    'the last used emoji comes first',
    [
      ['a', 0],
      ['b', 0.001],
    ],
    ['b', 'a'],
  ],
  [
    'a frequent emoji comes before the last used',
    [
      ['a', 0],
      ['a', 0],
      ['b', 1],
    ],
    ['a', 'b'],
  ],
  [
    'an emoji that was frequent long ago comes later',
    [
      ['a', 0],
      ['a', 0],
      ['a', 0],
      ['b', 60],
    ],
    ['b', 'a'],
  ],
])('%s', (_, uses, order) => expect(after(...uses)).toEqual(order))

it('keeps uses per identity and shows sixteen', () => {
  for (let at = 0; at < 40; at++) rememberEmoji('ann@a', `e${at}`, at)
  rememberEmoji('bob@b', 'x', 1)
  expect(recentEmojis('ann@a')).toHaveLength(16)
  expect(recentEmojis('ann@a')[0]).toBe('e39')
  expect(recentEmojis('bob@b')).toEqual(['x'])
})
