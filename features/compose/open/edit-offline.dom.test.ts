import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../drafts/drafts-store'
import { testDrafts } from '../drafts/drafts.testing'
import { submitDraftOrEdit } from '../editing/submit'
import { knownSource } from '../publish/known-sources'
import { submitContext } from '../publish/submit.testing'
import { editPost } from './edit-post'

const intl = createIntlFor('en')
let stage: Stage
let drafts: Drafts
let isLost: boolean
/** The answer of the next check. */
let isReallyLost: boolean

beforeEach(() => {
  localStorage.clear()
  isLost = isReallyLost = false
  const reach = {
    offline: () => isLost,
    check: () => {
      isLost = isReallyLost
      return Promise.resolve()
    },
  }
  stage = createStage({ reach })
  drafts = testDrafts(stage)
})
afterEach(() => {
  drafts.close()
  stage.close()
  clearToasts()
})

/** Loses the server; `isNoticed`: that is known before the next request. */
const lose = (isNoticed = true) => {
  stage.simulator.script.offline(true)
  isReallyLost = true
  isLost = isNoticed
}
const edit = async (id: StatusId) => {
  const draft = await editPost(stage.runtime, drafts, id, intl)
  return drafts.state.getState().drafts[draft ?? '']
}

/** Publishes a post of ann elsewhere, which is on screen here. */
async function own(): Promise<StatusId> {
  const { id } = stage.simulator.script.as('ann').publish('Geese, **look**')
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  return id as StatusId
}

test('a post that was published here is edited from its text, with all that the post has', async () => {
  const written = drafts.open(stage.runtime.identity.key, { parts: [{ text: 'Geese, **look** @ben' }] })
  drafts.change(written, { warning: true, spoilerText: 'Birds' })
  const sent = await submitDraftOrEdit(submitContext(stage, drafts), written)
  lose()
  expect(await edit(sent?.statusId as StatusId)).toMatchObject({
    kind: 'edit',
    fields: { warning: true, spoilerText: 'Birds' },
    parts: [{ text: 'Geese, **look** @ben' }],
    editing: { base: { editedAt: null } },
  })
})

test('a post whose text was read lately is edited, also when the loss shows only then', async () => {
  const id = await own()
  const first = await editPost(stage.runtime, drafts, id, intl)
  drafts.remove(first ?? '')
  lose(false)
  expect(await edit(id)).toMatchObject({ kind: 'edit', parts: [{ text: 'Geese, **look**' }] })
})

test('an older text does not begin an edit of a newer version, nor does that of another account', async () => {
  const id = await own()
  drafts.remove((await editPost(stage.runtime, drafts, id, intl)) ?? '')
  stage.simulator.server.clock.advance(60_000)
  stage.simulator.script.as('ann').edit(id, { text: 'Newer' })
  await stage.runtime.loader.refresh({ kind: 'status', id })
  lose()
  expect(await edit(id)).toBeUndefined()
  expect(knownSource('ben@home.example', { id })).toBeNull()
})

test('a post whose text is not known says why it cannot be edited', async () => {
  const id = await own()
  lose()
  expect(await edit(id)).toBeUndefined()
  expect(useToasts.getState().toasts).toMatchObject([
    { kind: 'error', text: expect.stringMatching(/^This post can’t be edited without a connection/) },
  ])
  expect(stage.runtime.http.capabilities.tries('editing')).toBe(true)
})
