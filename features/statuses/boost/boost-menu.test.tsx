import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { postingDefaultsQuery, resetSettings, setSettings } from '@/features/settings'
import { handleCommand } from '@/lib/bus'
import { popModal, useModals } from '@/lib/modals'
import { eraseIdentity } from '@/lib/storage'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import type { Visibility } from '@/schemas/statuses/status'
import { StatusCard } from '../status-card/status-card'
import { BoostDialog } from './boost-modal'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  resetSettings()
})

function modern(quotes = true) {
  const stage = createStage()
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, apiVersion: quotes ? 7 : 2 })
  return stage
}

const approval = (current_user?: string, automatic: string[] = [], manual: string[] = []) => ({
  quote_approval: { automatic, manual, ...(current_user && { current_user }) },
})

async function open(wire: Record<string, unknown>, stage = modern()) {
  const asked = vi.fn()
  ends.push(handleCommand('quote', asked))
  const { id } = put.status(stage.runtime, wire)
  const rendered = renderWith(<StatusCard id={id} />, { stage })
  await rendered.user.click(screen.getByRole('button', { name: /^Boost/ }))
  const menu = await screen.findByRole('menu')
  const quote = () => within(menu).queryByRole('menuitem', { name: /quote|Quote/ })
  return { ...rendered, stage, id, menu, quote, asked }
}

test.each<[string, Record<string, unknown>, string, boolean]>([
  ['automatic', approval('automatic'), 'Quote', true],
  ['manual', approval('manual'), 'Request to quoteAuthor will manually review', true],
  ['denied', approval('denied'), 'QuoteThe author doesn’t allow you to quote this post', false],
  ['for followers', approval('denied', ['followers']), 'QuoteOnly followers can quote this post', false],
])('quoting, %s', async (_name, wire, text, allowed) => {
  const { quote, user, asked, id, stage } = await open(wire)
  expect(quote()?.textContent).toBe(text)
  expect(quote()?.getAttribute('aria-disabled') === 'true').toBe(!allowed)
  if (!allowed) return
  const entry = quote()
  if (entry) await user.click(entry)
  expect(asked).toHaveBeenCalledExactlyOnceWith({ identity: stage.runtime.identity.key, statusId: id })
})

test('users can boost and quote their own followers-only posts', async () => {
  const stage = modern()
  const me = { id: stage.accountId('ann'), acct: 'ann', username: 'ann' }
  const { menu } = await open({ visibility: 'private', account: me }, stage)
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Boost to followers', 'Quote'])
})

test('the menu has no quote item when the server has no quotes', async () => {
  const { quote } = await open(approval('automatic'), modern(false))
  expect(quote()).toBeNull()
})

test('a menu opened before the server’s features are known enables its quote item later', async () => {
  const stage = createStage()
  const held = stage.simulator.script.hold('GET /api/v2/instance')
  const { menu, quote } = await open(approval('automatic'), stage)
  const names = () =>
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent.trim())
  const waiting = ['Boost', 'QuoteLoading…', 'Public', 'Quiet public', 'Followers']
  expect(names()).toEqual(waiting)
  expect(quote()?.getAttribute('aria-disabled')).toBe('true')
  held.release()
  await waitFor(() => expect(names()).toEqual(waiting.with(1, 'Quote')))
  expect(quote()?.getAttribute('aria-disabled')).toBeNull()
})

test('the quote item explains when the server turns out too old for quotes', async () => {
  const stage = createStage({ software: 'mastodon-4.2' })
  const held = stage.simulator.script.hold('GET /api/v2/instance')
  const { quote } = await open({}, stage)
  held.release()
  await waitFor(() => expect(quote()?.textContent).toBe('QuoteYour server doesn’t support quotes'))
  expect(quote()?.getAttribute('aria-disabled')).toBe('true')
})

