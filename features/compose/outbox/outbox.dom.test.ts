import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { emitFact } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { outboxOf, outboxStore, waitingPostOf } from '@/lib/outbox'
import { networkError } from '@/lib/simulator/faults/faults'
import { openDatabase, type Database } from '@/lib/storage'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { createDrafts, type Drafts } from '../drafts/drafts-store'
import { newMedia } from '../drafts/draft-parts'
import { replaceDrafts } from '../drafts/drafts'
import { changeFirst, draftIn } from '../drafts/drafts.testing'
import { STORES } from '../drafts/storing/draft-storage'
import { registerMainComposer } from '../drafts/main-composer-registry'
import { openEdit, openRedraft, openReply } from '../open/open-draft'
import { contextOf, publishIn } from '../open/publish-draft'
import { quotePost } from '../open/quote'
import { sendQueued } from './send-queued'
import { matchOutbox, takePost } from './take-post'

const POST = 'POST /api/v1/statuses'
const intl = createIntlFor('en')

let stage: Stage
let drafts: Drafts
let db: Database
let context: Awaited<ReturnType<typeof contextOf>>
let keys: (string | null)[]
let isLost: boolean
/** False until a check or the browser says that the server is lost. */
let isKnown: boolean
let count = 0
const ends: (() => void)[] = []

/** The drafts of one page; pages share what the browser has stored. */
function openPage(): Drafts {
  const page = createDrafts({
    db,
    local: () => localStorage,
    session: () => null,
    locks: null,
    channel: null,
    now: () => stage.simulator.server.clock.now(),
    newId: () => `outbox-${++count}`,
    onProblem: () => () => {},
  })
  replaceDrafts(page)
  ends.push(() => page.close(), matchOutbox(page))
  return page
}

beforeEach(async () => {
  localStorage.clear()
  isLost = false
  isKnown = true
  const reach = {
    offline: () => isKnown && isLost,
    check: () => {
      isKnown = true
      return Promise.resolve()
    },
  }
  stage = createStage({ reach })
  db = openDatabase({ name: `outbox-${++count}`, version: 1, stores: STORES })
  drafts = openPage()
  // As composers do, while the server can be reached.
  context = await contextOf(stage.runtime, drafts, intl)
  keys = []
  const { faults } = stage.simulator.server
  const take = faults.take.bind(faults)
  faults.take = (request) => {
    if (request.method === 'POST' && request.url.endsWith('/api/v1/statuses'))
      keys.push(request.headers.get('idempotency-key'))
    return take(request)
  }
})
afterEach(() => {
  for (const end of ends.splice(0).toReversed()) end()
  stage.close()
  replaceDrafts(null)
  clearToasts()
  useModals.setState({ stack: [] })
})

const identity = () => stage.runtime.identity.key
const until = (check: () => void) => vi.waitFor(check)
const own = () => {
  const { world } = stage.simulator.server
  return [...world.statuses.values()].filter(({ accountId }) => accountId === stage.runtime.me)
}
const texts = () => own().map(({ text }) => text)
const entries = () => outboxStore.of(identity()).get()
const waiting = () => entries().map((entry) => waitingPostOf(entry)?.text)
const lose = () => {
  isLost = true
  stage.simulator.script.offline(true)
}
const comeBack = () => {
  isLost = false
  stage.simulator.script.offline(false)
  emitFact('reachable', { identity: identity() })
}
const write = (text: string) => {
  const id = drafts.open(identity())
  drafts.setMain(identity(), id)
  drafts.change(id, { text })
  return id
}
/** Publishes a draft as its composer does. */
async function publish(id: string) {
  const release = drafts.acquire(id)
  const now = () => stage.simulator.server.clock.now()
  const sent = await publishIn({ ...context, now, retryPause: 1 }, id)
  release()
  return sent
}
const fault = (kind: Parameters<Stage['simulator']['server']['faults']['add']>[1], times = 1) =>
  stage.simulator.server.faults.add(POST, kind, times)
const fail = () => {
  throw networkError()
}

