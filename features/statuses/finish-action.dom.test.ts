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

const finish = (action: string) => finishAction(stage.runtime, action, id, about)
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

test('a vote and an unknown action send nothing', async () => {
  await finish('vote')
  expect(said()).toEqual(['Choose your answer to vote as @ann@home.example.'])
  await finish('of a newer version')
  expect(writes()).toEqual([])
})
