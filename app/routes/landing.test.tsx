import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { LandingRoute } from './landing'

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

test('says who may read after the server refused its feed to a visitor without announcing that', async () => {
  const stage = createStage({ as: null })
  stage.runtime.http.capabilities.ruleOut('localFeed')
  renderWith(<LandingRoute />, { stage })
  expect(await screen.findByText('Only members can read this')).toBeTruthy()
})
