// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, useModals } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from './drafts-store'
import { openRedraft } from '../open/open-draft'
import { originalOf } from './post-snapshot'
import { testDrafts } from './drafts.testing'

let stage: Stage
let drafts: Drafts
let who: string
const intl = createIntlFor('en')

beforeEach(() => {
  stage = createStage()
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  drafts = testDrafts(stage)
  who = stage.runtime.identity.who
})
afterEach(() => {
  drafts.close()
  stage.close()
  useModals.setState({ stack: [] })
})

const redraft = (id: StatusId) => openRedraft(stage.runtime, drafts, id, stage.simulator.server.clock.now())
const draftOf = (id: string | null) => drafts.state.getState().drafts[id ?? '']

/** Answers the question about what cannot be kept, and returns its text. */
const answer = (yes: boolean) =>
  vi.waitFor(() => {
    const entry = useModals.getState().stack.at(-1)
    if (entry?.type !== 'CONFIRM') throw new Error('Nothing was asked')
    const { text } = entry.payload.words(intl)
    answerConfirm(entry.id, yes)
    return text
  })

/** A reply of ann's that is known here, unlike the post it answers. */
async function reply() {
  const { script } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  const id = script.as('ann').publish({ text: 'Geese', inReplyToId: parent.id }).id as StatusId
  await originalOf(stage.runtime, id)
  return { parent: parent.id as StatusId, id }
}

test('a parent that cannot be read now keeps a reply from being redrafted', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 503, { error: 'Down' }, { times: 9 })
  await expect(redraft(id)).rejects.toThrow()
  expect(drafts.of(who)).toEqual([])
})

test('a parent that is gone is asked about; no leaves the post', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 404, { error: 'Record not found' })
  const opening = redraft(id)
  expect(await answer(false)).toContain('won’t be a reply')
  expect(await opening).toBeNull()
  expect(drafts.of(who)).toEqual([])
})

test('a parent that is gone is asked about; yes begins a post of its own', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 404, { error: 'Record not found' })
  const opening = redraft(id)
  await answer(true)
  expect(draftOf(await opening)).toMatchObject({ fields: { parent: null }, parts: [{ text: 'Geese' }] })
})

test('a quote that waits for approval is asked about', async () => {
  const { script } = stage.simulator
  const quoted = script.as('ben').publish({ text: 'Ask me', quotePolicy: 'nobody', quoteManual: 'public' })
  const id = script.as('ann').publish({ text: 'Look', quotedStatusId: quoted.id }).id as StatusId
  expect((await originalOf(stage.runtime, id)).quote).toMatchObject({ state: 'pending', status: null })
  const opening = redraft(id)
  expect(await answer(false)).toContain('won’t quote it')
  expect(await opening).toBeNull()
})

test('a quote that was rejected has nothing to lose', async () => {
  const { script } = stage.simulator
  const quoted = script.as('ben').publish({ text: 'Ask me', quotePolicy: 'nobody', quoteManual: 'public' })
  const id = script.as('ann').publish({ text: 'Look', quotedStatusId: quoted.id }).id as StatusId
  script.as('ben').answerQuote(id, 'rejected')
  expect(draftOf(await redraft(id))).toMatchObject({ fields: { quoted: null }, parts: [{ text: 'Look' }] })
})

test('parent and quote are kept', async () => {
  const { script } = stage.simulator
  const { parent } = await reply()
  const quoted = script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' })
  const id = script.as('ann').publish({ text: 'Look', inReplyToId: parent, quotedStatusId: quoted.id })
  expect(draftOf(await redraft(id.id as StatusId))?.fields).toMatchObject({
    parent: { id: parent },
    quoted: { id: quoted.id },
  })
})
