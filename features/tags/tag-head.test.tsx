import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { ownAccountQuery, type OwnState } from '@/features/session'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { TagHead } from './tag-head'

async function show(options: StageOptions = {}) {
  const stage = createStage(options)
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const onFeatured = vi.fn()
  const head = (
    <TagHead name="introduction" onFeatured={onFeatured}>
      <input type="checkbox" aria-label="Of the posts" />
    </TagHead>
  )
  return { ...renderWith(head, { stage }), onFeatured }
}
const button = (pressed: boolean) =>
  screen.findByRole('button', { name: 'Feature #introduction on your profile', pressed })

test('shows how often the hashtag is used and features it at once', async () => {
  const { stage, user, onFeatured } = await show()
  expect(await screen.findByText(/posts? this week/)).toBeTruthy()
  await user.click(await button(false))
  await button(true)
  await waitFor(() => expect(onFeatured).toHaveBeenCalledTimes(1))
  expect(stage.simulator.server.world.featuredTags.values()).toHaveLength(1)
  await user.click(await button(true))
  await waitFor(() => expect(stage.simulator.server.world.featuredTags.values()).toHaveLength(0))
})

test('has the button that follows where the header has no space for it', async () => {
  const stage = createStage()
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  const { user } = renderWith(<TagHead name="introduction" follows onFeatured={() => {}} />, { stage })
  await user.click(await screen.findByRole('button', { name: 'Follow #introduction', pressed: false }))
  expect(await screen.findByRole('button', { name: 'Follow #introduction', pressed: true })).toBeTruthy()
})

test('a refusal is reverted', async () => {
  const { stage, user, onFeatured } = await show()
  stage.simulator.script.refuse('POST /api/v1/tags/:id/feature', 422, { error: 'Too many' }, { times: 1 })
  await user.click(await button(false))
  expect((await screen.findAllByText(/Too many/)).length).toBeGreaterThan(0)
  await button(false)
  expect(onFeatured).not.toHaveBeenCalled()
})

test.each([
  ['visitors', { as: null }],
  ['servers that cannot feature by name', { software: 'mastodon-4.3' }],
] as const)('%s get statistics only', async (_name, options) => {
  await show(options)
  expect(await screen.findByText(/posts? this week/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Of the posts' })).toBeDefined()
})

test('servers without hashtag pages show the controls of the posts only', async () => {
  const { container } = await show({ software: 'mastodon-3.5' })
  expect(container.querySelector('p')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Of the posts' })).toBeDefined()
})

test('the controls of the posts follow the button of the hashtag, in the same group', async () => {
  await show()
  const feature = await button(false)
  const control = screen.getByRole('checkbox', { name: 'Of the posts' })
  expect(feature.nextElementSibling).toBe(control)
})

test.each([
  ['hashtags', String(1 << 8), ['Open moderation interface for #introduction']],
  ['users only', String(1 << 10), []],
])('a moderator of %s', async (_name, permissions, expected) => {
  const stage = createStage()
  const { runtime, simulator } = stage
  const own = { kind: 'active', account: { permissions } } as OwnState
  runtime.client.setQueryData<OwnState | null>(ownAccountQuery(runtime).queryKey, own)
  simulator.script.rewrite('GET /api/v1/tags/:id', (tag) => ({ ...(tag as object), id: '7' }), { times: 9 })
  await runtime.client.query(instanceQuery(runtime))
  renderWith(<TagHead name="introduction" onFeatured={() => {}} />, { stage })
  await button(false)
  const links = screen.queryAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(expected)
  for (const link of links) expect(link.getAttribute('href')).toBe(`${runtime.identity.server}/admin/tags/7`)
})
