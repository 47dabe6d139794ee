import { act, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { SenderNotifications } from './sender-notifications'
import { useRequest } from './use-request'

function setUp() {
  const stage = createStage()
  const { script, server } = stage.simulator
  script.policy('ann', { for_not_following: 'filter' })
  script.as('ann').unfollow('lars@polder.example')
  const picture = script.attach('lars@polder.example', { description: 'A windmill' })
  script.as('lars@polder.example').publish({ text: '@ann look at this', mediaIds: [picture] })
  script.as('lars@polder.example').publish('@ann again')
  script.as('eve@remote.example').publish('@ann unrelated')
  const [request] = server.world.notificationRequests.by('account', stage.runtime.me ?? '')
  return { stage, id: request?.id ?? '' }
}

function Shown({ id }: { id: string }) {
  const found = useRequest(id)
  return (
    <>
      <h1>{found.name}</h1>
      <SenderNotifications id={id} found={found} scroller={documentScroller()} memory={new WindowMemory()} />
    </>
  )
}

test('shows the notifications of the sender only, with their media hidden', async () => {
  const { stage, id } = setUp()
  renderWith(<Shown id={id} />, { stage })
  expect(await screen.findByText(/look at this/)).toBeDefined()
  expect(screen.getAllByRole('article')).toHaveLength(2)
  expect(screen.queryByText(/unrelated/)).toBeNull()
  expect(screen.queryByRole('img', { name: 'A windmill' })).toBeNull()
  expect(screen.getByRole('heading').textContent).toMatch(/Lars/)
})

test.each([
  ['Accept', 0],
  ['Dismiss', 1],
])('%s leads back to the list', async (button, left) => {
  const { stage, id } = setUp()
  const { user } = renderWith(<Shown id={id} />, { stage })
  await user.click(await screen.findByRole('button', { name: button }))
  expect(stage.navigation.went).toEqual(['back to /notifications/requests'])
  const requests = () =>
    stage.simulator.server.world.notificationRequests.by('account', stage.runtime.me ?? '')
  // A dismissal is sent when it can no longer be undone.
  await waitFor(() => expect(requests()).toHaveLength(left))
})

test('a request that was answered elsewhere says so', async () => {
  const { stage } = setUp()
  renderWith(<Shown id="404" />, { stage })
  expect(await screen.findByText('Nothing to review here')).toBeDefined()
})

test('a dismissed notification leaves the list, and the sender’s rows leave it after a block', async () => {
  const { stage, id } = setUp()
  const { user } = renderWith(<Shown id={id} />, { stage })
  const row = await screen.findByRole('article', { name: /again/ })
  row.focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
  const lars = stage.accountId('lars@polder.example')
  act(() => stage.runtime.cache.setHidden(lars, true))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})