test('a post waits while the server cannot be reached, and is sent once it can', async () => {
  lose()
  const id = write('Later')
  expect(await publish(id)).toEqual({ statusId: null, rest: null })
  expect(keys).toEqual([])
  expect(draftIn(drafts, id)).toMatchObject({ state: 'queued', inOutbox: true })
  expect(waiting()).toEqual(['Later'])
  expect(drafts.main(identity())).not.toBe(id)
  await until(() => expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Waiting for the connection/))
  comeBack()
  await until(() => expect(entries()).toEqual([]))
  expect(texts().filter((text) => text === 'Later')).toHaveLength(1)
  expect(drafts.of(identity())).toEqual([])
  await until(() => expect(useToasts.getState().toasts.at(-1)?.text).toBe('Post published'))
})

test('posts are sent in their order, among the other changes', async () => {
  lose()
  for (const text of ['One', 'Two', 'Three']) await publish(write(text))
  expect(waiting()).toEqual(['One', 'Two', 'Three'])
  comeBack()
  await until(() => expect(entries()).toEqual([]))
  expect(texts().slice(-3)).toEqual(['One', 'Two', 'Three'])
})

test('a post whose request never left waits, with what was typed since in another draft', async () => {
  isKnown = false
  const id = write('Lost')
  fault({
    before: () => {
      lose()
      drafts.change(id, { text: 'Lost and more' })
      return fail()
    },
  })
  const { rest } = (await publish(id)) ?? {}
  expect(draftIn(drafts, id)).toMatchObject({ state: 'queued', parts: [{ text: 'Lost' }] })
  expect(draftIn(drafts, rest ?? '').parts[0].text.trim()).toBe('and more')
  expect(drafts.main(identity())).toBe(rest)
  comeBack()
  await until(() => expect(entries()).toEqual([]))
  expect(texts().filter((text) => text === 'Lost')).toHaveLength(1)
})

test('a post that arrived although its answer was lost is found, and never sent again', async () => {
  isKnown = false
  const id = write('Heard')
  fault({
    after: () => {
      lose()
      return fail()
    },
  })
  await publish(id)
  expect(draftIn(drafts, id)).toMatchObject({ state: 'queued', attempt: { text: 'Heard' } })
  comeBack()
  await until(() => expect(entries()).toEqual([]))
  expect(texts().filter((text) => text === 'Heard')).toHaveLength(1)
  expect(keys).toHaveLength(1)
})

test('an error of the server lets it wait longer, with the same key', async () => {
  lose()
  const id = write('Busy')
  await publish(id)
  fault({ before: () => Promise.resolve(new Response('', { status: 503 })) })
  comeBack()
  await until(() => expect(keys).toHaveLength(1))
  await until(() => expect(draftIn(drafts, id)).toMatchObject({ state: 'queued' }))
  expect(entries()).toMatchObject([{ refused: null }])
  emitFact('reachable', { identity: identity() })
  await until(() => expect(entries()).toEqual([]))
  expect(new Set(keys).size).toBe(1)
  expect(texts().filter((text) => text === 'Busy')).toHaveLength(1)
})

