// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { stage } from '../testing'

const CAROL = 'carol@far.example'

interface Answer {
  collection: { id: string; item_count: number; items: { id: string; account_id: string; state: string }[] }
  collections: { name: string }[]
  collection_item: { id: string; state: string }
  accounts: { acct: string }[]
}

function setup() {
  const at = stage()
  const call = async (who: string, path: string, body?: object) => {
    const { status, body: answer } = await at.as(who).call(path, body)
    return { status, answer: answer as unknown as Answer }
  }
  const add = (id: string, acct: string) =>
    call('alice', `POST /api/v1/collections/${id}/items`, { account_id: at.script.account(acct).id })
  return { ...at, call, add }
}

describe('a collection', () => {
  it('has only accounts that can be discovered, do not block and are there once', async () => {
    const { world, script, add } = setup()
    const { id } = script.collect('alice', [])
    world.accounts.patch(script.account('bob').id, { discoverable: false })
    expect((await add(id, 'bob')).status).toBe(403)
    world.accounts.patch(script.account('bob').id, { discoverable: true })
    script.as('bob').block('alice')
    expect((await add(id, 'bob')).status).toBe(403)
    world.blocks.remove(world.blocks.values()[0]?.id ?? '')
    expect((await add(id, 'bob')).status).toBe(200)
    expect((await add(id, 'bob')).status).toBe(422)
  })

  it('waits for the servers of other accounts, which only the owner sees until then', async () => {
    const { world, script, call, add } = setup()
    const { id } = script.collect('alice', ['bob'])
    world.accounts.patch(script.account(CAROL).id, { discoverable: true })
    expect((await add(id, CAROL)).answer.collection_item.state).toBe('pending')
    const shownTo = async (who: string) =>
      (await call(who, `GET /api/v1/collections/${id}`)).answer.accounts.map(({ acct }) => acct)
    expect([await shownTo('alice'), await shownTo('bob')]).toEqual([
      ['alice', 'bob', CAROL],
      ['alice', 'bob'],
    ])
    script.advance(5_000)
    expect(await shownTo('bob')).toEqual(['alice', 'bob', CAROL])
  })

  it('has at most 25 people, and an account at most 10 collections', async () => {
    const { script, add, call } = setup()
    const people = Array.from({ length: 25 }, (_, at) => `person${at}`)
    for (const name of people) script.person(name)
    const { id } = script.collect('alice', people)
    script.person('another', { discoverable: true })
    expect((await add(id, 'another')).status).toBe(422)
    for (let made = 1; made < 10; made++) script.collect('alice', [])
    expect((await call('alice', 'POST /api/v1/collections', { name: 'More' })).status).toBe(422)
  })

  it('is on the profile of its owner unless it is unlisted', async () => {
    const { script, call } = setup()
    script.collect('alice', [], { name: 'Listed' })
    script.collect('alice', [], { name: 'Unlisted', discoverable: false })
    const path = `GET /api/v1/accounts/${script.account('alice').id}/collections`
    const seenBy = async (who: string) =>
      (await call(who, path)).answer.collections.map(({ name }) => name).toSorted()
    expect([await seenBy('alice'), await seenBy('bob')]).toEqual([['Listed', 'Unlisted'], ['Listed']])
  })

  it('is left by those who are in it', async () => {
    const { script, call } = setup()
    const { id, items } = script.collect('alice', ['bob'])
    const path = `POST /api/v1/collections/${id}/items/${items[0]?.id}/revoke`
    expect((await call('alice', path)).status).toBe(404)
    expect((await call('bob', path)).status).toBe(200)
    expect((await call('bob', `GET /api/v1/collections/${id}`)).answer.collection.items).toEqual([])
  })
})
