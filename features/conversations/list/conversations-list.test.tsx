import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { statusShortcuts } from '@/features/statuses'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { entriesFor } from '@/lib/nav-entries'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import type { StatusId } from '@/schemas/primitives'
import { conversationListOf } from '../model/conversation-list'
import { conversationsEntry } from '../nav-entry'
import ConversationsList from './conversations-list'

const rows = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))
const calls = (stage: ReturnType<typeof createStage>, method: string) =>
  stage.simulator.recorded.filter((call) => call.method === method && call.path.includes('/conversations'))

const muteCalls = (stage: ReturnType<typeof createStage>) =>
  stage.simulator.recorded.flatMap(({ path }) => /\/(mute|unmute)$/.exec(path)?.[1] ?? [])

const PEOPLE = { ben: 'ben', cleo: 'cleo', finn: 'finn@remote.example' }

/** A server where ben, cleo and finn have written to ann, in that order. */
function letters() {
  const stage = createStage({ streaming: true })
  const { script } = stage.simulator
  const letter = (from: keyof typeof PEOPLE, text: string, inReplyToId: string | null = null) => {
    script.advance(60_000)
    return script.as(PEOPLE[from]).publish({ text: `@ann ${text}`, visibility: 'direct', inReplyToId }).id
  }
  const first = {
    ben: letter('ben', 'a word from ben'),
    cleo: letter('cleo', 'a word from cleo'),
    finn: letter('finn', 'a word from finn'),
  }
  return { stage, letter, first, script }
}

const TALL = { ...documentScroller(), height: () => 5000 }

const show = (stage: ReturnType<typeof createStage>) =>
  renderWith(<ConversationsList scroller={TALL} memory={new WindowMemory()} />, { stage })

test('shows a row per conversation, the latest first, with its last post', async () => {
  show(letters().stage)
  await screen.findAllByRole('article')
  expect(rows()).toEqual([
    expect.stringMatching(/^Unread, Finn.*, a word from finn, /),
    expect.stringMatching(/^Unread, Cleo.*, a word from cleo, /),
    expect.stringMatching(/^Unread, Ben.*, a word from ben, /),
    expect.stringMatching(/^Unread, Eve.*, are you there\?, /),
  ])
})

test('a conversation with a new post moves to the top and keeps its element', async () => {
  const { stage, letter, first } = letters()
  show(stage)
  const ben = await screen.findByRole('article', { name: /Ben/ })
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  letter('ben', 'one more thing', first.ben)
  await waitFor(() => expect(rows()[0]).toContain('one more thing'))
  expect(rows()).toHaveLength(4)
  expect(ben.isConnected).toBe(true)
})

test('marks a conversation as read from its menu', async () => {
  const { stage } = letters()
  const { user } = show(stage)
  const finn = await screen.findByRole('article', { name: /Finn/ })
  await user.click(within(finn).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  expect(finn.getAttribute('aria-label')).not.toContain('Unread')
  await waitFor(() => expect(calls(stage, 'POST')).toHaveLength(1))
})

test('a conversation that could not be marked as read is unread again, with the reason', async () => {
  const { stage, script } = letters()
  script.refuse('POST /api/v1/conversations/:id/read', 422, { error: 'Not today' })
  const { user } = show(stage)
  const finn = await screen.findByRole('article', { name: /Finn/ })
  await user.click(within(finn).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as read' }))
  await screen.findAllByText(/Not today/)
  expect(finn.getAttribute('aria-label')).toContain('Unread')
})

test('a deleted conversation is back after Undo, without a request', async () => {
  const { stage } = letters()
  const { user } = show(stage)
  const finn = await screen.findByRole('article', { name: /Finn/ })
  await user.click(within(finn).getByRole('button'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }))
  expect(rows()).toHaveLength(3)
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(rows()).toHaveLength(4))
  expect(calls(stage, 'DELETE')).toEqual([])
})

