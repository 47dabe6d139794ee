import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { useToasts } from '@/lib/alerts'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { MediaId } from '@/schemas/primitives'
import { replaceDrafts } from '../drafts/drafts'
import type { Drafts } from '../drafts/drafts-store'
import { newMedia } from '../drafts/draft-parts'
import { stopWaiting, waitingForFiles } from './sending/waiting-for-files'
import { submitDraft } from './submit'
import { changeFirst, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from './submit.testing'
import { sendNow, takeBack, waitingToSend, waitToSend } from './undo-send'

const POST = 'POST /api/v1/statuses'

let stage: Stage
let drafts: Drafts
let id: string

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  id = drafts.main(stage.runtime.identity.key)
})
afterEach(() => {
  drafts.close()
  stage.close()
})

const context = () => submitContext(stage, drafts)
const submit = () => submitDraft(context(), id)
const draft = () => drafts.state.getState().drafts[id]
const world = () => stage.simulator.server.world
const own = () => [...world().statuses.values()].filter(({ accountId }) => accountId === stage.runtime.me)
const fault = (kind: Parameters<Stage['simulator']['server']['faults']['add']>[1], times = 1) =>
  stage.simulator.server.faults.add(POST, kind, times)
const fail = () => {
  throw networkError()
}
const later = (minutes: number) =>
  new Date(stage.simulator.server.clock.now() + minutes * 60_000).toISOString()

describe('a scheduled post', () => {
  const scheduled = () =>
    [...world().scheduled.values()].filter(({ accountId }) => accountId === stage.runtime.me)

  test('is scheduled, with a notice of the time', async () => {
    const before = scheduled().length
    drafts.change(id, { text: 'Tomorrow', scheduledAt: later(60) })
    expect(await submit()).toEqual({ statusId: null, rest: null })
    expect(scheduled()).toHaveLength(before + 1)
    expect(draft()).toBeUndefined()
    expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^Post scheduled for /)
  })

  test('with a lost answer is found and not sent twice', async () => {
    const before = scheduled().length
    drafts.change(id, { text: 'Tomorrow', scheduledAt: later(60) })
    fault({ after: fail })
    expect(await submit()).toEqual({ statusId: null, rest: null })
    expect(scheduled()).toHaveLength(before + 1)
  })

  test('that did not arrive stays a draft', async () => {
    drafts.change(id, { text: 'Tomorrow', scheduledAt: later(60) })
    fault({ before: fail })
    expect(await submit()).toBeNull()
    expect(draft()).toMatchObject({ state: 'failed', parts: [{ text: 'Tomorrow' }] })
    expect(draft()?.problem?.text).toMatch(/isn’t in your scheduled posts/)
  })

  test('with a time that is too soon shows the refusal at the date field', async () => {
    drafts.change(id, { text: 'Soon', scheduledAt: later(1) })
    expect(await submit()).toBeNull()
    expect(draft()).toMatchObject({ state: 'failed', problem: { field: 'schedule' } })
  })
})

describe('a thread', () => {
  const write = (...texts: string[]) => {
    const [first = '', ...rest] = texts
    drafts.change(id, { text: first })
    drafts.changeParts(id, ([part]) => [part, ...rest.map((text) => drafts.newPart(text))])
  }
  const chain = () =>
    own()
      .slice(-3)
      .map(({ text, inReplyToId }) => [text, inReplyToId])

  test('is published part by part, each a reply to the previous one', async () => {
    write('one', 'two', 'three')
    expect(await submit()).not.toBeNull()
    const [a, b] = own().slice(-3)
    expect(chain()).toEqual([
      ['one', null],
      ['two', a?.id],
      ['three', b?.id],
    ])
    expect(useToasts.getState().toasts.at(-1)?.text).toBe('Thread published')
  })

  test('is numbered on request', async () => {
    write('one', 'two')
    drafts.change(id, { numbered: true })
    await submit()
    expect(
      own()
        .slice(-2)
        .map(({ text }) => text),
    ).toEqual(['one\n\n1/2', 'two\n\n2/2'])
  })

  test('continues where it failed and never posts a part twice', async () => {
    write('one', 'two', 'three')
    let calls = 0
    fault({ before: async () => (++calls === 2 ? fail() : null) }, 2)
    expect(await submit()).toBeNull()
    expect(draft()).toMatchObject({ state: 'failed', parts: [{ posted: own().at(-1)?.id }, {}, {}] })
    expect(await submit()).not.toBeNull()
    expect(chain().map(([text]) => text)).toEqual(['one', 'two', 'three'])
    expect(own().filter(({ text }) => text === 'one')).toHaveLength(1)
  })

  test('with a lost answer for a part is found and continued', async () => {
    write('one', 'two', 'three')
    let calls = 0
    fault({ after: (answer) => (++calls === 2 ? fail() : answer) }, 2)
    expect(await submit()).not.toBeNull()
    expect(chain().map(([text]) => text)).toEqual(['one', 'two', 'three'])
  })
})

