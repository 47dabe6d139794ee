import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { FilterContextProvider } from '@/features/filters'
import { handleCommand, onFact, type CommandName } from '@/lib/bus'
import { popModal, useModals } from '@/lib/modals'
import { registerShortcuts } from '@/lib/shortcuts'
import { CURRENT_MASTODON } from '@/lib/testing/claims'
import { accountOf, put } from '@/lib/testing/factories'
import { renderWith } from '@/lib/testing/render'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { DetailCard } from '../detail-card'
import { StatusCard } from '../status-card'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
  vi.unstubAllGlobals()
})

async function open(wire: Record<string, unknown> = {}, stage: Stage = createStage()) {
  const { id } = put.status(stage.runtime, wire)
  // As on a profile, which also shows posts of hidden accounts.
  const card = (
    <FilterContextProvider value="account">
      <StatusCard id={id} />
    </FilterContextProvider>
  )
  const rendered = renderWith(card, { stage })
  await rendered.user.click(screen.getByRole('button', { name: 'More' }))
  const menu = await screen.findByRole('menu')
  const names = () =>
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent)
  const choose = (name: string) => rendered.user.click(within(menu).getByRole('menuitem', { name }))
  return { ...rendered, stage, id, names, choose }
}

test('a linked page leads to the posts about it where the server gathers them', async () => {
  const stage = createStage()
  const { capabilities } = stage.runtime.http
  capabilities.know(CURRENT_MASTODON)
  const card = { url: 'https://news.example/a', title: 'Headline', type: 'link' }
  const { choose } = await open({ card }, stage)
  await choose('See posts about this link')
  expect(stage.navigation.went).toEqual(['/links/https%3A%2F%2Fnews.example%2Fa'])
})

test('the menu has links for visitors and users', async () => {
  const { names } = await open({}, createStage({ as: null }))
  expect(names()).toEqual(['Open post', 'Open original page', 'Copy link'])
})

test('items show the keys that do the same, which quoting for a visitor has not', async () => {
  const ids = ['copyLink', 'quote']
  const shortcuts = ids.map((id, at) => ({
    id,
    label: { id, defaultMessage: id, description: '' },
    group: 'post' as const,
    keys: [String(at + 1)],
    context: 'post' as const,
    run: () => {},
  }))
  ends.push(registerShortcuts(shortcuts))
  const quotable = { quote_approval: { automatic: ['public'], manual: [] } }
  const { names } = await open(quotable, createStage({ as: null }))
  expect(names()).toEqual(['Open post', 'Open original page', 'Copy link1', 'Quote'])
})

test('mentioning is offered when its command has a handler', async () => {
  const asked = vi.fn()
  ends.push(handleCommand('mention', asked))
  const { names, choose, stage } = await open()
  expect(names()).toContain('Mention @mira')
  await choose('Mention @mira')
  expect(asked).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, accountId: '900' })
})

test('a private post of another account has no original page', async () => {
  const { names } = await open({ visibility: 'private' })
  expect(names()).toEqual([
    'Open post',
    'Copy link',
    'Filter this post',
    'Mute @mira',
    'Block @mira',
    'Block server far.example',
  ])
})

test('a post can be filtered where the server filters single posts, and so can the text selected in it', async () => {
  const stage = createStage()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const { id } = put.status(stage.runtime, { content: '<p>Blue cheese again</p>' })
  const { user } = renderWith(<StatusCard id={id} />, { stage })
  const text = screen.getByText('Blue cheese again').firstChild as Text
  document.getSelection()?.setBaseAndExtent(text, 0, text, 'Blue cheese'.length)
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Filter “Blue cheese”' }))
  expect(stage.navigation.went).toEqual(['/filters/new?keyword=Blue%20cheese'])
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Filter this post' }))
  expect(useModals.getState().stack).toMatchObject([
    { type: 'FILTER', payload: { statusId: id, context: 'public' } },
  ])
  popModal()
})

test('a public post of the user’s own Mastodon server can be embedded', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const stage = createStage()
  stage.runtime.http.capabilities.know(CURRENT_MASTODON)
  const account = accountOf({ id: '901', acct: 'mira' })
  const { choose } = await open({ account, url: 'https://home.example/@mira/1' }, stage)
  await choose('Copy embed code')
  expect(write.mock.calls[0]?.[0]).toContain('<iframe src="https://home.example/@mira/1/embed"')
  await screen.findAllByText('Embed code copied')
  write.mockRestore()
})

test('expanding opens the thread', async () => {
  const { choose, stage, id } = await open()
  await choose('Open post')
  expect(stage.navigation.went).toEqual([`/@mira@far.example/${id}`])
})

