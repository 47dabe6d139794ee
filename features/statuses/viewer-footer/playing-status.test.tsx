import { act, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { keyWithin } from '@/lib/runtime'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { setOpened } from '../view-store'
import { PlayingStatus } from './playing-status'

function show() {
  const stage = createStage()
  const { id } = put.status(stage.runtime)
  const hidden = vi.fn()
  renderWith(<PlayingStatus id={id} onHidden={hidden} />, { stage })
  return { hidden, id, runtime: stage.runtime, key: keyWithin(stage.runtime.identity, id) }
}

test('the player of a post closes when its media are hidden', () => {
  const { hidden, key } = show()
  act(() => setOpened(key, { media: true }))
  expect(hidden).not.toHaveBeenCalled()
  act(() => setOpened(key, { media: false }))
  expect(hidden).toHaveBeenCalled()
})

test('or when a filter of the list that it was left in covers them', async () => {
  const { hidden, id, runtime } = show()
  const filter = {
    id: '1',
    title: 'Trains',
    context: ['home'],
    expires_at: null,
    filter_action: 'warn',
  }
  put.status(runtime, { id, filtered: [{ filter, keyword_matches: ['train'], status_matches: null }] })
  await waitFor(() => expect(hidden).toHaveBeenCalled())
})

test('or when its warning is closed', () => {
  const { hidden, key } = show()
  act(() => setOpened(key, { warning: false }))
  expect(hidden).toHaveBeenCalled()
})