test('a deletion is sent when the page is left, and not after a new post arrived', async () => {
  const { stage, letter, first } = letters()
  const { user } = show(stage)
  for (const name of [/Finn/, /Cleo/]) {
    const row = await screen.findByRole('article', { name })
    await user.click(within(row).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete conversation' }))
  }
  expect(rows()).toHaveLength(2)
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  letter('cleo', 'wait', first.cleo)
  await screen.findByRole('article', { name: /Cleo.*wait/ })
  window.dispatchEvent(new Event('pagehide'))
  await waitFor(() => expect(calls(stage, 'DELETE')).toHaveLength(1))
  expect(rows()[0]).toContain('wait')
})

test('a conversation whose last post is deleted shows the post before, or is removed', async () => {
  const { stage, letter, first, script } = letters()
  const second = letter('ben', 'second', first.ben)
  show(stage)
  await screen.findByRole('article', { name: /Ben.*second/ })
  await waitFor(() => expect(stage.runtime.streaming.status()).toBe('open'))
  script.as('ben').remove(second)
  await screen.findByRole('article', { name: /Ben.*a word from ben/ })
  expect(rows()[2]).toContain('a word from ben')
  script.as('ben').remove(first.ben)
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('conversations with a blocked account have no row', async () => {
  const { stage } = letters()
  show(stage)
  await screen.findByRole('article', { name: /Finn/ })
  stage.runtime.cache.setHidden(stage.accountId('finn@remote.example'), true)
  await waitFor(() => expect(rows()).toHaveLength(3))
})

test('without conversations on the server, they are made of its private mentions', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  script.refuse('GET /api/v1/conversations', 404, {}, { times: 99 })
  const letter = script.as('ben').publish({ text: '@ann first', visibility: 'direct' })
  script.advance(1000)
  script.as('ben').publish({ text: '@ann second', visibility: 'direct', inReplyToId: letter.id })
  const { user } = show(stage)
  const ben = await screen.findByRole('article', { name: /Ben.*second/ })
  expect(rows()).toHaveLength(2)
  await user.click(within(ben).getByRole('button'))
  await screen.findByRole('menuitem', { name: /^Mute/ })
  expect(screen.queryByRole('menuitem', { name: 'Delete conversation' })).toBe(null)
})

test('where the list of conversations is always empty, they are made of private mentions', async () => {
  const stage = createStage()
  const { script } = stage.simulator
  const asSnac = (body: object) => ({ ...body, version: '4.0.0 (not true; really snac/2.84)' })
  script.rewrite('GET /api/v2/instance', asSnac)
  script.rewrite('GET /api/v1/conversations', () => [])
  script.as('ben').publish({ text: '@ann hello', visibility: 'direct' })
  show(stage)
  await screen.findByRole('article', { name: /Ben.*hello/ })
})

test('snac lists neither conversations nor private mentions: the entry is absent', async () => {
  const stage = createStage({ software: 'snac' })
  const entries = () => entriesFor([conversationsEntry], stage.runtime)
  expect(entries()).toHaveLength(1)
  stage.simulator.script.as('ben').publish({ text: '@ann hello', visibility: 'direct' })
  show(stage)
  await screen.findByText('Your server can’t list private mentions')
  expect(entries()).toEqual([])
})

test('an empty list says so; a failed one offers to try again', async () => {
  const stage = createStage()
  stage.simulator.script.refuse('GET /api/v1/conversations', 500, {}, { times: 99 })
  const { user } = show(stage)
  const again = await screen.findByRole('button', { name: 'Try again' })
  stage.simulator.script.calm()
  stage.simulator.script.as('ann').block('eve@remote.example')
  await user.click(again)
  await screen.findByText('No private mentions yet')
})

test('without conversations, a private mention can be started', async () => {
  const started = vi.fn()
  onTestFinished(handleCommand('message', started))
  const stage = createStage({ as: 'cleo' })
  const { user } = show(stage)
  await user.click(await screen.findByRole('button', { name: 'New private mention' }))
  expect(started).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, accountId: null })
})

/** Gives ann a filter that warns about or hides a word in conversations. */
function filterWord(
  { stage, script }: Pick<ReturnType<typeof letters>, 'stage' | 'script'>,
  action: 'warn' | 'hide' | 'blur',
) {
  const { world } = stage.simulator.server
  world.filters.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'Food',
    contexts: ['thread'],
    action,
    expiresAt: null,
    keywords: [{ id: world.ids.serial(), keyword: 'soup', wholeWord: true }],
    statuses: [],
  })
}

