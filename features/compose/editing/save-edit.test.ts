// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { useModals } from '@/lib/modals'
import { networkError } from '@/lib/simulator/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { readDraft } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { openEdit } from '../open/open-draft'
import { submitDraft } from '../publish/submit'
import { draftIn, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from '../publish/submit.testing'
import { answerConflict, type ConflictAnswer } from './conflict'
import { compareEdit } from './save-edit'

const PUT = 'PUT /api/v1/statuses/:id'
const READ = 'GET /api/v1/statuses/:id'
let stage: Stage
let drafts: Drafts
/** The post that is edited, and the draft that edits it. */
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
const save = () => submitDraft(context(), id)
const asked = () => useModals.getState().stack.find(({ type }) => type === 'EDIT_CONFLICT')
async function answer(given: ConflictAnswer) {
  await vi.waitFor(() => expect(asked()).toBeDefined())
  answerConflict(asked()?.id ?? '', given)
  useModals.setState({ stack: [] })
}
/** Saves and answers what is asked then. */
const saveAnd = async (given: ConflictAnswer) => (await Promise.all([save(), answer(given)]))[0]

/** The page closes while the edit is on its way, and another reads the draft. */
async function killed(meanwhile: () => void) {
  const { script } = stage.simulator
  const held = script.hold(PUT)
  const saving = save()
  await vi.waitFor(() => expect(held.count).toBe(1))
  const stored = readDraft(JSON.parse(JSON.stringify(draftOf(id))))
  script.calm()
  meanwhile()
  if (!stored) throw new Error('The draft cannot be read')
  drafts.close()
  void saving
  drafts = testDrafts(stage)
  drafts.restore(stored)
  return stored
}

test('begins from what the server has now, not from what is held', async () => {
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  drafts.remove(id)
  const picture = stage.simulator.script.attach('ann', { description: 'A bird' })
  stage.simulator.script.as('ann').edit(post, { text: 'Two birds', mediaIds: [picture] })
  id = (await openEdit(stage.runtime, drafts, post, now())) ?? ''
  expect(draftOf(id)).toMatchObject({ parts: [{ text: 'Two birds', media: [{ serverId: picture }] }] })
  drafts.change(id, { text: 'Three birds' })
  expect(await save()).toMatchObject({ statusId: post })
  expect(online()).toBe('Three birds')
})

test('asks before it replaces a newer version, with what changed', async () => {
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

test('going on keeps the edit and says so; it is asked again', async () => {
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

test('using the newer version opens that; the own one stays among the drafts', async () => {
  elsewhere('Two birds')
  const sent = await saveAnd('newer')
  expect(draftOf(sent?.rest ?? '')).toMatchObject({ kind: 'edit', parts: [{ text: 'Two birds' }] })
  expect(draftOf(id)).toMatchObject({ state: 'editing', parts: [{ text: 'Three birds' }] })
  expect(useToasts.getState().toasts).toMatchObject([
    { text: 'Your version is kept in your drafts.', action: { label: 'Open it' } },
  ])
  expect([online(), puts()]).toEqual(['Two birds', 0])
})

test('a decision to replace a version holds when the request fails, but not for a later version', async () => {
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

test('a newer version that says the same is the saved edit', async () => {
  elsewhere('Three birds')
  expect(await save()).toEqual({ statusId: post, rest: null })
  expect(puts()).toBe(0)
})

test('when the post cannot be read before, nothing is sent and the edit is kept', async () => {
  stage.simulator.script.refuse(READ, 503, { error: 'Back at noon' })
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'failed', problem: { text: 'Back at noon' } })
  expect(puts()).toBe(0)
  expect(await save()).toMatchObject({ statusId: post })
})

test('a post that is gone by then is said; the edit is kept', async () => {
  stage.simulator.script.as('ann').remove(post)
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ parts: [{ text: 'Three birds' }], problem: { field: 'post' } })
})

test('nobody knows whether it was saved while the server cannot be asked', async () => {
  const { script } = stage.simulator
  const after = () => {
    script.refuse(READ, 503, {}, { times: 9 })
    throw networkError()
  }
  stage.simulator.server.faults.add(PUT, { after }, 1)
  expect(await save()).toBeNull()
  expect(draftOf(id)).toMatchObject({ state: 'unclear', parts: [{ text: 'Three birds' }] })
  script.calm()
  expect(await compareEdit(context(), id)).toEqual({ statusId: post, rest: null })
})

test('killed while it was saved, it comes back as perhaps saved; comparing finds it', async () => {
  expect(await killed(() => {})).toMatchObject({ state: 'unclear', parts: [{ text: 'Three birds' }] })
  await vi.waitFor(() => expect(online()).toBe('Three birds'))
  expect(await compareEdit(context(), id)).toEqual({ statusId: post, rest: null })
  expect(drafts.state.getState().drafts[id]).toBeUndefined()
})

test('an edit that did not arrive is kept after comparing, and saved again', async () => {
  stage.simulator.script.loseRequest(PUT)
  expect(await save()).toBeNull()
  drafts.mark(id, { state: 'unclear' })
  expect(await compareEdit(context(), id)).toBeNull()
  expect(draftOf(id)).toMatchObject({
    state: 'failed',
    problem: { text: 'The post doesn’t have your changes. They are kept: save them again.' },
  })
  expect(await save()).toMatchObject({ statusId: post })
  expect(online()).toBe('Three birds')
})

test('comparing with another version asks', async () => {
  drafts.mark(id, { state: 'unclear' })
  elsewhere('Two birds')
  const [sent] = await Promise.all([compareEdit(context(), id), answer('mine')])
  expect(sent).toEqual({ statusId: post, rest: null })
  expect(online()).toBe('Three birds')
})
