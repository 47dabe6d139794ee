import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { LandingRoute } from './landing'

const INSTANCE = 'GET /api/v2/instance'

const visit = (options: StageOptions = {}) => createStage({ as: null, ...options })

function closeFeeds({ simulator }: Stage) {
  simulator.script.rewrite(INSTANCE, (body: { configuration: object }) => ({
    ...body,
    configuration: {
      ...body.configuration,
      timelines_access: { live_feeds: { local: 'authenticated', remote: 'authenticated' } },
    },
  }))
}

test('shows the server, how to join, what is trending and recent posts', async () => {
  const stage = visit()
  const { world } = stage.simulator.server
  world.trends = { tags: [{ name: 'Geese', history: [] }], links: [], statusIds: [] }
  stage.simulator.script.as('ben').publish('Seen by visitors')
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByRole('heading', { level: 2, name: world.instance.title })).toBeTruthy()
  const join = screen.getByRole('region', { name: 'Join in' })
  expect(within(join).getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  expect(within(join).getByRole('link', { name: 'Look around' }).getAttribute('href')).toBe('/public/local')
  expect(join.textContent).toContain('Skein is a web client for the fediverse')
  expect(
    within(join)
      .getByRole('link', { name: /Rules and more/ })
      .getAttribute('href'),
  ).toBe('/about')
  const trends = await screen.findByRole('region', { name: 'Trending now' })
  expect(
    within(trends)
      .getByRole('link', { name: /#Geese/ })
      .getAttribute('href'),
  ).toBe('/tags/Geese')
  const posts = await screen.findByRole('feed', { name: 'Recent posts' })
  expect(await within(posts).findByText('Seen by visitors')).toBeTruthy()
})

test.each([
  [null, 'This server isn’t accepting new accounts.'],
  ['<p>Full until <b>spring</b>.</p>', 'Full until spring.'],
])('a server that accepts no new accounts says so (its words: %s)', async (message, shown) => {
  const stage = visit()
  stage.simulator.script.rewrite(INSTANCE, (body: object) => ({
    ...body,
    registrations: { enabled: false, approval_required: false, message, url: null },
  }))
  renderWith(<LandingRoute />, { stage })
  const join = await screen.findByRole('region', { name: 'Join in' })
  expect(join.textContent).toContain(shown)
  expect(screen.queryByRole('link', { name: 'Create account' })).toBeNull()
})

test('a server without trends shows its posts', async () => {
  const stage = visit()
  for (const list of ['tags', 'links'])
    stage.simulator.script.refuse(`GET /api/v1/trends/${list}`, 404, { error: 'Not found' }, { times: 9 })
  stage.simulator.script.refuse('GET /api/v1/trends', 404, { error: 'Not found' }, { times: 9 })
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByRole('feed', { name: 'Recent posts' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Trending now' })).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('explains that only members can read when the feeds are closed', async () => {
  const stage = visit()
  closeFeeds(stage)
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
  expect(screen.getByText(/^home\.example only shows this to its members/)).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Join in' })).toBeTruthy()
  expect(stage.simulator.recorded.some(({ path }) => path.startsWith('/api/v1/timelines'))).toBe(false)
})

test('explains that only members can read after the server refused its feed without announcing it', async () => {
  const stage = visit()
  stage.runtime.http.capabilities.ruleOut('localFeed')
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
})

test('a server that refuses its feed is asked once', async () => {
  const stage = visit()
  const error = { error: 'This method requires an authenticated user' }
  stage.simulator.script.refuse('GET /api/v1/timelines/public', 401, error, { times: 9 })
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'All live feeds' })).toBeNull())
  expect(stage.runtime.http.capabilities.tries('localFeed')).toBe(false)
  const asked = stage.simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/timelines'))
  expect(asked).toHaveLength(1)
})

test('a server that does not answer can be tried again', async () => {
  const stage = visit()
  for (const version of ['v1', 'v2'])
    stage.simulator.script.refuse(
      `GET /api/${version}/instance`,
      400,
      { error: 'Out to lunch' },
      { times: 1 },
    )
  const { user } = renderWith(<LandingRoute />, { stage })
  const alert = await screen.findByRole('alert')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('region', { name: 'Join in' })).toBeTruthy()
})

test('members see nothing of it', () => {
  const stage = createStage()
  renderWith(<LandingRoute />, { stage })
  expect(screen.queryByRole('region', { name: 'Join in' })).toBeNull()
})
