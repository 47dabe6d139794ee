import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import FollowedTags from './followed-tags'

async function show(names: string[], options: StageOptions = {}) {
  const stage = createStage(options)
  const { tagFollows, ids } = stage.simulator.server.world
  for (const name of names) tagFollows.put({ id: ids.serial(), accountId: stage.accountId('ann'), name })
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  return { ...renderWith(<FollowedTags />, { stage }), tagFollows }
}
const button = (name: string, pressed: boolean) =>
  screen.findByRole('button', { name: `Follow #${name}`, pressed })

test('an unfollowed hashtag stays until the page is left, to follow it again', async () => {
  const { user, tagFollows, stage } = await show(['cats', 'dogs'])
  expect((await screen.findAllByRole('link')).map((each) => each.textContent)).toEqual(['#dogs', '#cats'])
  await user.click(await button('cats', true))
  await button('cats', false)
  await waitFor(() => expect(tagFollows.values()).toHaveLength(1))
  expect(screen.getAllByRole('link')).toHaveLength(2)
  await user.click(await button('cats', false))
  await waitFor(() => expect(tagFollows.values()).toHaveLength(2))
  expect(stage.simulator.recorded.some(({ route }) => route === 'GET /api/v1/tags/:id')).toBe(false)
})

test('without followed hashtags it leads to those that trend', async () => {
  await show([])
  expect(await screen.findByText('No followed hashtags yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See trending hashtags' })).toBeTruthy()
})

test('a server without followed hashtags says so', async () => {
  await show([], { software: 'mastodon-3.5' })
  expect(await screen.findByText('You can’t follow hashtags on this server')).toBeTruthy()
})

test('an error can be retried', async () => {
  const stage = createStage()
  stage.simulator.script.refuse('GET /api/v1/followed_tags', 403, { error: 'Not now' }, { times: 1 })
  const { user } = renderWith(<FollowedTags />, { stage })
  expect((await screen.findByRole('alert')).textContent).toContain('Not now')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No followed hashtags yet')).toBeTruthy()
})

test('lists the hashtags of all pages', async () => {
  const names = Array.from({ length: 205 }, (_, at) => `tag${at}`)
  const { stage } = await show(names)
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(205))
  const asked = stage.simulator.recorded.filter(({ route }) => route === 'GET /api/v1/followed_tags')
  expect(asked).toHaveLength(2)
})