test('the button is disabled with an explanation when a post can be neither boosted nor quoted', () => {
  const stage = modern()
  const { id } = put.status(stage.runtime, { visibility: 'private' })
  renderWith(<StatusCard id={id} />, { stage })
  const button = screen.getByRole('button', { name: 'This post can’t be boosted or quoted' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test('the quote policy loads when the menu opens, without moving items', async () => {
  const stage = modern()
  const made = stage.simulator.script.as('eve@remote.example').publish('Fresh')
  await stage.load(`/api/v1/accounts/${stage.accountId('eve@remote.example')}/statuses`)
  const id = made.id as StatusId
  stage.runtime.cache.adjust('status', id, (status) => ({ ...status, quote_approval: null }))
  ends.push(handleCommand('quote', () => {}))
  const held = stage.simulator.script.hold('GET /api/v1/statuses/:id')
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(screen.getByRole('button', { name: /^Boost/ }))
  const entry = await screen.findByRole('menuitem', { name: /Quote/ })
  expect(entry.textContent).toBe('QuoteLoading…')
  expect(entry.getAttribute('aria-disabled')).toBe('true')
  held.release()
  await waitFor(() =>
    expect(screen.getByRole('menuitem', { name: /quote/i }).textContent).not.toMatch(/Loading/),
  )
})

test.each<[string, Visibility, string[], Visibility]>([
  ['public', 'public', ['Boost publicly', 'Quote', 'Quiet public', 'Followers'], 'public'],
  ['followers', 'private', ['Boost to followers', 'Quote', 'Public', 'Quiet public'], 'private'],
])('the menu names the default readers once: %s', async (_, defaultPrivacy, names, visibility) => {
  const stage = modern()
  const { simulator, runtime } = stage
  ends.push(handleCommand('quote', () => {}))
  simulator.server.world.users.patch(stage.accountId('ann'), { defaultPrivacy })
  await runtime.client.query(postingDefaultsQuery(runtime))
  const post = simulator.script.as('ben').publish('To boost')
  await stage.load(`/api/v1/accounts/${stage.accountId('ben')}/statuses`)
  const { user } = renderWith(<StatusCard id={post.id as StatusId} />, { stage })
  await user.click(screen.getByRole('button', { name: /^Boost/ }))
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem')
  expect(items.map((item) => item.textContent.trim())).toEqual(names)
  if (items[0]) await user.click(items[0])
  const boosts = () =>
    simulator.recorded.filter(({ path }) => path.endsWith('/reblog')).map(({ params }) => params)
  await waitFor(() => expect(boosts()).toEqual([{ visibility }]))
})

test('the menu asks while the default readers are not known', async () => {
  const stage = modern()
  eraseIdentity(stage.runtime.identity.key)
  stage.simulator.script.hold('GET /api/v1/preferences')
  stage.simulator.script.hold('GET /api/v1/accounts/verify_credentials')
  const { user, menu, id } = await open(approval('automatic'), stage)
  await user.click(within(menu).getByRole('menuitem', { name: 'Boost' }))
  expect(useModals.getState().stack).toMatchObject([{ type: 'BOOST', payload: { statusId: id } }])
  popModal()
  expect(stage.runtime.cache.read('status', id)?.reblogged).toBeFalsy()
})

test('with one click on, a press boosts and undoes it, Shift opens the menu, and the menu of the post quotes', async () => {
  setSettings({ boostByClick: true })
  const stage = modern()
  ends.push(handleCommand('quote', () => {}))
  await stage.runtime.client.query(postingDefaultsQuery(stage.runtime))
  const { id } = put.status(stage.runtime, approval('automatic'))
  stage.simulator.script.hold('POST /api/v1/statuses/:id/reblog')
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  const button = screen.getByRole('button', { name: /^Boost/ })
  const isBoosted = () => stage.runtime.cache.read('status', id)?.reblogged === true
  await user.click(button)
  await waitFor(() => expect(isBoosted()).toBe(true))
  await user.click(button)
  await waitFor(() => expect(isBoosted()).toBe(false))
  await user.keyboard('{Shift>}')
  await user.click(button)
  await user.keyboard('{/Shift}')
  await screen.findByRole('menuitem', { name: 'Boost publicly' })
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Quote' })).toBeTruthy()
})

test('with one click on, a long press and the menu of the post choose other readers by touch', async () => {
  setSettings({ boostByClick: true })
  const stage = modern()
  await stage.runtime.client.query(postingDefaultsQuery(stage.runtime))
  const { id } = put.status(stage.runtime, approval('automatic'))
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  fireEvent.contextMenu(screen.getByRole('button', { name: /^Boost/ }))
  expect(await screen.findByRole('menuitem', { name: 'Followers' })).toBeTruthy()
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Boost to…' }))
  expect(useModals.getState().stack).toMatchObject([{ type: 'BOOST', payload: { statusId: id } }])
  popModal()
})

test('with one click on, a press asks while the default readers are not known', async () => {
  setSettings({ boostByClick: true })
  const stage = modern()
  eraseIdentity(stage.runtime.identity.key)
  stage.simulator.script.hold('GET /api/v1/preferences')
  stage.simulator.script.hold('GET /api/v1/accounts/verify_credentials')
  const { id } = put.status(stage.runtime)
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.click(screen.getByRole('button', { name: /^Boost/ }))
  await waitFor(() =>
    expect(useModals.getState().stack).toMatchObject([{ type: 'BOOST', payload: { statusId: id } }]),
  )
  popModal()
  expect(stage.runtime.cache.read('status', id)?.reblogged).toBeFalsy()
})

test('with confirmation on, the menu opens the dialog, which boosts with the chosen visibility', async () => {
  setSettings({ confirmBoost: true })
  const { user, menu, stage, id } = await open(approval('automatic'))
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Boost', 'Quote'])
  await user.click(within(menu).getByRole('menuitem', { name: 'Boost' }))
  expect(useModals.getState().stack).toMatchObject([{ type: 'BOOST', payload: { statusId: id } }])
  popModal()
  expect(stage.runtime.cache.read('status', id)?.reblogged).toBeFalsy()
})

test('Shift boosts without confirmation', async () => {
  setSettings({ confirmBoost: true })
  const stage = modern()
  const { id } = put.status(stage.runtime)
  stage.simulator.script.hold('POST /api/v1/statuses/:id/reblog')
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('button', { name: /^Boost/ }))
  await user.keyboard('{/Shift}')
  expect(useModals.getState().stack).toEqual([])
  expect(stage.runtime.cache.read('status', id)?.reblogged).toBe(true)
})

test('the dialog shows the post and visibilities, and cancelling boosts nothing', async () => {
  const stage = modern()
  const { id } = put.status(stage.runtime)
  const close = vi.fn()
  const props = { id: 'm', identity: stage.runtime.identity.key, close, payload: { statusId: id } }
  const { user } = renderWith(<BoostDialog {...props} />, { stage })
  const dialog = await screen.findByRole('dialog', { name: 'Boost this post?' })
  expect(within(dialog).getByText('A quiet morning')).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Boost publicly'))
  await within(dialog).findByRole('combobox', { name: 'Boost visibility' })
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  expect(close).toHaveBeenCalled()
  expect(stage.runtime.cache.read('status', id)?.reblogged).toBeFalsy()
})

test.each<[string, Visibility, Visibility, string]>([
  ['the default of the account', 'private', 'public', 'Boost to followers'],
  ['a quiet default', 'unlisted', 'public', 'Boost quietly'],
  ['the post where the default is wider', 'public', 'unlisted', 'Boost quietly'],
])('the button of the dialog names who sees the boost: %s', async (_, defaultPrivacy, visibility, name) => {
  const stage = modern()
  eraseIdentity(stage.runtime.identity.key)
  const { simulator } = stage
  simulator.server.world.users.patch(stage.accountId('ann'), { defaultPrivacy })
  const post = simulator.script.as('ben').publish({ text: 'To boost', visibility })
  await stage.load(`/api/v1/accounts/${stage.accountId('ben')}/statuses`)
  const close = vi.fn()
  const payload = { statusId: post.id as StatusId }
  const props = { id: 'm', identity: stage.runtime.identity.key, close, payload }
  const { user } = renderWith(<BoostDialog {...props} />, { stage })
  await user.click(await screen.findByRole('button', { name }))
  const boosts = () =>
    simulator.recorded.filter(({ path }) => path.endsWith('/reblog')).map(({ params }) => params)
  const sent = { 'Boost to followers': 'private', 'Boost quietly': 'unlisted' }[name]
  await waitFor(() => expect(boosts()).toEqual([{ visibility: sent }]))
})

test('a lost choice of the dialog shows on its button, and an unknown default is not guessed', async () => {
  const stage = modern()
  eraseIdentity(stage.runtime.identity.key)
  stage.simulator.script.hold('GET /api/v1/preferences')
  stage.simulator.script.hold('GET /api/v1/accounts/verify_credentials')
  const { id } = put.status(stage.runtime)
  const props = { id: 'm', identity: stage.runtime.identity.key, close: vi.fn(), payload: { statusId: id } }
  const { user } = renderWith(<BoostDialog {...props} />, { stage })
  const dialog = await screen.findByRole('dialog', { name: 'Boost this post?' })
  const choice = await within(dialog).findByRole('combobox', { name: 'Boost visibility' })
  expect(choice.textContent).toBe('Your default')
  expect(within(dialog).getByRole('button', { name: 'Boost' })).toBeTruthy()
  await user.click(choice)
  await user.click(await screen.findByRole('option', { name: 'Followers' }))
  expect(within(dialog).getByRole('button', { name: 'Boost to followers' })).toBeTruthy()
  expect(choice.textContent).toBe('Followers')
})

test.each([
  ['at once', false],
  ['with the old count', true],
])('undoing a boost lowers the count, on a server that answers %s', async (_, lagCounts) => {
  const stage = modern()
  stage.simulator.server.faults.lagCounts = lagCounts
  const post = stage.simulator.script.as('ben').publish('To boost')
  stage.simulator.script.as('eve@remote.example').boost(post.id)
  await stage.load(`/api/v1/accounts/${stage.accountId('ben')}/statuses`)
  const id = post.id as StatusId
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  const count = () => stage.runtime.cache.read('status', id)?.reblogs_count
  const button = () => screen.getByRole('button', { name: /^Boost/ })
  const settled = () => waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  for (const [on, expected] of [
    [true, 2],
    [false, 1],
    [true, 2],
    [false, 1],
  ] as const) {
    await user.keyboard('{Shift>}')
    await user.click(button())
    await user.keyboard('{/Shift}')
    expect(button().getAttribute('aria-pressed')).toBe(String(on))
    await settled()
    expect([count(), button().textContent]).toEqual([expected, String(expected)])
  }
})
