import { afterEach, beforeEach, expect, test } from 'vitest'
import { NO_DEFAULTS } from '@/features/settings'
import { contextQuery } from '@/features/statuses'
import { useToasts } from '@/lib/alerts'
import { handleCommand, onFact } from '@/lib/bus'
import { openDatabase } from '@/lib/storage'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import type { DraftChange } from '../drafts/draft'
import { STORES } from '../drafts/storing/draft-storage'
import { createDrafts, type Drafts } from '../drafts/drafts-store'
import { openReply } from '../open/open-draft'
import { changeFirst } from '../drafts/drafts.testing'
import { newMedia } from '../drafts/draft-parts'
import { answerSimilarPost, settleDraft, submitDraft } from './submit'
import { submitContext } from './submit.testing'

const POST = 'POST /api/v1/statuses'
const LOOK = 'GET /api/v1/accounts/:id/statuses'

let stage: Stage
let drafts: Drafts
let identityKey: string
let keys: (string | null)[]
let count = 0

beforeEach(() => {
  stage = createStage()
  identityKey = stage.runtime.identity.key
  drafts = createDrafts({
    db: openDatabase({ name: `submit-${++count}`, version: 1, stores: STORES }),
    local: () => localStorage,
    session: () => null,
    locks: null,
    channel: null,
    now: () => stage.simulator.server.clock.now(),
    newId: () => `id${++count}`,
    onProblem: () => () => {},
  })
  keys = []
  // Counts the requests that reach the server, also those that fail.
  const { faults } = stage.simulator.server
  const take = faults.take.bind(faults)
  faults.take = (request) => {
    if (request.method === 'POST' && request.url.endsWith('/api/v1/statuses'))
      keys.push(request.headers.get('idempotency-key'))
    return take(request)
  }
})
afterEach(() => {
  drafts.close()
  stage.close()
})

const write = (fields: DraftChange) => {
  const id = drafts.main(identityKey)
  drafts.change(id, fields)
  return id
}
const context = (defaults = NO_DEFAULTS) => submitContext(stage, drafts, { defaults })
const submit = async (id: string, defaults = NO_DEFAULTS) =>
  (await submitDraft(context(defaults), id))?.statusId ?? null
const draftOf = (id: string) => drafts.state.getState().drafts[id]
const own = () => {
  const { world } = stage.simulator.server
  return world.statuses.values().filter((status) => status.accountId === stage.runtime.me)
}
const ownTexts = () => [...own()].map((status) => status.text)
const published = (text: string) => ownTexts().filter((one) => one === text).length
const fault = (
  matcher: string,
  kind: Parameters<Stage['simulator']['server']['faults']['add']>[1],
  times = 1,
) => stage.simulator.server.faults.add(matcher, kind, times)
const json = (body: unknown, status: number, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })
/** The server publishes the post, but the answer is lost. */
const unheard = {
  after: () => {
    throw networkError()
  },
}

test('a post is published once, shown immediately, and leaves no draft', async () => {
  const facts: unknown[] = []
  const end = onFact('statusPublished', (fact) => facts.push(fact))
  const went: string[] = []
  const endGo = handleCommand('goTo', ({ path }) => went.push(path))
  const id = write({
    text: 'Hello #geese',
    warning: true,
    spoilerText: 'Birds',
    visibility: 'unlisted',
    language: 'de',
  })
  const statusId = await submit(id)
  expect(statusId && stage.runtime.cache.read('status', statusId)).toMatchObject({
    spoiler_text: 'Birds',
    visibility: 'unlisted',
    language: 'de',
    sensitive: true,
  })
  expect(published('Hello #geese')).toBe(1)
  expect(facts).toEqual([{ identity: identityKey, statusId }])
  expect(draftOf(id)).toBeUndefined()
  expect(draftOf(drafts.main(identityKey))?.parts[0].text).toBe('')
  const toast = useToasts.getState().toasts.at(-1)
  expect(toast).toMatchObject({ kind: 'success', text: 'Post published', action: { label: 'Open' } })
  toast?.action?.run()
  expect(went).toEqual([`/@ann/${statusId}`])
  end()
  endGo()
})

