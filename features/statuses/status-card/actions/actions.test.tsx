import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage, type StageOptions } from '@/lib/testing/stage'
import { pollOf, put } from '@/lib/testing/factories'
import type { StatusId } from '@/schemas/primitives'
import { StatusCard } from '../status-card'

// Otherwise the first press would load it while the test waits.
beforeAll(async () => void (await import('../../boost/boost-menu-popup')))

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

/** A public post of eve without any interactions. */
async function onePost(options?: StageOptions) {
  const stage = createStage(options)
  const made = stage.simulator.script.as('eve@remote.example').publish('A fresh post')
  await stage.load(`/api/v1/accounts/${stage.accountId('eve@remote.example')}/statuses`)
  const id = made.id as StatusId
  return { ...renderWith(<StatusCard id={id} />, { stage }), id, stage }
}

const button = (name: RegExp) => screen.getByRole('button', { name })
const pressed = (name: RegExp) => button(name).getAttribute('aria-pressed')
const still = (stage: Stage) =>
  waitFor(() => {
    expect(stage.runtime.cache.openChangeCount).toBe(0)
    expect(stage.runtime.client.isMutating()).toBe(0)
  })
const sent = (stage: Stage, verb: string) =>
  stage.simulator.recorded.filter((entry) => entry.path.endsWith(`/${verb}`)).length

test.each([
  ['favourite', /^Favourite/, true],
  ['bookmark', /^Bookmark/, false],
])('%s shows immediately, stays, and can be undone', async (verb, name, counted) => {
  const { stage, user } = await onePost()
  const held = stage.simulator.script.hold(`POST /api/v1/statuses/:id/${verb}`)
  await user.click(button(name))
  expect(pressed(name)).toBe('true')
  if (counted) expect(button(name).getAttribute('aria-label')).toBe('Favourite (1)')
  held.release()
  await still(stage)
  expect(pressed(name)).toBe('true')
  await user.click(button(name))
  expect(pressed(name)).toBe('false')
  await still(stage)
  expect(button(name).getAttribute('aria-label')).not.toMatch(/\d/)
  expect([sent(stage, verb), sent(stage, `un${verb}`)]).toEqual([1, 1])
})

test('only the refused action is reverted, with an error', async () => {
  const { stage, user } = await onePost()
  stage.simulator.script.refuse('POST /api/v1/statuses/:id/favourite', 422, { error: 'Not today' })
  await user.click(button(/^Favourite/))
  await user.click(button(/^Bookmark/))
  await screen.findAllByText('Not today')
  await still(stage)
  await waitFor(() => expect([pressed(/^Favourite/), pressed(/^Bookmark/)]).toEqual(['false', 'true']))
  expect(button(/^Favourite/).getAttribute('aria-label')).toBe('Favourite')
})

test("after a lost answer, the server's state is shown", async () => {
  const { stage, user, id } = await onePost()
  stage.simulator.script.loseAnswer('POST /api/v1/statuses/:id/favourite')
  await user.click(button(/^Favourite/))
  await waitFor(() => expect(stage.runtime.cache.base('status', id)?.favourited).toBe(true))
  await still(stage)
  await waitFor(() => expect(pressed(/^Favourite/)).toBe('true'))
  expect(button(/^Favourite/).getAttribute('aria-label')).toBe('Favourite (1)')
})

test('an outdated count after undoing is not shown', async () => {
  const { stage, user } = await onePost()
  await user.click(button(/^Favourite/))
  await still(stage)
  stage.simulator.script.lagCounts(true)
  await user.click(button(/^Favourite/))
  await still(stage)
  expect(button(/^Favourite/).getAttribute('aria-label')).toBe('Favourite')
})

test('pressing rapidly ends with the last press', async () => {
  const { stage, user } = await onePost()
  const held = stage.simulator.script.hold('POST /api/v1/statuses/:id/favourite')
  for (const _ of [1, 2, 3, 4, 5]) await user.click(button(/^Favourite/))
  held.release()
  await still(stage)
  expect(pressed(/^Favourite/)).toBe('true')
  expect(button(/^Favourite/).getAttribute('aria-label')).toBe('Favourite (1)')
})

