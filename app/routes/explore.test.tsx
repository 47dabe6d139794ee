import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { instanceQuery } from '@/features/instance'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { ExploreRoute, SuggestedPeopleRoute, TrendingLinksRoute, TrendingTagsRoute } from './explore'

async function stageOf() {
  const stage = createStage()
  await stage.runtime.client.query(instanceQuery(stage.runtime))
  return stage
}

const tabs = () =>
  screen
    .getAllByRole('link')
    .filter((link) => /^\/explore|^\/directory/.test(link.getAttribute('href') ?? ''))
    .map((link) => link.textContent)

test.each([
  ['Posts', ExploreRoute, '/explore'],
  ['Hashtags', TrendingTagsRoute, '/explore/tags'],
  ['News', TrendingLinksRoute, '/explore/links'],
  ['People', SuggestedPeopleRoute, '/explore/suggestions'],
])('the tab “%s” is open at its address, next to the others', async (name, Route, path) => {
  renderWith(<Route />, { stage: await stageOf() })
  const tab = screen.getByRole('link', { name, current: 'page' })
  expect(tab.getAttribute('href')).toBe(path)
  expect(tabs().slice(-4)).toEqual(['Posts', 'Hashtags', 'News', 'People'])
  expect(screen.getByRole('heading', { name: 'Explore' })).toBeTruthy()
})

test('people have a short link to the profile directory', async () => {
  renderWith(<SuggestedPeopleRoute />, { stage: await stageOf() })
  expect(screen.getByRole('link', { name: 'Directory' }).getAttribute('href')).toBe('/directory')
})

test('a server without trending hashtags has no tab for them', async () => {
  const stage = await stageOf()
  stage.runtime.http.capabilities.ruleOut('trendingTags')
  renderWith(<ExploreRoute />, { stage })
  expect(tabs().slice(-3)).toEqual(['Posts', 'News', 'People'])
})
