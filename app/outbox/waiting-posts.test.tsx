import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand, type Commands } from '@/lib/bus'
import { ModalHost, pushModal, useModals } from '@/lib/modals'
import { outboxStore, WAITING_POST } from '@/lib/outbox'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import OutboxDialog from './outbox-dialog'
import { resumeOutbox } from './resume-outbox'

const entry = (draft: string, message?: string) => ({
  id: `entry-${draft}`,
  name: WAITING_POST,
  args: { draft, as: 'reply', text: `Text of ${draft}` },
  at: 1,
  owner: 'a closed page',
  refused: message === undefined ? null : { isGone: false, message },
})

let taken: Commands['takePost'][]
beforeEach(() => {
  taken = []
  onTestFinished(handleCommand('takePost', (payload) => void taken.push(payload)))
})

function show() {
  const stage = createStage()
  const { key } = stage.runtime.identity
  const rendered = renderWith(<ModalHost registry={{ OUTBOX: OutboxDialog }} />, { stage })
  act(() => void pushModal('OUTBOX', {}, key))
  return { ...rendered, stage, key }
}

test('a post that waits is listed with its text; it can be edited or left among the drafts', async () => {
  const { user, key } = show()
  outboxStore.of(key).set([entry('a')])
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toMatch(/Reply.*Text of a.*Waiting/)
  await user.click(within(row).getByRole('button', { name: /^Keep as draft/ }))
  await user.click(within(row).getByRole('button', { name: /^Edit/ }))
  const draft = { identity: key, draftId: 'a' }
  expect(taken).toEqual([
    { ...draft, to: 'keep' },
    { ...draft, to: 'edit' },
  ])
  // The composer opens on the page.
  await waitFor(() => expect(useModals.getState().stack).toEqual([]))
})

test('the text of a post and the answers of a poll are listed with their custom emoji', async () => {
  const { stage, key } = show()
  const { runtime, simulator } = stage
  simulator.server.world.emojis.put({
    id: 'tiny_heart',
    shortcode: 'tiny_heart',
    domain: null,
    url: '/media/emoji/tiny_heart.png',
    staticUrl: '/media/emoji/tiny_heart.png',
    category: null,
    visibleInPicker: true,
  })
  const { id } = simulator.script.as('ben').publish({
    text: 'Tea :tiny_heart:?',
    poll: { options: ['Yes :tiny_heart:', 'No'], multiple: false, hideTotals: false, expiresIn: 600 },
  })
  await act(() => stage.load())
  const poll = runtime.cache.read('status', id as StatusId)?.poll
  const change = (name: string, args: unknown) => ({ ...entry(name), name, args })
  outboxStore
    .of(key)
    .set([change('favouriteStatus', { id, on: true }), change('voteInPoll', { id: poll, choices: [0] })])
  const rows = await screen.findAllByRole('listitem')
  const shown = rows.map((row) => [...row.querySelectorAll('img')].map(({ alt }) => alt))
  expect(shown).toEqual([[':tiny_heart:'], [':tiny_heart:']])
})

test('a refused post is listed with the reason, and can be sent again as from its composer', async () => {
  const { user, key } = show()
  outboxStore.of(key).set([entry('a', 'Text has been used')])
  const row = await screen.findByRole('listitem')
  expect(row.textContent).toContain('Text has been used')
  await user.click(within(row).getByRole('button', { name: /^Try again/ }))
  expect(taken).toEqual([{ identity: key, draftId: 'a', to: 'send' }])
})

test('posts that a closed page left are handed to the composer in their order, and wait for their turn', async () => {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { key } = stage.runtime.identity
  const sent: string[] = []
  onTestFinished(
    handleCommand('sendPost', ({ identity, draftId, held }) => {
      void held.send(async () => {
        expect(identity).toBe(key)
        sent.push(draftId)
        await Promise.resolve()
        held.done()
      })
    }),
  )
  outboxStore.of(key).set([entry('b'), entry('a'), entry('c', 'refused before')])
  onTestFinished(resumeOutbox(stage.runtime))
  await vi.waitFor(() => expect(sent).toEqual(['b', 'a']))
  expect(outboxStore.of(key).get()).toMatchObject([{ id: 'entry-c' }])
})
