import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { eraseIdentity } from '@/lib/storage'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { AllRoute, LocalRoute } from './public'

// Visits remember what the server refused.
afterEach(() => eraseIdentity('home.example'))

const NAMES = ['This server', 'Other servers', 'All']
const tabs = () => NAMES.filter((name) => screen.queryByRole('link', { name }) !== null)

function show(as: string | null, refused: boolean, Route: typeof LocalRoute = LocalRoute) {
  const stage = createStage({ as })
  const error = { error: 'This method requires an authenticated user' }
  if (refused) stage.simulator.script.refuse('GET /api/v1/timelines/public', 401, error, { times: 9 })
  return renderWith(<Route params={{}} search={{ media: false }} />, { stage })
}

test.each(['ann', null])('an open server has a tab for each feed, for %s', async (as) => {
  show(as, false)
  expect(await screen.findByRole('feed')).toBeTruthy()
  expect(tabs()).toEqual(NAMES)
})

test('a visitor sees no tabs of feeds that the server refuses', async () => {
  show(null, true)
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
  await waitFor(() => expect(tabs()).toEqual([]))
})

test('the tab of this server stays where only the feed of all servers is refused', async () => {
  show(null, true, AllRoute)
  expect(await screen.findByText('Only members can see this')).toBeTruthy()
  await waitFor(() => expect(tabs()).toEqual(['This server', 'All']))
})
