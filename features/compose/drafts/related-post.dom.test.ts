import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, useModals } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from './drafts-store'
import { openRedraft } from '../open/open-draft'
import { fetchOriginal } from './post-snapshot'
import { testDrafts } from './drafts.testing'

let stage: Stage
let drafts: Drafts
let identityKey: string
const intl = createIntlFor('en')

beforeEach(() => {
  stage = createStage()
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  drafts = testDrafts(stage)
  identityKey = stage.runtime.identity.key
})
afterEach(() => {
  drafts.close()
  stage.close()
  useModals.setState({ stack: [] })
})

const redraft = (id: StatusId) => openRedraft(stage.runtime, drafts, id, stage.simulator.server.clock.now())
const draftOf = (id: string | null) => drafts.state.getState().drafts[id ?? '']

/** Answers the confirmation about missing context and returns its text. */
const answer = (yes: boolean) =>
  vi.waitFor(() => {
    const entry = useModals.getState().stack.at(-1)
    if (entry?.type !== 'CONFIRM') throw new Error('Nothing was asked')
    const { text } = entry.payload.words(intl)
    answerConfirm(entry.id, yes)
    return text
  })

/** Creates a reply of ann that is cached, unlike its parent. */
async function reply() {
  const { script } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  const id = script.as('ann').publish({ text: 'Geese', inReplyToId: parent.id }).id as StatusId
  await fetchOriginal(stage.runtime, id)
  return { parent: parent.id as StatusId, id }
}

test('a reply is not redrafted while its parent cannot be loaded', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 503, { error: 'Down' }, { times: 9 })
  await expect(redraft(id)).rejects.toThrow()
  expect(drafts.of(identityKey)).toEqual([])
})

test('declining to lose a deleted parent keeps the post', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 404, { error: 'Record not found' })
  const opening = redraft(id)
  expect(await answer(false)).toContain('won’t be a reply')
  expect(await opening).toBeNull()
  expect(drafts.of(identityKey)).toEqual([])
})

test('agreeing to lose a deleted parent creates a draft of a new post', async () => {
  const { id } = await reply()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 404, { error: 'Record not found' })
  const opening = redraft(id)
  await answer(true)
  expect(draftOf(await opening)).toMatchObject({ fields: { parent: null }, parts: [{ text: 'Geese' }] })
})

test('losing a quote that awaits approval needs a confirmation', async () => {
  const { script } = stage.simulator
  const quoted = script.as('ben').publish({ text: 'Ask me', quotePolicy: 'nobody', quoteManual: 'public' })
  const id = script.as('ann').publish({ text: 'Look', quotedStatusId: quoted.id }).id as StatusId
  expect((await fetchOriginal(stage.runtime, id)).quote).toMatchObject({ state: 'pending', status: null })
  const opening = redraft(id)
  expect(await answer(false)).toContain('won’t include the quote')
  expect(await opening).toBeNull()
})

test('a rejected quote is dropped without a confirmation', async () => {
  const { script } = stage.simulator
  const quoted = script.as('ben').publish({ text: 'Ask me', quotePolicy: 'nobody', quoteManual: 'public' })
  const id = script.as('ann').publish({ text: 'Look', quotedStatusId: quoted.id }).id as StatusId
  script.as('ben').answerQuote(id, 'rejected')
  expect(draftOf(await redraft(id))).toMatchObject({ fields: { quoted: null }, parts: [{ text: 'Look' }] })
})

test('a draft keeps parent and quote', async () => {
  const { script } = stage.simulator
  const { parent } = await reply()
  const quoted = script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' })
  const id = script.as('ann').publish({ text: 'Look', inReplyToId: parent, quotedStatusId: quoted.id })
  expect(draftOf(await redraft(id.id as StatusId))?.fields).toMatchObject({
    parent: { id: parent },
    quoted: { id: quoted.id },
  })
})
