import { describe, expect, test } from 'vitest'
import type { StatusVisibility } from '@/schemas/statuses/status'
import { readDraft, type Draft } from './draft'
import { newMedia, type DraftPart } from './draft-parts'
import { applyChange, detachChange, hasContent, warningChange, withChange } from './draft-rules'
import { draftWith as draft, partWith } from './draft.testing'

const parent = (visibility: StatusVisibility, prefill = '') => ({
  id: '1' as never,
  visibility,
  accountId: null,
  name: 'Bob',
  acct: '@bob',
  avatar: '',
  excerpt: '',
  url: '',
  prefill,
})
const file = newMedia({ localId: 'f', serverId: '9' as never, state: 'ready' })
const quoted = {
  id: '2' as never,
  visibility: 'public' as const,
  accountId: null,
  name: '',
  acct: '@b',
  avatar: '',
  excerpt: '',
  url: '',
}

test.each<[string, Draft, boolean]>([
  ['nothing', draft(), false],
  ['space', draft({ text: '  ' }), false],
  ['text', draft({ text: 'x' }), true],
  ['a warning', draft({ warning: true, spoilerText: 'x' }), true],
  ['a warning that is off', draft({ spoilerText: 'x' }), false],
  [
    'only the prefilled mentions of a reply',
    draft({ text: '@bob ', parent: parent('public', '@bob ') }),
    false,
  ],
  ['a reply', draft({ text: '@bob yes', parent: parent('public', '@bob ') }), true],
  ['a file', draft({ media: [file] }), true],
])('content to lose: %s', (_, given, content) => {
  expect(hasContent(given)).toBe(content)
})

describe('the idempotency key', () => {
  let count = 0
  const next = () => `k${++count}`
  const keysOf = ({ parts }: Draft) => parts.map(({ idempotencyKey }) => idempotencyKey)
  const changes: Parameters<typeof withChange>[1][] = [
    { text: 'other' },
    { warning: true },
    { spoilerText: 'x' },
    { sensitive: true },
    { visibility: 'direct' },
    { language: 'de' },
    { parent: null },
    { quoted },
    { quotePolicy: 'nobody' },
    { scheduledAt: '2026-01-01T00:00:00Z' },
  ]
  test.each(changes)('is renewed by %o', (change) => {
    const before = draft({ text: 'hi', parent: parent('public') })
    const after = withChange(before, change, 2, next)
    expect(keysOf(after)).not.toEqual(keysOf(before))
    expect([after.revision, after.updatedAt]).toEqual([1, 2])
  })
  test('is renewed for a poll, a file, or a change of another part', () => {
    const two = partWith('two')
    const before = draft({ text: 'hi' }, {}, [two])
    const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }
    const [first] = before.parts
    for (const parts of [
      [{ ...first, poll }, two],
      [{ ...first, media: [file] }, two],
      [first, { ...two, spoiler: '' }],
      [first],
    ] as [DraftPart, ...DraftPart[]][]) {
      const keys = keysOf(applyChange(before, { ...before, parts }, { now: 2, newKey: next }))
      expect(new Set([...keys, ...keysOf(before)]).size).toBe(keys.length + 2)
    }
  })
  test('stays without changes, and so does the draft', () => {
    const before = draft({ text: 'hi' })
    expect(withChange(before, { text: 'hi', language: null }, 2, next)).toBe(before)
  })
  test('survives a change of an unclear draft, while a failure ends', () => {
    const problem = { title: 't', text: 'x', retryAt: null, field: null }
    const failed = withChange(draft({}, { state: 'failed', problem }), { text: 'x' }, 2, next)
    expect([failed.state, failed.problem]).toEqual(['editing', null])
    const unclear = withChange(draft({}, { state: 'unclear', problem }), { text: 'x' }, 2, next)
    expect([unclear.state, unclear.problem]).toEqual(['unclear', problem])
  })
})

test.each([
  ['no media', false, false, true, { warning: true }],
  ['media', true, false, true, { warning: true, sensitive: true }],
  ['media, off', true, false, false, { warning: false }],
  ['media, sensitive by default', true, true, true, { warning: true }],
])('switching the warning: %s', (_, media, byDefault, on, change) => {
  const given = draft({ media: media ? [file] : [] })
  expect(warningChange(given, on, byDefault)).toEqual(change)
})

test('switching the warning off with media unmarks it as sensitive', () => {
  const given = draft({ warning: true, sensitive: true, media: [file] })
  expect(warningChange(given, false, false)).toEqual({ warning: false, sensitive: false })
})

test('a cancelled reply keeps written text but not the prefilled mentions', () => {
  const reply = (text: string, to: StatusVisibility) => draft({ text, parent: parent(to, '@bob ') })
  expect(detachChange(reply('@bob ', 'public'), 'public')).toEqual({ parent: null, text: '' })
  expect(detachChange(reply('@bob no', 'public'), 'public')).toEqual({ parent: null })
  expect(detachChange(reply('@bob no', 'direct'), 'direct')).toEqual({ parent: null, visibility: 'direct' })
  expect(detachChange(reply('@bob ', 'direct'), 'direct')).toEqual({ parent: null, text: '' })
})

describe('a stored draft', () => {
  test('is restored unchanged', () => {
    const kept = draft({ text: 'hi', parent: parent('direct') })
    expect(readDraft(structuredClone(kept))).toEqual(kept)
  })
  test('is unclear after it was sent, else it is being edited', () => {
    const attempt = {
      key: 'k',
      sentAt: 1,
      after: null,
      text: 'hi',
      spoilerText: '',
      parentId: null,
      part: 'first',
    }
    const sent = { ...draft({}, { state: 'sending' }), attempt }
    expect(readDraft(sent)).toMatchObject({ state: 'unclear', attempt: { mediaIds: [], alike: null } })
    expect(readDraft(draft({}, { state: 'sending' }))?.state).toBe('editing')
    expect(readDraft(draft({}, { state: 'waiting' }))?.state).toBe('editing')
  })
  test('no longer has the problem of an expired session', () => {
    const problem = { title: 'Not published', text: 'Revoked', retryAt: null, field: 'session' as const }
    expect(readDraft(draft({}, { state: 'failed', problem }))).toMatchObject({
      state: 'editing',
      problem: null,
    })
    const other = { ...problem, field: 'text' as const }
    expect(readDraft(draft({}, { state: 'failed', problem: other }))).toMatchObject({ state: 'failed' })
  })
  test('keeps its text when other fields are damaged', () => {
    const part = { ...partWith('first'), text: 'keep', poll: 1, media: 'x' }
    const damaged = { ...draft(), state: 'new', problem: 3, attempt: {}, fields: { visibility: 'x' } }
    expect(readDraft({ ...damaged, parts: [part, null] })).toMatchObject({
      fields: { visibility: null },
      parts: [{ text: 'keep', poll: null, media: [] }],
      state: 'editing',
    })
  })
  test('without parts is invalid', () => {
    expect(readDraft({ ...draft(), parts: [] })).toBeNull()
  })
  test.each([[null], ['x'], [{}], [{ version: 99, id: 'd' }]])('%o is invalid', (stored) => {
    expect(readDraft(stored)).toBeNull()
  })
})
