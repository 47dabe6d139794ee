import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { notificationEngineOf } from '../engine/engines'
import type { NotificationFilter } from '../engine/notification-filter'
import { ownRead } from '../read-state/own-read'
import { Notifications } from './notifications'

const EVE = 'eve@remote.example'
const FINN = 'finn@remote.example'

beforeAll(() => import('@/lib/streaming/live'))
beforeEach(() => localStorage.clear())

function setUp(options: StageOptions = {}) {
  const stage = createStage(options)
  onTestFinished(() => ownRead.of(stage.runtime.identity.key).reset())
  const { script } = stage.simulator
  return Object.assign(stage, { script, post: script.as('ann').publish('Look at this') })
}

const show = (stage: Stage, filter: NotificationFilter = 'all') =>
  renderWith(
    <Notifications
      filter={filter}
      scroller={documentScroller()}
      memory={new WindowMemory()}
      label="Notifications"
    />,
    { stage },
  )

const rows = () => within(screen.getByRole('feed', { name: 'Notifications' })).getAllByRole('article')
const row = (name: RegExp) => screen.findByRole('article', { name })
const isStreaming = ({ simulator }: Stage) =>
  waitFor(() => expect(simulator.server.hub.peers.size).toBeGreaterThan(0))
const announced = () =>
  [...document.querySelectorAll('body > [aria-live=polite]')].map(({ textContent }) => textContent).join()

test('new notifications are above the line to those read before', async () => {
  const stage = setUp()
  stage.script.as(EVE).publish('@ann old')
  stage.script.readNotifications('ann')
  stage.script.as(FINN).publish('@ann new')
  show(stage)
  const line = await row(/^You’re caught up$/)
  const names = rows().map((each) => each.getAttribute('aria-label') ?? '')
  const at = rows().indexOf(line)
  expect(names[at - 1]).toMatch(/^Unread, Finn Ellery mentioned you/)
  expect(names[at + 1]).not.toMatch(/^Unread/)
})

test('the line ends a list whose notifications are all new', async () => {
  const stage = setUp()
  const { notifications } = stage.simulator.server.world
  for (const each of notifications.by('account', stage.runtime.me ?? '')) notifications.remove(each.id)
  for (const text of ['@ann first', '@ann second']) stage.script.as(EVE).publish(text)
  show(stage)
  const line = await row(/^You’re caught up$/)
  expect(rows().at(-1)).toBe(line)
  expect(rows().at(-2)?.getAttribute('aria-label')).toMatch(/^Unread, .*first/)
})

test('the focus stays on a group that gets a new notification and moves to the top', async () => {
  const stage = setUp({ streaming: true })
  stage.script.as(EVE).favourite(stage.post.id)
  stage.script.as(EVE).publish('@ann on top')
  show(stage)
  const group = await row(/favourited your post, Look at this/)
  await isStreaming(stage)
  expect(rows().indexOf(group)).toBe(1)
  act(() => group.focus())
  act(() => stage.script.as(FINN).favourite(stage.post.id))
  const grown = await row(/1 other favourited your post, Look at this/)
  expect(rows()[0]).toBe(grown)
  await waitFor(() => expect(document.activeElement).toBe(grown))
})

test.each([
  ['the menu', 'button', 'More', 'More'],
  ['the link to the other people', 'link', '1 other', '2 others'],
  ['the post', 'link', 'Look at this', 'Look at this'],
] as const)('the focus stays on %s of a group that grows', async (_name, role, before, after) => {
  const stage = setUp({ streaming: true })
  stage.script.as('ben').favourite(stage.post.id)
  stage.script.as(EVE).favourite(stage.post.id)
  stage.script.as(EVE).publish('@ann on top')
  show(stage)
  const group = await row(/1 other favourited your post, Look at this/)
  await isStreaming(stage)
  act(() => within(group).getByRole(role, { name: before }).focus())
  act(() => stage.script.as(FINN).favourite(stage.post.id))
  const grown = await row(/2 others favourited your post, Look at this/)
  expect(rows()[0]).toBe(grown)
  await waitFor(() => expect(document.activeElement).toBe(within(grown).getByRole(role, { name: after })))
})

test('the focus moves from a button that a group has no more to the group', async () => {
  const stage = setUp({ streaming: true })
  for (const acct of ['emil', 'fay']) stage.script.person(acct, { displayName: acct })
  stage.script.as('emil').follow('ann')
  stage.script.as(EVE).publish('@ann on top')
  show(stage)
  const group = await row(/emil followed you/)
  await isStreaming(stage)
  const button = await within(group).findByRole('button', { name: /^Follow back / })
  act(() => button.focus())
  act(() => stage.script.as('fay').follow('ann'))
  const grown = await row(/fay and 1 other followed you/)
  await waitFor(() => expect(document.activeElement).toBe(grown))
})

