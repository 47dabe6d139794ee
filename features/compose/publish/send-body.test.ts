import { expect, test } from 'vitest'
import { NO_DEFAULTS } from '@/features/settings'
import type { MediaId, StatusId } from '@/schemas/primitives'
import type { Draft, Editing } from '../drafts/draft'
import { draftWith as draft, editingWith, partWith as part } from '../drafts/draft.testing'
import { findPart } from '../drafts/draft-content'
import { newMedia, type DraftMedia, type DraftPart, type PostSnapshot } from '../drafts/draft-parts'
import { postBody, putBody } from './send-body'

const first = ({ parts }: Draft): DraftPart => parts[0]
const file = (id: string, more: Partial<DraftMedia> = {}) =>
  newMedia({ localId: id, serverId: id as MediaId, state: 'ready', ...more })
const quoted: PostSnapshot = {
  id: '7' as StatusId,
  visibility: 'public',
  accountId: null,
  name: '',
  acct: '@b',
  avatar: '',
  excerpt: '',
  url: '',
}
const poll = { options: [' a ', '', 'b'], multiple: true, expiresIn: 3600, hideTotals: true }
const POLL = { options: ['a', 'b'], multiple: true, expires_in: 3600, hide_totals: true }
const settled = { defaults: NO_DEFAULTS, quotes: true }
const PARENT = '5' as StatusId

test('a new post sends all its fields', () => {
  const full = draft({
    text: 'Hello',
    warning: true,
    spoilerText: 'Birds',
    visibility: 'unlisted',
    language: 'de',
    quoted,
    quotePolicy: 'followers',
    scheduledAt: '2026-06-16T12:00:00Z',
    poll,
    media: [file('1'), file('2')],
  })
  expect(postBody(full, first(full), PARENT, settled)).toEqual({
    status: 'Hello',
    spoiler_text: 'Birds',
    sensitive: true,
    visibility: 'unlisted',
    language: 'de',
    in_reply_to_id: '5',
    media_ids: ['1', '2'],
    poll: POLL,
    quoted_status_id: '7',
    quote_approval_policy: 'followers',
    scheduled_at: '2026-06-16T12:00:00Z',
  })
})

test('a new post sends no empty fields', () => {
  const plain = draft({ text: 'Hello', spoilerText: 'left from before' })
  expect(postBody(plain, first(plain), null, { ...settled, quotes: false })).toEqual({
    status: 'Hello',
    sensitive: false,
    visibility: 'public',
  })
})

test('media is sensitive by the default of the account, a post without media is not', () => {
  const defaults = { ...NO_DEFAULTS, sensitive: true }
  const of = (media: DraftMedia[]) => {
    const one = draft({ text: 'x', media })
    return postBody(one, first(one), null, { defaults, quotes: false }).sensitive
  }
  expect([of([file('1')]), of([])]).toEqual([true, false])
})

test('a part of a thread has its own text, files, poll, language and warning and shares the rest', () => {
  const thread = draft(
    {
      text: 'one',
      warning: true,
      spoilerText: 'Birds',
      visibility: 'private',
      language: 'de',
      quoted,
      numbered: true,
      scheduledAt: '2026-06-16T12:00:00Z',
    },
    {},
    [part('two'), part('three', { language: 'fr', spoiler: '', media: [file('9')], poll })],
  )
  const body = (id: string) => postBody(thread, findPart(thread, id) ?? first(thread), PARENT, settled)
  const shared = { visibility: 'private', in_reply_to_id: '5', quote_approval_policy: 'nobody' }
  expect(body('two')).toEqual({
    ...shared,
    status: 'two\n\n2/3',
    spoiler_text: 'Birds',
    sensitive: true,
    language: 'de',
  })
  expect(body('three')).toEqual({
    ...shared,
    status: 'three\n\n3/3',
    sensitive: false,
    language: 'fr',
    media_ids: ['9'],
    poll: POLL,
  })
  // A thread cannot be scheduled, and only its first part quotes.
  expect(body('first')).toMatchObject({ quoted_status_id: '7' })
  expect(body('first')).not.toHaveProperty('scheduled_at')
})

const editing = (more: Partial<Editing> = {}) =>
  editingWith({ id: '3' as StatusId, visibility: 'public', ...more })
const times = { shortest: 300, now: Date.parse('2026-06-15T12:00:00Z') }

test('an edit sends every field, also empty ones, and never fields that cannot change', () => {
  const edit = draft(
    {
      text: 'Hello',
      visibility: 'public',
      language: 'de',
      quotePolicy: 'followers',
      quoted,
      poll,
      media: [file('2', { alt: 'A tern', focus: [0.5, -0.5] }), file('1')],
    },
    { kind: 'edit', editing: editing() },
  )
  expect(putBody(edit, settled, times)).toEqual({
    status: 'Hello',
    spoiler_text: '',
    sensitive: false,
    language: 'de',
    media_ids: ['2', '1'],
    media_attributes: [
      { id: '2', description: 'A tern', focus: '0.5,-0.5' },
      { id: '1', description: '' },
    ],
    poll: POLL,
    quote_approval_policy: 'followers',
  })
})

test('an edit of a post with an unknown visibility keeps its quote policy', () => {
  const edit = draft(
    { text: 'Hello', visibility: 'private', quotePolicy: 'followers' },
    { kind: 'edit', editing: editing({ visibility: 'unknown' }) },
  )
  expect(putBody(edit, settled, times).quote_approval_policy).toBe('followers')
})

test.each([
  ['left unchanged keeps its end', JSON.stringify(poll), '2026-06-15T13:23:20Z', 5000],
  [
    'left unchanged and about to end gets the shortest duration',
    JSON.stringify(poll),
    '2026-06-15T12:00:10Z',
    300,
  ],
  ['that was changed runs as long as chosen', '', '2026-06-15T13:23:20Z', 3600],
])('a poll %s', (_, pollAsIs, pollEnds, seconds) => {
  const edit = draft({ text: 'x', poll }, { kind: 'edit', editing: editing({ pollAsIs, pollEnds }) })
  expect(putBody(edit, settled, times).poll?.expires_in).toBe(seconds)
})

test.each([
  ['EN', 'en'],
  ['und', undefined],
])('the language %s of a stored draft is sent as %s', (stored, language) => {
  const one = draft({ text: 'Hello', language: stored })
  expect(postBody(one, first(one), null, settled).language).toBe(language)
  const edit = draft({ text: 'Hello', language: stored }, { kind: 'edit', editing: editing() })
  expect(putBody(edit, settled, times).language).toBe(language)
})
