import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, useToasts } from '@/lib/alerts'
import { onFact } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { ModalHost, pushModal } from '@/lib/modals'
import { useEntity } from '@/lib/runtime'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { BlockDialog, MuteDialog } from '..'
import { block, mute, unblock, unmute } from './hide-account'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const EVE = 'eve@remote.example'
const FINN = 'finn@remote.example'

async function setup(kind: 'BLOCK' | 'MUTE', options?: StageOptions) {
  const stage = createStage(options)
  stage.simulator.script.as('ann').follow(EVE)
  await stage.load()
  const accountId = stage.accountId(EVE)
  put.relationship(stage.runtime, { id: accountId, following: true, followed_by: true })
  const emitted: string[] = []
  ends.push(
    onFact('accountHidden', ({ early }) => void emitted.push(early ? 'hidden early' : 'hidden')),
    onFact('accountShown', () => void emitted.push('shown')),
  )
  const close = vi.fn()
  const Dialog = kind === 'BLOCK' ? BlockDialog : MuteDialog
  const props = { id: 'm', identity: stage.runtime.identity.key, close }
  const rendered = renderWith(<Dialog {...props} payload={{ accountId, acct: EVE }} />, { stage })
  const relationship = () => stage.runtime.cache.read('relationship', accountId)
  /** The changes that were sent, by the last part of their paths. */
  const sent = () =>
    stage.simulator.recorded
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path.split('/').at(-1))
  return { ...rendered, stage, relationship, emitted, close, sent, target: { accountId, acct: EVE } }
}

/** Ends the time to undo the latest change. */
const endUndo = () => act(() => dismissToast(useToasts.getState().toasts.at(-1)?.id ?? ''))

const undo = () => screen.getByRole('button', { name: 'Undo' })

test('blocking explains its effects and shows at once; Undo restores the follows and sends nothing', async () => {
  const { user, sent, relationship, emitted, close } = await setup('BLOCK')
  await screen.findByRole('dialog', { name: 'Block user?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  expect(screen.getByText('They can see that they’re blocked.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(close).toHaveBeenCalled()
  await screen.findAllByText(`Blocked @${EVE}`)
  expect(relationship()).toMatchObject({ blocking: true, following: false, followed_by: false })
  expect(emitted).toEqual(['hidden early'])
  await user.click(undo())
  expect(relationship()).toMatchObject({ blocking: false, following: true, followed_by: true })
  expect(emitted).toEqual(['hidden early', 'shown'])
  expect(sent()).toEqual([])
})

test('a block is sent when it can no longer be undone, and unblocking shows the account again', async () => {
  const { user, stage, target, sent, relationship, emitted } = await setup('BLOCK')
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  endUndo()
  // The lists of the server include the block only now.
  await waitFor(() => expect(emitted).toEqual(['hidden early', 'hidden']))
  expect(sent()).toEqual(['block'])
  unblock(stage.runtime, target, createIntlFor('en'))
  await screen.findAllByText(`Unblocked @${EVE}`)
  expect(emitted).toEqual(['hidden early', 'hidden', 'shown'])
  expect(relationship()).toMatchObject({ blocking: false, following: false, followed_by: false })
})

test('a block ends the follows in both directions, also in the counts of both', async () => {
  const { user, stage, target } = await setup('BLOCK')
  const { cache, loader, me } = stage.runtime
  await Promise.all(
    [target.accountId, me ?? target.accountId].map((id) => loader.refresh({ kind: 'account', id })),
  )
  const counts = () =>
    [target.accountId, me ?? target.accountId].map((id) => {
      const { followers_count: followers, following_count: following } = cache.read('account', id) ?? {}
      return [followers, following]
    })
  const before = counts()
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  endUndo()
  const less = before.map((of) => of.map((count) => Math.max(0, (count ?? NaN) - 1)))
  await waitFor(() => expect(counts()).toEqual(less))
})

test('a refused block is reverted and explained', async () => {
  const { user, stage, relationship, emitted } = await setup('BLOCK')
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/block', 403, { error: 'Not them' })
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  endUndo()
  await screen.findAllByText('Not them')
  expect(relationship()).toMatchObject({ blocking: false, following: true, followed_by: true })
  expect(emitted).toEqual(['hidden early', 'shown'])
})

test.each(['BLOCK', 'MUTE'] as const)('leaving the page sends a %s that could be undone', async (kind) => {
  const { user, sent } = await setup(kind)
  await user.click(await screen.findByRole('button', { name: kind === 'BLOCK' ? 'Block' : 'Mute' }))
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(sent()).toEqual([kind.toLowerCase()]))
})

test('unblocking before the block was sent undoes it', async () => {
  const { user, stage, target, sent, relationship } = await setup('BLOCK')
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  act(() => unblock(stage.runtime, target, createIntlFor('en')))
  expect(relationship()).toMatchObject({ blocking: false, following: true })
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  expect(sent()).toEqual([])
})

test('two accounts can be blocked one after the other, and each block undone', async () => {
  const { user, stage, sent, relationship } = await setup('BLOCK')
  const finn = { accountId: stage.accountId(FINN), acct: FINN }
  put.relationship(stage.runtime, { id: finn.accountId })
  const isBlocked = () => stage.runtime.cache.read('relationship', finn.accountId)?.blocking
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  act(() => block(stage.runtime, finn, createIntlFor('en')))
  expect([relationship()?.blocking, isBlocked()]).toEqual([true, true])
  const notices = screen.getAllByRole('listitem')
  const ofEve = notices.find(({ textContent }) => textContent.includes(EVE)) as HTMLElement
  await user.click(within(ofEve).getByRole('button', { name: 'Undo' }))
  expect([relationship()?.blocking, isBlocked()]).toEqual([false, true])
  endUndo()
  await waitFor(() => expect(sent()).toEqual(['block']))
})

test('an account stays hidden while an answer does not know of the change, and when it is hidden otherwise', async () => {
  const { user, stage, target, relationship, emitted } = await setup('BLOCK')
  const { runtime, simulator } = stage
  const isHidden = () => runtime.cache.read('account', target.accountId)?.hidden
  ends.push(
    onFact('accountHidden', () => runtime.cache.setHidden(target.accountId, true)),
    onFact('accountShown', () => runtime.cache.setHidden(target.accountId, false)),
  )
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  await runtime.loader.refresh({ kind: 'relationship', id: target.accountId })
  expect(isHidden()).toBe(true)
  // In another app.
  simulator.script.as('ann').block(EVE)
  await runtime.loader.refresh({ kind: 'relationship', id: target.accountId })
  await user.click(undo())
  expect([relationship()?.blocking, isHidden()]).toEqual([true, true])
  expect(emitted).not.toContain('shown')
})

test('undoing a block leaves a mute', async () => {
  const { user, stage, target, emitted } = await setup('BLOCK')
  const intl = createIntlFor('en')
  act(() => mute(stage.runtime, target, { notifications: true, duration: 0 }, intl))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  act(() => unblock(stage.runtime, target, intl))
  expect(emitted).not.toContain('shown')
  act(() => unmute(stage.runtime, target, intl))
  expect(emitted.at(-1)).toBe('shown')
})

test('a block of an account whose relationship is unknown shows once it is loaded', async () => {
  const { stage, relationship } = await setup('BLOCK')
  const ben = { accountId: stage.accountId('ben'), acct: 'ben' }
  act(() => block(stage.runtime, ben, createIntlFor('en')))
  const known = () => stage.runtime.cache.read('relationship', ben.accountId)
  await waitFor(() => expect(known()?.blocking).toBe(true))
  expect(relationship()?.blocking).toBe(false)
})

test('the focus goes to the next row when that of the opener disappears', async () => {
  const stage = createStage()
  await stage.load()
  const { runtime } = stage
  const accountId = stage.accountId(EVE)
  ends.push(onFact('accountHidden', () => runtime.cache.setHidden(accountId, true)))
  function Row() {
    if (useEntity('account', accountId)?.hidden) return null
    return (
      <article tabIndex={-1}>
        <button type="button" onClick={() => pushModal('BLOCK', { accountId, acct: EVE }, 'ann')}>
          More
        </button>
      </article>
    )
  }
  const { user } = renderWith(
    <>
      <Row />
      <article tabIndex={-1}>The next row</article>
      <ModalHost registry={{ BLOCK: BlockDialog }} />
    </>,
    { stage },
  )
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('The next row'))
})

