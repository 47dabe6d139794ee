import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { useModals } from '@/lib/modals'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { readDraft } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { openEdit } from '../open/open-draft'
import { submitDraftOrEdit } from './submit'
import { draftIn, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from '../publish/submit.testing'
import { answerConflict, type ConflictAnswer } from './conflict'
import { compareEdit } from './save-edit'

const PUT = 'PUT /api/v1/statuses/:id'
const READ = 'GET /api/v1/statuses/:id'
let stage: Stage
let drafts: Drafts
/** The edited post, and the draft of the edit. */
let post: StatusId
let id: string

beforeEach(async () => {
  stage = createStage()
  drafts = testDrafts(stage)
  const { script } = stage.simulator
  post = script.as('ann').publish({ text: 'One bird', spoilerText: 'Birds' }).id as StatusId
  id = (await openEdit(stage.runtime, drafts, post, now())) ?? ''
  drafts.change(id, { text: 'Three birds' })
  script.advance(60_000)
})
afterEach(() => {
  drafts.close()
  stage.close()
  useModals.setState({ stack: [] })
  clearToasts()
})

const now = () => stage.simulator.server.clock.now()
const context = () => submitContext(stage, drafts)
const draftOf = (wanted: string | null) => draftIn(drafts, wanted)
const online = () => stage.simulator.server.world.statuses.get(post)?.text
const elsewhere = (text: string) => stage.simulator.script.as('ann').edit(post, { text })
const puts = () => stage.simulator.recorded.filter(({ route }) => route === PUT).length
const save = () => submitDraftOrEdit(context(), id)
const asked = () => useModals.getState().stack.find(({ type }) => type === 'EDIT_CONFLICT')
async function answer(given: ConflictAnswer) {
  await vi.waitFor(() => expect(asked()).toBeDefined())
  answerConflict(asked()?.id ?? '', given)
  useModals.setState({ stack: [] })
}
/** Saves and answers the dialog that follows. */
const saveAnd = async (given: ConflictAnswer) => (await Promise.all([save(), answer(given)]))[0]

/** Closes the page while the edit is being saved, and reads the draft in another. */
async function killed(duringRequest: () => void) {
  const { script } = stage.simulator
  const held = script.hold(PUT)
  const saving = save()
  await vi.waitFor(() => expect(held.count).toBe(1))
  const stored = readDraft(JSON.parse(JSON.stringify(draftOf(id))))
  script.calm()
  duringRequest()
  if (!stored) throw new Error('The draft cannot be read')
  drafts.close()
  // Otherwise it would time out, be looked for and reported as saved in a later test.
  onTestFinished(async () => {
    held.release()
    await saving
  })
  drafts = testDrafts(stage)
  drafts.restore(stored)
  return stored
}

test('an edit starts from the current version of the server, not the cached one', async () => {
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  drafts.remove(id)
  const image = stage.simulator.script.attach('ann', { description: 'A bird' })
  stage.simulator.script.as('ann').edit(post, { text: 'Two birds', mediaIds: [image] })
  id = (await openEdit(stage.runtime, drafts, post, now())) ?? ''
  expect(draftOf(id)).toMatchObject({ parts: [{ text: 'Two birds', media: [{ serverId: image }] }] })
  drafts.change(id, { text: 'Three birds' })
  expect(await save()).toMatchObject({ statusId: post })
  expect(online()).toBe('Three birds')
})

test('replacing a newer version needs a confirmation that shows the changes', async () => {
  elsewhere('Two birds')
  const saving = save()
  await vi.waitFor(() => expect(asked()).toBeDefined())
  expect(puts()).toBe(0)
  expect(asked()?.payload).toMatchObject({
    base: { text: 'One bird', warning: 'Birds' },
    newer: { text: 'Two birds' },
    mine: { text: 'Three birds' },
  })
  await answer('mine')
  expect(await saving).toEqual({ statusId: post, rest: null })
  expect(online()).toBe('Three birds')
})

test('continuing keeps the edit as not saved and asks again', async () => {
  elsewhere('Two birds')
  expect(await saveAnd('go on')).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'editing',
    parts: [{ text: 'Three birds' }],
    problem: { title: 'Not saved yet' },
  })
  expect(online()).toBe('Two birds')
  expect(await saveAnd('mine')).toMatchObject({ statusId: post })
})

