import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, useModals } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { readDraft } from '../drafts/draft'
import type { Drafts } from '../drafts/drafts-store'
import { openRedraft } from './open-draft'
import { submitDraft } from '../publish/submit'
import { draftIn, testDrafts } from '../drafts/drafts.testing'
import { submitContext } from '../publish/submit.testing'
import { originalSettled } from '../redraft/original'
import { redraftPost } from './redraft'

const DELETE = 'DELETE /api/v1/statuses/:id'
const READ = 'GET /api/v1/statuses/:id'
const intl = createIntlFor('en')
let stage: Stage
let drafts: Drafts
let identityKey: string

beforeEach(() => {
  stage = createStage()
  drafts = testDrafts(stage)
  identityKey = stage.runtime.identity.key
})
afterEach(() => {
  drafts.close()
  stage.close()
  useModals.setState({ stack: [] })
  clearToasts()
})

const now = () => stage.simulator.server.clock.now()
const draftOf = (id: string | null) => draftIn(drafts, id)
const statusOf = (id: string) => stage.simulator.server.world.statuses.get(id)
const publish = (text = 'Geese, look') =>
  stage.simulator.script.as('ann').publish({ text, spoilerText: 'Birds' }).id as StatusId
const deletions = () => stage.simulator.recorded.filter(({ route }) => route === DELETE).length

/** Answers the next confirmation. */
const answer = async (yes: boolean) => {
  await vi.waitFor(() => expect(useModals.getState().stack).toHaveLength(1))
  for (const { id } of useModals.getState().stack) answerConfirm(id, yes)
}
async function redraft(id: StatusId) {
  const [draft] = await Promise.all([redraftPost(stage.runtime, drafts, id, intl), answer(true)])
  return draft
}

/** Publishes a reply with files. */
function rich() {
  const { script } = stage.simulator
  const parent = script.as('ben').publish('What do you see?')
  const mediaIds = [script.attach('ann', { description: 'A goose' })]
  const { id } = script.as('ann').publish({
    text: 'Geese, look',
    spoilerText: 'Birds',
    visibility: 'unlisted',
    mediaIds,
    inReplyToId: parent.id,
  })
  return { parent, mediaIds, id: id as StatusId }
}

test('a redraft has text, warning, files and parent, and is stored before the deletion', async () => {
  const { id, mediaIds, parent } = rich()
  const kept: unknown[] = []
  stage.simulator.server.faults.add(
    DELETE,
    {
      before: async () => {
        kept.push(...drafts.of(identityKey).map(({ parts }) => parts[0].text))
        return null
      },
    },
    1,
  )
  const draft = draftOf(await redraft(id))
  expect(kept).toEqual(['Geese, look'])
  expect(draft.parts[0].media.map(({ alt }) => alt)).toEqual(['A goose'])
  expect(statusOf(id)).toBeUndefined()
  expect(draft).toMatchObject({
    kind: 'redraft',
    replaces: null,
    parts: [{ text: 'Geese, look' }],
    fields: {
      spoilerText: 'Birds',
      visibility: 'unlisted',
      parent: { id: parent.id },
    },
  })
  const sent = await submitDraft(submitContext(stage, drafts), draft.id)
  expect(statusOf(sent?.statusId ?? '')).toMatchObject({ mediaIds, inReplyToId: parent.id })
})

test('a redraft has the poll, which is published with it', async () => {
  const poll = { options: ['a', 'b'], expiresIn: 5000, multiple: true, hideTotals: false }
  const post = stage.simulator.script.as('ann').publish({ text: 'Vote', poll })
  const { id, parts } = draftOf(await openRedraft(stage.runtime, drafts, post.id as StatusId, now()))
  expect(parts[0].poll).toMatchObject({ options: ['a', 'b'], multiple: true, expiresIn: 21_600 })
  drafts.change(id, { text: 'Vote, please' })
  const sent = await submitDraft(submitContext(stage, drafts), id)
  const made = statusOf(sent?.statusId ?? '')
  expect(made?.text).toBe('Vote, please')
  expect(stage.simulator.server.world.polls.get(made?.pollId ?? '')).toMatchObject({
    multiple: true,
    options: [{ title: 'a' }, { title: 'b' }],
  })
})

test('a lost answer to a completed deletion shows no notice', async () => {
  const id = publish()
  stage.simulator.script.loseAnswer(DELETE)
  expect(draftOf(await redraft(id))).toMatchObject({ replaces: null, parts: [{ text: 'Geese, look' }] })
  expect(statusOf(id)).toBeUndefined()
})

test('the number of posts falls with a deleted original, unless the server refuses', async () => {
  const id = publish()
  const ann = stage.accountId('ann')
  await stage.load(`/api/v1/accounts/${ann}/statuses`)
  const posts = () => stage.runtime.cache.read('account', ann)?.statuses_count ?? 0
  const before = posts()
  stage.simulator.script.refuse(DELETE, 403, { error: 'No' })
  await redraft(id)
  expect(posts()).toBe(before)
  await redraft(id)
  expect(posts()).toBe(before - 1)
})

