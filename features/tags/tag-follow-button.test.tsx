import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import { openTabChannel } from '@/lib/util/tab-channel'
import { followedTagsKey } from './keys'
import { TagFollowButton } from './tag-follow-button'

async function show(options: StageOptions = {}) {
  const stage = createStage(options)
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  return renderWith(<TagFollowButton name="Knitting" />, { stage })
}
const button = () => screen.findByRole('button', { name: 'Follow #Knitting' })
const pressed = (on: boolean) => screen.findByRole('button', { name: 'Follow #Knitting', pressed: on })

test('follows and unfollows at once; of many presses the last counts', async () => {
  const { stage, user } = await show()
  await user.click(await button())
  await pressed(true)
  await user.click(await button())
  await user.click(await button())
  await pressed(true)
  await waitFor(() => expect(stage.runtime.client.isMutating()).toBe(0))
  await pressed(true)
  expect(stage.simulator.server.world.tagFollows.values()).toHaveLength(1)
})

test('a refusal is reverted and reported', async () => {
  const { stage, user } = await show()
  stage.simulator.script.refuse('POST /api/v1/tags/:id/follow', 403, { error: 'Not now' }, { times: 1 })
  await user.click(await button())
  expect((await screen.findAllByText(/Not now/)).length).toBeGreaterThan(0)
  await pressed(false)
})

test('visitors, and servers without tags, get no button', async () => {
  await show({ as: null })
  expect(screen.queryByRole('button')).toBeNull()
  await show({ software: 'mastodon-3.5' })
  expect(screen.queryByRole('button')).toBeNull()
})

test('a hashtag followed in one tab is followed in the others, without a request', async () => {
  const { stage, user } = await show()
  await pressed(false)
  const otherTab = openTabChannel(`skein:tags:${stage.runtime.identity.key}`)
  onTestFinished(() => otherTab?.close())
  const heard = vi.fn()
  otherTab?.onMessage(heard)
  stage.runtime.client.setQueryData(followedTagsKey(), ['Geese'])
  const before = stage.simulator.recorded.length
  otherTab?.send({ name: 'knitting', following: true })
  await pressed(true)
  expect(stage.runtime.client.getQueryData(followedTagsKey())).toEqual(['knitting', 'Geese'])
  expect(stage.simulator.recorded).toHaveLength(before)
  await user.click(await button())
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith({ name: 'Knitting', following: false }))
})
