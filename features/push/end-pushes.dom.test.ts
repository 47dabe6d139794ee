import { expect, onTestFinished, test } from 'vitest'
import { pushRowOf } from '@/lib/push/push-rows'
import { pushNotes } from '@/lib/push/push-rows.testing'
import { VAPID } from '@/lib/simulator/push/keys'
import { stubPushPlatform } from '@/lib/testing/push-platform'
import { createStage } from '@/lib/testing/stage'
import { endPushes, hasPushWorker } from './end-pushes'
import { startPushing } from './mutations'

test.each(['online', 'offline'])('signing out %s ends the pushes', async (how) => {
  const platform = stubPushPlatform('granted')
  const { runtime, simulator, close } = createStage()
  onTestFinished(close)
  const { key } = runtime.identity
  await startPushing(runtime, VAPID, { types: ['mention'], policy: 'all' }, pushNotes())
  expect(await hasPushWorker(key)).toBe(true)
  expect(await hasPushWorker(`other${key}`)).toBe(false)
  simulator.script.offline(how === 'offline')
  await endPushes(key, runtime)
  await endPushes(key)
  expect(platform.scopes()).toEqual([])
  expect(await pushRowOf(key)).toBeNull()
  expect(simulator.server.world.pushSubscriptions.values()).toHaveLength(how === 'offline' ? 1 : 0)
})