describe('on the next page', () => {
  const resume = (page: Drafts) => {
    const { runtime } = stage
    const outbox = outboxOf(runtime)
    for (const entry of entries()) {
      const held = outbox.hold(entry, { id: entry.id, goneIsDone: false })
      const makeContext = () => contextOf(runtime, page, intl)
      if (held)
        void sendQueued({ runtime, drafts: page, intl, makeContext }, waitingPostOf(entry)?.draft ?? '', held)
    }
    return outbox.sendAll()
  }
  /** Another page, whose runtime knows nothing of the first. */
  const reload = async () => {
    drafts.close()
    const page = openPage()
    await page.load()
    return page
  }

  test('a post still waits, and is sent once', async () => {
    lose()
    const id = write('Tomorrow')
    await publish(id)
    await drafts.storeNow(id)
    const page = await reload()
    expect(draftIn(page, id)).toMatchObject({ state: 'queued', inOutbox: true })
    expect(page.main(identity())).not.toBe(id)
    isLost = false
    stage.simulator.script.offline(false)
    await resume(page)
    await until(() => expect(entries()).toEqual([]))
    expect(texts().filter((text) => text === 'Tomorrow')).toHaveLength(1)
  })

  test('a post whose page was closed while the outbox sent it is searched for', async () => {
    lose()
    const id = write('Crash')
    await publish(id)
    let isStored = false
    fault({
      after: async () => {
        // The page is closed here: the next one knows what was stored before the answer.
        await drafts.storeNow(id)
        drafts.close()
        isStored = true
        return new Promise<Response>(() => {})
      },
    })
    comeBack()
    await until(() => expect(isStored).toBe(true))
    const page = openPage()
    await page.load()
    expect(draftIn(page, id)).toMatchObject({ state: 'queued', inOutbox: true, attempt: { text: 'Crash' } })
    await resume(page)
    // The turn of the first page has not ended, as its runtime is that of this test.
    await until(() => expect(texts().filter((text) => text === 'Crash')).toHaveLength(1))
    expect(keys).toHaveLength(1)
  })

  test('a post that the outbox does not know can be edited again', async () => {
    lose()
    const id = write('Alone')
    await publish(id)
    await drafts.storeNow(id)
    outboxStore.of(identity()).set([])
    const page = await reload()
    await until(() => expect(draftIn(page, id)).toMatchObject({ state: 'editing', inOutbox: false }))
  })

  test('a post whose draft the browser lost is reported', async () => {
    lose()
    const id = write('Erased')
    await publish(id)
    await drafts.storeNow(id)
    const before = entries()
    await db.delete('drafts', id)
    localStorage.removeItem(`skein:draft:${id}`)
    const page = await reload()
    outboxStore.of(identity()).set(before)
    isLost = false
    stage.simulator.script.offline(false)
    await resume(page)
    await until(() =>
      expect(entries()).toMatchObject([{ refused: { message: 'Its text is no longer in this browser.' } }]),
    )
  })
})

describe('when the world has changed', () => {
  test('a refused post stays a draft, with the reason in the outbox, until it is sent or removed', async () => {
    lose()
    const id = write('No')
    await publish(id)
    stage.simulator.script.refuse(POST, 422, { error: 'Not today' })
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false, message: 'Not today' } }]))
    expect(draftIn(drafts, id)).toMatchObject({
      state: 'failed',
      inOutbox: false,
      problem: { text: 'Not today' },
    })
    expect(await publish(id)).toMatchObject({ rest: null })
    expect(entries()).toEqual([])
    expect(texts().filter((text) => text === 'No')).toHaveLength(1)
  })

  test('a reply to a post that is gone stays a draft, with the message of the server', async () => {
    const parent = stage.simulator.script.as('ben').publish('Going')
    const id = (await openReply(stage.runtime, drafts, parent.id as StatusId)) ?? ''
    drafts.change(id, { text: '@ben Wait' })
    lose()
    await publish(id)
    expect(entries()).toMatchObject([{ args: { as: 'reply', text: '@ben Wait' } }])
    stage.simulator.script.as('ben').remove(parent.id)
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', parts: [{ text: '@ben Wait' }] })
    expect(entries()[0]?.refused?.message).not.toBe('')
  })

  test('a scheduled post whose time has come is not sent at another time', async () => {
    lose()
    const id = write('At noon')
    const { clock } = stage.simulator.server
    drafts.change(id, { scheduledAt: new Date(clock.now() + 600_000).toISOString() })
    await publish(id)
    clock.advance(600_000)
    comeBack()
    await until(() => expect(draftIn(drafts, id)).toMatchObject({ problem: { field: 'schedule' } }))
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(keys).toEqual([])
  })

  test('a draft that is deleted leaves the outbox', async () => {
    lose()
    const id = write('Never')
    await publish(id)
    const removed = drafts.remove(id)
    expect(entries()).toEqual([])
    comeBack()
    if (removed) drafts.restore(removed)
    expect(draftIn(drafts, id)).toMatchObject({ state: 'editing', inOutbox: false })
    expect(keys).toEqual([])
  })
})