test('boosting offers visibilities, undoing a boost does not', async () => {
  const { stage, user } = await onePost()
  await user.click(button(/^Boost/))
  const menu = await screen.findByRole('menu')
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Boost', 'Public', 'Quiet public', 'Followers'])
  await user.click(within(menu).getByRole('menuitem', { name: 'Followers' }))
  await waitFor(() => expect(pressed(/^Boosted/)).toBe('true'))
  await still(stage)
  const boost = stage.simulator.server.world.statuses.by('account', stage.accountId('ann')).at(-1)
  expect(boost?.visibility).toBe('private')
  await user.click(button(/^Boosted/))
  await user.click(await screen.findByRole('menuitem', { name: 'Undo boost' }))
  await waitFor(() => expect(pressed(/^Boost/)).toBe('false'))
})

test('Shift boosts without confirmation', async () => {
  const { stage, user } = await onePost()
  await user.keyboard('{Shift>}')
  await user.click(button(/^Boost/))
  await user.keyboard('{/Shift}')
  await still(stage)
  expect(sent(stage, 'reblog')).toBe(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('the boost button is disabled with an explanation when a post can’t be boosted', () => {
  const stage = createStage()
  const { id } = put.status(stage.runtime, { visibility: 'private' })
  renderWith(<StatusCard id={id} />, { stage })
  const lock = button(/^This post can’t be boosted/)
  expect(lock.getAttribute('aria-disabled')).toBe('true')
})

test('focus inside a post survives its updates', async () => {
  const stage = createStage()
  const { id } = put.status(stage.runtime, {
    content: '<p>See <a href="https://far.example/x">this page</a></p>',
  })
  renderWith(<StatusCard id={id} />, { stage })
  const link = screen.getByRole('link', { name: 'this page' })
  link.focus()
  stage.runtime.cache.begin('status', id, (status) => ({ ...status, favourited: true, favourites_count: 9 }))
  await waitFor(() => expect(pressed(/^Favourite/)).toBe('true'))
  expect(document.activeElement).toBe(link)
  expect(link.isConnected).toBe(true)
})

test('visitors are asked to sign in, and nothing is sent', async () => {
  const stage = createStage({ as: null })
  const { id } = put.status(stage.runtime)
  const asked = vi.fn()
  ends.push(handleCommand('interact', asked))
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  for (const name of [/^Reply/, /^Boost/, /^Favourite/, /^Bookmark/]) await user.click(button(name))
  expect(asked.mock.calls.map(([payload]) => payload)).toEqual(
    ['reply', 'boost', 'favourite', 'bookmark'].map((action) => ({
      identity: stage.runtime.identity.key,
      action,
      statusId: id,
    })),
  )
  expect(stage.simulator.recorded.filter((entry) => entry.method === 'POST')).toEqual([])
})

test('a visitor who votes is asked to sign in', async () => {
  const stage = createStage({ as: null })
  const { id } = put.status(stage.runtime, { poll: pollOf() })
  const asked = vi.fn()
  ends.push(handleCommand('interact', asked))
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(await screen.findByRole('radio', { name: 'Tea' }))
  await user.click(button(/^Vote$/))
  expect(asked).toHaveBeenCalledExactlyOnceWith({
    identity: stage.runtime.identity.key,
    action: 'vote',
    statusId: id,
    choices: ['Tea'],
  })
})

test('replying sends a command to the composer', async () => {
  const { user, id, stage } = await onePost()
  const asked = vi.fn()
  ends.push(handleCommand('reply', asked))
  await user.click(button(/^Reply/))
  expect(asked).toHaveBeenCalledExactlyOnceWith({ identity: stage.runtime.identity.key, statusId: id })
})