test('fields that were not chosen have the defaults of the account', async () => {
  const statusId = await submit(write({ text: 'quiet' }), { ...NO_DEFAULTS, visibility: 'private' })
  expect(statusId && stage.runtime.cache.read('status', statusId)?.visibility).toBe('private')
})

test('the choice who may quote a post is sent before the server has said what it has', async () => {
  expect(stage.runtime.http.capabilities.software).toBeNull()
  const statusId = await submit(write({ text: 'Not to be quoted', quotePolicy: 'nobody' }))
  expect(stage.simulator.server.world.statuses.get(statusId ?? '')?.quotePolicy).toBe('nobody')
})

test('pressing twice publishes once', async () => {
  const id = write({ text: 'twice' })
  const results = await Promise.all([submit(id), submit(id)])
  expect(results.filter((result) => result !== null)).toHaveLength(1)
  expect([published('twice'), keys.length]).toEqual([1, 1])
})

test('a refusal keeps the draft and shows the message of the server', async () => {
  fault(POST, { before: async () => json({ error: 'Text contains a forbidden word' }, 422) })
  const id = write({ text: 'word', warning: true, spoilerText: 'w' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    fields: { spoilerText: 'w' },
    parts: [{ text: 'word' }],
    problem: { title: 'Not published', text: 'Text contains a forbidden word' },
  })
  drafts.change(id, { text: 'other' })
  expect(draftOf(id)).toMatchObject({ state: 'editing', problem: null })
  expect(await submit(id)).not.toBeNull()
  expect(keys[0]).not.toBe(keys[1])
})

test('a rate limit shows when to try again', async () => {
  const at = new Date(stage.simulator.server.clock.now() + 300_000).toISOString()
  fault(POST, { before: async () => json({ error: 'Too many requests' }, 429, { 'x-ratelimit-reset': at }) })
  const id = write({ text: 'again' })
  await submit(id)
  expect(draftOf(id)).toMatchObject({ state: 'failed', problem: { retryAt: Date.parse(at) } })
  expect(draftOf(id)?.problem?.text).toMatch(/asks you to wait until/)
})

test('an error page without a published post is retried with the same key', async () => {
  fault(POST, { before: async () => new Response('<html>Sorry</html>', { status: 500 }) })
  const id = write({ text: 'once more' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    parts: [{ text: 'once more' }],
    problem: { text: expect.stringMatching(/^The server had an error, and/) },
  })
  expect(await submit(id)).not.toBeNull()
  expect(published('once more')).toBe(1)
  expect(keys[0]).toBe(keys[1])
})

test('a published post with a lost answer is found and not sent again', async () => {
  fault(POST, unheard)
  const id = write({ text: 'Found @bob@far.example https://example.com/a\n\nsecond *line*' })
  expect(await submit(id)).not.toBeNull()
  expect(keys).toHaveLength(1)
  expect(draftOf(id)).toBeUndefined()
})

test('a published post that is not listed yet is searched again before the next request', async () => {
  fault(POST, unheard)
  const end = fault(
    LOOK,
    {
      before: async () => {
        throw networkError()
      },
    },
    5,
  )
  const id = write({ text: 'in the dark' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)?.state).toBe('unclear')
  // Still offline: the retry searches for the post, fails, and sends nothing.
  expect(await submit(id)).toBeNull()
  expect(keys).toHaveLength(1)
  end()
  expect(await submit(id)).not.toBeNull()
  expect([keys.length, published('in the dark')]).toEqual([1, 1])
})

