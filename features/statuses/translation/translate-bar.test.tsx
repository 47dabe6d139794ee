import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { getSettings, rememberLanguage, resetSettings, setSettings } from '@/features/settings'
import { answerConfirm, useModals } from '@/lib/modals'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { mediaOf, pollOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { DetailCard } from '../status-card/detail-card'
import { StatusCard } from '../status-card/status-card'

let made = 0
afterEach(() => {
  act(() => resetSettings())
  vi.unstubAllGlobals()
})

function stageThat(translation: boolean, as: string | null = 'ann'): Stage {
  const stage = createStage({ as })
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation })
  return stage
}

async function german(stage: Stage, more: object = {}) {
  const { id } = stage.simulator.script.as('eve@remote.example').publish('Der Zug kommt')
  stage.simulator.server.world.statuses.patch(id, { language: 'de', ...more })
  const [loaded] = await stage.load(`/api/v1/statuses?id[]=${id}`)
  if (!loaded) throw new Error('no post')
  return loaded
}

const offer = () => screen.queryByRole('button', { name: 'Translate from German' })

test('the server translates a post with its warning, and the original can be shown again', async () => {
  const stage = stageThat(true)
  const id = await german(stage, { spoilerText: 'Züge' })
  const request = vi.spyOn(stage.runtime.http, 'request')
  const calls = () => request.mock.calls.filter(([path]) => path.endsWith('/translate')).length
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(screen.getByRole('button', { name: 'Show post' }))
  await waitFor(() => expect(offer()).toBeTruthy())
  const button = offer()
  await user.click(button ?? document.body)
  await screen.findByText('[en] Der Zug kommt')
  expect(screen.getByText('[en] Züge')).toBeTruthy()
  expect(await screen.findByText('Translated from German using DeepL.com')).toBeTruthy()
  const undo = screen.getByRole('button', { name: 'Show original' })
  await waitFor(() => expect(document.activeElement).toBe(undo))
  await user.click(undo)
  expect(screen.getByText('Der Zug kommt')).toBeTruthy()
  await user.click(offer() ?? document.body)
  await screen.findByText('[en] Der Zug kommt')
  expect(calls()).toBe(1)
})

test('the server translates options and descriptions too, and the originals can be shown again', async () => {
  const stage = stageThat(true)
  const { script } = stage.simulator
  const eve = script.as('eve@remote.example')
  const mediaIds = [script.attach('eve@remote.example', { description: 'Ein Reiher' })]
  const poll = { options: ['Tee', 'Kaffee'], expiresIn: 86_400, multiple: false, hideTotals: false }
  const posts = [eve.publish({ text: 'Bild', mediaIds }), eve.publish({ text: 'Frage', poll })]
  for (const { id } of posts) stage.simulator.server.world.statuses.patch(id, { language: 'de' })
  const ids = await stage.load(`/api/v1/statuses?${posts.map(({ id }) => `id[]=${id}`).join('&')}`)
  const { user } = renderWith(
    ids.map((id) => <StatusCard key={id} id={id} />),
    { stage },
  )
  const offers = () => screen.queryAllByRole('button', { name: 'Translate from German' })
  await waitFor(() => expect(offers()).toHaveLength(2))
  for (const offered of offers()) await user.click(offered)
  expect(await screen.findByRole('img', { name: '[en] Ein Reiher' })).toBeTruthy()
  expect(await screen.findByRole('radio', { name: '[en] Tee' })).toBeTruthy()
  for (const undo of screen.getAllByRole('button', { name: 'Show original' })) await user.click(undo)
  expect(screen.getByRole('img', { name: 'Ein Reiher' })).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Tee' })).toBeTruthy()
})

test('an edit discards the translation', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(offer() ?? document.body)
  await screen.findByText('[en] Der Zug kommt')
  stage.simulator.server.world.statuses.patch(id, {
    content: '<p>Der Zug fährt</p>',
    editedAt: stage.simulator.server.clock.now(),
  })
  await act(() => stage.runtime.loader.refresh({ kind: 'status', id }))
  expect(await screen.findByText('Der Zug fährt')).toBeTruthy()
  expect(offer()).toBeTruthy()
})

test("a refusal is reported with the server's message and the post stays", async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  stage.simulator.script.refuse(/translate/, 503, { error: 'The quota is used up' })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(offer() ?? document.body)
  await screen.findByText('Couldn’t translate this post')
  expect(screen.getByText('Der Zug kommt')).toBeTruthy()
  expect(offer()).toBeTruthy()
})

test('translation is no longer offered when the server can’t translate', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  stage.simulator.script.refuse(/translate/, 404, { error: 'Record not found' })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(offer() ?? document.body)
  await screen.findByText('Couldn’t translate this post')
  await waitFor(() => expect(offer()).toBeNull())
  expect(stage.runtime.http.capabilities.has('translation')).toBe(false)
})

test('the server still counts as able to translate after a 404 for a deleted post', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  stage.simulator.script.refuse(/translate/, 404, { error: 'Record not found' })
  stage.simulator.script.refuse('GET /api/v1/statuses/:id', 404, { error: 'Record not found' })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(offer() ?? document.body)
  await screen.findByText('Couldn’t translate this post')
  expect(offer()).toBeTruthy()
  expect(stage.runtime.http.capabilities.has('translation')).toBe(true)
})

