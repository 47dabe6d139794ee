import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountOf, mediaOf, put, statusOf } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import { StatusCard } from '../status-card'

/** Unique ids per test, because opened parts are remembered by id. */
let made = 0
const fresh = () => `71${++made}`

function show(
  quote: Record<string, unknown>,
  more: Record<string, unknown> = {},
  stage: Stage = createStage(),
) {
  const { id } = put.status(stage.runtime, { id: fresh(), quote, ...more })
  return { ...renderWith(<StatusCard id={id} />, { stage }), id, stage }
}

const author = accountOf({ id: '901', acct: 'finn@shore.example', username: 'finn', display_name: 'Finn' })
const post = (more: Record<string, unknown> = {}) => ({
  ...statusOf({ id: fresh(), content: '<p>Tide tables</p>' }),
  account: author,
  ...more,
})

test.each([
  ['pending', /hasn’t approved this quote yet/],
  ['rejected', /removed by its author/],
  ['revoked', /removed by its author/],
  ['deleted', /isn’t available/],
  ['unauthorized', /isn’t available/],
  ['blocked_account', /someone you’ve blocked/],
  ['blocked_domain', /a server you’ve blocked/],
  ['muted_account', /someone you’ve muted/],
  ['in an unknown state', /isn’t available/],
])('a quote that is %s without its post shows the reason', (state, words) => {
  show({ state, quoted_status: null })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show anyway' })).toBeNull()
})

test.each([
  ['blocked_account', /someone you’ve blocked/],
  ['blocked_domain', /shore\.example, a server you’ve blocked/],
  ['muted_account', /someone you’ve muted/],
])('a quote that is %s can be revealed and gets focus', async (state, words) => {
  const { user } = show({ state, quoted_status: post() })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.queryByText('Tide tables')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByText('Tide tables')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Quoted post by Finn' }))
})

test('a post of a limited account is covered', () => {
  show({ state: 'accepted', quoted_status: post({ account: { ...author, limited: true } }) })
  expect(screen.getByText(/your server’s moderators have hidden/)).toBeTruthy()
  expect(screen.queryByText('Tide tables')).toBeNull()
})

