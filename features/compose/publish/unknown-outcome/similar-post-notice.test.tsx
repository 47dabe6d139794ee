import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { networkError } from '@/lib/simulator/faults/faults'
import { createStage, type Stage } from '@/lib/testing/stage'
import { getDrafts } from '../../drafts/drafts'
import { currentDraft, published, showComposer } from '../../composer/composer.testing'

const POST = 'POST /api/v1/statuses'
const LOOK = 'GET /api/v1/accounts/:id/statuses'
const lost = {
  before: () => {
    throw networkError()
  },
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
async function openUnclear() {
  const stage = stageNow()
  const shown = await showComposer({ parts: [{ text: 'thanks' }] }, stage)
  stage.simulator.script.advance(1000)
  const found = stage.simulator.script.as('ann').publish('Thanks!')
  stage.simulator.server.faults.add(POST, lost, 1)
  await shown.user.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText('Is this your post?', {}, { timeout: 5000 })
  return { ...shown, stage, found }
}

test('a post similar to a lost one is shown, and “No” keeps the draft', async () => {
  const { user, id, stage } = await openUnclear()
  const notice = screen.getByText('Is this your post?').closest('[role=alert]')
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

test('“Yes” removes the draft', async () => {
  const { user, id, stage } = await openUnclear()
  await user.click(screen.getByRole('button', { name: 'Yes, delete draft' }))
  await published()
  expect(drafts()[id]).toBeUndefined()
  expect(own(stage, 'thanks')).toBe(0)
})

test('a post that arrives in home settles the draft', async () => {
  const stage = stageNow()
  const { server } = stage.simulator
  const { user, id } = await showComposer({ parts: [{ text: 'Slow to be listed' }] }, stage)
  server.faults.add(
    POST,
    {
      after: () => {
        throw networkError()
      },
    },
    1,
  )
  const end = server.faults.add(
    LOOK,
    { before: async () => new Response('[]', { headers: { 'content-type': 'application/json' } }) },
    99,
  )
  await user.click(screen.getByRole('button', { name: 'Post' }))
  await screen.findByText(/isn’t among your latest/, {}, { timeout: 5000 })
  end()
  await act(() => stage.load())
  await published()
  await waitFor(() => expect(drafts()[id]).toBeUndefined())
})
