import { expect, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { newDraft, type DraftInit } from '../drafts/draft'
import { newMedia, type PostSnapshot } from '../drafts/draft-parts'
import { canPostAs, contentFor } from './switch-account'

let count = 0
const newId = () => `id${++count}`
const draftWith = (init: DraftInit) =>
  newDraft({ id: 'a', newId, identity: 'ann@one.example', now: 0, ...init })
const other: PostSnapshot = {
  id: '7' as StatusId,
  visibility: 'public',
  accountId: null,
  name: 'Ben',
  acct: '@ben',
  avatar: '',
  excerpt: '',
  url: '',
}
const blob = new Blob(['x'])

test.each<[string, DraftInit, string, boolean]>([
  ['a new post', {}, 'cy@two.example', true],
  ['a private mention', { kind: 'direct', readers: ['@ben'] }, 'cy@two.example', true],
  ['an edit', { kind: 'edit' }, 'ben@one.example', false],
  ['a redraft', { kind: 'redraft' }, 'ben@one.example', false],
  ['a quote on the same server', { fields: { quoted: other } }, 'ben@one.example', true],
  ['a quote on another server', { fields: { quoted: other } }, 'cy@two.example', false],
  ['a file that is here', { parts: [{ media: [newMedia({ localId: 'f', blob })] }] }, 'cy@two.example', true],
  ['a file that is not', { parts: [{ media: [newMedia({ localId: 'f' })] }] }, 'cy@two.example', false],
])('%s (%j) can be posted as %s: %s', (_, init, identity, can) =>
  expect(canPostAs(draftWith(init), identity)).toBe(can),
)

test('a draft that may have been sent stays with its account', () => {
  expect(canPostAs({ ...draftWith({}), state: 'failed' }, 'ben@one.example')).toBe(false)
})

test('files are uploaded again, and words stay', () => {
  const media = [newMedia({ localId: 'f', blob, serverId: null, alt: 'A cat', state: 'ready' })]
  const draft = draftWith({
    fields: { visibility: 'private' },
    parts: [{ text: 'Hi @ben', media, spoiler: 'Cats' }],
  })
  const given = contentFor(draft, 'ben@one.example', newId)
  expect(given.fields?.visibility).toBe('private')
  expect(given.parts?.[0]).toMatchObject({ text: 'Hi @ben', spoiler: 'Cats' })
  expect(given.parts?.[0]?.media?.[0]).toMatchObject({ alt: 'A cat', state: 'waiting', serverId: null, blob })
})

test.each([
  ['Hi @ben.', 'Hi @ben@one.example.'],
  ['@ben@far.example and me@mail.example', '@ben@far.example and me@mail.example'],
])('on another server "%s" is "%s"', (text, written) => {
  const draft = draftWith({ kind: 'direct', readers: ['@ben'], parts: [{ text }] })
  const given = contentFor(draft, 'cy@two.example', newId)
  expect(given.parts?.[0]?.text).toBe(written)
  expect(given.readers).toEqual(['@ben@one.example'])
})