test('a quoted post that matches a filter is covered, even by a filter that hides rows', async () => {
  const filter = { id: '1', title: 'Sea', context: ['public'], filter_action: 'hide', expires_at: null }
  const { user } = show({
    state: 'accepted',
    quoted_status: post({ filtered: [{ filter, keyword_matches: ['tide'], status_matches: null }] }),
  })
  expect(screen.getByText('Matches filter “Sea”')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show anyway' }))
  expect(screen.getByText('Tide tables')).toBeTruthy()
})

test('a quoted post has its own content warning, sensitive media and links', async () => {
  const { user, stage } = show({
    state: 'accepted',
    quoted_status: post({ spoiler_text: 'Weather', sensitive: true, media_attachments: [mediaOf()] }),
  })
  const quoted = within(screen.getByRole('group', { name: 'Quoted post by Finn' }))
  expect(quoted.queryByText('Tide tables')).toBeNull()
  await user.click(quoted.getByRole('button', { name: 'Show post' }))
  expect(quoted.getByText('Tide tables')).toBeTruthy()
  expect(quoted.getByRole('button', { name: 'Sensitive content: Show' })).toBeTruthy()
  await user.click(quoted.getByRole('link', { name: /Finn/ }))
  expect(stage.navigation.went).toEqual(['/@finn@shore.example'])
})

test('a click on the quoted post opens only that', async () => {
  const quoted = post()
  const { user, stage } = show({ state: 'accepted', quoted_status: quoted })
  await user.click(screen.getByText('Tide tables'))
  expect(stage.navigation.went).toEqual([`/@finn@shore.example/${quoted.id}`])
})

test('a quote in a quoted post is a link and is not loaded', async () => {
  const quoted = post({ quote: { state: 'accepted', quoted_status_id: '4711' } })
  const { user, stage } = show({ state: 'accepted', quoted_status: quoted })
  await user.click(screen.getByRole('link', { name: 'Quotes another post' }))
  expect(stage.navigation.went).toEqual([`/@finn@shore.example/${quoted.id}`])
  expect(screen.queryByText('Loading…')).toBeNull()
})

test('a cached quote in a quoted post is linked with its author', () => {
  const stage = createStage()
  const inner = put.status(stage.runtime, { id: fresh() })
  show(
    { state: 'accepted', quoted_status: post({ quote: { state: 'accepted', quoted_status_id: inner.id } }) },
    {},
    stage,
  )
  expect(screen.getByRole('link', { name: 'Quotes a post by Mira Holm' }).getAttribute('href')).toBe(
    `/@mira@far.example/${inner.id}`,
  )
})

test('the author of a quote in a quoted post has custom emoji', () => {
  const stage = createStage()
  const emojis = [
    { shortcode: 'boat', url: 'https://far.example/b.png', static_url: 'https://far.example/b.png' },
  ]
  const account = accountOf({ id: '977', acct: 'bo', display_name: 'Bo :boat:', emojis })
  const inner = put.status(stage.runtime, { id: fresh(), account })
  const quoted = post({ quote: { state: 'accepted', quoted_status_id: inner.id } })
  show({ state: 'accepted', quoted_status: quoted }, {}, stage)
  const link = screen.getByRole('link', { name: /^Quotes a post by Bo/ })
  expect(within(link).getByRole('img', { name: ':boat:' })).toBeTruthy()
})

const fallback =
  '<p class="quote-inline">RE: <a href="https://shore.example/@finn/1">https://shore.example/@finn/1</a></p><p>Look</p>'

test.each([
  ['accepted', false],
  ['muted_account', false],
  ['pending', true],
  ['rejected', true],
  ['revoked', true],
  ['deleted', true],
  ['unauthorized', true],
])('when a quote is %s, the line with its link is shown: %s', (state, isShown) => {
  show({ state, quoted_status: isShown ? null : post() }, { content: fallback })
  expect(screen.getByText('Look')).toBeTruthy()
  expect(screen.queryAllByText(/RE:/)).toHaveLength(isShown ? 1 : 0)
})

test('a missing quoted post is loaded, or reported as unavailable', async () => {
  const stage = createStage()
  const quoted = stage.simulator.script.as('eve@remote.example').publish('Quoted words').id
  show({ state: 'accepted', quoted_status_id: quoted }, {}, stage)
  expect(screen.getByText('Loading…')).toBeTruthy()
  await screen.findByText('Quoted words')
  expect(screen.queryByText(/RE:/)).toBeNull()
  show({ state: 'accepted', quoted_status_id: '404404' }, { content: fallback }, stage)
  await screen.findByText(/isn’t available/)
  // The only way to it that is left.
  expect(screen.getByText(/RE:/)).toBeTruthy()
})

test('a quoted post deleted while shown is replaced by a message', async () => {
  const quoted = post()
  const { stage } = show({ state: 'accepted', quoted_status: quoted }, { content: fallback })
  expect(screen.queryByText(/RE:/)).toBeNull()
  act(() => void stage.runtime.cache.begin('status', quoted.id, (status) => ({ ...status, gone: true })))
  await screen.findByText(/isn’t available/)
  expect(screen.getByText(/RE:/)).toBeTruthy()
})

test('a pending quote is loaded again on request', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const quoted = script.as('eve@remote.example').publish('Ask me first').id
  const [id] = await stage.load()
  if (!id) throw new Error('no post')
  const asked = script.as('ann').publish('May I?').id
  stage.simulator.server.world.statuses.patch(asked, { quote: { statusId: quoted, state: 'pending' } })
  await stage.load(`/api/v1/statuses?id[]=${asked}`)
  const { user } = renderWith(<StatusCard id={asked as typeof id} />, { stage })
  expect(screen.getByText(/hasn’t approved this quote yet/)).toBeTruthy()
  stage.simulator.server.world.statuses.patch(asked, { quote: { statusId: quoted, state: 'accepted' } })
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.getByText('Ask me first')).toBeTruthy())
})