describe('files', () => {
  const attach = (serverId: string) =>
    changeFirst(drafts, id, {
      media: [newMedia({ localId: 'f', serverId: serverId as MediaId, state: 'ready', alt: 'x' })],
    })
  const unready = (times: number) => {
    stage.simulator.script.refuse(
      POST,
      422,
      { error: 'Cannot attach files that have not finished processing. Try again in a moment!' },
      { times },
    )
  }

  test('that the server is processing are waited for', async () => {
    drafts.change(id, { text: 'Film' })
    attach(stage.simulator.script.attach('ann'))
    unready(2)
    expect(await submit()).not.toBeNull()
    expect(own().at(-1)?.text).toBe('Film')
  })

  test('that the server is processing are waited for in any language', async () => {
    drafts.change(id, { text: 'Film' })
    attach(stage.simulator.script.attach('ann'))
    const error = 'Dateien, die noch nicht verarbeitet wurden, können nicht angehängt werden.'
    stage.simulator.script.refuse(POST, 422, { error }, { times: 2 })
    expect(await submit()).not.toBeNull()
    expect(own().at(-1)?.text).toBe('Film')
  })

  test('that are processed endlessly need not be waited for', async () => {
    replaceDrafts(drafts)
    onTestFinished(() => replaceDrafts(null))
    drafts.change(id, { text: 'Film' })
    changeFirst(drafts, id, {
      media: [newMedia({ localId: 'f', serverId: '404' as MediaId, state: 'processing', alt: 'x' })],
    })
    const held = stage.simulator.script.hold('GET /api/v1/media/:id')
    const sent = submit()
    await vi.waitFor(() => expect(waitingForFiles.getState().drafts[id]).toBe(true))
    stopWaiting(id)
    expect(await sent).toBeNull()
    held.release()
    expect(draft()).toMatchObject({ state: 'editing', problem: null, parts: [{ text: 'Film' }] })
    expect(own().some(({ text }) => text === 'Film')).toBe(false)
  })

  test('that are never ready are reported at the files', async () => {
    drafts.change(id, { text: 'Film' })
    attach(stage.simulator.script.attach('ann'))
    unready(9)
    expect(await submit()).toBeNull()
    expect(draft()?.problem).toMatchObject({ field: 'media' })
  })

  test('that are missing in the published post are reported', async () => {
    drafts.change(id, { text: 'Film' })
    attach(stage.simulator.script.attach('ann'))
    fault({
      after: async (answer) => {
        const body = (await answer.json()) as object
        return new Response(JSON.stringify({ ...body, media_attachments: [] }), {
          headers: { 'content-type': 'application/json' },
        })
      },
    })
    expect(await submit()).not.toBeNull()
    expect(useToasts.getState().toasts.map(({ text }) => text)).toContain('1 file is missing from your post.')
  })
})

test('an HTML answer keeps the text', async () => {
  drafts.change(id, { text: 'Big' })
  fault({
    before: async () =>
      new Response('<html>413</html>', { status: 413, headers: { 'content-type': 'text/html' } }),
  })
  expect(await submit()).toBeNull()
  expect(draft()).toMatchObject({ state: 'failed', parts: [{ text: 'Big' }] })
})

test('an expired token keeps the text', async () => {
  drafts.change(id, { text: 'Mine' })
  stage.simulator.script.refuse(POST, 401, { error: 'The access token was revoked' })
  expect(await submit()).toBeNull()
  expect(draft()).toMatchObject({
    state: 'failed',
    problem: { text: 'The access token was revoked', field: 'session' },
    parts: [{ text: 'Mine' }],
  })
})

describe('before it is sent', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('a draft waits for the chosen time', async () => {
    drafts.change(id, { text: 'Wait' })
    const sent = waitToSend(drafts, id, 5000)
    expect(draft()?.state).toBe('waiting')
    vi.advanceTimersByTime(5000)
    expect(await sent).toBe(true)
    expect(waitingToSend.getState().until[id]).toBeUndefined()
  })

  test('a draft can be undone or sent immediately', async () => {
    drafts.change(id, { text: 'Wait' })
    const first = waitToSend(drafts, id, 5000)
    takeBack(id)
    expect(await first).toBe(false)
    expect(draft()?.state).toBe('editing')
    const second = waitToSend(drafts, id, 5000)
    sendNow(id)
    expect(await second).toBe(true)
  })

  test('leaving the page undoes it', async () => {
    drafts.change(id, { text: 'Wait' })
    const sent = waitToSend(drafts, id, 5000)
    window.dispatchEvent(new Event('pagehide'))
    expect(await sent).toBe(false)
    expect(draft()?.state).toBe('editing')
  })
})
