import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getSettings, setSettings } from '@/features/settings'
import { clearToasts, useToasts } from '@/lib/alerts'
import { ModalHost, type ModalRegistry } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { createStage, type Stage } from '@/lib/testing/stage'
import { renderWith } from '@/lib/testing/render'
import { newMedia } from '../drafts/draft-parts'
import { changeFirst } from '../drafts/drafts.testing'
import { getDrafts, replaceDrafts } from '../drafts/drafts'
import { openEdit } from '../open/open-draft'
import MainComposer from './main-composer'
import QuietQuoteDialog from '../open/quiet-quote-dialog'
import { testDrafts } from '../drafts/drafts.testing'
import type { StatusId } from '@/schemas/primitives'

const SEARCH = 'GET /api/v2/search'
const registry: ModalRegistry = { QUIET_QUOTE: QuietQuoteDialog }
let stage: Stage

beforeEach(async () => {
  stage = createStage()
  replaceDrafts(testDrafts(stage))
  await getDrafts().load()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
})
afterEach(() => {
  cleanup()
  getDrafts().close()
  replaceDrafts(null)
  clearToasts()
})

const identityKey = () => stage.runtime.identity.key
const main = () => getDrafts().main(identityKey())
const draft = () => getDrafts().state.getState().drafts[main()]
const searches = () => stage.simulator.recorded.filter(({ route }) => route === SEARCH).length
/** Publishes a post of ben and returns its URL. */
const link = (quotePolicy: 'public' | 'nobody' = 'public', visibility: 'public' | 'unlisted' = 'public') => {
  const { id } = stage.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy, visibility })
  return `${stage.simulator.origin}/@ben/${id}`
}

async function paste(text: string) {
  const { user } = renderWith(
    <>
      <MainComposer variant="page" />
      <ModalHost registry={registry} />
    </>,
    { stage },
  )
  await user.click(await screen.findByRole('textbox', { name: 'Text' }))
  await user.paste(text)
  return user
}