test('copying confirms it, or shows the link on failure', async () => {
  const first = await open()
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await first.choose('Copy link')
  await screen.findAllByText('Link copied')
  expect(write).toHaveBeenCalledWith('https://far.example/@mira/9001')
  first.unmount()
  const second = await open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  await second.choose('Copy link')
  await screen.findAllByText('Couldn’t copy the link. Select it here instead: https://far.example/@mira/9001')
})

test('a post without web addresses offers no link', async () => {
  const { names } = await open({ url: 'javascript:alert(1)', uri: 'tag:far.example,2026:1' })
  expect(names()).toEqual([
    'Open post',
    'Filter this post',
    'Mute @mira',
    'Block @mira',
    'Block server far.example',
  ])
})

/** Registers a handler for every command. */
const answerAll = () => {
  const asked = vi.fn()
  for (const name of ['mention', 'message', 'edit', 'redraft', 'quote', 'report'] satisfies CommandName[])
    ends.push(handleCommand(name, (payload: object) => void asked(name, payload)))
  return asked
}

const modern = (as: string | null = 'ann') => {
  const stage = createStage({ as })
  stage.runtime.http.capabilities.know({ ...CURRENT_MASTODON, translation: true })
  return stage
}

/** A post by ann herself. */
const mine = (stage: Stage, more: Record<string, unknown> = {}) => ({
  account: { id: stage.accountId('ann'), acct: 'ann', username: 'ann' },
  url: 'https://home.example/@ann/1',
  ...more,
})

describe('the whole menu', () => {
  const people = {
    reblogs_count: 2,
    quotes_count: 1,
    favourites_count: 1,
    edited_at: '2026-06-15T11:30:00.000Z',
  }

  test("of another account's post", async () => {
    answerAll()
    const { names } = await open(people, modern())
    expect(names()).toEqual([
      'Open post',
      'Open original page',
      'Copy link',
      'See who boosted',
      'See quotes',
      'See who favourited',
      'View edit history',
      'Mention @mira',
      'Privately mention @mira',
      'Filter this post',
      'Mute @mira',
      'Block @mira',
      'Report @mira',
      'Block server far.example',
    ])
  })

  test("of the user's own post", async () => {
    answerAll()
    const stage = modern()
    const { names } = await open(mine(stage, people), stage)
    expect(names()).toEqual([
      'Open post',
      'Copy link',
      'Copy embed code',
      'See who boosted',
      'See quotes',
      'See who favourited',
      'View edit history',
      'Pin on profile',
      'Mute conversation',
      'Change who can quote',
      'Edit',
      'Delete',
      'Delete and redraft',
    ])
  })

  test('of the open post has no item to expand it', async () => {
    const stage = modern()
    const { id } = put.status(stage.runtime)
    const { user } = renderWith(<DetailCard id={id} />, { stage })
    await user.click(screen.getByRole('button', { name: 'More' }))
    await screen.findByRole('menuitem', { name: 'Copy link' })
    expect(screen.queryByRole('menuitem', { name: 'Open post' })).toBeNull()
  })

  test('shares through the device, and only public posts', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    Object.assign(navigator, { share })
    ends.push(() => void Reflect.deleteProperty(navigator, 'share'))
    const first = await open({}, modern())
    await first.choose('Share')
    expect(share).toHaveBeenCalledWith(expect.objectContaining({ url: 'https://far.example/@mira/9001' }))
    first.unmount()
    const { names } = await open({ visibility: 'private' }, modern())
    expect(names()).not.toContain('Share')
  })

  test('does not mention accounts with invalid handles', async () => {
    answerAll()
    const account = accountOf({ id: '903', acct: 'x@far.example', invalid_handle: true })
    const { names } = await open({ account }, modern())
    expect(names().filter((name) => /mention/i.test(name))).toEqual([])
    expect(names()).toContain('Copy link')
  })

  test('does not show quotes to visitors, as no server sends them', async () => {
    const { names } = await open(people, modern(null))
    expect(names()).toContain('See who boosted')
    expect(names()).not.toContain('See quotes')
  })

  test("does not pin the user's own private mention", async () => {
    const stage = modern()
    const { names } = await open(mine(stage, { visibility: 'direct' }), stage)
    expect(names()).toEqual(['Open post', 'Copy link', 'Mute conversation', 'Delete'])
  })

  test('mutes the conversation of a post that mentions the user', async () => {
    const stage = modern()
    const { names } = await open(
      { mentions: [{ id: stage.accountId('ann'), acct: 'ann', username: 'ann', url: '' }] },
      stage,
    )
    expect(names()).toContain('Mute conversation')
  })

  test('has no history without support of the server', async () => {
    const stage = createStage()
    stage.runtime.http.capabilities.ruleOut('history')
    const { names } = await open({ edited_at: '2026-06-15T11:30:00.000Z' }, stage)
    expect(names()).not.toContain('View edit history')
  })

  test('opens the pages of people who boosted or favourited', async () => {
    const { choose, stage, id } = await open(people, modern())
    await choose('See who favourited')
    expect(stage.navigation.went).toEqual([`/@mira@far.example/${id}/favourites`])
  })

  test('editing and redrafting send commands to the composer', async () => {
    const asked = answerAll()
    const stage = modern()
    const { choose, id } = await open(mine(stage), stage)
    await choose('Edit')
    expect(asked).toHaveBeenCalledExactlyOnceWith('edit', {
      identity: stage.runtime.identity.key,
      statusId: id,
    })
  })

  test("waits for the server's description, and opens without it after a while", async () => {
    const edited = { edited_at: '2026-06-15T11:30:00.000Z' }
    const stage = createStage()
    const held = stage.simulator.script.hold('GET /api/v2/instance')
    const opening = open(edited, stage)
    await waitFor(() => expect(held.count).toBe(1))
    expect(screen.queryByRole('menu')).toBeNull()
    held.release()
    const first = await opening
    expect(first.names()).toContain('View edit history')
    first.unmount()
    const silent = createStage()
    silent.simulator.script.refuse(/instance$/, 403, { error: 'No' }, { times: 9 })
    const { names } = await open(edited, silent)
    expect(names()).not.toContain('View edit history')
    expect(names()).toContain('Copy link')
  })

  test('editing is offered where support is unknown, not where it is missing', async () => {
    answerAll()
    const silent = createStage()
    const first = await open(mine(silent), silent)
    expect(first.names()).toContain('Edit')
    first.unmount()
    const without = createStage()
    without.runtime.http.capabilities.ruleOut('editing')
    const { names } = await open(mine(without), without)
    expect(names()).not.toContain('Edit')
    expect(names()).toContain('Delete')
  })

  test('blocking asks first', async () => {
    const { choose } = await open({}, modern())
    await choose('Block @mira')
    expect(useModals.getState().stack).toMatchObject([
      { type: 'BLOCK', payload: { accountId: '900', acct: 'mira@far.example' } },
    ])
    popModal()
  })

  test('a muted and blocked account can be unmuted and unblocked', async () => {
    const stage = modern()
    put.relationship(stage.runtime, { muting: true, blocking: true })
    const { names } = await open({}, stage)
    expect(names().slice(-3)).toEqual(['Unmute @mira', 'Unblock @mira', 'Block server far.example'])
  })
})

