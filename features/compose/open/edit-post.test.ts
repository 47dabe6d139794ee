import { afterEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Drafts } from '../drafts/drafts-store'
import { editPost } from './edit-post'
import { testDrafts } from '../drafts/drafts.testing'

const intl = createIntlFor('en')
let stage: Stage
let drafts: Drafts
/** Id of the post in the simulator. */
let made: string

function at(software: StageOptions['software']) {
  stage = createStage({ software })
  drafts = testDrafts(stage)
}
afterEach(() => {
  drafts.close()
  stage.close()
  clearToasts()
})

/** Publishes a post of ann and returns its id. */
async function own(): Promise<StatusId> {
  made = stage.simulator.script.as('ann').publish('Geese, **look**').id
  const [id] = await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  if (!id) throw new Error('nothing was published')
  return id
}

test.each(['snac', 'pleroma', 'gotosocial', 'mastodon'] as const)(
  'on %s a post is edited from its source',
  async (software) => {
    at(software)
    const draft = await editPost(stage.runtime, drafts, await own(), intl)
    expect(drafts.state.getState().drafts[draft ?? '']).toMatchObject({
      kind: 'edit',
      parts: [{ text: 'Geese, **look**' }],
    })
    expect(stage.runtime.http.capabilities.has('editing')).toBe(true)
  },
)

test('a server without edits is reported with delete and redraft, and Edit is no longer offered', async () => {
  at('pixelfed')
  const { capabilities } = stage.runtime.http
  const id = await own()
  expect(capabilities.tries('editing')).toBe(true)
  expect(await editPost(stage.runtime, drafts, id, intl)).toBeNull()
  expect(useToasts.getState().toasts).toMatchObject([
    {
      kind: 'error',
      text: 'Your server doesn’t support editing posts.',
      action: { label: 'Delete and redraft' },
    },
  ])
  expect(capabilities.tries('editing')).toBe(false)
  expect(drafts.of(stage.runtime.identity.key)).toEqual([])
})

test('a deleted post does not disable edits', async () => {
  at('pixelfed')
  const id = await own()
  stage.simulator.script.as('ann').remove(made)
  await expect(editPost(stage.runtime, drafts, id, intl)).rejects.toMatchObject({ kind: 'notFound' })
  expect(stage.runtime.http.capabilities.tries('editing')).toBe(true)
})

test('an edit has the whole options of a poll, also those that are too long to show', async () => {
  at('mastodon')
  const options = ['x'.repeat(2000), 'short']
  const poll = { options, expiresIn: 5000, multiple: false, hideTotals: false }
  const { id } = stage.simulator.script.as('ann').publish({ text: 'Vote', poll })
  const draft = await editPost(stage.runtime, drafts, id as StatusId, intl)
  expect(drafts.state.getState().drafts[draft ?? '']?.parts[0].poll?.options).toEqual(options)
})
