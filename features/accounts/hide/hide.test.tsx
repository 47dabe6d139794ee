import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { BlockDialog, MuteDialog } from '..'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const EVE = 'eve@remote.example'

async function setup(kind: 'BLOCK' | 'MUTE', options?: StageOptions) {
  const stage = createStage(options)
  stage.simulator.script.as('ann').follow(EVE)
  await stage.load()
  const accountId = stage.accountId(EVE)
  put.relationship(stage.runtime, { id: accountId, following: true, followed_by: true })
  const emitted: string[] = []
  ends.push(
    onFact('accountHidden', () => void emitted.push('hidden')),
    onFact('accountShown', () => void emitted.push('shown')),
  )
  const close = vi.fn()
  const Dialog = kind === 'BLOCK' ? BlockDialog : MuteDialog
  const props = { id: 'm', identity: stage.runtime.identity.key, close }
  const rendered = renderWith(<Dialog {...props} payload={{ accountId, acct: EVE }} />, { stage })
  const relationship = () => stage.runtime.cache.read('relationship', accountId)
  return { ...rendered, stage, relationship, emitted, close, accountId }
}

test('blocking explains its effects, shows at once, emits a fact when done, and can be undone', async () => {
  const { user, stage, relationship, emitted, close } = await setup('BLOCK')
  await screen.findByRole('dialog', { name: 'Block user?' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
  expect(screen.getByText('They can see that they’re blocked.')).toBeTruthy()
  const wait = stage.simulator.script.hold('POST /api/v1/accounts/:id/block')
  await user.click(screen.getByRole('button', { name: 'Block' }))
  expect(close).toHaveBeenCalled()
  expect(relationship()).toMatchObject({ blocking: true, following: false, followed_by: false })
  expect(emitted).toEqual([])
  wait.release()
  await screen.findAllByText(`Blocked @${EVE}`)
  expect(emitted).toEqual(['hidden'])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findAllByText(`Unblocked @${EVE}`)
  expect(emitted).toEqual(['hidden', 'shown'])
  expect(relationship()?.blocking).toBe(false)
})

test('a refused block is reverted and explained', async () => {
  const { user, stage, relationship, emitted } = await setup('BLOCK')
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/block', 403, { error: 'Not them' })
  await user.click(await screen.findByRole('button', { name: 'Block' }))
  await screen.findAllByText('Not them')
  await waitFor(() =>
    expect(relationship()).toMatchObject({ blocking: false, following: true, followed_by: true }),
  )
  expect(emitted).toEqual([])
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
  await screen.findByRole('dialog', { name: 'Mute user?' })
  await user.click(screen.getByRole('switch', { name: 'Hide from notifications' }))
  await user.click(await screen.findByRole('combobox', { name: 'Duration' }))
  await user.click(await screen.findByRole('option', { name: '1 hour' }))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  ends.push(() => void vi.useRealTimers())
  await user.click(screen.getByRole('button', { name: 'Mute' }))
  await screen.findAllByText(`Muted @${EVE}`)
  expect(relationship()).toMatchObject({ muting: true, muting_notifications: false })
  const mute = stage.simulator.server.world.mutes.values().at(-1)
  expect(mute?.expiresAt).toBe(stage.simulator.server.clock.now() + 3_600_000)
  stage.simulator.script.advance(3_600_001)
  await vi.advanceTimersByTimeAsync(3_600_001)
  await waitFor(() => expect(emitted).toEqual(['hidden', 'shown']))
})

test('a server without timed mutes is not sent a duration', async () => {
  await setup('MUTE', { software: 'snac' })
  await screen.findByRole('dialog', { name: 'Mute user?' })
  expect(screen.queryByRole('combobox', { name: 'Duration' })).toBeNull()
})