test('using the newer version opens it and keeps the edit in the drafts', async () => {
  elsewhere('Two birds')
  const sent = await saveAnd('newer')
  expect(draftOf(sent?.rest ?? '')).toMatchObject({ kind: 'edit', parts: [{ text: 'Two birds' }] })
  expect(draftOf(id)).toMatchObject({ state: 'editing', parts: [{ text: 'Three birds' }] })
  expect(useToasts.getState().toasts).toMatchObject([
    { text: 'Your version is now in your drafts.', action: { label: 'Open draft' } },
  ])
  expect([online(), puts()]).toEqual(['Two birds', 0])
})

test('a decision to replace a version survives a failed request but not a later version', async () => {
  const { script } = stage.simulator
  elsewhere('Two birds')
  script.refuse(PUT, 422, { error: 'Too funny' })
  expect(await saveAnd('mine')).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', problem: { text: 'Too funny' } })
  script.refuse(PUT, 422, { error: 'Still too funny' })
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ problem: { text: 'Still too funny' } })
  script.advance(1000)
  elsewhere('Four birds')
  expect(await saveAnd('mine')).toMatchObject({ statusId: post })
})

test('a newer version with the same content counts as saved', async () => {
  elsewhere('Three birds')
  expect(await save()).toEqual({ statusId: post, rest: null })
  expect(puts()).toBe(0)
})

test('nothing is sent and the edit is kept when the post cannot be loaded first', async () => {
  stage.simulator.script.refuse(READ, 503, { error: 'Back at noon' })
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', problem: { text: 'Back at noon' } })
  expect(puts()).toBe(0)
  expect(await save()).toMatchObject({ statusId: post })
})

test('the edit of a deleted post is kept, with the reason', async () => {
  stage.simulator.script.as('ann').remove(post)
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ parts: [{ text: 'Three birds' }], problem: { field: 'post' } })
})

test('the result is unclear while the server cannot be reached', async () => {
  const { script } = stage.simulator
  const after = () => {
    script.refuse(READ, 503, {}, { times: 9 })
    throw networkError()
  }
  stage.simulator.server.faults.add(PUT, { after }, 1)
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'unclear',
    parts: [{ text: 'Three birds' }],
    editing: { gotError: false },
  })
  script.calm()
  expect(await compareEdit(context(), id)).toEqual({ statusId: post, rest: null })
})

test('the result is unclear after an error of the server, which is noted', async () => {
  const { script } = stage.simulator
  const before = async () => {
    script.refuse(READ, 503, {}, { times: 9 })
    return new Response('{}', { status: 503 })
  }
  stage.simulator.server.faults.add(PUT, { before }, 1)
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'unclear', editing: { gotError: true } })
})

test('an edit whose page closed while saving is unclear, and comparing settles it', async () => {
  expect(await killed(() => {})).toMatchObject({ state: 'unclear', parts: [{ text: 'Three birds' }] })
  await vi.waitFor(() => expect(online()).toBe('Three birds'))
  expect(await compareEdit(context(), id)).toEqual({ statusId: post, rest: null })
  expect(drafts.state.getState().drafts[id]).toBeUndefined()
})

test('an edit that did not arrive is kept after comparing and can be saved again', async () => {
  stage.simulator.script.loseRequest(PUT)
  expect(await save()).toBeNull()
  drafts.mark(id, { state: 'unclear' })
  expect(await compareEdit(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    problem: { text: 'Your changes weren’t saved. They’re still here, so you can save them again.' },
  })
  expect(await save()).toMatchObject({ statusId: post })
  expect(online()).toBe('Three birds')
})

test('comparing with a newer version asks what to do', async () => {
  drafts.mark(id, { state: 'unclear' })
  elsewhere('Two birds')
  const [sent] = await Promise.all([compareEdit(context(), id), answer('mine')])
  expect(sent).toEqual({ statusId: post, rest: null })
  expect(online()).toBe('Three birds')
})