const quoted = () => waitFor(() => expect(draft()?.fields.quoted?.excerpt).toBe('Quote me'))
const stays = async (url: string) => {
  await waitFor(() => expect(draft()?.parts[0].text).toBe(url))
  expect(draft()?.fields.quoted).toBeNull()
}
/** Resolves when all requests are answered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a single link to a post that may be quoted becomes a quote', async () => {
  await paste(link())
  await waitFor(() => expect(draft()?.fields.quoted?.excerpt).toBe('Quote me'))
  expect(draft()?.parts[0].text.trim()).toBe('')
})

test.each<[string, (id: string) => void]>([
  [
    'a poll',
    (id) =>
      changeFirst(getDrafts(), id, {
        poll: { options: ['a', 'b'], multiple: false, expiresIn: 300, hideTotals: false },
      }),
  ],
  [
    'a file',
    (id) =>
      changeFirst(getDrafts(), id, {
        media: [newMedia({ localId: 'a', blob: new Blob(['x']), state: 'failed' })],
      }),
  ],
  ['private', (id) => getDrafts().change(id, { visibility: 'direct' })],
])('a link stays a link without a request: %s', async (_, arrange) => {
  const id = main()
  arrange(id)
  const url = link()
  await paste(url)
  await waitFor(() => expect(draft()?.parts[0].text).toBe(url))
  expect(draft()?.fields.quoted).toBeNull()
  expect(searches()).toBe(0)
})

test.each<[string, () => string]>([
  ['its author does not allow it', () => link('nobody')],
  ['it does not lead to a post', () => 'https://far.example/@nobody/1'],
])('a link stays a link when %s', async (_, address) => {
  const url = address()
  await paste(url)
  await vi.waitFor(() => expect(searches()).toBe(1))
  await settled()
  await stays(url)
})

test('a link stays a link when several posts are found', async () => {
  const { script } = stage.simulator
  script.rewrite(SEARCH, (body: { statuses: { id: string }[] }) => ({
    ...body,
    statuses: body.statuses.flatMap((post) => [post, { ...post, id: `${post.id}1` }]),
  }))
  const url = link()
  await paste(url)
  await vi.waitFor(() => expect(searches()).toBe(1))
  await settled()
  await stays(url)
})

test('a link stays a link in an edit', async () => {
  const drafts = getDrafts()
  const { id: post } = stage.simulator.script.as('ann').publish('Mine')
  const edit = await openEdit(stage.runtime, drafts, post as StatusId, Date.now())
  drafts.setMain(identityKey(), edit ?? '')
  await paste(` ${link()}`)
  await waitFor(() => expect(draft()?.parts[0].text).toContain('/@ben/'))
  await settled()
  expect(draft()?.fields.quoted).toBeNull()
  expect(searches()).toBe(0)
})

test('a second link stays a link', async () => {
  const user = await paste(link())
  await quoted()
  const first = draft()?.fields.quoted?.id
  const second = link()
  await user.click(screen.getByRole('textbox', { name: 'Text' }))
  await user.paste(second)
  await settled()
  expect(draft()?.parts[0].text).toContain(second)
  expect(draft()?.fields.quoted?.id).toBe(first)
  expect(searches()).toBe(1)
})

test.each<[string, () => void]>([
  ['the draft is being sent', () => getDrafts().mark(main(), { state: 'sending' })],
  ['the draft waits to be sent', () => getDrafts().mark(main(), { state: 'waiting' })],
  ['the draft became a private mention', () => getDrafts().change(main(), { visibility: 'direct' })],
  [
    'it got a file',
    () =>
      changeFirst(getDrafts(), main(), {
        media: [newMedia({ localId: 'a', blob: new Blob(['x']), state: 'failed' })],
      }),
  ],
])('a link stays a link when, before the answer, %s', async (_, change) => {
  const held = stage.simulator.script.hold(SEARCH)
  const url = link()
  await paste(url)
  await vi.waitFor(() => expect(held.count).toBe(1))
  act(change)
  held.release()
  await settled()
  await stays(url)
})

test('undo restores the link and keeps text written since', async () => {
  const url = link()
  const user = await paste(url)
  await quoted()
  await user.click(screen.getByRole('textbox', { name: 'Text' }))
  await user.paste('Look at this:')
  const notice = useToasts.getState().toasts.find(({ text }) => text === 'Link turned into a quote')
  act(() => notice?.action?.run())
  expect(draft()?.fields.quoted).toBeNull()
  expect(draft()?.parts[0].text).toBe(`Look at this: ${url}`)
})

describe('a link to a quiet public post', () => {
  afterEach(() => setSettings({ quietQuoteHint: true }))
  const asked = () => screen.findByRole('dialog', { name: 'Quote this quiet public post?' })

  test('stays a link when the confirmation is declined', async () => {
    const url = link('public', 'unlisted')
    const user = await paste(url)
    await asked()
    expect(draft()?.fields.quoted).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await settled()
    await stays(url)
  })

  test('becomes a quote when confirmed, and the question can be turned off', async () => {
    const user = await paste(link('public', 'unlisted'))
    await asked()
    await user.click(screen.getByRole('checkbox', { name: 'Don’t ask again' }))
    await user.click(screen.getByRole('button', { name: 'Quote' }))
    await quoted()
    expect(getSettings().quietQuoteHint).toBe(false)
    act(() => getDrafts().change(main(), { quoted: null }))
    await user.click(screen.getByRole('textbox', { name: 'Text' }))
    await user.paste(link('public', 'unlisted'))
    await quoted()
    expect(screen.queryByRole('dialog', { name: 'Quote this quiet public post?' })).toBeNull()
  })
})

test('a link within other text stays text', async () => {
  await paste(`See ${link()}`)
  await waitFor(() => expect(draft()?.parts[0].text).toMatch(/^See http/))
  expect(searches()).toBe(0)
})