test('a post that is taken out can be edited and is not sent', async () => {
  lose()
  const id = write('Wait')
  await publish(id)
  drafts.change(id, { text: 'Changed' })
  expect(draftIn(drafts, id).parts[0].text).toBe('Wait')
  await takePost(stage.runtime, drafts, id, false)
  expect(entries()).toEqual([])
  expect(draftIn(drafts, id)).toMatchObject({ state: 'editing', inOutbox: false })
  const release = drafts.acquire(id)
  drafts.change(id, { text: 'Changed' })
  expect(draftIn(drafts, id).parts[0].text).toBe('Changed')
  release()
  comeBack()
  await publish(id)
  expect(texts().filter((text) => /Wait|Changed/.test(text))).toEqual(['Changed'])
})

test('a thread waits as a whole, with a file that is uploaded when the server is back', async () => {
  lose()
  const id = write('First')
  drafts.changeParts(id, ([part]) => [part, drafts.newPart('Second')])
  const blob = new File([new Uint8Array(60)], 'a.png', { type: 'image/png' })
  changeFirst(drafts, id, {
    media: [newMedia({ localId: 'a', name: 'a.png', type: 'image', blob, alt: 'x' })],
  })
  await publish(id)
  expect(waiting()).toEqual(['First'])
  comeBack()
  await until(() => expect(entries()).toEqual([]))
  const [first, second] = own().slice(-2)
  expect([first?.text, second?.text, second?.inReplyToId]).toEqual(['First', 'Second', first?.id])
  expect(first?.mediaIds).toHaveLength(1)
})

test('a post whose files the browser could not store says so, and stays with this page', async () => {
  const put = db.put.bind(db)
  db.put = (store, value) => (store === 'files' ? Promise.resolve(false) : put(store, value))
  lose()
  const id = write('Picture')
  const blob = new File([new Uint8Array(60)], 'a.png', { type: 'image/png' })
  changeFirst(drafts, id, {
    media: [newMedia({ localId: 'a', name: 'a.png', type: 'image', blob, alt: 'x' })],
  })
  await publish(id)
  await until(() =>
    expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Waiting .* couldn’t save the files/),
  )
  await until(() => expect(drafts.unsaved()).toBe(true))
})

describe('a poll', () => {
  const poll = { options: ['Tea', 'Coffee'], multiple: false, expiresIn: 3600, hideTotals: false }
  const pollOf = (text: string) => {
    const { world } = stage.simulator.server
    return world.polls.get(own().find((status) => status.text === text)?.pollId ?? '')
  }

  test('waits with its options, and is open for its whole time once it is sent', async () => {
    lose()
    const id = write('Tea or coffee?')
    changeFirst(drafts, id, { poll })
    await publish(id)
    expect(entries()).toMatchObject([{ args: { as: 'post', text: 'Tea or coffee?' } }])
    const { clock } = stage.simulator.server
    clock.advance(7_200_000)
    comeBack()
    await until(() => expect(entries()).toEqual([]))
    const sent = pollOf('Tea or coffee?')
    expect(sent?.options.map(({ title }) => title)).toEqual(['Tea', 'Coffee'])
    expect(sent?.expiresAt).toBe(clock.now() + 3_600_000)
  })

  test('that the server refuses can be changed, with the reason', async () => {
    lose()
    const id = write('Tea or coffee?')
    changeFirst(drafts, id, { poll })
    await publish(id)
    stage.simulator.script.refuse(POST, 422, { error: 'Validation failed: Poll has a duplicate option' })
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(entries()[0]?.refused?.message).toContain('duplicate option')
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', parts: [{ poll }] })
  })
})

describe('a quote', () => {
  let leave: () => void
  beforeEach(() => {
    stage.runtime.http.capabilities.know(CURRENT_MASTODON)
    leave = registerMainComposer(identity(), () => {})
  })
  afterEach(() => leave())
  /** The draft of a quote of a post of ben. */
  const begin = async () => {
    const post = stage.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' })
    const id = (await quotePost(stage.runtime, drafts, post.id as StatusId, intl, () => {})) ?? ''
    drafts.change(id, { text: 'Look at this' })
    lose()
    await publish(id)
    expect(entries()).toMatchObject([{ args: { as: 'post', text: 'Look at this' } }])
    return { post, id }
  }

  test('waits with its post, and is accepted once it is sent', async () => {
    const { post, id } = await begin()
    expect(draftIn(drafts, id)).toMatchObject({ state: 'queued', fields: { quoted: { id: post.id } } })
    comeBack()
    await until(() => expect(entries()).toEqual([]))
    const sent = own().find(({ text }) => text === 'Look at this')
    expect(sent?.quote).toMatchObject({ state: 'accepted' })
  })

  test('of a post that was deleted is kept as a draft, with the reason', async () => {
    const { post, id } = await begin()
    stage.simulator.script.as('ben').remove(post.id)
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(entries()[0]?.refused?.message).not.toBe('')
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', parts: [{ text: 'Look at this' }] })
    expect(texts()).not.toContain('Look at this')
  })
})