test.each([
  ['warn', 'Matches filter “Food”'],
  ['hide', 'Matches filter “Food”'],
  // Such a filter covers media only.
  ['blur', 'cold soup'],
] as const)(
  'a post that matches a filter with the action %s is shown and spoken as: %s',
  async (action, text) => {
    const { stage, script, letter } = letters()
    filterWord({ stage, script }, action)
    letter('ben', 'cold soup')
    show(stage)
    const row = await screen.findByRole('article', { name: new RegExp(`^Unread, Ben[^,]*, ${text}, `) })
    expect(within(row).getByText(text)).toBeTruthy()
    if (action !== 'blur') expect(row.outerHTML).not.toContain('cold soup')
  },
)

test('a conversation is muted and unmuted from its menu, and its row says so', async () => {
  const { stage } = letters()
  const { user } = show(stage)
  const finn = await screen.findByRole('article', { name: /Finn/ })
  const press = async (name: RegExp) => {
    await user.click(within(finn).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  const icons = () => finn.querySelectorAll('svg').length
  const before = icons()
  expect(finn.getAttribute('aria-label')).not.toContain('Muted')
  await press(/^Mute/)
  expect(finn.getAttribute('aria-label')).toMatch(/, Muted$/)
  expect(icons()).toBe(before + 1)
  await waitFor(() => expect(muteCalls(stage)).toEqual(['mute']))
  await press(/^Unmute/)
  expect(finn.getAttribute('aria-label')).not.toContain('Muted')
  await waitFor(() => expect(muteCalls(stage)).toEqual(['mute', 'unmute']))
})

test('missing conversations have a row that loads them, also after it failed', async () => {
  const { stage, letter, script } = letters()
  const { user } = show(stage)
  await screen.findByRole('article', { name: /Finn/ })
  for (let number = 1; number <= 25; number += 1) letter('ben', `letter ${number}`)
  act(() => conversationListOf(stage.runtime).refresh())
  const gap = await screen.findByRole('article', { name: /^Posts are missing here/ })
  expect(rows().indexOf(gap.getAttribute('aria-label'))).toBe(20)
  script.refuse('GET /api/v1/conversations', 403, { error: 'Not now' })
  await user.click(within(gap).getByRole('button', { name: 'Load newest first' }))
  const failed = await screen.findByRole('article', { name: /^Couldn’t load the missing posts/ })
  await user.click(within(failed).getByRole('button', { name: 'Load newest first' }))
  await waitFor(() => expect(rows()).toHaveLength(29))
  expect(screen.queryByRole('article', { name: /missing/ })).toBe(null)
})

test('keys act on the last post of the focused conversation', async () => {
  const { stage } = letters()
  show(stage)
  await screen.findAllByRole('article')
  const [row = null] = document.querySelectorAll<HTMLElement>('[data-key]')
  const post = row?.querySelector<HTMLElement>('article[data-status]') ?? null
  const target = { column: stage.column, columnElement: document.body, row, post }
  const shortcut = (id: string) => statusShortcuts(() => createIntlFor('en')).find((each) => each.id === id)
  shortcut('author')?.run(target)
  expect(stage.navigation.went).toEqual(['/@finn@remote.example'])
  act(() => shortcut('muteConversation')?.run(target))
  await waitFor(() => expect(rows()[0]).toMatch(/, Muted$/))
  // The row has no button that would show it.
  expect(shortcut('favourite')?.isAvailable?.(target)).toBe(false)
})

test('a conversation that cannot be rendered is one line, until its last post changes', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const { stage, first } = letters()
  show(stage)
  await screen.findByRole('article', { name: /Finn/ })
  const { cache } = stage.runtime
  const id = first.finn as StatusId
  const whole = cache.read('status', id)
  const change = (part: object) =>
    act(() => cache.ingest([{ kind: 'status', id, data: { ...whole, ...part } as never }], 1e9))
  change({ content: { not: 'text' } })
  await screen.findByRole('article', { name: 'Couldn’t show this post.' })
  expect(rows()).toHaveLength(4)
  change({})
  await screen.findByRole('article', { name: /Finn/ })
})
