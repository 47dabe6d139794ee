import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { MainComposer } from '@/features/compose'
import { renderWith } from '@/lib/testing/render'
import { createStage, type StageOptions } from '@/lib/testing/stage'
import SideContent from './side-content'

const composer = () => screen.queryByRole('textbox', { name: 'Text' })
const trends = () => screen.queryByRole('region', { name: 'Trending hashtags' })

function show(options: StageOptions = {}) {
  const stage = createStage(options)
  stage.simulator.server.world.trends = { tags: [{ name: 'Geese', history: [] }], links: [], statusIds: [] }
  renderWith(<SideContent composer={stage.runtime.me !== null} />, { stage })
}

test('trends appear only below a composer that takes its space, which would push them down', async () => {
  const early: Element[] = []
  const watch = new MutationObserver(() => {
    const block = trends()
    if (block && !composer()) early.push(block)
  })
  watch.observe(document.body, { childList: true, subtree: true })
  onTestFinished(() => watch.disconnect())
  await MainComposer.load()
  show()
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(composer()).not.toBeNull()
  expect(early).toEqual([])
})

test('visitors have trends without a composer', async () => {
  show({ as: null })
  expect(await screen.findByRole('region', { name: 'Trending hashtags' })).toBeTruthy()
  expect(composer()).toBeNull()
})
