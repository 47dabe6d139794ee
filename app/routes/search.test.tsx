import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberSearch } from '@/features/search'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { SearchRoute } from './search'

test('a tab has the number of its results once they are loaded, also when there are none', async () => {
  const stage = createStage()
  stage.simulator.script.person('heron')
  renderWith(<SearchRoute params={{}} search={{ q: 'heron' }} />, { stage })
  expect(await screen.findByRole('link', { name: 'People (1)' })).toBeTruthy()
  expect(await screen.findByRole('link', { name: 'Hashtags (0)' })).toBeTruthy()
})

test('a type that was not searched has no number', async () => {
  const stage = createStage()
  stage.simulator.script.person('heron')
  renderWith(<SearchRoute params={{}} search={{ q: 'heron', type: 'accounts' }} />, { stage })
  expect(await screen.findByRole('link', { name: 'People (1)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Hashtags' })).toBeTruthy()
})

test('the numbers leave out what has no row, also after a block while results are open', async () => {
  const stage = createStage()
  const { script, server } = stage.simulator
  for (const name of ['hoopoe', 'hoopoefan'])
    server.world.accounts.patch(script.person(name), { indexable: true })
  for (const name of ['hoopoe', 'hoopoefan']) script.as(name).publish('A hoopoe at dawn')
  renderWith(<SearchRoute params={{}} search={{ q: 'hoopoe' }} />, { stage })
  expect(await screen.findByRole('link', { name: 'People (2)' })).toBeTruthy()
  const posts = await screen.findByRole('link', { name: /^Posts \(2\+?\)/ })
  const accountId = stage.accountId('hoopoefan')
  // A block marks the account like this at once.
  act(() => stage.runtime.cache.setHidden(accountId, true))
  expect(await screen.findByRole('link', { name: 'People (1)' })).toBeTruthy()
  expect(posts.textContent).toMatch(/^Posts \(1\+?\)/)
})

test('the page lists recent searches until something is searched', () => {
  const stage = createStage()
  rememberSearch(stage.runtime.identity.key, 'ibis')
  renderWith(<SearchRoute params={{}} search={{}} />, { stage })
  expect(screen.getByRole('region', { name: 'Recent searches' })).toBeTruthy()
  localStorage.clear()
})
