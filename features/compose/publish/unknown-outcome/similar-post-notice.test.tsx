import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { confirm, pushModal, useModals } from '@/lib/modals'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import ComposeDialog from '../../composer/compose-dialog'
import { getDrafts } from '../../drafts/drafts'
import { currentDraft, published, showComposer } from '../../composer/composer.testing'

const POST = 'POST /api/v1/statuses'
const LOOK = 'GET /api/v1/accounts/:id/statuses'
const lost = {
  before: () => {
    throw networkError()
  },
}
interface Case {
  text?: string
  similar?: string
  fault?: Parameters<Stage['simulator']['server']['faults']['add']>[1]
}
const drafts = () => getDrafts().state.getState().drafts
const own = ({ simulator, runtime }: Stage, text: string) =>
  simulator.server.world.statuses
    .values()
    .filter((status) => status.accountId === runtime.me && status.text === text).length

/** Creates a stage with the clock of the browser. */
function stageNow() {
  const stage = createStage()
  const { script, server } = stage.simulator
  script.advance(Date.now() - server.clock.now())
  return stage
}

/** Loses a post while another device publishes a similar one. */
async function openUnclear({ text = 'thanks', similar = 'Thanks!', fault = lost }: Case = {}) {
  const stage = stageNow()
  stage.simulator.server.world.emojis.put({
    id: 'tiny_heart',
    shortcode: 'tiny_heart',
    domain: null,
    url: '/media/emoji/tiny_heart.png',
    staticUrl: '/media/emoji/tiny_heart.png',
    category: null,
    visibleInPicker: true,
  })
  const shown = await showComposer({ parts: [{ text }] }, stage)
  stage.simulator.script.advance(1000)
  const found = stage.simulator.script.as('ann').publish(similar)
  stage.simulator.server.faults.add(POST, fault, 1)
  await shown.user.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText('Is this your post?')
  return { ...shown, stage, found }
}

test('a post similar to a lost one is shown, and “No” keeps the draft', async () => {
  const { user, id, stage } = await openUnclear()
  const notice = screen.getByText('Is this your post?').closest('[role=alert]')
  expect(notice?.textContent).toContain('The server didn’t respond')
  expect(notice?.textContent).toContain('Thanks!')
  expect(notice?.textContent).toContain('No attachments')
  expect(screen.getByRole('link', { name: 'Open post' }).getAttribute('href')).toContain('/@ann/')
  await user.click(screen.getByRole('button', { name: 'No, keep draft' }))
  await screen.findByText(/isn’t among your latest/)
  expect(currentDraft(id).parts[0].text).toBe('thanks')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await published()
  expect(own(stage, 'thanks')).toBe(1)
})

test('the notice says that the server had an error, and shows the custom emoji of the post', async () => {
  const fault = { before: async () => new Response('{}', { status: 503 }) }
  await openUnclear({ text: 'thanks :tiny_heart:', similar: 'Thanks! :tiny_heart:', fault })
  const notice = screen.getByText('Is this your post?').closest('[role=alert]')
  expect(notice?.textContent).toContain('The server had an error')
  const images = [...(notice?.querySelectorAll('blockquote img') ?? [])]
  expect(images.map((image) => image.getAttribute('alt'))).toEqual([':tiny_heart:'])
})

test('“Yes” removes the draft', async () => {
  const { user, id, stage } = await openUnclear()
  await user.click(screen.getByRole('button', { name: 'Yes, delete draft' }))
  await published()
  expect(drafts()[id]).toBeUndefined()
  expect(own(stage, 'thanks')).toBe(0)
})

/** Loses the answer to a post that is not listed either until the returned function is called. */
function loseAnswer({ simulator: { server } }: Stage) {
  server.faults.add(
    POST,
    {
      after: () => {
        throw networkError()
      },
    },
    1,
  )
  return server.faults.add(
    LOOK,
    { before: async () => new Response('[]', { headers: { 'content-type': 'application/json' } }) },
    99,
  )
}

test('a post that arrives in home settles the draft', async () => {
  const stage = stageNow()
  const { user, id } = await showComposer({ parts: [{ text: 'Slow to be listed' }] }, stage)
  const end = loseAnswer(stage)
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText(/isn’t among your latest/)
  end()
  await act(() => stage.load())
  await published()
  await waitFor(() => expect(drafts()[id]).toBeUndefined())
})

/** Opens a dialog with a draft that was published without an answer. */
async function openUnclearDialog() {
  const stage = stageNow()
  const { user } = await showComposer({}, stage, { COMPOSE: ComposeDialog })
  const { key } = stage.runtime.identity
  const draftId = getDrafts().open(key, { parts: [{ text: 'Slow to be listed' }] })
  act(() => void pushModal('COMPOSE', { draftId }, key))
  const dialog = within(await screen.findByRole('dialog'))
  const end = loseAnswer(stage)
  await user.click(await dialog.findByRole('button', { name: 'Post' }))
  await dialog.findByText(/isn’t among your latest/)
  end()
  return { stage, user, key, draftId }
}

test('the dialog of a draft that turns out to be published closes', async () => {
  const { stage, draftId } = await openUnclearDialog()
  await act(() => stage.load())
  await waitFor(() => expect(drafts()[draftId]).toBeUndefined())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('such a dialog under a question closes after the answer', async () => {
  const { stage, user, key, draftId } = await openUnclearDialog()
  act(() => void confirm(() => ({ title: 'Leave?', confirm: 'Leave' }), key))
  const leave = await screen.findByRole('button', { name: 'Leave' })
  leave.focus()
  await act(() => stage.load())
  await waitFor(() => expect(drafts()[draftId]).toBeUndefined())
  expect(document.activeElement).toBe(leave)
  await user.click(leave)
  await waitFor(() => expect(useModals.getState().stack).toEqual([]))
})
