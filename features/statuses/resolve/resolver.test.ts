import { afterEach, expect, test, vi } from 'vitest'
import { CURRENT_MASTODON, MASTODON_46 } from '@/lib/testing/claims'
import { idOf } from '@/lib/testing/factories'
import { createStage, type Stage } from '@/lib/testing/stage'
import { eraseIdentity } from '@/lib/storage'
import { createLinkResolver } from './resolver'

const HOUR = 3_600_000
let now = 1_000_000_000_000

let stage: Stage | undefined
afterEach(() => {
  if (stage) eraseIdentity(stage.runtime.identity.key)
  stage?.close()
})

/** A resolver, and the searches that reached the server. */
function make() {
  stage = createStage()
  const { runtime, simulator } = stage
  const request = vi.spyOn(runtime.http, 'request')
  const asked = () => request.mock.calls.map(([, { query }]) => query?.['q'])
  const post = simulator.script.as('eve@remote.example').publish('Elsewhere')
  const url = `https://remote.example/@eve/${post.id}`
  simulator.server.world.statuses.patch(post.id, { url })
  const { script } = simulator
  return { resolver: createLinkResolver(runtime, () => now), runtime, script, asked, post, url }
}

test('a remote post is found, cached, and not requested again', async () => {
  const { resolver, runtime, asked, post, url } = make()
  const found = { kind: 'found', path: `/@eve@remote.example/${post.id}` }
  expect(await resolver.resolve(url)).toEqual(found)
  expect(runtime.cache.read('status', idOf('status', post.id))?.content).toContain('Elsewhere')
  expect(await resolver.resolve(`${url}/#top`)).toEqual(found)
  expect(await createLinkResolver(runtime, () => now).resolve(url)).toEqual(found)
  expect(asked()).toEqual([url])
})

test('a remote profile is found', async () => {
  const { resolver } = make()
  expect(await resolver.resolve('https://remote.example/@eve')).toEqual({
    kind: 'found',
    path: '/@eve@remote.example',
  })
})

test('a collection of another server is found', async () => {
  const { resolver, runtime, script } = make()
  const url = 'https://remote.example/collections/12'
  const { id } = script.collect('eve@remote.example', [], { url })
  expect(await resolver.resolve(url)).toEqual({ kind: 'found', path: `/collections/${id}` })
  runtime.http.capabilities.know(MASTODON_46)
  const own = `${runtime.identity.server}/collections/9`
  expect(await resolver.resolve(own)).toEqual({ kind: 'found', path: '/collections/9' })
})

test('an unknown URL is not requested again for a day', async () => {
  const { resolver, asked } = make()
  const url = 'https://nowhere.example/@nobody'
  expect(await resolver.resolve(url)).toEqual({ kind: 'nothing' })
  now += 23 * HOUR
  expect(await resolver.resolve(url)).toEqual({ kind: 'nothing' })
  expect(asked()).toHaveLength(1)
  now += 2 * HOUR
  await resolver.resolve(url)
  expect(asked()).toHaveLength(2)
})

test('several presses on one link send one request', async () => {
  const { resolver, asked, url } = make()
  const answers = await Promise.all([resolver.resolve(url), resolver.resolve(url), resolver.resolve(url)])
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['found']))
  expect(asked()).toHaveLength(1)
})

test('another link cancels the first, which is not stored', async () => {
  const { resolver, asked, url } = make()
  const first = resolver.resolve('https://remote.example/@somebody')
  const second = resolver.resolve(url)
  expect((await first).kind).toBe('cancelled')
  expect((await second).kind).toBe('found')
  await resolver.resolve('https://remote.example/@somebody')
  expect(asked().filter((each) => String(each).endsWith('/@somebody'))).toHaveLength(2)
})

test('a lost connection is reported and not stored', async () => {
  const { resolver, asked, url } = make()
  stage?.simulator.script.offline(true)
  const lost = await resolver.resolve(url)
  stage?.simulator.script.offline(false)
  expect(lost.kind).toBe('failed')
  expect((await resolver.resolve(url)).kind).toBe('found')
  expect(asked()).toHaveLength(2)
})

test('a URL of the user’s server needs no request where its ids are known', async () => {
  const { resolver, runtime, asked } = make()
  runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true })
  const { server } = runtime.identity
  expect(await resolver.resolve(`${server}/@bob/123456`)).toEqual({ kind: 'found', path: '/@bob/123456' })
  expect(await resolver.resolve(`${server}/@bob`)).toEqual({ kind: 'found', path: '/@bob' })
  expect(asked()).toEqual([])
})

test('a URL that was unknown is requested again on demand, a known one is not', async () => {
  const { resolver, asked, url } = make()
  const unknown = 'https://nowhere.example/@nobody'
  await resolver.resolve(unknown)
  await resolver.resolve(unknown, true)
  await resolver.resolve(url)
  await resolver.resolve(url, true)
  expect(asked()).toEqual([unknown, unknown, url])
})

test('a refusal is not stored', async () => {
  const { resolver, url } = make()
  stage?.simulator.script.refuse('GET /api/v2/search', 422, { error: 'Not now' }, { times: 1 })
  expect(await resolver.resolve(url)).toEqual({ kind: 'nothing' })
  expect((await resolver.resolve(url)).kind).toBe('found')
})
