import { expect, test } from 'vitest'
import { describeAccount } from './describe-account'

const emoji = (shortcode: string) => ({
  shortcode,
  url: `https://a.example/${shortcode}.gif`,
  static_url: `https://a.example/${shortcode}.png`,
  visible_in_picker: true,
  category: null,
})
const emojis = [emoji('cat'), emoji('dog')]

test.each<[string, string, string[]]>([
  ['Sam :cat:', 'Sam :cat:', ['cat']],
  [':dog::cat:', ':dog::cat:', ['cat', 'dog']],
  ['cat: at 10:30', 'cat: at 10:30', []],
  ['', 'sam', []],
])('the name %j is stored as %j with the emoji %j', (display_name, name, codes) => {
  const described = describeAccount({ display_name, username: 'sam', emojis, avatar: 'a', avatar_static: '' })
  expect(described).toEqual({ name, emojis: codes.map(emoji), avatar: 'a' })
})
