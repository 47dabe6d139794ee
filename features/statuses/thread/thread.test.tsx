import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller, WindowMemory } from '@/lib/ui/windowed-list'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { Thread } from './thread'

const show = (stage: Stage, id: string) =>
  renderWith(<Thread id={id as StatusId} scroller={documentScroller()} memory={new WindowMemory()} />, {
    stage,
  })

/** ann asks, finn answers, ann thanks, eve answers too. */
function talk() {
  const stage = createStage()
  const { script } = stage.simulator
  const [ann, finn, eve] = [
    script.as('ann'),
    script.as('finn@remote.example'),
    script.as('eve@remote.example'),
  ]
  const question = ann.publish('A question').id
  const answer = finn.publish({ text: 'An answer', inReplyToId: question }).id
  ann.publish({ text: 'Thank you', inReplyToId: answer })
  eve.publish({ text: 'Another answer', inReplyToId: question })
  return { stage, question, answer }
}

const said = () =>
  screen
    .getAllByRole('article')
    .map(
      (row) =>
        /A question|An answer|Thank you|Another answer/.exec(row.getAttribute('aria-label') ?? '')?.[0],
    )

test('the conversation stands around the open post', async () => {
  const { stage, answer } = talk()
  show(stage, answer)
  await waitFor(() => expect(said()).toEqual(['A question', 'An answer', 'Thank you']))
  expect(screen.getByRole('article', { current: true }).getAttribute('aria-label')).toContain('An answer')
})

test('answers come depth first', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() => expect(said()).toEqual(['A question', 'An answer', 'Thank you', 'Another answer']))
})

test('a post that is not there says so', async () => {
  show(createStage(), '404404')
  expect(await screen.findByText('This post is not available')).toBeTruthy()
})

test('replies that do not load say so and load when asked again', async () => {
  const { stage, question } = talk()
  stage.simulator.script.refuse('GET /api/v1/statuses/:id/context', 403)
  const { user } = show(stage, question)
  expect(await screen.findByText('The replies did not load')).toBeTruthy()
  expect(said()).toEqual(['A question'])
  await user.click(screen.getByRole('button', { name: /again|Retry/i }))
  await waitFor(() => expect(said()).toHaveLength(4))
})

test('a post deleted while it is open gives way to a word', async () => {
  const { stage, question } = talk()
  show(stage, question)
  await waitFor(() => expect(said()).toHaveLength(4))
  stage.runtime.cache.begin('status', question as StatusId, (status) => ({ ...status, gone: true }))
  expect(await screen.findByText('This post is not available')).toBeTruthy()
})
