import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onFact } from '@/lib/bus'
import { UNDO_MS } from '@/lib/runtime/undoable'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Visibility } from '@/schemas/statuses/status'
import { DetailCard } from '../status-card/detail-card'
import { StatusCard } from '../status-card/status-card'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})
afterEach(() => {
  vi.useRealTimers()
})

interface Options {
  answering?: boolean
  visibility?: Visibility
}

async function ownPost(
  Card: typeof StatusCard | typeof DetailCard = StatusCard,
  { answering = false, visibility = 'public' }: Options = {},
) {
  const stage = createStage()
  const ann = stage.simulator.script.as('ann')
  const inReplyToId = answering ? ann.publish('Before').id : null
  const id = ann.publish({ text: 'Mine', inReplyToId, visibility }).id as StatusId
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  const rendered = renderWith(<Card id={id} />, { stage })
  const remove = async () => {
    await rendered.user.click(screen.getByRole('button', { name: 'More' }))
    await rendered.user.click(
      within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Delete' }),
    )
  }
  const deletes = () => stage.simulator.recorded.filter((entry) => entry.method === 'DELETE')
  const there = () => stage.simulator.server.world.statuses.get(id) !== undefined
  const posts = () => stage.runtime.cache.read('account', stage.accountId('ann'))?.statuses_count ?? 0
  return { ...rendered, stage, id, parent: inReplyToId, remove, deletes, there, posts }
}

const row = () => screen.queryByText('Mine')
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a deleted post is hidden immediately and deleted on the server later', async () => {
  const { stage, id, remove, deletes } = await ownPost()
  const emitted = vi.fn()
  const end = onFact('statusDeleted', emitted)
  await remove()
  expect(row()).toBeNull()
  expect(screen.getAllByText('Post deleted').length).toBeGreaterThan(0)
  await wait(9000)
  expect(screen.getByRole('button', { name: 'Undo' })).toBeTruthy()
  expect(deletes()).toEqual([])
  await wait(UNDO_MS)
  await waitFor(() => expect(deletes()).toHaveLength(1))
  await waitFor(() =>
    expect(emitted).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, statusId: id }),
  )
  expect(row()).toBeNull()
  end()
})

test('undoing a deletion restores the post and sends nothing', async () => {
  const { user, remove, deletes } = await ownPost()
  await remove()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(row()).toBeTruthy()
  await wait(UNDO_MS * 2)
  expect(deletes()).toEqual([])
  expect(row()).toBeTruthy()
})

test('the number of posts falls at once, and stays when the server has deleted the post', async () => {
  const { remove, posts, there } = await ownPost()
  const before = posts()
  await remove()
  expect(posts()).toBe(before - 1)
  await wait(UNDO_MS)
  await waitFor(() => expect(there()).toBe(false))
  await wait(0)
  expect(posts()).toBe(before - 1)
})

test('the number of posts rises again when the deletion is undone or refused', async () => {
  const { stage, user, remove, posts } = await ownPost()
  const before = posts()
  await remove()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(posts()).toBe(before)
  stage.simulator.script.refuse('DELETE /api/v1/statuses/:id', 403, { error: 'Not yours' })
  await remove()
  expect(posts()).toBe(before - 1)
  await wait(UNDO_MS + 50)
  await waitFor(() => expect(posts()).toBe(before))
})

test('a private mention is not counted', async () => {
  const { remove, posts, there } = await ownPost(StatusCard, { visibility: 'direct' })
  const before = posts()
  await remove()
  await wait(UNDO_MS)
  await waitFor(() => expect(there()).toBe(false))
  expect(posts()).toBe(before)
})

test('the deletion waits while its toast is hovered or focused', async () => {
  const { user, remove, deletes } = await ownPost()
  await remove()
  act(() => screen.getByRole('button', { name: 'Undo' }).focus())
  await wait(UNDO_MS * 3)
  expect(deletes()).toEqual([])
  await user.keyboard('{Enter}')
  expect(row()).toBeTruthy()
  await wait(UNDO_MS * 2)
  expect(deletes()).toEqual([])
})

test('the deletion is sent in time when the tab is hidden', async () => {
  const { remove, deletes } = await ownPost()
  await remove()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await wait(UNDO_MS + 50)
  await waitFor(() => expect(deletes()).toHaveLength(1))
  hidden.mockRestore()
  state.mockRestore()
})

test('the deletion is sent when the page is closed', async () => {
  const { remove, deletes } = await ownPost()
  await remove()
  act(() => void dispatchEvent(new Event('pagehide')))
  await waitFor(() => expect(deletes()).toHaveLength(1))
  await wait(UNDO_MS * 2)
  expect(deletes()).toHaveLength(1)
})

test('a refused deletion restores the post and shows an error', async () => {
  const { stage, remove, there } = await ownPost()
  stage.simulator.script.refuse('DELETE /api/v1/statuses/:id', 403, { error: 'Not yours' })
  await remove()
  await wait(UNDO_MS + 50)
  await screen.findAllByText('Not yours')
  await waitFor(() => expect(row()).toBeTruthy())
  expect(there()).toBe(true)
})

test('deleting the open post navigates away from its page', async () => {
  const { stage, remove } = await ownPost(DetailCard)
  await remove()
  expect(stage.navigation.went).toEqual(['back'])
  expect(row()).toBeNull()
})

test('deleting an open reply opens its parent, and undoing opens the reply', async () => {
  const { stage, user, id, parent, remove } = await ownPost(DetailCard, { answering: true })
  await remove()
  expect(stage.navigation.went).toEqual([`back to /@ann/${parent}`])
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(stage.navigation.went.at(-1)).toBe(`/@ann/${id}`)
})

test('deleting from a list does not navigate', async () => {
  const { stage, remove } = await ownPost()
  await remove()
  expect(stage.navigation.went).toEqual([])
})