test('an already deleted post shows no notice', async () => {
  const id = publish()
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  stage.simulator.server.faults.add(
    DELETE,
    {
      before: async () => {
        stage.simulator.script.as('ann').remove(id)
        return null
      },
    },
    1,
  )
  expect(draftOf(await redraft(id)).replaces).toBeNull()
})

test('a refused deletion leaves no draft', async () => {
  const id = publish()
  stage.simulator.script.refuse(DELETE, 403, { error: 'No' })
  expect(await redraft(id)).toBeNull()
  expect(drafts.of(identityKey)).toEqual([])
  expect(statusOf(id)).toBeDefined()
  expect(useToasts.getState().toasts).toMatchObject([{ text: 'No' }])
})

test.each<[string, () => void, { exists: boolean; reason: unknown }]>([
  [
    'an error of the server',
    () => stage.simulator.script.refuse(DELETE, 500, { error: 'On fire' }),
    { exists: true, reason: 'On fire' },
  ],
  [
    'a limit',
    () => stage.simulator.script.rateLimit(DELETE, 60),
    { exists: true, reason: expect.stringMatching(/./) },
  ],
  [
    'a session that ended',
    () => stage.simulator.script.refuse(DELETE, 401, { error: 'The access token was revoked' }),
    { exists: true, reason: 'The access token was revoked' },
  ],
  [
    'the answer "not found" of a server that cannot delete posts',
    () => stage.simulator.script.refuse(DELETE, 404, { error: 'Record not found' }),
    { exists: true, reason: 'Record not found' },
  ],
  [
    'a lost request',
    () => stage.simulator.script.loseRequest(DELETE),
    { exists: true, reason: expect.stringMatching(/./) },
  ],
  [
    'a lost request, and no answer since',
    () => {
      stage.simulator.script.loseRequest(DELETE)
      stage.simulator.script.refuse(READ, 503, {}, { times: 9 })
    },
    { exists: false, reason: expect.stringMatching(/./) },
  ],
])('a redraft remembers the original after %s, also after a reload', async (_name, fail, expected) => {
  const id = publish()
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  fail()
  const draft = draftOf(await redraft(id))
  expect(draft).toMatchObject({ parts: [{ text: 'Geese, look' }], replaces: { id, ...expected } })
  expect(statusOf(id)).toBeDefined()
  const stored = JSON.parse(JSON.stringify(draft))
  expect(readDraft(stored)?.replaces).toEqual(draft.replaces)
  expect(useToasts.getState().toasts).toEqual([])
})

test('a second redraft continues with the same draft', async () => {
  const id = publish()
  stage.simulator.script.refuse(DELETE, 500)
  const draft = await redraft(id)
  drafts.change(draft ?? '', { text: 'Changed since' })
  expect(await redraft(id)).toBe(draft)
  expect(draftOf(draft)).toMatchObject({ replaces: null, parts: [{ text: 'Changed since' }] })
  expect(statusOf(id)).toBeUndefined()
})

test('a refused deletion keeps a draft that was changed', async () => {
  const id = publish()
  stage.simulator.script.refuse(DELETE, 500)
  const draft = await redraft(id)
  drafts.change(draft ?? '', { text: 'Changed since' })
  stage.simulator.script.refuse(DELETE, 403, { error: 'No' })
  expect(await redraft(id)).toBe(draft)
  expect(draftOf(draft)).toMatchObject({ replaces: { id, exists: true, reason: 'No' } })
})

test('publishing deletes the original first, and asks the author if that fails again', async () => {
  const id = publish()
  const { script } = stage.simulator
  script.refuse(DELETE, 500, {}, { times: 3 })
  const draft = (await redraft(id)) ?? ''
  const settle = () => originalSettled(stage.runtime, drafts, draft, intl)
  expect(await Promise.all([settle(), answer(false)])).toEqual([false, undefined])
  expect(await Promise.all([settle(), answer(true)])).toEqual([true, undefined])
  expect(statusOf(id)).toBeDefined()
  expect(draftOf(draft).replaces).toMatchObject({ id })
  expect(await settle()).toBe(true)
  expect(statusOf(id)).toBeUndefined()
  expect(draftOf(draft).replaces).toBeNull()
  const before = deletions()
  expect(await settle()).toBe(true)
  expect(deletions()).toBe(before)
})

test('a redraft keeps the warning that neither source nor deletion name', async () => {
  const id = publish()
  const body = async () => Response.json({ id })
  stage.simulator.server.faults.add('GET /api/v1/statuses/:id/source', { before: body }, 9)
  expect(draftOf(await redraft(id))).toMatchObject({
    fields: { warning: true, spoilerText: 'Birds' },
    parts: [{ text: 'Geese, look' }],
  })
})

test('a redraft of a post with a quote policy that only the server knows allows no one to quote', async () => {
  const id = publish()
  const quote_approval = { automatic: ['mutuals'], manual: [], current_user: 'automatic' }
  stage.simulator.script.rewrite(READ, (post) => ({ ...(post as object), quote_approval }), { times: 9 })
  expect(draftOf(await redraft(id))?.fields.quotePolicy).toBe('nobody')
})
