import { expect, it } from 'vitest'
import { replaceToken } from './replace'
import { mergeTags, spelledTag } from './tag-spelling'
import { rememberTags, tagHistory, tagsOf, withTags } from './tag-history'
import { tokenAt, type TokenKind } from './token'

const ALL: TokenKind[] = ['account', 'tag', 'emoji']
/** `|` is the caret. */
const at = (marked: string, kinds = ALL) => {
  const caret = marked.indexOf('|')
  return tokenAt(marked.replace('|', ''), caret, kinds)
}

it.each([
  ['@al|', 'account', 'al'],
  ['hi @al|', 'account', 'al'],
  ['hi (@al|', 'account', 'al'],
  ['＠al|', 'account', 'al'],
  ['@alice@exa|', 'account', 'alice@exa'],
  ['@alice@|', 'account', 'alice@'],
  ['@al|ice', 'account', 'al'],
  ['@さくら|', 'account', 'さくら'],
  ['@José|', 'account', 'José'],
  ['🎉 @al|', 'account', 'al'],
  ['👨‍👩‍👧‍👦@al|', 'account', 'al'],
  ['#ca|', 'tag', 'ca'],
  ['＃猫|', 'tag', '猫'],
  ['#猫|', 'tag', '猫'],
  ['#Öl_2|', 'tag', 'Öl_2'],
  ['🏳️‍🌈 #ca|', 'tag', 'ca'],
  [':sm|', 'emoji', 'sm'],
  ['Hi :+1|', 'emoji', '+1'],
  ['🎉:sm|', 'emoji', 'sm'],
  [':tada: :sm|', 'emoji', 'sm'],
])('%s is a token: %s %s', (text, kind, query) => expect(at(text)).toMatchObject({ kind, query }))

it.each([
  ['@a|'],
  ['@|'],
  ['a@al|'],
  ['https://a.example/@al|'],
  ['@al |'],
  // A handle ends where another script starts.
  ['@alice你好|'],
  ['@alice@host.example你好|'],
  ['@さくらabc|'],
  ['#c|'],
  ['#12|'],
  ['https://a.example/#ca|'],
  ['a#ca|'],
  ['&#ca|'],
  [':s|'],
  [':D|'],
  ['12:30|'],
  ['note:sm|'],
  [':tada:|'],
  ['https://ab|'],
  ['|@al'],
])('%s is no token', (text) => expect(at(text)).toBeNull())

it('finds only requested kinds, and positions are correct after emoji', () => {
  expect(at('@al|', ['emoji'])).toBeNull()
  expect(at('🎉🎉 @al|')).toEqual({ kind: 'account', start: 5, end: 8, query: 'al' })
  expect(at(`${'x'.repeat(500)} :sm|`)).toMatchObject({ start: 501 })
})

const replaced = (marked: string, completion: string) => {
  const token = at(marked)
  if (!token) throw new Error('no token')
  const text = marked.replace('|', '')
  const { from, to, text: put } = replaceToken(text, token, completion)
  return `${text.slice(0, from)}${put}|${text.slice(to)}`
}
it.each([
  ['@al|', '@alice', '@alice |'],
  ['hi @al| you', '@alice', 'hi @alice |you'],
  ['@al|ice', '@alice', '@alice |'],
  ['@al|ICE there', '@alice', '@alice |there'],
  ['@al|bert', '@alice', '@alice |bert'],
  ['🎉 @al|\nnext', '@alice@b.example', '🎉 @alice@b.example |\nnext'],
  [':ta|', '🎉', '🎉 |'],
  ['(:ta|)', ':tada:', '(:tada: |)'],
  ['#猫|です', '#猫写真', '#猫写真 |です'],
])('%s with %s becomes %s', (text, completion, result) => expect(replaced(text, completion)).toBe(result))

it.each([
  ['cats', 'CatsOfMastodon', 'CatsOfMastodon'],
  ['Cats', 'catsofmastodon', 'Catsofmastodon'],
  ['CATS', 'CatsOfMastodon', 'CATSOfMastodon'],
  ['caf', 'Café', 'Café'],
  ['CafE', 'café', 'café'],
  ['Öl', 'ölbild', 'Ölbild'],
])('%s with %s is spelled %s', (query, name, result) => expect(spelledTag(query, name)).toBe(result))

it.each<[string, string[], string[], string[]]>([
  ['cat', ['catsofmastodon', 'cats'], ['CatsOfMastodon'], ['CatsOfMastodon', 'cats']],
  ['cat', [], ['Cathedral', 'dog', 'cats'], ['Cathedral', 'cats']],
  ['caf', ['cafe'], ['Café'], ['cafe', 'Café']],
  ['a', ['a1', 'a2', 'a3', 'a4', 'a5'], ['a6'], ['a1', 'a2', 'a3', 'a4']],
  ['a', ['a1', 'A1'], [], ['a1']],
])('%s, found %j, used %j: offers %j', (query, found, history, result) =>
  expect(mergeTags(query, found, history, 4)).toEqual(result),
)

it('remembers the last spelling of a thousand hashtags per identity', () => {
  expect(tagsOf('#One and #one, #Zwei_2 #12 a#no https://a/#no ＃猫')).toEqual(['One', 'Zwei_2', '猫'])
  expect(withTags(['one', 'two'], ['Two'])).toEqual(['Two', 'one'])
  expect(
    withTags(
      Array.from({ length: 1000 }, (_, n) => `t${n}`),
      ['new'],
    ),
  ).toHaveLength(1000)
  rememberTags('ann@a', 'About #Geese')
  rememberTags('ann@a', 'More #geese and #Swans')
  expect(tagHistory('ann@a')).toEqual(['geese', 'Swans'])
  expect(tagHistory('bob@b')).toEqual([])
})
