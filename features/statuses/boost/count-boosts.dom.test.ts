import { expect, onTestFinished, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { boostStatus } from '../mutations'

async function setUp() {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { script } = stage.simulator
  const id = script.as('ben').publish('Boost me').id as StatusId
  await stage.load()
  const { runtime } = stage
  const boost = (on: boolean) => runtime.run(boostStatus, { id, on })
  const posts = () =>
    runtime.me === null ? undefined : runtime.cache.read('account', runtime.me)?.statuses_count
  const onServer = () => stage.simulator.server.world.accounts.get(runtime.me ?? '')?.statusesCount ?? 0
  return { script, boost, posts, before: onServer(), onServer }
}

test('a boost counts as a post of the user until it is removed', async () => {
  const { boost, posts, before, onServer } = await setUp()
  await boost(true)
  expect([posts(), onServer()]).toEqual([before + 1, before + 1])
  await boost(false)
  expect([posts(), onServer()]).toEqual([before, before])
})

test('a boost that could not be removed still counts', async () => {
  const { script, boost, posts, before } = await setUp()
  await boost(true)
  script.refuse('POST /api/v1/statuses/:id/unreblog', 403, { error: 'Not now' }, { times: 1 })
  await boost(false)
  expect(posts()).toBe(before + 1)
})
