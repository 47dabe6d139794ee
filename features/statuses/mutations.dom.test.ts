import { expect, onTestFinished, test } from 'vitest'
import { createStage } from '@/lib/testing/stage'
import type { StatusId } from '@/schemas/primitives'
import { pinStatus } from './mutations'

/** A post of ann, and her pins as the server has them. */
async function ownPost() {
  const stage = createStage()
  onTestFinished(() => stage.close())
  const { script, server, origin } = stage.simulator
  const { token } = script.signIn('ann')
  const publish = (text: string) => script.as('ann').publish(text).id as StatusId
  const id = publish('Mine')
  await stage.load(`/api/v1/accounts/${stage.accountId('ann')}/statuses`)
  const pinElsewhere = (status: StatusId) =>
    stage.simulator.fetch(
      new Request(`${origin}/api/v1/statuses/${status}/pin`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      }),
    )
  const pins = () => server.world.pins.by('account', stage.accountId('ann')).map(({ statusId }) => statusId)
  const isShownPinned = () => stage.runtime.cache.read('status', id)?.pinned
  return { ...stage, id, publish, pinElsewhere, pins, isShownPinned }
}

test('a post is pinned although the server refuses it, if it is pinned already', async () => {
  const { runtime, id, pinElsewhere, pins, isShownPinned } = await ownPost()
  await pinElsewhere(id)
  expect(isShownPinned()).toBe(false)
  expect(await runtime.run(pinStatus, { id, on: true })).toBe(true)
  expect(isShownPinned()).toBe(true)
  expect(pins()).toEqual([id])
})

test('a post that the server refuses to pin, and has not pinned, stays as it was', async () => {
  const { runtime, id, publish, pinElsewhere, pins, isShownPinned } = await ownPost()
  const others = ['a', 'b', 'c', 'd', 'e'].map(publish)
  for (const other of others) await pinElsewhere(other)
  expect(await runtime.run(pinStatus, { id, on: true })).toBe(false)
  expect(isShownPinned()).toBe(false)
  expect(pins().length).toBe(5)
})
