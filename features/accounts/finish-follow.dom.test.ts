import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearToasts, useToasts } from '@/lib/alerts'
import { createIntlFor } from '@/lib/i18n'
import { createStage, type Stage } from '@/lib/testing/stage'
import { finishFollow } from './finish-follow'

const about = { intl: createIntlFor('en'), handle: 'dora@home.example' }
let stage: Stage

beforeEach(() => {
  stage = createStage({ as: 'dora' })
})
afterEach(() => {
  stage.close()
  clearToasts()
})

const finish = (acct: string) => finishFollow(stage.runtime, stage.accountId(acct), about)
const said = () => useToasts.getState().toasts.map(({ text }) => text)
const sent = () =>
  stage.simulator.recorded.flatMap(({ path }) => /\/(follow|unfollow)$/.exec(path)?.[1] ?? [])

test.each([
  ['finn@remote.example', 'Following @finn@remote.example as @dora@home.example'],
  ['kim@other.example', 'Requested to follow @kim@other.example as @dora@home.example'],
])('%s is followed or asked, once: %s', async (acct, text) => {
  await finish(acct)
  expect(said()).toEqual([text])
  const followers = () => stage.runtime.cache.read('account', stage.accountId(acct))?.followers_count
  const before = followers()
  await finish(acct)
  expect(sent()).toEqual(['follow'])
  expect(followers()).toBe(before)
})

test('a refused follow is not said to be done', async () => {
  stage.simulator.script.refuse('POST /api/v1/accounts/:id/follow', 403, { error: 'No' })
  await finish('finn@remote.example')
  expect(said().filter((text) => text.startsWith('Following'))).toEqual([])
})
