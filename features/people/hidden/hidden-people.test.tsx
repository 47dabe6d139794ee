import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { clearToasts } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { HiddenKind } from './hidden-accounts-list'
import DomainBlocks from './domain-blocks'
import HiddenPeople from './hidden-people'
import { muteEnd } from './mute-end'
import { refreshHiddenLists } from './refresh-hidden-lists'

const EVE = 'eve@remote.example'
const MINUTE = 60_000

beforeEach(clearToasts)

const place = () => ({ scroller: documentScroller(), memory: new WindowMemory() })
const show = (kind: HiddenKind, stage: Stage) =>
  renderWith(<HiddenPeople kind={kind} {...place()} />, { stage })
const posts = ({ simulator }: Stage, part: string) =>
  simulator.recorded.filter(({ method, path }) => method === 'POST' && path.endsWith(part))
const gone = () => waitFor(() => expect(screen.queryByText(`@${EVE}`)).toBeNull())
const row = async (text: string) => {
  const found = (await screen.findByText(text)).closest('[role="listitem"]')
  if (!(found instanceof HTMLElement)) throw new Error(`no row of ${text}`)
  return within(found)
}

test('an unblocked account leaves the list at once, and Undo restores it without a request', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').block(EVE)
  const { user } = show('blocks', stage)
  await user.click((await row(`@${EVE}`)).getByRole('button', { name: /^Unblock / }))
  await gone()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText(`@${EVE}`)).toBeTruthy()
  expect(posts(stage, '/unblock')).toEqual([])
})

test('unblocking is sent when its notice closes, and posts of the account show again', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').block(EVE)
  const shown = vi.fn()
  onTestFinished(onFact('accountShown', shown))
  const { user } = show('blocks', stage)
  await user.click((await row(`@${EVE}`)).getByRole('button', { name: /^Unblock / }))
  await gone()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(posts(stage, '/unblock')).toHaveLength(1))
  await waitFor(() => expect(shown).toHaveBeenCalledOnce())
  expect(screen.queryByText(`@${EVE}`)).toBeNull()
})

test('an empty list explains what it will show', async () => {
  show('blocks', createStage({ as: 'ben' }))
  expect(await screen.findByText('You haven’t blocked anyone')).toBeTruthy()
})

test('after the last row was removed, the title of the column has the focus', async () => {
  const stage = createStage({ as: 'ben' })
  stage.simulator.script.as('ben').block(EVE)
  const list = <HiddenPeople kind="blocks" {...place()} />
  const { user } = renderWith(
    <>
      <h1 tabIndex={-1}>Blocked</h1>
      {list}
    </>,
    { stage },
  )
  await user.click((await row(`@${EVE}`)).getByRole('button', { name: /^Unblock / }))
  await screen.findByText('You haven’t blocked anyone')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Blocked'))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
})

test('a refused unblock restores the account', async () => {
  const stage = createStage()
  stage.simulator.script.as('ann').block(EVE)
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/unblock', 403, { error: 'Not now' })
  const { user } = show('blocks', stage)
  await user.click((await row(`@${EVE}`)).getByRole('button', { name: /^Unblock / }))
  await gone()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(await screen.findByText(`@${EVE}`)).toBeTruthy()
  expect(await screen.findAllByText('Not now')).not.toHaveLength(0)
})

test('a list that was loaded before adds accounts blocked elsewhere', async () => {
  const stage = createStage()
  const { runtime, simulator } = stage
  await runtime.loader.refresh({ kind: 'relationship', id: stage.accountId(EVE) })
  simulator.script.as('ann').block(EVE)
  show('blocks', stage)
  expect(await screen.findByText(`@${EVE}`)).toBeTruthy()
  simulator.script.as('ann').block('ben')
  act(() => refreshHiddenLists(runtime))
  expect(await screen.findByText('@ben')).toBeTruthy()
})

test('a timed mute says when it ends, and its switch keeps the end', async () => {
  const stage = createStage()
  const { script, server } = stage.simulator
  script.as('ann').mute(EVE, 3600)
  const { user } = show('mutes', stage)
  const eve = await row(`@${EVE}`)
  expect(eve.getByText(/^Muted until /)).toBeTruthy()
  const toggle = await eve.findByRole('switch', { name: /^Hide notifications from / })
  expect(toggle.getAttribute('aria-checked')).toBe('true')
  await user.click(toggle)
  const mute = () => server.world.mutes.values().at(-1)
  await waitFor(() => expect(mute()?.notifications).toBe(false))
  expect(mute()?.expiresAt).toBe(server.clock.now() + 60 * MINUTE)
})

test('a mute leaves the list when it ends', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const stage = createStage()
  stage.simulator.script.as('ann').mute(EVE, 60)
  show('mutes', stage)
  await row(`@${EVE}`)
  stage.simulator.script.advance(MINUTE)
  await vi.advanceTimersByTimeAsync(MINUTE + 2000)
  await gone()
})

test.each([
  ['the relationship states it', null, { muting_expires_at: '2026-01-02T00:00:00Z' }, '2026-01-02T00:00:00Z'],
  ['only the list states it', '2026-01-02T00:00:00Z', {}, '2026-01-02T00:00:00Z'],
  ['it was removed since', '2026-01-02T00:00:00Z', { muting_expires_at: null }, null],
  ['it is no date', 'soon', {}, null],
])('the end of a mute when %s', (_name, listed, relationship, end) => {
  expect(muteEnd({ mute_expires_at: listed }, relationship)).toBe(end && Date.parse(end))
})

test('a server without these lists says so', async () => {
  show('mutes', createStage({ software: 'snac' }))
  expect(await screen.findByText('Your server can’t show this list')).toBeTruthy()
})

test('an unblocked server leaves the list, and can be restored until the request is sent', async () => {
  const stage = createStage()
  const { server, script } = stage.simulator
  const accountId = script.account('ann').id
  const domains = ['bad.example', 'worse.example']
  for (const domain of domains)
    server.world.domainBlocks.put({ id: server.world.ids.serial(), accountId, domain })
  const { user } = renderWith(<DomainBlocks {...place()} />, { stage })
  expect((await screen.findAllByRole('listitem'))[0]?.textContent).toContain('worse.example')
  await user.click(screen.getByRole('button', { name: 'Unblock bad.example' }))
  await waitFor(() => expect(screen.queryByText('bad.example')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(await screen.findByRole('button', { name: 'Unblock bad.example' }))
  await waitFor(() => expect(screen.queryByText('bad.example')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(server.world.domainBlocks.by('account', accountId)).toHaveLength(1))
})
