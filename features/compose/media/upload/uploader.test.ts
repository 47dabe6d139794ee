import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createIntlFor } from '@/lib/i18n'
import { openDatabase } from '@/lib/storage'
import { createStage, type Stage } from '@/lib/testing/stage'
import { changeFirst } from '../../drafts/drafts.testing'
import { newMedia, type DraftMedia } from '../../drafts/draft-parts'
import { STORES } from '../../drafts/storing/draft-storage'
import { getDrafts, replaceDrafts } from '../../drafts/drafts'
import { createDrafts } from '../../drafts/drafts-store'
import { filesReady } from './ready'
import { MAX_CHECKS } from './processing'
import { Uploader } from './uploader'

const UPLOAD = 'POST /api/v2/media'
const intl = createIntlFor('en')

let stage: Stage
let draftId: string
let uploader: Uploader
let count = 0
const waits: number[] = []

beforeEach(() => {
  stage = createStage()
  waits.length = 0
  replaceDrafts(
    createDrafts({
      db: openDatabase({ name: `uploads-${++count}`, version: 1, stores: STORES }),
      local: () => null,
      session: () => null,
      locks: null,
      channel: null,
      now: Date.now,
      newId: () => `id${++count}`,
      onProblem: () => () => {},
    }),
  )
  draftId = getDrafts().open(stage.runtime.identity.key)
  uploader = new Uploader({ ...stage.runtime, wait: async (ms) => void waits.push(ms) }, getDrafts())
})
afterEach(() => {
  uploader.close()
  getDrafts().close()
  replaceDrafts(null)
  stage.close()
})

const image = (localId: string): DraftMedia =>
  newMedia({
    localId,
    name: `${localId}.png`,
    type: 'image',
    blob: new File([new Uint8Array(60)], `${localId}.png`, { type: 'image/png' }),
  })
const partId = () => getDrafts().state.getState().drafts[draftId]?.parts[0].id ?? ''
const files = () => getDrafts().state.getState().drafts[draftId]?.parts[0].media ?? []
const attach = (...ids: string[]) => {
  changeFirst(getDrafts(), draftId, { media: ids.map(image) })
  uploader.ensure(draftId, partId(), files(), intl)
}
const settled = () => uploader.settled(files().map(({ localId }) => localId))
const calls = (route: string) => stage.simulator.recorded.filter((call) => call.route === route).length

test('every file is uploaded once, however often it is requested', async () => {
  attach('a', 'b', 'c')
  uploader.ensure(draftId, partId(), files(), intl)
  await settled()
  expect(files().map(({ state }) => state)).toEqual(['ready', 'ready', 'ready'])
  expect(calls(UPLOAD)).toBe(3)
  expect(new Set(files().map(({ serverId }) => serverId)).size).toBe(3)
})

test('202 and 206 are polled with growing pauses', async () => {
  stage.simulator.script.media({ polls: 5 })
  attach('a')
  await settled()
  expect(files()[0]).toMatchObject({ state: 'ready' })
  expect(waits.slice(0, 5).map((ms) => Math.round(ms))).toEqual([1000, 1000, 1585, 2000, 2322])
})

test('a refusal is stored with its message, and a retry sends the file again', async () => {
  stage.simulator.script.refuse(UPLOAD, 422, { error: 'File is broken' }, { times: 1 })
  attach('a')
  await settled()
  expect(files()[0]).toMatchObject({ state: 'failed', problem: { text: 'File is broken' } })
  uploader.ensure(draftId, partId(), files(), intl)
  expect(calls(UPLOAD)).toBeLessThanOrEqual(1)
  uploader.retry({ draftId, partId: partId(), localId: 'a' }, intl)
  await settled()
  expect(files()[0]).toMatchObject({ state: 'ready', problem: null })
})

test('a server without the v2 endpoint gets the file by v1', async () => {
  stage.simulator.script.refuse(UPLOAD, 404, { error: 'Not found' }, { times: 1 })
  attach('a')
  await settled()
  expect(files()[0]).toMatchObject({ state: 'ready' })
  expect(calls('POST /api/v1/media')).toBe(1)
})

test('a file that cannot be processed fails with the reason', async () => {
  stage.simulator.script.media({ polls: 1 })
  stage.simulator.script.refuse('GET /api/v1/media/:id', 422, { error: 'No such codec' })
  attach('a')
  await settled()
  expect(files()[0]).toMatchObject({ state: 'failed', serverId: null, problem: { text: 'No such codec' } })
})

