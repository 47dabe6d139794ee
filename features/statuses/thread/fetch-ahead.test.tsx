import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import type { StatusId } from '@/schemas/primitives'
import { StatusCard } from '../status-card/status-card'
import { Thread } from './thread'

beforeAll(() => Promise.all([import('./thread-rows'), import('../status-card/detail-card')]))

/** A row with a post, and counters for requests of its thread and of the post itself. */
async function showRow() {
  const stage = createStage()
  const ann = stage.simulator.script.as('ann')
  const id = ann.publish('A question').id as StatusId
  ann.publish({ text: 'An answer', inReplyToId: id })
  await stage.runtime.loader.refresh({ kind: 'status', id })
  const before = stage.simulator.recorded.length
  renderWith(<StatusCard id={id} />, { stage })
  const asked = (end: string) =>
    stage.simulator.recorded.slice(before).filter(({ path }) => path.endsWith(end)).length
  const words = await screen.findByText('A question')
  const link = screen.getByRole('article').querySelector('a:has(time)') as HTMLElement
  return { stage, id, words, link, asked }
}

test('pressing the mouse fetches the thread, which is not requested again when it opens', async () => {
  const { stage, id, words, asked } = await showRow()
  fireEvent.pointerDown(words, { button: 0, pointerType: 'mouse' })
  await waitFor(() => expect(asked('/context')).toBe(1))
  fireEvent.pointerDown(words, { button: 0, pointerType: 'mouse' })
  renderWith(<Thread id={id} scroller={documentScroller()} memory={new WindowMemory()} />, { stage })
  await screen.findByText('An answer')
  await waitFor(() => expect(asked(`/statuses/${id}`)).toBe(1))
  expect(asked('/context')).toBe(1)
})

test('touching a row fetches nothing, its click does', async () => {
  const { words, link, asked } = await showRow()
  fireEvent.pointerDown(words, { button: 0, pointerType: 'touch' })
  fireEvent.pointerDown(link, { button: 0, pointerType: 'touch' })
  expect(asked('/context')).toBe(0)
  fireEvent.click(link)
  await waitFor(() => expect(asked('/context')).toBe(1))
})

test('resting the pointer on a link to a post fetches its thread, leaving it does not', async () => {
  const { link, asked } = await showRow()
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  fireEvent.pointerLeave(link, { pointerType: 'mouse' })
  expect(asked('/context')).toBe(0)
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  await waitFor(() => expect(asked('/context')).toBe(1))
})
