// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { ids, stage, type Answer, type Client } from '../testing'

it.each([
  ['/api/v1/timelines/tag/x?local=true&any[]=y&none[]=z&limit=1', 'local=true&limit=1'],
  ['/api/v1/timelines/tag/x?only_media=false&all[]=x', 'only_media=false'],
  ['/api/v1/timelines/home?limit=2&foo=1', 'limit=2'],
  ['/api/v1/timelines/public?local=true&only_media=false&foo=1', 'local=true&only_media=false'],
  ['/api/v1/accounts/ID/statuses?exclude_replies=true&tagged=x&foo=1', 'exclude_replies=true&tagged=x'],
  ['/api/v1/accounts/ID/followers?limit=1&foo=1', 'limit=1'],
])('%s continues with %s', async (path, kept) => {
  const { as, script } = stage()
  for (let at = 0; at < 3; at++) script.as('bob').publish(`${at} #x #y`)
  const answer = await as('alice').call(`GET ${path.replace('ID', script.account('bob').id)}`)
  const [next = ''] = /(?<=<)[^>]+(?=>; rel="next")/.exec(answer.headers.get('link') ?? '') ?? []
  const query = new URL(next).searchParams
  expect(query.has('max_id')).toBe(true)
  query.delete('max_id')
  expect(decodeURIComponent(query.toString())).toBe(kept)
})

/** Returns every page of a list as ids, newest page first. */
async function pages(client: Client, path: string): Promise<string[][]> {
  const all: string[][] = []
  for (let next: string | undefined = path; next !== undefined;) {
    const { body, headers }: Answer<unknown> = await client.call(`GET ${next}`)
    all.push(ids(body))
    next = /(?<=<https:\/\/[^/]+)[^>]+(?=>; rel="next")/.exec(headers.get('link') ?? '')?.[0]
  }
  return all
}

describe('a page of home', () => {
  it('is short where an account is hidden, although more follow', async () => {
    const { as, script } = stage()
    const posts = Array.from({ length: 6 }, (_, at) =>
      script.as(at === 2 ? 'carol@far.example' : 'bob').publish(`${at}`),
    ).toReversed()
    script.as('alice').mute('carol@far.example')
    const read = await pages(as('alice'), '/api/v1/timelines/home?limit=4')
    expect(read[0]).toEqual([0, 1, 2].map((at) => posts[at]?.id))
    expect(read[1]?.slice(0, 2)).toEqual([4, 5].map((at) => posts[at]?.id))
  })

  it('is the last one after 800 posts; lists and other software continue', async () => {
    const { as, script } = stage()
    const alice = as('alice')
    for (let at = 0; at < 830; at++) script.as('bob').publish(`${at}`)
    const read = await pages(alice, '/api/v1/timelines/home?limit=40')
    expect(read.flat()).toHaveLength(800)
    const oldest = read.flat().at(-1) ?? ''
    const before = await alice.call(`GET /api/v1/timelines/home?max_id=${oldest}`)
    expect([before.body, before.headers.get('link')]).toEqual([[], null])
    const upwards = await alice.call('GET /api/v1/timelines/home?min_id=0&limit=1')
    expect(ids(upwards.body)).toEqual([oldest])
    const other = stage({ software: 'gotosocial' })
    for (let at = 0; at < 830; at++) other.script.as('bob').publish(`${at}`)
    expect((await pages(other.as('alice'), '/api/v1/timelines/home?limit=40')).flat().length).toBeGreaterThan(
      829,
    )
  })

  it('is the last one after 400 posts of a rebuilt home, which then grows', async () => {
    const { as, script } = stage()
    const alice = as('alice')
    for (let at = 0; at < 500; at++) script.as('bob').publish(`${at}`)
    script.homeBuilding('alice', 1)
    expect((await pages(alice, '/api/v1/timelines/home?limit=40')).flat()).toHaveLength(400)
    for (let at = 0; at < 50; at++) script.as('bob').publish(`more ${at}`)
    expect((await pages(alice, '/api/v1/timelines/home?limit=40')).flat()).toHaveLength(450)
  })
})

it('a page of found posts is short where an account is hidden', async () => {
  const { as, script, world } = stage()
  for (const acct of ['bob', 'carol@far.example'])
    world.accounts.patch(script.account(acct).id, { indexable: true })
  const shown = [script.as('bob').publish('kiwi one'), script.as('bob').publish('kiwi two')]
  script.as('carol@far.example').publish('kiwi three')
  script.as('alice').mute('carol@far.example')
  const search = async (offset: number) =>
    ids(
      (
        await as('alice').call<{ statuses: unknown }>(
          `GET /api/v2/search?q=kiwi&type=statuses&limit=2&offset=${offset}`,
        )
      ).body.statuses,
    )
  expect(await search(0)).toEqual([shown[1]?.id])
  expect(await search(2)).toEqual([shown[0]?.id])
})
