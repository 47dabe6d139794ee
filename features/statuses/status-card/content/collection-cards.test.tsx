import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CollectionCards } from '@/features/collections'
import { CURRENT_MASTODON, MASTODON_46 } from '@/lib/testing/claims'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { StatusCard } from '../status-card'

/** Shows a post that links to a collection of ben. */
async function show(claims = MASTODON_46) {
  await CollectionCards.load()
  const stage = createStage()
  const { script } = stage.simulator
  stage.runtime.http.capabilities.know(claims)
  const { id } = script.collect('ben', ['cleo', 'ann'], { name: 'Birders', tag: 'birds' })
  const { server } = stage.runtime.identity
  const post = script.as('cleo').publish(`Look at ${server}/collections/${id}`)
  const [shown] = await stage.load('/api/v1/timelines/public?limit=1')
  if (shown !== post.id) throw new Error('not the latest post')
  const { user } = renderWith(<StatusCard id={shown} />, { stage })
  return { stage, user, path: `/collections/${id}` }
}

test('a post that links to a collection shows its card, which opens inside', async () => {
  const { stage, user, path } = await show()
  const card = await screen.findByRole('link', { name: /^Collection by Ben Barlow/ })
  expect(card.textContent).toBe('Collection by Ben BarlowBirders2 people#birds')
  await user.click(card)
  expect(stage.navigation.went).toEqual([path])
})

test('a link to a collection in the text of a post opens inside', async () => {
  const { stage, user, path } = await show()
  await user.click(screen.getByRole('link', { name: new RegExp(path) }))
  await expect.poll(() => stage.navigation.went).toEqual([path])
})

test('a server without collections has no card, and its links open as others do', async () => {
  const { stage, user, path } = await show({ ...CURRENT_MASTODON, apiVersion: 9 })
  expect(screen.queryByRole('link', { name: /Birders/ })).toBeNull()
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await user.click(screen.getByRole('link', { name: new RegExp(path) }))
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce())
  expect(stage.navigation.went).toEqual([])
  expect(stage.simulator.recorded.some((each) => each.path.includes('search'))).toBe(false)
})
