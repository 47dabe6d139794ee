import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rememberSearch } from '@/features/search'
import { setOffline } from '@/lib/alerts'
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

test('posts that only this device has are counted, each post once', async () => {
  const stage = createStage()
  const { script, server } = stage.simulator
  script.as('ann').publish('My hoopoe')
  const { id } = script.as('ben').publish('A hoopoe to keep')
  script.as('ann').favourite(id)
  await stage.load('/api/v1/timelines/home')
  server.world.accounts.patch(stage.accountId('ben'), { indexable: false })
  // The server finds the user's own post and the latest, not that of ben, who does not allow it.
  server.world.accounts.patch(script.person('hoopoefan'), { indexable: true })
  script.as('hoopoefan').publish('A hoopoe at dawn')
  renderWith(<SearchRoute params={{}} search={{ q: 'hoopoe', type: 'statuses' }} />, { stage })
  expect(await screen.findByText('A hoopoe at dawn')).toBeTruthy()
  expect(await screen.findByRole('link', { name: /^Posts \(3\+?\)/ })).toBeTruthy()
})

test('offline the number of posts is that of this device', async () => {
  const stage = createStage()
  for (const text of ['My hoopoe', 'Another hoopoe']) stage.simulator.script.as('ann').publish(text)
  await stage.load('/api/v1/timelines/home')
  act(() => setOffline(stage.runtime.identity.server, true))
  renderWith(<SearchRoute params={{}} search={{ q: 'hoopoe' }} />, { stage })
  expect(await screen.findByRole('link', { name: 'Posts (2)' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'People' })).toBeTruthy()
})

test('the page lists recent searches until something is searched', () => {
  const stage = createStage()
  rememberSearch(stage.runtime.identity.key, 'ibis')
  renderWith(<SearchRoute params={{}} search={{}} />, { stage })
  expect(screen.getByRole('region', { name: 'Recent searches' })).toBeTruthy()
  localStorage.clear()
})
