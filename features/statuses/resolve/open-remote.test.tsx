import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { StatusCard } from '../status-card/status-card'
import { eraseIdentity } from '@/lib/storage'

let made = 0
const open = vi.fn()
beforeEach(() => {
  open.mockClear()
  vi.stubGlobal('open', open)
})
afterEach(() => {
  vi.unstubAllGlobals()
  eraseIdentity('ann@home.example')
})

/** Renders a post with a link to `url`; `searches` counts the requests to the server. */
function show(url: string, options: StageOptions = {}) {
  const stage = createStage(options)
  const eve = stage.simulator.script.as('eve@remote.example').publish('Elsewhere')
  stage.simulator.server.world.statuses.patch(eve.id, { url: 'https://remote.example/@eve/987654' })
  const { id } = put.status(stage.runtime, {
    id: `61${++made}`,
    content: `<p>See <a href="${url}">this one</a></p>`,
  })
  const request = vi.spyOn(stage.runtime.http, 'request')
  const searches = () => request.mock.calls.filter(([path]) => path === '/api/v2/search').length
  const rendered = renderWith(<StatusCard id={id} />, { stage })
  eraseIdentity(stage.runtime.identity.key)
  return { ...rendered, stage, eve, searches, link: screen.getByRole('link', { name: 'this one' }) }
}

/** Records whether clicks were prevented, and keeps the browser from following links. */
function follow(): boolean[] {
  const taken: boolean[] = []
  const note = (event: Event) => {
    taken.push(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', note, { once: true })
  return taken
}

test('a remote post opens in the app', async () => {
  const { user, stage, eve, link } = show('https://remote.example/@eve/987654')
  await user.click(link)
  await waitFor(() => expect(stage.navigation.went).toEqual([`/@eve@remote.example/${eve.id}`]))
  expect(link.getAttribute('aria-busy')).toBeNull()
  expect(open).not.toHaveBeenCalled()
})

test('an unknown post is offered in a tab and requested once', async () => {
  const { user, stage, link, searches } = show('https://nowhere.example/@nobody')
  await user.click(link)
  await user.click(await screen.findByRole('button', { name: 'Open in a new tab' }))
  expect(open).toHaveBeenLastCalledWith('https://nowhere.example/@nobody', '_blank', 'noopener,noreferrer')
  await user.click(link)
  await screen.findByRole('button', { name: 'Open in a new tab' })
  expect(searches()).toBe(1)
  expect(stage.navigation.went).toEqual([])
})

test('Escape cancels: nothing opens, and the link is no longer busy', async () => {
  const { user, stage, link } = show('https://remote.example/@eve/987654')
  const held = stage.simulator.script.hold(/search/)
  await user.click(link)
  await waitFor(() => expect(link.getAttribute('aria-busy')).toBe('true'))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(link.getAttribute('aria-busy')).toBeNull())
  expect(stage.navigation.went).toEqual([])
  expect(screen.queryByRole('button', { name: 'Open in a new tab' })).toBeNull()
  act(() => held.release())
})

test('with Ctrl the browser follows the link', async () => {
  const { user, link, searches } = show('https://remote.example/@eve/987654')
  const followed = follow()
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  expect(followed).toEqual([false])
  expect(searches()).toBe(0)
})

test('for visitors a post on the visited server opens in the app', async () => {
  const { user, stage, link, searches } = show('https://home.example/@ben/123456', { as: null })
  act(() => stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true }))
  await user.click(link)
  expect(stage.navigation.went).toEqual(['/@ben/123456'])
  expect(searches()).toBe(0)
})

test('for visitors the browser follows other links', async () => {
  const { user, stage, link, searches } = show('https://remote.example/@eve/987654', { as: null })
  const followed = follow()
  await user.click(link)
  expect(followed).toEqual([false])
  expect(searches()).toBe(0)
  expect(stage.navigation.went).toEqual([])
})

test('a link in a post to that same post opens in a tab', async () => {
  const url = 'https://blog.example/@writer/1234567'
  const stage = createStage()
  const post = stage.simulator.script.as('eve@remote.example').publish('A long read')
  stage.simulator.server.world.statuses.patch(post.id, { url })
  await stage.load('/api/v1/timelines/public')
  const id = post.id as StatusId
  act(() => {
    stage.runtime.cache.begin('status', id, (status) => ({
      ...status,
      content: `<p><a href="${url}">all of it</a></p>`,
    }))
  })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(screen.getByRole('link', { name: 'all of it' }))
  await user.click(await screen.findByRole('button', { name: 'Open in a new tab' }))
  expect(open).toHaveBeenLastCalledWith(url, '_blank', 'noopener,noreferrer')
  expect(stage.navigation.went).toEqual([])
})