test('the focus stays on an action of a post while groups around it grow, and the list is read again', async () => {
  const stage = setUp({ streaming: true })
  stage.script.as(EVE).favourite(stage.post.id)
  stage.script.as(EVE).publish('@ann reply to me')
  show(stage)
  const mention = await row(/mentioned you, @ann reply to me/)
  await isStreaming(stage)
  const reply = within(mention).getByRole('button', { name: /^Reply/ })
  act(() => reply.focus())
  act(() => stage.script.as(FINN).favourite(stage.post.id))
  const grown = await row(/1 other favourited your post, Look at this/)
  expect(rows().indexOf(grown)).toBe(0)
  expect(document.activeElement).toBe(reply)
  stage.script.as('ben').favourite(stage.post.id)
  act(() => notificationEngineOf(stage.runtime, 'all').outdate())
  await row(/2 others favourited your post, Look at this/)
  expect(document.activeElement).toBe(reply)
})

test('focus elsewhere stays when a group moves', async () => {
  const stage = setUp({ streaming: true })
  stage.script.as(EVE).favourite(stage.post.id)
  stage.script.as(EVE).publish('@ann on top')
  show(stage)
  const group = await row(/favourited your post, Look at this/)
  await isStreaming(stage)
  act(() => group.focus())
  const elsewhere = document.body.appendChild(document.createElement('button'))
  onTestFinished(() => elsewhere.remove())
  act(() => elsewhere.focus())
  act(() => stage.script.as(FINN).favourite(stage.post.id))
  await row(/1 other favourited your post, Look at this/)
  expect(document.activeElement).toBe(elsewhere)
  elsewhere.remove()
  act(() => stage.script.as('cleo').favourite(stage.post.id))
  const grown = await row(/2 others favourited your post, Look at this/)
  expect(document.activeElement).not.toBe(grown)
})

test('arrivals at the top are announced', async () => {
  const stage = setUp({ streaming: true })
  show(stage)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
  await isStreaming(stage)
  expect(announced()).toBe('')
  act(() => void stage.script.as(EVE).publish('@ann hello'))
  await row(/mentioned you, @ann hello/)
  await waitFor(() => expect(announced()).toBe('1 new notification'))
})

test('an unknown type shows the text of the server, else a neutral sentence', async () => {
  const stage = setUp()
  stage.script.notify({ to: 'ann', from: EVE, type: 'garden_party' })
  show(stage)
  expect(await row(/garden_party/)).toBeTruthy()
})

test.each<[NotificationFilter, string]>([
  ['all', 'No notifications yet'],
  ['mentions', 'No mentions yet'],
  ['polls', 'No poll results yet'],
])('%s without any says so', async (filter, title) => {
  const stage = setUp()
  const { notifications } = stage.simulator.server.world
  for (const each of notifications.by('account', stage.runtime.me ?? '')) notifications.remove(each.id)
  const { user } = show(stage, filter)
  expect(await screen.findByText(title)).toBeTruthy()
  if (filter !== 'all') await user.click(screen.getByRole('button', { name: 'Show all notifications' }))
})

test('a list that failed to load can be tried again', async () => {
  const stage = setUp()
  const found = stage.script.loseRequest(/v2\/notifications/, { times: 9 })
  const { user } = show(stage)
  const again = await screen.findByRole('button', { name: 'Try again' })
  found()
  await user.click(again)
  await waitFor(() => expect(rows().length).toBeGreaterThan(0))
})

test.each([['mastodon'], ['mastodon-3.5']] as const)(
  'a rate limit of %s shows when loading resumes, for the first page and for older notifications',
  async (software) => {
    const stage = setUp({ software })
    for (let at = 0; at < 60; at += 1) stage.script.as(EVE).publish(`@ann number ${at}`)
    stage.script.rateLimit(({ url }) => url.includes('/notifications?'), 7200, { times: 1 })
    const { user } = show(stage)
    const words = /^home\.example asks you to wait until .*\. Loading will continue then\.$/
    expect(await screen.findByText(words)).toBeTruthy()
    stage.script.rateLimit(({ url }) => url.includes('max_id'), 7200)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(rows().length).toBeGreaterThan(0))
    expect(await screen.findByText(words)).toBeTruthy()
  },
)

test.each(['mastodon-3.5', 'akkoma', 'pixelfed', 'snac', 'gotosocial'] as const)(
  'single notifications of %s are grouped',
  async (software) => {
    const stage = setUp({ software })
    stage.script.as(EVE).favourite(stage.post.id)
    stage.script.as(FINN).favourite(stage.post.id)
    show(stage)
    expect(await row(/1 other favourited your post, Look at this/)).toBeTruthy()
  },
)

test('a group waits with growing until its menu is closed', async () => {
  const stage = setUp({ streaming: true })
  stage.script.as(EVE).favourite(stage.post.id)
  stage.script.as(EVE).publish('@ann on top')
  show(stage)
  const group = await row(/favourited your post, Look at this/)
  await isStreaming(stage)
  await userEvent.click(within(group).getByRole('button', { name: 'More' }))
  const menu = await screen.findByRole('menu')
  act(() => stage.script.as(FINN).favourite(stage.post.id))
  await screen.findByRole('button', { name: /1 new notification/ })
  expect(menu.isConnected).toBe(true)
  expect(group.isConnected).toBe(true)
  await userEvent.keyboard('{Escape}')
  const grown = await row(/1 other favourited your post, Look at this/)
  expect(rows()[0]).toBe(grown)
})
