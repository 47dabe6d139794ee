import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { AttachSlot } from '../../editor/attachments'
import { newEditing } from '../../drafts/draft'
import { getDrafts, replaceDrafts } from '../../drafts/drafts'
import { changeFirst, testDrafts } from '../../drafts/drafts.testing'
import { addFiles } from './add-files'

const intl = createIntlFor('en')
let stage: Stage
let draftId: string

beforeEach(() => {
  stage = createStage()
  replaceDrafts(testDrafts(stage))
  draftId = getDrafts().open(stage.runtime.identity.who)
})
afterEach(() => {
  getDrafts().close()
  replaceDrafts(null)
  stage.close()
  clearToasts()
})

const draft = () => {
  const found = getDrafts().state.getState().drafts[draftId]
  if (!found) throw new Error('The draft is gone')
  return found
}
function slot(): AttachSlot {
  const [part] = draft().parts
  return {
    draft: draft(),
    partId: part.id,
    part,
    readOnly: false,
    textReadOnly: false,
    change: (update) => getDrafts().changePart(draftId, part.id, update),
  }
}
const sound = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'audio/mpeg' })
const picture = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/png' })
const add = (...files: File[]) => addFiles(stage.runtime, slot(), files, intl)
const names = () => draft().parts[0].media.map(({ name }) => name)
const said = () => useToasts.getState().toasts.map(({ text }) => text)

const quoted = {
  id: '1' as StatusId,
  visibility: 'public' as const,
  accountId: null,
  name: '',
  acct: '@ben',
  avatar: '',
  excerpt: '',
  url: '',
}
const poll = { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false }

test.each<[string, () => void, string]>([
  ['a quote', () => getDrafts().change(draftId, { quoted }), 'File upload not allowed with quotes.'],
  ['a poll', () => changeFirst(getDrafts(), draftId, { poll }), 'File upload not allowed with polls.'],
])('beside %s nothing is attached, in so many words', async (_, arrange, words) => {
  arrange()
  await add(picture('a.png'), picture('b.png'))
  expect(names()).toEqual([])
  expect(said()).toEqual([words])
})

test('beside those of an edit that quotes nothing is attached either', async () => {
  draftId = getDrafts().open(stage.runtime.identity.who, {
    kind: 'edit',
    editing: newEditing({ id: '1' as StatusId, visibility: 'public', quotes: true }),
  })
  await add(picture('a.png'))
  expect(said()).toEqual(['File upload not allowed with quotes.'])
})

test('as many as the server takes, those on their way counted; the limit is named', async () => {
  await Promise.all([
    add(...['a', 'b', 'c'].map((name) => picture(`${name}.png`))),
    add(...['d', 'e', 'f'].map((name) => picture(`${name}.png`))),
  ])
  expect(names()).toHaveLength(4)
  expect(said()).toEqual(['File upload limit exceeded. This server takes 4 files per post.'])
})

test('a sound stands alone', async () => {
  await add(sound('song.mp3'))
  await add(picture('a.png'))
  expect(names()).toEqual(['song.mp3'])
  expect(said()).toEqual(['A video or sound stands alone: it cannot be mixed with other files.'])
})

test('what is empty or of no known type is left out, the others are attached', async () => {
  await add(picture('a.png'), new File(['x'], 'x.exe', { type: 'application/x-dosexec' }), picture('b.png'))
  expect(names()).toEqual(['a.png', 'b.png'])
  await add(new File([], 'nothing.png', { type: 'image/png' }))
  expect(said()).toEqual([
    'This server does not take files of the type application/x-dosexec.',
    'nothing.png is empty.',
  ])
})
