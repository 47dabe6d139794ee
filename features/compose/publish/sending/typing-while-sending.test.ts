// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { networkError } from '@/lib/simulator/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../../drafts/drafts-store'
import { openEdit } from '../../open/open-draft'
import { press, submitDraft } from '../submit'
import { testDrafts } from '../../drafts/drafts.testing'
import { submitContext } from '../submit.testing'
import { sendNow, takeBack, waitToSend } from '../undo-send'

const POST = 'POST /api/v1/statuses'

let stage: Stage
let drafts: Drafts
let who: string
let id: string

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  who = stage.runtime.identity.who
  id = drafts.main(who)
})
afterEach(() => {
  drafts.close()
  stage.close()
})

const context = () => submitContext(stage, drafts)
const draftOf = (of: string) => drafts.state.getState().drafts[of]
const type = (of: string, letters: string) =>
  drafts.change(of, { text: `${draftOf(of)?.parts[0].text ?? ''}${letters}` })
const own = () =>
  [...stage.simulator.server.world.statuses.values()]
    .filter(({ accountId }) => accountId === stage.runtime.me)
    .map(({ text }) => text)
/** Somebody types while the server works on the next request. */
const typing = (letters: string, then: () => Response | null = () => null, route = POST) =>
  stage.simulator.server.faults.add(
    route,
    {
      before: async () => {
        type(id, letters)
        return then()
      },
    },
    1,
  )
const fail = () => {
  throw networkError()
}

test('what is typed while a post is sent begins the next draft, in the same composer', async () => {
  const former = drafts.open(who, { parts: [{ text: 'former' }] })
  drafts.change(id, { text: 'Hello', visibility: 'unlisted' })
  drafts.setMain(who, former)
  drafts.setMain(who, id)
  typing(' ABC')
  const sent = await submitDraft(context(), id)
  expect(own()).toContain('Hello')
  expect(own()).not.toContain('Hello ABC')
  expect(draftOf(id)).toBeUndefined()
  expect(drafts.main(who)).toBe(sent?.rest)
  expect(draftOf(sent?.rest ?? '')).toMatchObject({
    kind: 'new',
    state: 'editing',
    fields: { visibility: 'unlisted' },
    parts: [{ text: 'ABC' }],
  })
  // The composer goes back to what was begun before.
  drafts.remove(sent?.rest ?? '')
  expect(drafts.main(who)).toBe(former)
})

test('a refusal leaves it in the draft', async () => {
  drafts.change(id, { text: 'Hello' })
  typing(
    ' ABC',
    () => new Response('{"error":"No"}', { status: 422, headers: { 'content-type': 'application/json' } }),
  )
  expect(await submitDraft(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', parts: [{ text: 'Hello ABC' }] })
})

test('a lost answer too; the earlier version is told of when it is found', async () => {
  drafts.change(id, { text: 'Hello' })
  typing(' ABC', fail)
  expect(await submitDraft(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    parts: [{ text: 'Hello ABC' }],
    attempt: { text: 'Hello' },
  })
  await submitDraft(context(), id)
  expect(own().slice(-1)).toEqual(['Hello ABC'])
})

test('a thread that stops keeps what was typed in a part that is published', async () => {
  drafts.change(id, { text: 'one' })
  drafts.changeParts(id, ([first]) => [first, drafts.newPart('two')])
  let calls = 0
  stage.simulator.server.faults.add(
    POST,
    {
      before: async () => {
        if (++calls === 1) return null
        type(id, ' more')
        return fail()
      },
    },
    2,
  )
  expect(await submitDraft(context(), id)).toBeNull()
  expect(draftOf(id)?.state).toBe('failed')
  expect(draftOf(id)?.parts.map(({ text }) => text)).toEqual(['one', 'two', 'more'])
  await submitDraft(context(), id)
  expect(own().slice(-3)).toEqual(['one', 'two', 'more'])
})

test('an edit goes on with what was typed while it was saved', async () => {
  const { id: post } = stage.simulator.script.as('ann').publish('Geese')
  id = (await openEdit(stage.runtime, drafts, post as StatusId, 0)) ?? ''
  type(id, '!')
  typing('!!', () => null, 'PUT /api/v1/statuses/:id')
  const sent = await submitDraft(context(), id)
  expect(own().at(-1)).toBe('Geese!')
  expect(draftOf(sent?.rest ?? '')).toMatchObject({
    kind: 'edit',
    editing: { id: post },
    parts: [{ text: 'Geese!!!' }],
  })
  id = sent?.rest ?? ''
  expect(await submitDraft(context(), id)).toMatchObject({ rest: null })
  expect(own().at(-1)).toBe('Geese!!!')
})

test('what is typed before it goes out is taken back with it, or not sent with it', async () => {
  drafts.change(id, { text: 'Hello' })
  const first = waitToSend(drafts, id, 60_000)
  type(id, ' A')
  expect(draftOf(id)?.state).toBe('waiting')
  takeBack(id)
  expect(await first).toBe(false)
  expect(draftOf(id)).toMatchObject({ state: 'editing', parts: [{ text: 'Hello A' }] })
  const pressed = press(context(), id)
  const second = waitToSend(drafts, id, 60_000)
  type(id, ' B')
  sendNow(id)
  await second
  const sent = await submitDraft(context(), id, pressed)
  expect(own().at(-1)).toBe('Hello A')
  expect(draftOf(sent?.rest ?? '')?.parts[0].text).toBe('B')
})
