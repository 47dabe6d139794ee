import { expect, test } from 'vitest'
import { interactionPage, intentPage } from './intents'
import { fakeServer, json } from '../sign-in/server.testing'

const uri = 'https://far.example/@eve/1?x=a&b'
const encoded = encodeURIComponent(uri)
const link = (rel: string, template: string) => ({ rel, template })
const old = link('http://ostatus.org/schema/1.0/subscribe', 'https://home.example/act?uri={uri}')
const like = link('https://w3id.org/fep/3b86/Like', 'https://home.example/like?o={object}&back={on-success}')
const any = link('https://w3id.org/fep/3b86/Object', 'https://home.example/open?o={object}')

test.each([
  ['favourite', [old, any, like], `https://home.example/like?o=${encoded}&back=`],
  ['boost', [old, any, like], `https://home.example/open?o=${encoded}`],
  ['reply', [old, like], `https://home.example/act?uri=${encoded}`],
])('to %s, the best page available', (action, links, expected) => {
  expect(intentPage(links, action, uri)).toBe(expected)
})

test.each(['javascript:alert(1)//{uri}', 'nowhere {uri}', ''])(
  'a template like %j is ignored',
  (template) => {
    expect(intentPage([link(old.rel, template)], 'boost', uri)).toBeNull()
  },
)

const home = { server: 'https://home.example', username: 'ann' }

test('WebFinger is requested at the server of the handle, without a token', async () => {
  const { fetch, asked: requests } = fakeServer({ '/.well-known/webfinger': () => json({ links: [old] }) })
  expect(await interactionPage(home, { action: 'boost', uri, fetch })).toBe(
    `https://home.example/act?uri=${encoded}`,
  )
  expect(requests.map(({ path, token }) => [path, token])).toEqual([['/.well-known/webfinger', null]])
})

test.each([[null], [{ rel: 7 }], [{ rel: old.rel, template: 7 }], ['x']])(
  'the wrong link %j of WebFinger costs no other',
  async (wrong) => {
    const { fetch } = fakeServer({ '/.well-known/webfinger': () => json({ links: [wrong, any] }) })
    expect(await interactionPage(home, { action: 'boost', uri, fetch })).toBe(
      `https://home.example/open?o=${encoded}`,
    )
  },
)

test('a server without WebFinger gets the common page', async () => {
  const { fetch } = fakeServer({})
  expect(await interactionPage({ ...home, username: null }, { action: 'boost', uri, fetch })).toBe(
    `https://home.example/authorize_interaction?uri=${encoded}`,
  )
})