test('cancelling does nothing', async () => {
  const { user, stage, close } = await setup('MUTE')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalled()
  expect(stage.simulator.recorded.filter(({ method }) => method === 'POST')).toEqual([])
})

test('muting with or without notifications and for a time; posts return at its end', async () => {
  const { user, stage, relationship, emitted } = await setup('MUTE', { software: 'mastodon-4.3' })
  act(() =>
    stage.runtime.http.capabilities.know({
      version: '4.3.0',
      apiVersion: 2,
      instanceV2: true,
      streamingUrl: null,
      translation: false,
    }),
  )
  // Older servers do not say when a mute ends.
  stage.simulator.script.rewrite('POST /api/v1/accounts/:id/mute', (answer: object) => ({
    ...answer,
    muting_expires_at: undefined,
  }))
  await screen.findByRole('dialog', { name: 'Mute user?' })
  await user.click(screen.getByRole('switch', { name: 'Hide from notifications' }))
  await user.click(await screen.findByRole('combobox', { name: 'Duration' }))
  await user.click(await screen.findByRole('option', { name: '1 hour' }))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  ends.push(() => void vi.useRealTimers())
  await user.click(screen.getByRole('button', { name: 'Mute' }))
  await screen.findAllByText(`Muted @${EVE}`)
  endUndo()
  await waitFor(() => expect(emitted).toEqual(['hidden early', 'hidden']))
  expect(relationship()).toMatchObject({ muting: true, muting_notifications: false })
  const mute = stage.simulator.server.world.mutes.values().at(-1)
  expect(mute?.expiresAt).toBe(stage.simulator.server.clock.now() + 3_600_000)
  expect(Date.parse(relationship()?.muting_expires_at ?? '')).toBe(mute?.expiresAt)
  stage.simulator.script.advance(3_600_001)
  await vi.advanceTimersByTimeAsync(3_600_001)
  await waitFor(() => expect(emitted.at(-1)).toBe('shown'))
})

test('a server without timed mutes is not sent a duration', async () => {
  await setup('MUTE', { software: 'snac' })
  await screen.findByRole('dialog', { name: 'Mute user?' })
  expect(screen.queryByRole('combobox', { name: 'Duration' })).toBeNull()
})
