import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { handleCommand } from '@/lib/bus'
import { createHttp } from '@/lib/http'
import { createIntlFor } from '@/lib/i18n'
import { answerConfirm, useModals } from '@/lib/modals'
import type { ModalPayloads } from '@/lib/modals/stack-store'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { Status } from '@/schemas/entities'
import type { StatusId } from '@/schemas/primitives'
import { RemoteReplies } from './remote-replies'

const reply = (uri: string, more: object = {}) => ({
  id: '7',
  uri,
  url: uri,
  content: '<p>A wren, surely.</p>',
  created_at: '2026-06-01T10:00:00Z',
  visibility: 'public',
  account: { id: '3', username: 'finn', acct: 'finn', display_name: 'Finn Ellery' },
  ...more,
})

/** Shows a post of another server, which knows these replies. */
async function show(
  descendants: (known: string) => object[],
  options: StageOptions = {},
  change: Partial<Status> = {},
) {
  const stage = createStage(options)
  const { script } = stage.simulator
  const post = script.as('eve@remote.example').publish('Who knows this bird?')
  const known = script.as('finn@remote.example').publish('A wren, surely.')
  await stage.load('/api/v1/timelines/public')
  const status = stage.runtime.cache.read('status', post.id as StatusId)
  if (!status) throw new Error('not there')
  const asked = vi.fn<typeof fetch>(() =>
    Promise.resolve(
      Response.json({ ancestors: [], descendants: descendants(known.uri ?? '') }, { status: 200 }),
    ),
  )
  vi.spyOn(stage.runtime, 'httpFor').mockImplementation((server) =>
    createHttp({ server, token: null, fetch: asked, tick: () => 0, now: Date.now }),
  )
  const searches = () =>
    stage.simulator.recorded.filter(({ path }) => path.startsWith('/api/v2/search')).length
  const context = { ancestors: [], descendants: [] }
  const rendered = renderWith(<RemoteReplies status={{ ...status, ...change }} context={context} />, {
    stage,
  })
  return { ...rendered, stage, asked, searches, known, post }
}

/** Presses the button, and agrees where it asks. */
async function load(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Load from remote.example' }))
  const [asking] = useModals.getState().stack
  if (asking) act(() => answerConfirm(asking.id, true))
}

const preview = () => screen.findByRole('article', { name: 'Finn Ellery, @finn@remote.example' })

test('nothing is requested before a press, and nothing is resolved before the reader acts on a reply', async () => {
  const { user, asked, searches, stage, known } = await show((uri) => [reply(uri)])
  const button = screen.getByRole('button', { name: 'Load from remote.example' })
  await user.click(button)
  const [asking] = useModals.getState().stack
  const payload = asking?.payload as ModalPayloads['CONFIRM'] | undefined
  expect(payload?.words(createIntlFor('en')).text).toMatch(
    /see your IP address and which post you’re reading, but not your account/,
  )
  act(() => answerConfirm(asking?.id ?? '', false))
  expect(asked).not.toHaveBeenCalled()
  await load(user)
  const row = await preview()
  expect(screen.getByText('1 more reply from remote.example')).toBeTruthy()
  expect(within(row).getByText('Loaded from remote.example')).toBeTruthy()
  expect(searches()).toBe(0)
  await user.click(within(row).getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(stage.navigation.went).toEqual([`/@finn@remote.example/${known.id}`]))
  expect(searches()).toBe(1)
})

test("replying first resolves the post on the user's server, then opens the composer", async () => {
  const replied = vi.fn()
  onTestFinished(handleCommand('reply', replied))
  const { user, known, stage } = await show((uri) => [reply(uri)])
  await load(user)
  await user.click(within(await preview()).getByRole('button', { name: 'Reply' }))
  await waitFor(() =>
    expect(replied).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, statusId: known.id }),
  )
})

test('a reply that cannot be resolved shows an error and stays readable', async () => {
  const { user } = await show(() => [reply('https://remote.example/@finn/404404')])
  await load(user)
  await user.click(within(await preview()).getByRole('button', { name: 'Favourite' }))
  expect(await screen.findAllByText(/Couldn’t load this post on your server/)).not.toEqual([])
  expect(await preview()).toBeTruthy()
})

test('a content warning stays closed; media are only counted', async () => {
  const media = [{ id: '1', type: 'image', url: 'https://remote.example/1.png' }]
  const { user } = await show((uri) => [reply(uri, { spoiler_text: 'Birds', media_attachments: media })])
  await load(user)
  const row = await preview()
  expect(within(row).getByText('Birds').closest('details')?.open).toBe(false)
  expect(within(row).getByText('1 attachment')).toBeTruthy()
  expect(row.querySelector('img')).toBeNull()
})

test('replies that are already in the thread are not repeated', async () => {
  const { user, post, stage } = await show(() => [])
  const uri = stage.runtime.cache.read('status', post.id as StatusId)?.uri ?? ''
  vi.spyOn(stage.runtime, 'httpFor').mockImplementation((server) =>
    createHttp({
      server,
      token: null,
      fetch: () => Promise.resolve(Response.json({ ancestors: [], descendants: [reply(uri)] })),
      tick: () => 0,
      now: Date.now,
    }),
  )
  await load(user)
  expect(await screen.findByText('No other public replies found on remote.example.')).toBeTruthy()
})

test('visitors read the replies here and follow links to the other server', async () => {
  const { user, searches } = await show((uri) => [reply(uri)], { as: null })
  await load(user)
  const row = await preview()
  expect(within(row).getByRole('link', { name: 'Open on remote.example' })).toBeTruthy()
  expect(within(row).queryByRole('button')).toBeNull()
  expect(searches()).toBe(0)
})

test('a server that does not answer is named, with a link to its page, and can be asked again', async () => {
  const { user, asked } = await show((uri) => [reply(uri)])
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await load(user)
  expect(await screen.findByText(/Couldn’t load replies from remote\.example/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open on remote.example' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await preview()).toBeTruthy()
})

test('says how many replies are missing, unless counts are hidden', async () => {
  await show(() => [], {}, { replies_count: 37 })
  expect(screen.getByText('37 replies are missing here.')).toBeTruthy()
  act(() => setSettings({ hideCounts: true }))
  onTestFinished(() => act(() => resetSettings()))
  expect(screen.getByText('Some replies may not have reached your server.')).toBeTruthy()
  expect(document.body.textContent).not.toContain('37')
})