test('a language marked as read is not offered again, which can be undone', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(offer() ?? document.body)
  await user.click(await screen.findByRole('button', { name: 'Don’t offer to translate German' }))
  expect(getSettings().readLanguages).toEqual(['de'])
  expect(screen.getByText('Der Zug kommt')).toBeTruthy()
  expect(offer()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(offer()).toBeTruthy()
})

test('the offer is in the action row, with the code of the language, and nowhere else', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  expect(offer()?.textContent).toBe('DE')
  expect(offer()?.parentElement).toBe(screen.getByRole('button', { name: 'More' }).parentElement)
})

test('a long press on the offer marks its language as read before anything was translated, which can be undone', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  fireEvent.contextMenu(offer() ?? document.body)
  await user.click(await screen.findByRole('menuitem', { name: 'Don’t offer to translate German' }))
  expect(getSettings().readLanguages).toEqual(['de'])
  expect(offer()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(offer()).toBeTruthy()
  expect(screen.getByText('Der Zug kommt')).toBeTruthy()
})

test('the menu of the post marks its language as read too', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Don’t offer to translate German' }))
  expect(getSettings().readLanguages).toEqual(['de'])
  expect(offer()).toBeNull()
})

test('the open post offers to translate in words below its text', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<DetailCard id={id} />, { stage })
  await waitFor(() => expect(offer()?.textContent).toBe('Translate from German'))
  await user.click(offer() ?? document.body)
  await screen.findByText('[en] Der Zug kommt')
  expect(screen.getAllByRole('button', { name: 'Show original' })).toHaveLength(1)
})

test('nothing is offered to visitors, by servers without translation, or for languages the user reads', async () => {
  for (const [stage, more] of [
    [stageThat(true, null), {}],
    [stageThat(false), {}],
    [stageThat(true), { language: 'en' }],
  ] as const) {
    const id = await german(stage, more)
    const { unmount } = renderWith(<StatusCard id={id} />, { stage })
    expect(screen.queryByRole('button', { name: /Translate/ })).toBeNull()
    unmount()
  }
})

test('nothing is offered for languages the user writes', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  act(() => rememberLanguage(stage.runtime.identity.key, 'de'))
  expect(offer()).toBeNull()
  expect(getSettings().readLanguages).toEqual(['de'])
})

test("the browser translates with the user's consent, options and descriptions too", async () => {
  const progress: ((event: { loaded: number }) => void)[] = []
  vi.stubGlobal('Translator', {
    create: ({ monitor }: { monitor: (target: unknown) => void }) => {
      monitor({ addEventListener: (_type: string, hear: never) => progress.push(hear) })
      progress[0]?.({ loaded: 0.5 })
      // Text that looks like markup is shown as text.
      return Promise.resolve({ translate: (text: string) => Promise.resolve(`<${text}>`) })
    },
  })
  const stage = stageThat(false)
  const { id } = put.status(stage.runtime, {
    id: `91${++made}`,
    language: 'de',
    content: '<p>Hallo <a href="https://far.example/@bo" class="mention">@bo</a></p><p>Zwei</p>',
    media_attachments: [mediaOf({ description: 'Ein Reiher' })],
    poll: pollOf({ options: [{ title: 'Tee', votes_count: 1 }] }),
  })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Translate from German' }))
  await waitFor(() => expect(useModals.getState().stack).toHaveLength(1))
  // Not busy while the confirmation is open.
  expect(offer()?.getAttribute('aria-busy')).toBeNull()
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', true))
  expect(await screen.findByText('<Zwei>')).toBeTruthy()
  expect(screen.getByRole('link', { name: '@bo' })).toBeTruthy()
  expect(screen.getByRole('img', { name: '<Ein Reiher>' })).toBeTruthy()
  expect(screen.getByText('<Tee>')).toBeTruthy()
  expect(await screen.findByText('Translated from German using your browser')).toBeTruthy()
  expect(getSettings().browserTranslation).toBe(true)
})

test('without consent no download is requested', async () => {
  const create = vi.fn()
  vi.stubGlobal('Translator', { create })
  const stage = stageThat(false)
  const { id } = put.status(stage.runtime, { id: `91${++made}`, language: 'de' })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Translate from German' }))
  await waitFor(() => expect(useModals.getState().stack).toHaveLength(1))
  act(() => answerConfirm(useModals.getState().stack[0]?.id ?? '', false))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Translate from German' })).toBeTruthy())
  expect(create).not.toHaveBeenCalled()
  act(() => setSettings({ browserTranslation: false }))
})

test('the menu of the post translates it and switches back', async () => {
  const stage = stageThat(true)
  const id = await german(stage)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await waitFor(() => expect(offer()).toBeTruthy())
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Translate' }))
  await screen.findByText('[en] Der Zug kommt')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show original' }))
  expect(await screen.findByText('Der Zug kommt')).toBeTruthy()
})
