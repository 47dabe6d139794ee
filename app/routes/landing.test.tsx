import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { LandingRoute } from './landing'

test('leads a visitor to the posts of the server, and a member home', async () => {
  const visitor = createStage({ as: null })
  renderWith(<LandingRoute />, { stage: visitor })
  await waitFor(() => expect(visitor.navigation.went).toEqual(['/public/local']))
  const member = createStage()
  renderWith(<LandingRoute />, { stage: member })
  await waitFor(() => expect(member.navigation.went).toEqual(['/home']))
})

test('says who may read where the feeds are for members only', async () => {
  const stage = createStage({ as: null })
  stage.simulator.script.rewrite('GET /api/v2/instance', (body: { configuration: object }) => ({
    ...body,
    configuration: {
      ...body.configuration,
      timelines_access: { live_feeds: { local: 'authenticated', remote: 'authenticated' } },
    },
  }))
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByText('Only members can read this')).toBeTruthy()
  expect(screen.getByText(/^home\.example shows this to its members only/)).toBeTruthy()
  expect(stage.navigation.went).toEqual([])
})