describe('a redraft', () => {
  /** A redraft whose post is not deleted yet. */
  const begin = async () => {
    const post = stage.simulator.script.as('ann').publish('Old words')
    const id = (await openRedraft(stage.runtime, drafts, post.id as StatusId, Date.now())) ?? ''
    drafts.change(id, { text: 'New words' })
    return { post, id }
  }
  const lives = (postId: string) => own().some(({ id }) => id === postId)

  test('deletes its post before it is sent, once the server is back', async () => {
    const { post, id } = await begin()
    lose()
    expect(await publish(id)).toEqual({ statusId: null, rest: null })
    expect(useModals.getState().stack).toEqual([])
    expect(lives(post.id)).toBe(true)
    comeBack()
    await until(() => expect(entries()).toEqual([]))
    expect(lives(post.id)).toBe(false)
    expect(texts().filter((text) => /words/.test(text))).toEqual(['New words'])
  })

  test('asks nothing where the deletion shows that the server is lost', async () => {
    const { post, id } = await begin()
    isKnown = false
    lose()
    expect(await publish(id)).toEqual({ statusId: null, rest: null })
    expect(useModals.getState().stack).toEqual([])
    expect(waiting()).toEqual(['New words'])
    comeBack()
    await until(() => expect(entries()).toEqual([]))
    expect(lives(post.id)).toBe(false)
  })

  test('is not sent while its post cannot be deleted, with the reason', async () => {
    const { post, id } = await begin()
    lose()
    await publish(id)
    stage.simulator.script.refuse('DELETE /api/v1/statuses/:id', 403, { error: 'Not allowed' })
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(lives(post.id)).toBe(true)
    expect(texts()).not.toContain('New words')
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', inOutbox: false })
  })
})

describe('an edit', () => {
  const begin = async (text: string) => {
    const post = stage.simulator.script.as('ann').publish('Before')
    const id = (await openEdit(stage.runtime, drafts, post.id as StatusId, Date.now())) ?? ''
    drafts.change(id, { text })
    return { post, id }
  }
  const textOf = (postId: string) => stage.simulator.server.world.statuses.get(postId)?.text

  test('waits, and is saved once the server can be reached', async () => {
    const { post, id } = await begin('After')
    lose()
    expect(await publish(id)).toEqual({ statusId: null, rest: null })
    expect(entries()).toMatchObject([{ args: { as: 'edit', text: 'After' } }])
    comeBack()
    await until(() => expect(entries()).toEqual([]))
    expect(textOf(post.id)).toBe('After')
  })

  test('never replaces a newer version without asking', async () => {
    const { post, id } = await begin('Mine')
    lose()
    await publish(id)
    stage.simulator.server.clock.advance(60_000)
    stage.simulator.script.as('ann').edit(post.id, { text: 'Newer' })
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(entries()[0]?.refused?.message).toMatch(/newer version/)
    expect(textOf(post.id)).toBe('Newer')
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', inOutbox: false, parts: [{ text: 'Mine' }] })
  })

  test('of a post that is gone stays, and can become a new post', async () => {
    const { post, id } = await begin('Mine')
    lose()
    await publish(id)
    stage.simulator.script.as('ann').remove(post.id)
    comeBack()
    await until(() => expect(entries()).toMatchObject([{ refused: { isGone: false } }]))
    expect(draftIn(drafts, id)).toMatchObject({ state: 'failed', problem: { field: 'post' } })
  })
})