test('endless processing fails after many checks and is retried without a new upload', async () => {
  stage.simulator.script.media({ polls: 1000 })
  attach('a')
  await settled()
  expect(waits).toHaveLength(MAX_CHECKS)
  expect(files()[0]).toMatchObject({
    state: 'failed',
    problem: { text: 'The server hasn’t finished processing this file. Try again later.' },
  })
  stage.simulator.script.media({ polls: 0 })
  uploader.retry({ draftId, partId: partId(), localId: 'a' }, intl)
  await settled()
  expect(calls(UPLOAD)).toBe(1)
})

test('cancelling stops the checks on a file being processed', async () => {
  stage.simulator.script.media({ polls: 1000 })
  const cancelAfter = (looks: number) => async () => {
    if (waits.push(0) === looks) uploader.cancel('a')
  }
  uploader.close()
  uploader = new Uploader({ ...stage.runtime, wait: cancelAfter(3) }, getDrafts())
  attach('a')
  await settled()
  expect(calls('GET /api/v1/media/:id')).toBe(2)
  expect(files()[0]?.state).toBe('processing')
})

test('a file whose session expired waits for the next one, and publishing shows the reason', async () => {
  stage.simulator.script.refuse(UPLOAD, 401, { error: 'The access token was revoked' }, { times: 2 })
  attach('a')
  await settled()
  expect(files()[0]).toMatchObject({ state: 'waiting', problem: null })
  uploader.ensure(draftId, partId(), files(), intl)
  await settled()
  expect(calls(UPLOAD)).toBe(0)
  uploader.close()
  const next = new Uploader({ ...stage.runtime, wait: async () => {} }, getDrafts())
  next.ensure(draftId, partId(), files(), intl)
  await next.settled(['a'])
  expect(files()[0]?.state).toBe('waiting')
  next.ensure(draftId, partId(), files(), intl, true)
  await next.settled(['a'])
  next.close()
  expect(files()[0]).toMatchObject({ state: 'ready' })
})

test('a file that is added while the server cannot be reached waits, and is uploaded once it can', async () => {
  let isLost = true
  const reach = { offline: () => isLost, check: () => Promise.resolve() }
  const waiting = new Uploader({ ...stage.runtime, reach }, getDrafts())
  stage.simulator.script.offline(true)
  changeFirst(getDrafts(), draftId, { media: [image('a')] })
  waiting.ensure(draftId, partId(), files(), intl)
  await waiting.settled(['a'])
  expect(files()[0]).toMatchObject({ state: 'waiting', problem: null })
  stage.simulator.script.offline(false)
  isLost = false
  waiting.resume()
  await waiting.settled(['a'])
  waiting.close()
  expect(files()[0]).toMatchObject({ state: 'ready' })
})

test('an upload ends with its draft', async () => {
  const held = stage.simulator.script.hold(UPLOAD)
  attach('a')
  await vi.waitFor(() => expect(held.count).toBe(1))
  getDrafts().remove(draftId)
  held.release()
  await uploader.settled(['a'])
  expect(getDrafts().state.getState().drafts[draftId]).toBeUndefined()
  expect(calls('GET /api/v1/media/:id')).toBe(0)
})

test('a file uploaded by an earlier page is not sent again', async () => {
  attach('a')
  await settled()
  const before = calls(UPLOAD)
  getDrafts().changePart(draftId, partId(), ({ media }) => ({
    media: media.map((file) => ({ ...file, state: 'processing' as const })),
  }))
  uploader.ensure(draftId, partId(), files(), intl)
  await settled()
  expect(files()[0]).toMatchObject({ state: 'ready' })
  expect(calls(UPLOAD)).toBe(before)
})

test('alt text is sent once before publishing', async () => {
  attach('a', 'b')
  await settled()
  getDrafts().changePart(draftId, partId(), ({ media }) => ({
    media: media.map((file) =>
      file.localId === 'a' ? { ...file, alt: 'A heron', focus: [0.5, -1] as [number, number] } : file,
    ),
  }))
  expect(await filesReady(stage.runtime, getDrafts(), draftId, partId(), intl)).toBeNull()
  const { media } = stage.simulator.server.world
  const [a] = files()
  expect(media.get(a?.serverId ?? '')).toMatchObject({ description: 'A heron', focus: { x: 0.5, y: -1 } })
  const updates = calls('PUT /api/v1/media/:id')
  expect(await filesReady(stage.runtime, getDrafts(), draftId, partId(), intl)).toBeNull()
  expect(calls('PUT /api/v1/media/:id')).toBe(updates)
})

test('a failed file blocks the post, with the reason', async () => {
  stage.simulator.script.refuse(UPLOAD, 422, { error: 'File is broken' })
  attach('a')
  await settled()
  expect(await filesReady(stage.runtime, getDrafts(), draftId, partId(), intl)).toMatchObject({
    text: 'File is broken',
  })
})
