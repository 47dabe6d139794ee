import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { VisitedPosts } from './visited-posts'

/** High enough to show every row. */
const scroller = { ...documentScroller(), height: () => 20_000 }

function visit(acct: string, arrange: (stage: ReturnType<typeof createStage>) => void = () => {}) {
  const stage = createStage({ as: null })
  arrange(stage)
  renderWith(
    <VisitedPosts id={stage.accountId(acct)} scroller={scroller} memory={new WindowMemory()} label="Eve" />,
    { stage },
  )
  return stage
}

test('a visitor reads each pinned post once, and all other public posts below', async () => {
  visit('ann', ({ simulator }) => {
    const ann = simulator.script.as('ann')
    const { id } = ann.publish('My best words')
    const { world } = simulator.server
    const accountId = simulator.script.account('ann').id
    world.pins.put({ id: world.ids.serial(), accountId, statusId: id, createdAt: Date.now() })
    for (let at = 1; at <= 30; at++) ann.publish(`Post ${at}.`)
    ann.publish({ text: 'For few.', visibility: 'private' })
  })
  const feed = await screen.findByRole('feed', { name: 'Eve' })
  await screen.findByText('End of list')
  expect(within(feed).getByText('Post 30.')).toBeDefined()
  expect(within(feed).getByText('Post 1.')).toBeDefined()
  expect(screen.getAllByText('My best words')).toHaveLength(1)
  expect(
    within(screen.getByRole('region', { name: 'Pinned posts' })).getByText('My best words'),
  ).toBeDefined()
  expect(screen.queryByText('For few.')).toBeNull()
})

test('only the first pinned post shows, and the others on request', async () => {
  visit('ann', ({ simulator }) => {
    const ann = simulator.script.as('ann')
    const { world } = simulator.server
    const accountId = simulator.script.account('ann').id
    for (const text of ['My best words', 'My better words']) {
      const { id } = ann.publish(text)
      world.pins.put({ id: world.ids.serial(), accountId, statusId: id, createdAt: Date.now() })
    }
  })
  const pinned = await screen.findByRole('region', { name: 'Pinned posts' })
  expect(within(pinned).getAllByRole('article')).toHaveLength(1)
  const all = within(pinned).getByRole('button', { name: 'Show all 2 pinned posts' })
  expect(all.getAttribute('aria-expanded')).toBe('false')
  fireEvent.click(all)
  expect(within(pinned).getAllByRole('article')).toHaveLength(2)
  fireEvent.click(within(pinned).getByRole('button', { name: 'Show fewer pinned posts' }))
  expect(within(pinned).getAllByRole('article')).toHaveLength(1)
})

test('an account without posts shows the empty state, unless it has pinned posts', async () => {
  visit('dora', ({ simulator }) => simulator.script.rewrite('GET /api/v1/accounts/:id/statuses', () => []))
  expect(await screen.findByText('This server has no posts of this kind from this account.')).toBeDefined()
})
