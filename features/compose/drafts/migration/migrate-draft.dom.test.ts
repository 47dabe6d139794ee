import { describe, expect, test } from 'vitest'
import { hasContent } from '../draft-rules'
import { readDraft, type Draft } from '../draft'
import { openDatabase } from '@/lib/storage'
import { filesIn } from '../draft-content'
import { rowsInMemory } from '../drafts.testing'
import { createDraftStorage, DRAFTS, STORES } from '../storing/draft-storage'
import * as old from './version-1.testing'

function read(stored: unknown): Draft {
  const draft = readDraft(stored)
  if (!draft) throw new Error('The draft is lost')
  return draft
}
const { REPLY, THREAD, HALF_PUBLISHED, SENDING, UNCHANGED_EDIT, EDIT, REDRAFT } = old

describe('a draft of version 1', () => {
  test('keeps all its content, with the bytes of files', () => {
    const draft = read(REPLY)
    const { text, poll, ...fields } = REPLY.fields
    expect(draft).toEqual({
      version: 2,
      id: 'reply',
      identity: 'alice@home.example',
      kind: 'reply',
      editing: null,
      replaces: null,
      readers: ['@ben'],
      fields,
      parts: [
        {
          id: 'first',
          idempotencyKey: 'key-reply',
          text,
          poll,
          media: REPLY.media,
          language: null,
          spoiler: null,
          posted: null,
          postedText: null,
        },
      ],
      revision: 7,
      updatedAt: 1_790_000_000_000,
      state: 'editing',
      inOutbox: false,
      attempt: null,
      problem: null,
    })
    expect(filesIn(draft).map(({ blob, thumbnail }) => [blob?.size, thumbnail?.blob?.size])).toEqual([
      [16, undefined],
      [4, 5],
    ])
  })

  test('keeps the parts of a thread, each with its idempotency key', () => {
    const { parts, fields } = read(THREAD)
    expect(parts).toMatchObject([
      { id: 'first', idempotencyKey: 'key-thread', text: 'one', poll: THREAD.fields.poll },
      { ...THREAD.parts[0], idempotencyKey: 'key-thread-p2' },
      { ...THREAD.parts[1], idempotencyKey: 'key-thread-p3' },
    ])
    expect(fields.numbered).toBe(true)
  })

  test('keeps which parts are published and that the next is unclear', () => {
    const draft = read(HALF_PUBLISHED)
    expect(draft.parts).toMatchObject([
      { posted: '900', postedText: 'one' },
      { posted: null, text: 'two' },
      { posted: null, text: 'three' },
    ])
    expect(draft).toMatchObject({
      state: 'unclear',
      attempt: { ...HALF_PUBLISHED.attempt, part: 'p2', isContinuation: true },
    })
    expect(draft.attempt?.key).toBe(draft.parts[1]?.idempotencyKey)
  })

  test('that was being sent is unclear and keeps its idempotency key', () => {
    const { state, attempt, parts } = read(SENDING)
    expect([state, parts[0].idempotencyKey]).toEqual(['unclear', 'key-sending'])
    expect(attempt).toMatchObject({
      key: 'key-sending',
      part: 'first',
      isContinuation: false,
      declined: ['899'],
    })
  })

  test('that edits a post has content only when it changes the post', () => {
    const unchanged = read(UNCHANGED_EDIT)
    expect(hasContent(unchanged)).toBe(false)
    expect(hasContent(read(EDIT))).toBe(true)
    expect(read(EDIT)).toMatchObject({
      kind: 'edit',
      state: 'unclear',
      editing: { id: '700', sent: true, pollEnds: '2026-12-02T10:00:00.000Z' },
    })
    const { editedAt, fields, part } = unchanged.editing?.base ?? {}
    expect(editedAt).toBe('2026-09-01T00:00:00.000Z')
    expect(fields).toEqual(unchanged.fields)
    expect(unchanged.parts[0]).toMatchObject(part ?? { text: 'missing' })
    expect(part).toMatchObject({
      text: 'Geese',
      media: UNCHANGED_EDIT.media,
      poll: UNCHANGED_EDIT.fields.poll,
    })
  })

  test('that replaces a post keeps the post and the reason why it was not published', () => {
    const { replaces, problem, state, parts } = read(REDRAFT)
    expect({ replaces, problem, state }).toEqual({
      replaces: REDRAFT.replaces,
      problem: REDRAFT.problem,
      state: 'failed',
    })
    expect(parts).toMatchObject([{ text: 'Geese', media: [{ serverId: '501', alt: 'A heron' }] }])
  })

  test.each([
    [
      'without an essence that can be read',
      { ...EDIT, editing: { ...EDIT.editing, original: 'x', base: null } },
    ],
    ['without files', { ...THREAD, media: 'none', parts: [null, 1, ...THREAD.parts] }],
  ])('%s keeps its text', (_, stored) => {
    const [{ text }] = read(stored).parts
    expect(text).toBe(stored.fields.text)
  })

  test('is not migrated twice', () => {
    const draft = read(THREAD)
    expect(readDraft(draft)).toEqual(draft)
  })
})

