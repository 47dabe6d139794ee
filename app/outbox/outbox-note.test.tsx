import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { outboxStore, WAITING_POST, type OutboxEntry } from '@/lib/outbox'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { connectivityOf } from '../identity/environment'
import { OutboxNote } from './outbox-note'

const entry = (id: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  name: 'favouriteStatus',
  args: { id: '1', on: true },
  at: 1,
  owner: 'page',
  refused: null,
  ...more,
})

function show() {
  const stage = createStage({ origin: 'https://noted.example' })
  const { key, server } = stage.runtime.identity
  const connectivity = connectivityOf(server)
  onTestFinished(connectivity.answered)
  renderWith(<OutboxNote runtime={stage.runtime} />, { stage })
  const set = (...entries: OutboxEntry[]) => act(() => outboxStore.of(key).set(entries))
  const lose = () => {
    vi.stubGlobal('navigator', { onLine: false })
    onTestFinished(() => void vi.unstubAllGlobals())
    act(connectivity.lost)
  }
  return { set, lose }
}

const text = () => screen.queryByRole('button', { name: 'Show' })?.closest('[aria-live]')?.textContent ?? ''

test('while the server can be reached, only what it could not take yet is counted', () => {
  const { set } = show()
  set(entry('a'), entry('b'))
  expect(text()).toBe('')
  const post = { name: WAITING_POST, args: { draft: 'd', as: 'post', text: 'Geese' } }
  set(entry('a'), entry('b', { ...post, tried: true }))
  expect(text()).toContain('Your post “Geese” is sent when the server can be reached.')
})

test('without a connection all that waits is counted, and what was refused comes first', () => {
  const { set, lose } = show()
  set(entry('a'), entry('b', { tried: true }))
  lose()
  expect(text()).toContain('2 changes are sent when the server can be reached.')
  set(entry('a'), entry('b', { refused: { isGone: true, message: '' } }))
  expect(text()).toContain('1 change made offline could not be sent.')
})
