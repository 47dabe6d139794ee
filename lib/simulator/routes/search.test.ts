// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ids, stage } from '../testing'

interface Found {
  accounts: { id: string; acct: string }[]
  statuses: { id: string }[]
  hashtags: { name: string }[]
}

function searchable() {
  const at = stage()
  at.world.accounts.patch(at.script.account('bob').id, { indexable: true })
  const alice = at.as('alice')
  const search = async (query: string, client = alice) => client.call<Found>(`GET /api/v2/search?${query}`)
  return { ...at, search }
}

const counts = ({ accounts, statuses, hashtags }: Found) => [
  accounts.length,
  statuses.length,
  hashtags.length,
]

describe('search', () => {
  it('finds accounts, posts and hashtags, or one type of them', async () => {
    const { script, search } = searchable()
    script.as('bob').publish('bob likes #bobsleigh')
    const found = async (query: string) => counts((await search(query)).body).map((count) => count > 0)
    expect(await found('q=bob')).toEqual([true, true, true])
    expect(await found('q=bob&type=accounts')).toEqual([true, false, false])
    expect(await found('q=bob&type=statuses')).toEqual([false, true, false])
    expect(await found('q=bob&type=hashtags')).toEqual([false, false, true])
  })

  it('searches no accounts after a # and no hashtags with an @', async () => {
    const { script, search } = searchable()
    script.as('bob').publish('#bob')
    expect(counts((await search('q=%23bob')).body)).toEqual([0, 1, 1])
    expect(counts((await search('q=%40bob')).body)).toEqual([1, 0, 0])
  })

  it('pages by offset with a type only', async () => {
    const { script, search } = searchable()
    const posts = ['one', 'two', 'three'].map((text) => script.as('bob').publish(`kiwi ${text}`).id)
    const page = async (query: string) => ids((await search(`q=kiwi&limit=2&${query}`)).body.statuses)
    expect(await page('type=statuses&offset=2')).toEqual([posts[0]])
    expect(await page('offset=2')).toEqual([posts[2], posts[1]])
  })

  it('refuses visitors who page or resolve, and shows them no posts', async () => {
    const { script, search, visitor } = searchable()
    script.as('bob').publish('bob was here')
    expect((await search('q=bob&type=accounts&offset=1', visitor)).status).toBe(401)
    expect((await search('q=bob&resolve=true', visitor)).body).toEqual({
      error: 'Search queries that resolve remote resources are not supported without authentication',
    })
    expect(counts((await search('q=bob&offset=0', visitor)).body)).toEqual([1, 0, 0])
  })

  it('refuses an empty query and numbers below zero', async () => {
    const { search } = searchable()
    expect((await search('q=')).status).toBe(400)
    expect((await search('q=a&type=accounts&offset=-1')).status).toBe(400)
  })

  it('looks up a web address with resolve only', async () => {
    const { script, search, world } = searchable()
    const post = script.as('carol@far.example').publish('From afar')
    world.statuses.patch(post.id, { url: 'https://far.example/@carol/1' })
    const address = 'q=https%3A%2F%2Ffar.example%2F%40carol%2F1'
    expect(ids((await search(`${address}&resolve=true`)).body.statuses)).toEqual([post.id])
    expect(counts((await search(`${address}&resolve=true&type=accounts`)).body)).toEqual([0, 0, 0])
    expect(counts((await search(address)).body)).toEqual([0, 0, 0])
  })

  it('finds only followed accounts on request', async () => {
    const { script, search } = searchable()
    script.as('alice').unfollow('carol@far.example')
    expect((await search('q=carol&type=accounts')).body.accounts).toHaveLength(1)
    expect((await search('q=carol&type=accounts&following=true')).body.accounts).toHaveLength(0)
  })

  it('narrows posts down by operators', async () => {
    const { script, search } = searchable()
    const post = script.as('bob').publish({ text: 'kiwi pie', language: 'en' })
    const answer = script.as('bob').publish({ text: 'kiwi jam', language: 'mi', inReplyToId: post.id })
    const found = async (operators: string) =>
      ids((await search(`type=statuses&q=${encodeURIComponent(`kiwi ${operators}`)}`)).body.statuses)
    expect(await found('from:bob')).toEqual([answer.id, post.id])
    expect(await found('from:me')).toEqual([])
    expect(await found('is:reply')).toEqual([answer.id])
    expect(await found('-is:reply')).toEqual([post.id])
    expect(await found('language:mi')).toEqual([answer.id])
    expect(await found('has:media')).toEqual([])
    expect(await found('before:2001-01-01')).toEqual([])
    expect(await found('after:2001-01-01')).toEqual([answer.id, post.id])
    expect(await found('in:library')).toEqual([])
  })

  it('finds no posts on a server without full-text search', async () => {
    const { script, search, world } = searchable()
    script.as('bob').publish('bob likes #bobsleigh')
    world.instance = { ...world.instance, fullTextSearch: false }
    expect(counts((await search('q=bob')).body)).toEqual([1, 0, 1])
  })
})