test('the later of row and copy of version 1 is read, with the bytes of the row', async () => {
  localStorage.clear()
  const { db } = rowsInMemory()
  for (const stored of Object.values(old)) await db.put(DRAFTS, stored)
  const copy = { ...REPLY, revision: 8, fields: { ...REPLY.fields, text: '@ben Yes, more' } }
  localStorage.setItem('skein:draft:reply', JSON.stringify(copy))
  localStorage.setItem('skein:draft:copy', JSON.stringify({ ...SENDING, id: 'copy' }))
  const drafts = await createDraftStorage(
    db,
    () => localStorage,
    () => 0,
  ).all()
  expect(drafts.map(({ id }) => id).sort()).toEqual(
    [...Object.values(old).map(({ id }) => id), 'copy'].sort(),
  )
  const reply = drafts.find(({ id }) => id === 'reply')
  expect(reply?.parts[0]).toMatchObject({ text: '@ben Yes, more', idempotencyKey: 'key-reply' })
  expect(reply?.parts[0].media.map(({ blob }) => blob?.size)).toEqual([16, 4])
  localStorage.clear()
})

const storageOf = (name: string) =>
  createDraftStorage(
    openDatabase({ name, version: 2, stores: STORES }),
    () => localStorage,
    () => 0,
  )

test('a database of version 1 gets a store for files, and its drafts are read and written again', async () => {
  const former = openDatabase({
    name: 'drafts of version 1',
    version: 1,
    stores: { [DRAFTS]: { keyPath: 'id' } },
  })
  for (const stored of Object.values(old)) await former.put(DRAFTS, stored)
  former.close()
  const storage = storageOf('drafts of version 1')
  const drafts = await storage.all()
  expect(drafts).toHaveLength(Object.values(old).length)
  const thread = drafts.find(({ id }) => id === 'thread')
  if (!thread) throw new Error('The thread is lost')
  expect(await storage.put(thread)).toBe(true)
  expect((await storage.get('thread'))?.parts.map(({ text }) => text)).toEqual(['one', 'two', 'three'])
})

test('a draft of a newer version is not listed, and stays as it is', async () => {
  const newer = { version: 3, id: 'newer', content: 'in another shape' }
  const copy = JSON.stringify({ ...newer, id: 'copy' })
  const rows = openDatabase({ name: 'newer drafts', version: 2, stores: STORES })
  await rows.put(DRAFTS, newer)
  localStorage.setItem('skein:draft:copy', copy)
  expect(await storageOf('newer drafts').all()).toEqual([])
  expect([await rows.get(DRAFTS, 'newer'), localStorage.getItem('skein:draft:copy')]).toEqual([newer, copy])
  localStorage.clear()
})
