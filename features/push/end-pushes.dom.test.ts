import { expect, onTestFinished, test } from 'vitest'
import { pushRowOf } from '@/lib/push/push-rows'
import { VAPID } from '@/lib/simulator/push/keys'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { createStage } from '@/lib/testing/stage'
import { endPushes, hasPushWorker } from './end-pushes'
import { startPushing } from './mutations'

const NOTES = {
  lang: 'en',
  dir: 'ltr',
  me: '1',
  sentences: {},
  counts: [],
  favourite: '',
  boost: '',
  reply: '',
  failed: '',
  quiet: { on: false, from: 0, to: 0 },
  pausedUntil: 0,
} as const

test.each(['online', 'offline'])('signing out %s ends the pushes', async (how) => {
  const platform = stubPushPlatform('granted')
  const { runtime, simulator, close } = createStage()
  onTestFinished(close)
  const { key } = runtime.identity
  await startPushing(runtime, VAPID, { types: ['mention'], policy: 'all' }, NOTES)
  expect(await hasPushWorker(key)).toBe(true)
  expect(await hasPushWorker(`other${key}`)).toBe(false)
  simulator.script.offline(how === 'offline')
  await endPushes(key, runtime)
  await endPushes(key)
  expect(platform.scopes()).toEqual([])
  expect(await pushRowOf(key)).toBeNull()
  expect(simulator.server.world.pushSubscriptions.values()).toHaveLength(how === 'offline' ? 1 : 0)
})
