import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../../drafts/drafts-store'
import { openEdit } from '../../open/open-draft'
import { submitDraftOrEdit } from '../../editing/submit'
import { snapshotDraft, submitDraft } from '../submit'
import { testDrafts } from '../../drafts/drafts.testing'
import { submitContext } from '../submit.testing'
import { sendNow, takeBack, waitToSend } from '../undo-send'

const POST = 'POST /api/v1/statuses'

let stage: Stage
let drafts: Drafts
let identityKey: string
let id: string

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  identityKey = stage.runtime.identity.key
  id = drafts.main(identityKey)
})
afterEach(() => {
  vi.restoreAllMocks()
  drafts.close()
  stage.close()
})

const context = () => submitContext(stage, drafts)
const draftOf = (of: string) => drafts.state.getState().drafts[of]
const type = (of: string, added: string) =>
  drafts.change(of, { text: `${draftOf(of)?.parts[0].text ?? ''}${added}` })
const ownTexts = () =>
  [...stage.simulator.server.world.statuses.values()]
    .filter(({ accountId }) => accountId === stage.runtime.me)
    .map(({ text }) => text)
/** Types while the server handles the next request. */
const typeDuringRequest = (added: string, then: () => Response | null = () => null, route = POST) =>
  stage.simulator.server.faults.add(
    route,
    {
      before: async () => {
        type(id, added)
        return then()
      },
    },
    1,
  )
const fail = () => {
  throw networkError()
}

test('text typed while a post is sent starts the next draft in the same composer', async () => {
  const former = drafts.open(identityKey, { parts: [{ text: 'former' }] })
  drafts.change(id, { text: 'Hello', visibility: 'unlisted' })
  drafts.setMain(identityKey, former)
  drafts.setMain(identityKey, id)
  typeDuringRequest(' ABC')
  const sent = await submitDraft(context(), id)
  expect(ownTexts()).toContain('Hello')
  expect(ownTexts()).not.toContain('Hello ABC')
  expect(draftOf(id)).toBeUndefined()
  expect(drafts.main(identityKey)).toBe(sent?.rest)
  expect(draftOf(sent?.rest ?? '')).toMatchObject({
    kind: 'new',
    state: 'editing',
    fields: { visibility: 'unlisted' },
    parts: [{ text: 'ABC' }],
  })
  // The composer returns to the previous draft.
  drafts.remove(sent?.rest ?? '')
  expect(drafts.main(identityKey)).toBe(former)
})

test('after a refusal text typed while sending stays in the draft', async () => {
  drafts.change(id, { text: 'Hello' })
  typeDuringRequest(
    ' ABC',
    () => new Response('{"error":"No"}', { status: 422, headers: { 'content-type': 'application/json' } }),
  )
  expect(await submitDraft(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', parts: [{ text: 'Hello ABC' }] })
})

test('after a lost answer it stays too, and the earlier version is reported when found', async () => {
  drafts.change(id, { text: 'Hello' })
  typeDuringRequest(' ABC', fail)
  expect(await submitDraft(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    parts: [{ text: 'Hello ABC' }],
    attempt: { text: 'Hello' },
  })
  await submitDraft(context(), id)
  expect(ownTexts().slice(-1)).toEqual(['Hello ABC'])
})

test('a thread that stops keeps text typed in a published part', async () => {
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
  expect(ownTexts().slice(-3)).toEqual(['one', 'two', 'more'])
})

test('an edit continues with text typed while it was saved', async () => {
  const { id: post } = stage.simulator.script.as('ann').publish('Geese')
  id = (await openEdit(stage.runtime, drafts, post as StatusId, 0)) ?? ''
  type(id, '!')
  typeDuringRequest('!!', () => null, 'PUT /api/v1/statuses/:id')
  const sent = await submitDraftOrEdit(context(), id)
  expect(ownTexts().at(-1)).toBe('Geese!')
  expect(draftOf(sent?.rest ?? '')).toMatchObject({
    kind: 'edit',
    editing: { id: post },
    parts: [{ text: 'Geese!!!' }],
  })
  id = sent?.rest ?? ''
  expect(await submitDraftOrEdit(context(), id)).toMatchObject({ rest: null })
  expect(ownTexts().at(-1)).toBe('Geese!!!')
})

test('text typed during the undo time is kept on undo, and not sent otherwise', async () => {
  drafts.change(id, { text: 'Hello' })
  const first = waitToSend(drafts, id, 60_000)
  type(id, ' A')
  expect(draftOf(id)?.state).toBe('waiting')
  takeBack(id)
  expect(await first).toBe(false)
  expect(draftOf(id)).toMatchObject({ state: 'editing', parts: [{ text: 'Hello A' }] })
  const submitted = snapshotDraft(context(), id)
  const second = waitToSend(drafts, id, 60_000)
  type(id, ' B')
  sendNow(id)
  await second
  const sent = await submitDraft(context(), id, submitted)
  expect(ownTexts().at(-1)).toBe('Hello A')
  expect(draftOf(sent?.rest ?? '')?.parts[0].text).toBe('B')
})

const PUT = 'PUT /api/v1/statuses/:id'
const answered = () => new Promise((resolve) => setTimeout(resolve, 50, 'waits'))
const write = (text: string) => drafts.change(id, { text })
const schedule = () =>
  drafts.change(id, { scheduledAt: new Date(stage.runtime.now() + 86_400_000).toISOString() })
async function edit() {
  const { id: post } = stage.simulator.script.as('ann').publish('Geese')
  id = (await openEdit(stage.runtime, drafts, post as StatusId, 0)) ?? ''
  write('Two geese')
}

test.each<[what: string, prepare: () => unknown, route: string, end: string]>([
  ['a post', () => write('Geese'), POST, 'visibilitychange'],
  [
    'a part of a thread',
    () => [write('Geese'), drafts.changeParts(id, ([first]) => [first, drafts.newPart('2')])],
    POST,
    'compositionend',
  ],
  ['a scheduled post', () => [write('Geese'), schedule()], POST, 'focusout'],
  ['an edit', edit, PUT, 'compositionend'],
])(
  'the draft of %s waits for an input method however long its user chooses',
  async (_, prepare, route, end) => {
    await prepare()
    const field = document.body.appendChild(document.createElement('textarea'))
    const emit = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }))
    typeDuringRequest(
      ' にほ',
      () => {
        emit('compositionstart')
        vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
        return null
      },
      route,
    )
    const sent = submitDraftOrEdit(context(), id)
    await vi.waitFor(() => expect(draftOf(id)?.parts[0].text).toContain('にほ'))
    expect(await Promise.race([sent, answered()])).toBe('waits')
    expect(draftOf(id)?.parts[0].text).toContain('にほ')
    emit(end)
    await vi.waitFor(() => expect(draftOf(id)?.parts[0].posted ?? 'settled').not.toBeNull())
    await sent
  },
)
