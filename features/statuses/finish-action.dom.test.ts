import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { resetSettings, setSettings } from '@/features/settings'
import { clearToasts, useToasts } from '@/lib/alerts'
import { handleCommand } from '@/lib/bus'
import { createIntlFor } from '@/lib/i18n'
import { useModals } from '@/lib/modals'
import { createStage, type Stage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { finishAction } from './finish-action'

const about = { intl: createIntlFor('en'), handle: 'ann@home.example' }
let stage: Stage
let id: StatusId

beforeEach(async () => {
  stage = createStage()
  id = stage.simulator.script.as('ben').publish('Tea?').id as StatusId
  await stage.load(`/api/v1/accounts/${stage.accountId('ben')}/statuses`)
})
afterEach(() => {
  stage.close()
  clearToasts()
  resetSettings()
  useModals.setState({ stack: [] })
})

const finish = (action: string, choices: readonly string[] = []) =>
  finishAction(stage.runtime, { action, choices }, id, about)
const said = () => useToasts.getState().toasts.map(({ text }) => text)
const writes = () => stage.simulator.recorded.filter(({ method }) => method === 'POST')

test.each([
  ['favourite', 'Favourited as @ann@home.example', 'favourited'],
  ['bookmark', 'Bookmarked as @ann@home.example', 'bookmarked'],
  ['boost', 'Boosted as @ann@home.example', 'reblogged'],
] as const)('%s is done and said, and stays when it was done before', async (action, text, flag) => {
  await finish(action)
  expect(stage.runtime.cache.read('status', id)?.[flag]).toBe(true)
  expect(said()).toEqual([text])
  await finish(action)
  expect(stage.runtime.cache.read('status', id)?.[flag]).toBe(true)
  expect(writes().filter(({ path }) => path.includes('/un'))).toEqual([])
})

test('a refused action is not said to be done', async () => {
  stage.simulator.script.refuse('POST /api/v1/statuses/:id/favourite', 403, { error: 'No' })
  await finish('favourite')
  expect(said().filter((text) => text.startsWith('Favourited'))).toEqual([])
})

test.each(['reply', 'quote'] as const)('%s opens the composer', async (action) => {
  const opened = vi.fn()
  onTestFinished(handleCommand(action, opened))
  await finish(action)
  expect(opened).toHaveBeenCalledWith({ identity: stage.runtime.identity.key, statusId: id })
  expect(said()).toEqual([])
})

test('a boost asks first where the user wants that', async () => {
  setSettings({ confirmBoost: true })
  await finish('boost')
  expect(useModals.getState().stack).toMatchObject([{ type: 'BOOST', payload: { statusId: id } }])
  expect(writes()).toEqual([])
})

/** Publishes a poll, which the account has open. */
async function openPoll(author = 'ben') {
  const { script } = stage.simulator
  const poll = { options: ['Tea', 'Coffee'], expiresIn: 86_400, multiple: false, hideTotals: false }
  id = script.as(author).publish({ text: 'Tea or coffee?', poll }).id as StatusId
  await stage.load(`/api/v1/accounts/${stage.accountId(author)}/statuses`)
  const status = stage.runtime.cache.read('status', id)
  return () => (status?.poll ? stage.runtime.cache.read('poll', status.poll) : undefined)
}

test('a vote for the chosen option is counted and said, and only once', async () => {
  const poll = await openPoll()
  await finish('vote', ['Coffee'])
  expect(poll()).toMatchObject({ voted: true, own_votes: [1] })
  expect(said()).toEqual(['Voted as @ann@home.example'])
  await finish('vote', ['Tea'])
  expect(writes()).toHaveLength(1)
  expect(said()).toContain('Your vote wasn’t sent because you’ve already voted as @ann@home.example.')
})

test.each([
  ['no choice', []],
  ['an option that the poll no longer has', ['Cocoa']],
  ['more options than it allows', ['Tea', 'Coffee']],
])('a vote with %s needs another choice', async (_, choices) => {
  await openPoll()
  await finish('vote', choices)
  expect(said()).toEqual(['Choose your answer to vote as @ann@home.example.'])
  expect(writes()).toEqual([])
})

test('in a closed poll nothing is voted, and that is said', async () => {
  await openPoll()
  stage.simulator.script.advance(2 * 86_400_000)
  await finish('vote', ['Tea'])
  expect([said(), writes()]).toEqual([['Your vote wasn’t sent because the poll has closed.'], []])
})

test('a poll of the account itself takes no vote, and that is said', async () => {
  await openPoll('ann')
  await finish('vote', ['Tea'])
  expect([said(), writes()]).toEqual([
    ['Your vote wasn’t sent because @ann@home.example created this poll.'],
    [],
  ])
})

test('an unknown action sends nothing', async () => {
  await finish('of a newer version')
  expect([said(), writes()]).toEqual([[], []])
})