describe('pinning and muting', () => {
  async function own() {
    const stage = modern()
    const made = stage.simulator.script.as('ann').publish('To keep')
    await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
    const rendered = renderWith(<StatusCard id={made.id as StatusId} />, { stage })
    const choose = async (name: string) => {
      await rendered.user.click(screen.getByRole('button', { name: 'More' }))
      await rendered.user.click(await screen.findByRole('menuitem', { name }))
    }
    const cached = () => stage.runtime.cache.read('status', made.id as StatusId)
    return { stage, choose, held: cached }
  }

  test('pins immediately, confirms it, emits a fact, and unpins', async () => {
    const { choose, held } = await own()
    const emitted = vi.fn()
    ends.push(onFact('statusPinned', emitted))
    await choose('Pin on profile')
    expect(held()?.pinned).toBe(true)
    await screen.findAllByText('Pinned on your profile')
    expect(emitted).toHaveBeenCalledWith(expect.objectContaining({ pinned: true }))
    await choose('Unpin from profile')
    await screen.findAllByText('Unpinned from your profile')
    expect(held()?.pinned).toBe(false)
  })

  test("a refused pin is reverted with the server's message", async () => {
    const { stage, choose, held } = await own()
    stage.simulator.script.refuse('POST /api/v1/statuses/:id/pin', 422, { error: 'You have pinned enough' })
    await choose('Pin on profile')
    await screen.findAllByText('You have pinned enough')
    await waitFor(() => expect(held()?.pinned ?? false).toBe(false))
  })

  test('a conversation is muted and unmuted', async () => {
    const { choose, held } = await own()
    await choose('Mute conversation')
    await screen.findAllByText('You’ll no longer get notifications about this conversation')
    expect(held()?.muted).toBe(true)
    await choose('Unmute conversation')
    await waitFor(() => expect(held()?.muted).toBe(false))
  })
})