test('a published post that is not listed yet is found after a retry with the same key fails', async () => {
  fault(POST, unheard)
  // Twice after the first press, once before the second.
  fault(LOOK, { before: async () => json([], 200) }, 3)
  const id = write({ text: 'on its way' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    parts: [{ text: 'on its way' }],
    problem: { text: expect.stringMatching(/^The server didn’t respond, and/) },
  })
  fault(POST, { before: async () => json({ error: 'Internal server error' }, 500) })
  expect(await submit(id)).not.toBeNull()
  expect([keys.length, published('on its way')]).toEqual([2, 1])
  expect(keys[0]).toBe(keys[1])
  expect(draftOf(id)).toBeUndefined()
})

test('a draft sent offline is kept and published once later', async () => {
  stage.simulator.server.faults.offline = true
  const id = write({ text: 'from a train' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'unclear', parts: [{ text: 'from a train' }] })
  stage.simulator.server.faults.offline = false
  expect(await submit(id)).not.toBeNull()
  expect(published('from a train')).toBe(1)
})

test('text changed after a lost answer stays, and the earlier version is reported', async () => {
  fault(POST, unheard)
  const end = fault(
    LOOK,
    {
      before: async () => {
        throw networkError()
      },
    },
    5,
  )
  const id = write({ text: 'first version' })
  await submit(id)
  end()
  drafts.change(id, { text: 'first version, and more' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'editing',
    attempt: null,
    parts: [{ text: 'first version, and more' }],
    problem: { title: 'An earlier version was published' },
  })
  expect(keys).toHaveLength(1)
  await submit(id)
  expect([published('first version'), published('first version, and more')]).toEqual([1, 1])
})

test('an old post with the same text is not taken for the new one', async () => {
  await submit(write({ text: 'Good morning' }))
  stage.simulator.script.advance(24 * 3_600_000)
  fault(POST, {
    before: async () => {
      throw networkError()
    },
  })
  const id = write({ text: 'Good morning' })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)?.parts[0].text).toBe('Good morning')
  expect(await submit(id)).not.toBeNull()
  expect(published('Good morning')).toBe(2)
})

test('a reply is shown in its conversation immediately', async () => {
  const ids = await stage.load()
  const target = ids.find((one) => {
    const status = stage.runtime.cache.read('status', one)
    return status && !status.reblog && status.account !== stage.runtime.me && status.visibility === 'public'
  })
  if (!target) throw new Error('The home of the small world has no public post of another')
  await stage.runtime.client.query(contextQuery(stage.runtime, target))
  const id = await openReply(stage.runtime, drafts, target)
  if (!id) throw new Error('No draft')
  drafts.change(id, { text: `${draftOf(id)?.parts[0].text}indeed` })
  const statusId = await submit(id)
  expect(statusId && stage.runtime.cache.read('status', statusId)?.in_reply_to_id).toBe(target)
  const context = await stage.runtime.client.query({
    ...contextQuery(stage.runtime, target),
    staleTime: 'static',
  })
  expect(context.descendants).toContain(statusId)
})

test('a reply to a deleted post fails with the message of the server and keeps the text', async () => {
  const ids = await stage.load()
  const target = ids.find((one) => stage.runtime.cache.read('status', one)?.account !== stage.runtime.me)
  if (!target) throw new Error('No post')
  const id = await openReply(stage.runtime, drafts, target)
  if (!id) throw new Error('No draft')
  drafts.change(id, { text: 'too late' })
  fault(POST, {
    before: async () => json({ error: 'The post you are trying to reply to does not appear to exist.' }, 404),
  })
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    parts: [{ text: 'too late' }],
    problem: { text: 'The post you are trying to reply to does not appear to exist.' },
  })
})

test('an unclear draft is settled without sending: removed if published, else failed', async () => {
  const noLook = () =>
    fault(
      LOOK,
      {
        before: async () => {
          throw networkError()
        },
      },
      5,
    )
  fault(POST, unheard)
  let end = noLook()
  const done = write({ text: 'was published' })
  await submit(done)
  expect(await settleDraft(context(), done)).toBeNull()
  expect(draftOf(done)?.state).toBe('unclear')
  end()
  expect(await settleDraft(context(), done)).not.toBeNull()
  expect(draftOf(done)).toBeUndefined()

  fault(POST, {
    before: async () => {
      throw networkError()
    },
  })
  end = noLook()
  const lost = write({ text: 'was not' })
  await submit(lost)
  end()
  expect(await settleDraft(context(), lost)).toBeNull()
  expect(draftOf(lost)).toMatchObject({ state: 'failed', parts: [{ text: 'was not' }] })
  expect(keys).toHaveLength(2)
})

