import { afterEach, beforeEach, expect, it, test } from 'vitest'
import type { StatusId } from '@/schemas/primitives'
import { newMedia } from '../draft-parts'
import { getDrafts, newId, replaceDrafts } from '../drafts'
import { planDrafts, writeDrafts } from './draft-backup'

const ANN = 'ann@home.example'
const BEN = 'ben@far.example'
const SAME = { identity: ANN, from: ANN, sameServer: true }

// The drafts of earlier files, which share the module.
beforeEach(() => replaceDrafts(null))
afterEach(async () => {
  for (const identity of [ANN, BEN]) await getDrafts().erase(identity)
  replaceDrafts(null)
})

const parent = {
  id: '7' as StatusId,
  visibility: 'public' as const,
  accountId: null,
  name: 'Eva',
  acct: '@eva@home.example',
  avatar: '',
  excerpt: 'Hello',
  url: '',
  prefill: '',
}

/** Writes a reply with a file and returns it as it is in a backup. */
async function written() {
  const drafts = getDrafts()
  const id = drafts.open(ANN, {
    kind: 'reply',
    fields: { parent },
    parts: [
      {
        text: 'With a file',
        media: [newMedia({ localId: newId(), name: 'a.txt', blob: new Blob(['bytes ü']) })],
      },
    ],
  })
  await drafts.storeNow(id)
  const { drafts: values, filesLeftOut } = await writeDrafts(ANN)
  expect(filesLeftOut).toBe(0)
  return { id, values: JSON.parse(JSON.stringify(values)) as unknown[] }
}

it('restores a deleted draft with its file and the post it replies to', async () => {
  const { id, values } = await written()
  expect(await planDrafts(values, SAME)).toMatchObject({ added: [], same: 1 })
  getDrafts().remove(id)
  const plan = await planDrafts(values, SAME)
  expect(plan).toMatchObject({ added: [{ id }], same: 0, filesLost: 0, contextLost: 0 })
  await plan.apply()
  const [draft] = getDrafts().of(ANN)
  expect(draft).toMatchObject({
    kind: 'reply',
    fields: { parent: { id: '7' } },
    parts: [{ text: 'With a file' }],
  })
  expect(await draft?.parts[0].media[0]?.blob?.text()).toBe('bytes ü')
})

it('never changes a draft that exists', async () => {
  const { id, values } = await written()
  getDrafts().change(id, { text: 'Written later' })
  const plan = await planDrafts(values, SAME)
  expect(plan.added).toHaveLength(1)
  await plan.apply()
  const texts = getDrafts()
    .of(ANN)
    .map(({ parts: [first] }) => first.text)
  expect(texts.sort()).toEqual(['With a file', 'Written later'])
})

it('does not reply to a post of another server', async () => {
  const { values } = await written()
  const plan = await planDrafts(values, { identity: BEN, from: ANN, sameServer: false })
  expect(plan).toMatchObject({
    contextLost: 1,
    filesLost: 0,
    added: [{ identity: BEN, kind: 'new', fields: { parent: null } }],
  })
  await plan.apply()
  expect(getDrafts().of(BEN)).toHaveLength(1)
})

test('a draft that cannot be read is the only one left out', async () => {
  const { id, values } = await written()
  getDrafts().remove(id)
  expect(await planDrafts([null, 'x', { version: 2 }, ...values], SAME)).toMatchObject({
    unreadable: 3,
    added: [{ id }],
  })
})
