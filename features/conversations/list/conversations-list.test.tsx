import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { handleCommand } from '@/lib/bus'
import { WindowMemory } from '@/lib/ui/windowed-list'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { documentScroller } from '@/lib/column'
import ConversationsList from './conversations-list'

const rows = () => screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))
const calls = (stage: ReturnType<typeof createStage>, method: string) =>
  stage.simulator.recorded.filter((call) => call.method === method && call.path.includes('/conversations'))

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

const show = (stage: ReturnType<typeof createStage>) =>
  renderWith(<ConversationsList scroller={documentScroller()} memory={new WindowMemory()} />, { stage })

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