const lost = {
  before: () => {
    throw networkError()
  },
}
const blind = () => fault(LOOK, lost, 99)
const elsewhere = (text: string) => stage.simulator.script.as('ann').publish(text)

test.each([
  ['Thanks!', 'thanks'],
  ['😀', '😀'],
  ['Look', 'look'],
])('the author is asked about a post of another device with %j instead of %j', async (other, text) => {
  const file = stage.simulator.script.attach('ann', { description: 'A goose' }) as MediaId
  const id = write({ text })
  if (other === text)
    changeFirst(drafts, id, {
      media: [newMedia({ localId: 'f', serverId: file, state: 'ready', alt: 'A goose' })],
    })
  stage.simulator.script.advance(1000)
  const { id: found } = elsewhere(other)
  fault(POST, lost)
  expect(await submit(id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'unclear',
    parts: [{ text }],
    attempt: { alike: { id: found, excerpt: other } },
  })
  // Pressing while the question is open sends nothing.
  expect(await submit(id)).toBeNull()
  expect(keys).toHaveLength(1)
  expect(await answerSimilarPost(context(), id, false)).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', attempt: { alike: null, declined: [found] } })
  expect(await submit(id)).not.toBeNull()
  expect(published(text)).toBe(other === text ? 2 : 1)
})

test('a similar post that the author confirms removes the draft', async () => {
  stage.simulator.script.advance(1000)
  const { id: found } = elsewhere('Thanks!')
  fault(POST, lost)
  const id = write({ text: 'thanks' })
  await submit(id)
  expect(await answerSimilarPost(context(), id, true)).toEqual({ statusId: found, rest: null })
  expect(draftOf(id)).toBeUndefined()
})

test('mark-up and mentions are compared by the source', async () => {
  fault(POST, unheard)
  const id = write({ text: 'See *this* @eve@remote.example' })
  expect(await submit(id)).not.toBeNull()
  expect(draftOf(id)).toBeUndefined()
})

test('the search continues past newer posts', async () => {
  fault(POST, unheard)
  const end = blind()
  const id = write({ text: 'deep down' })
  await submit(id)
  end()
  for (let at = 0; at < 90; at++) {
    stage.simulator.script.advance(1000)
    elsewhere(`later ${at}`)
  }
  stage.simulator.server.idempotency.clear()
  expect(await submit(id)).not.toBeNull()
  expect([keys.length, published('deep down')]).toEqual([1, 1])
})

test('after a retry fails with 500 the search still starts before the first request', async () => {
  fault(POST, unheard)
  fault(LOOK, { before: async () => json([], 200) }, 3)
  const id = write({ text: 'first row of home' })
  await submit(id)
  // The home timeline receives the post without a search.
  await stage.load()
  fault(POST, { before: async () => json({ error: 'Internal server error' }, 500) })
  const { attempt } = draftOf(id) ?? {}
  const end = blind()
  await submit(id)
  end()
  expect(draftOf(id)?.attempt).toMatchObject({ sentAt: attempt?.sentAt, after: attempt?.after })
  expect(await settleDraft(context(), id)).not.toBeNull()
  expect(published('first row of home')).toBe(1)
})

test('a refused retry keeps the first request unclear', async () => {
  fault(POST, lost)
  const id = write({ text: 'twice tried' })
  await submit(id)
  fault(POST, { before: async () => json({ error: 'Too many requests' }, 429) })
  await submit(id)
  expect(draftOf(id)).toMatchObject({ state: 'failed', attempt: { text: 'twice tried' } })
})
