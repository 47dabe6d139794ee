import { afterEach, beforeEach, expect, test } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { openDatabase, type Database } from '@/lib/storage'
import { createStage, type Stage } from '@/lib/testing/stage'
import { createDrafts, type Drafts } from '../drafts/drafts-store'
import { STORES } from '../drafts/storing/draft-storage'
import { takeBack, waitingToSend } from '../publish/undo-send'
import { publishDraft } from './publish-draft'

let stage: Stage
let db: Database
let count = 0
const open: Drafts[] = []

/** The drafts of one page; pages share what the browser has stored. */
function openPage(): Drafts {
  const drafts = createDrafts({
    db,
    local: () => localStorage,
    session: () => null,
    locks: null,
    channel: null,
    now: () => stage.simulator.server.clock.now(),
    newId: () => `publish-draft-${++count}`,
    onProblem: () => () => {},
  })
  open.push(drafts)
  return drafts
}

beforeEach(() => {
  // The posts of ben are for followers by default.
  stage = createStage({ as: 'ben' })
  db = openDatabase({ name: `publish-draft-${++count}`, version: 1, stores: STORES })
})
afterEach(() => {
  for (const drafts of open.splice(0)) drafts.close()
  stage.close()
  localStorage.clear()
  resetSettings()
})

/** Stores a draft on a page that is left before it is published. */
async function storeDraft(text: string, ...later: string[]) {
  const drafts = openPage()
  const id = drafts.open(stage.runtime.identity.key)
  drafts.changeParts(id, ([first]) => [first, ...later.map((each) => drafts.newPart(each))])
  drafts.change(id, { text })
  await drafts.storeNow(id)
  drafts.close()
  return id
}

const publish = (drafts: Drafts, id: string) => publishDraft(stage.runtime, drafts, id, createIntlFor('en'))
const own = () => {
  const { world } = stage.simulator.server
  return [...world.statuses.values()].filter(({ accountId }) => accountId === stage.runtime.me)
}

test('a stored draft is published on a page that renders nothing, with the defaults of the account', async () => {
  const before = own().length
  const id = await storeDraft('One', 'Two')
  const drafts = openPage()
  const sent = await publish(drafts, id)
  expect(document.body.childElementCount).toBe(0)
  expect(sent?.statusId).toBe(own().at(-1)?.id)
  expect(own().slice(before)).toMatchObject([
    { text: 'One', visibility: 'private', language: 'en' },
    { text: 'Two', visibility: 'private' },
  ])
  expect(drafts.of(stage.runtime.identity.key)).toEqual([])
  expect(useToasts.getState().toasts.at(-1)?.text).toBe('Thread published')
})

test('a refused draft stays, with the reason', async () => {
  const id = await storeDraft('Hello')
  stage.simulator.script.refuse('POST /api/v1/statuses', 422, { error: 'Not today' })
  const drafts = openPage()
  expect(await publish(drafts, id)).toBeNull()
  expect(drafts.state.getState().drafts[id]).toMatchObject({
    state: 'failed',
    problem: { text: expect.stringContaining('Not today') },
  })
})

test('sending waits while it can be undone', async () => {
  setSettings({ undoSend: 10 })
  const before = own().length
  const id = await storeDraft('Hello')
  const drafts = openPage()
  const sent = publish(drafts, id)
  await expect.poll(() => waitingToSend.getState().until[id]).toBeDefined()
  expect(await publish(drafts, id)).toBeNull()
  takeBack(id)
  expect(await sent).toBeNull()
  expect(own()).toHaveLength(before)
  expect(drafts.state.getState().drafts[id]).toMatchObject({ state: 'editing' })
})

test('a draft that does not exist is not published', async () => {
  expect(await publish(openPage(), 'none')).toBeNull()
  expect(stage.simulator.recorded).toEqual([])
})
