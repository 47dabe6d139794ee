import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { EditablePart } from '../../drafts/editable-part'
import { editingWith } from '../../drafts/draft.testing'
import { getDrafts, replaceDrafts } from '../../drafts/drafts'
import { changeFirst, testDrafts } from '../../drafts/drafts.testing'
import { addFiles } from './add-files'

const intl = createIntlFor('en')
let stage: Stage
let draftId: string

beforeEach(() => {
  // Another test's may still be shown.
  clearToasts()
  stage = createStage()
  replaceDrafts(testDrafts(stage))
  draftId = getDrafts().open(stage.runtime.identity.key)
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
function target(): EditablePart {
  const [part] = draft().parts
  return {
    draft: draft(),
    partId: part.id,
    part,
    readOnly: false,
    textReadOnly: false,
    drafts: getDrafts(),
    change: (update) => getDrafts().changePart(draftId, part.id, update),
  }
}
const sound = (name: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: 'audio/mpeg' })
const image = (name: string) => new File([new Uint8Array(10)], name, { type: 'image/png' })
const add = (...files: File[]) => addFiles(stage.runtime, target(), files, intl)
const names = () => draft().parts[0].media.map(({ name }) => name)
const toastTexts = () => useToasts.getState().toasts.map(({ text }) => text)

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
  [
    'a quote',
    () => getDrafts().change(draftId, { quoted }),
    'You can’t add files to a post with a quote. Remove the quote first.',
  ],
  [
    'a poll',
    () => changeFirst(getDrafts(), draftId, { poll }),
    'You can’t add files to a post with a poll. Remove the poll first.',
  ],
])('with %s no file is attached, with the reason', async (_, arrange, words) => {
  arrange()
  await add(image('a.png'), image('b.png'))
  expect(names()).toEqual([])
  expect(toastTexts()).toEqual([words])
})

test('no file is attached to an edit that quotes', async () => {
  draftId = getDrafts().open(stage.runtime.identity.key, {
    kind: 'edit',
    editing: editingWith({ id: '1' as StatusId, visibility: 'public', quotes: true }),
  })
  await add(image('a.png'))
  expect(toastTexts()).toEqual(['You can’t add files to a post with a quote. Remove the quote first.'])
})

test('files over the limit, uploads included, are refused with the limit', async () => {
  await Promise.all([
    add(...['a', 'b', 'c'].map((name) => image(`${name}.png`))),
    add(...['d', 'e', 'f'].map((name) => image(`${name}.png`))),
  ])
  expect(names()).toHaveLength(4)
  expect(toastTexts()).toEqual(['File upload limit exceeded. Your server allows 4 files per post.'])
})

test('an audio file cannot be combined with other files', async () => {
  await add(sound('song.mp3'))
  await add(image('a.png'))
  expect(names()).toEqual(['song.mp3'])
  expect(toastTexts()).toEqual([
    'You can’t combine a video or audio file with other files. Remove the others first.',
  ])
})

test('empty files and unsupported types are left out, the others are attached', async () => {
  await add(image('a.png'), new File(['x'], 'x.exe', { type: 'application/x-dosexec' }), image('b.png'))
  expect(names()).toEqual(['a.png', 'b.png'])
  await add(new File([], 'nothing.png', { type: 'image/png' }))
  expect(toastTexts()).toEqual([
    'Your server doesn’t support application/x-dosexec files. Choose another format.',
    'nothing.png is empty. Choose another file.',
  ])
})
