import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { newMedia } from './draft-parts'
import { getDrafts, replaceDrafts } from './drafts'
import MainComposer from './main-composer'
import { testDrafts } from './testing-drafts'

const SEARCH = 'GET /api/v2/search'
let stage: Stage

beforeEach(async () => {
  stage = createStage()
  replaceDrafts(testDrafts(stage))
  await getDrafts().load()
  stage.runtime.http.capabilities.know({
    version: '4.5.0',
    apiVersion: 7,
    instanceV2: true,
    streamingUrl: null,
    translation: false,
  })
})
afterEach(() => {
  cleanup()
  getDrafts().close()
  replaceDrafts(null)
  clearToasts()
})

const who = () => stage.runtime.identity.who
const main = () => getDrafts().main(who())
const draft = () => getDrafts().state.getState().drafts[main()]
const searches = () => stage.simulator.recorded.filter(({ route }) => route === SEARCH).length
/** A post of ben's, as its address. */
const link = (quotePolicy: 'public' | 'nobody' = 'public') => {
  const { id } = stage.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy })
  return `${stage.simulator.origin}/@ben/${id}`
}

async function paste(text: string) {
  const { user } = renderWith(<MainComposer place="page" />, { stage })
  await user.click(await screen.findByRole('textbox', { name: 'Text' }))
  await user.paste(text)
}

test('one link to a post that may be quoted becomes a quote', async () => {
  await paste(link())
  await waitFor(() => expect(draft()?.fields.quoted?.excerpt).toBe('Quote me'))
  expect(draft()?.fields.text.trim()).toBe('')
})

// product.md 5: no quote, not submitting, no poll, no upload.
test.each<[string, (id: string) => void]>([
  [
    'a poll',
    (id) =>
      getDrafts().change(id, {
        poll: { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false },
      }),
  ],
  [
    'a file',
    (id) =>
      getDrafts().changePart(id, 'first', () => ({
        media: [newMedia({ localId: 'a', blob: new Blob(['x']), state: 'failed' })],
      })),
  ],
  ['private', (id) => getDrafts().change(id, { visibility: 'direct' })],
])('it stays a link and nobody is asked: %s', async (_, arrange) => {
  const id = main()
  arrange(id)
  const url = link()
  await paste(url)
  await waitFor(() => expect(draft()?.fields.text).toBe(url))
  expect(draft()?.fields.quoted).toBeNull()
  expect(searches()).toBe(0)
})

test.each<[string, () => string]>([
  ['its author does not allow it', () => link('nobody')],
  ['it leads to no post', () => 'https://far.example/@nobody/1'],
])('it stays a link where %s', async (_, address) => {
  const url = address()
  await paste(url)
  await vi.waitFor(() => expect(searches()).toBe(1))
  await waitFor(() => expect(draft()?.fields.text).toBe(url))
  expect(draft()?.fields.quoted).toBeNull()
})

test('words around a link are words', async () => {
  await paste(`See ${link()}`)
  await waitFor(() => expect(draft()?.fields.text).toMatch(/^See http/))
  expect(searches()).toBe(0)
})
