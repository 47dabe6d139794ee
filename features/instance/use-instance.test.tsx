import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { instanceKeys } from './keys'
import { useCapability, useInstance, useIsServerKnown, useLimits } from './use-instance'

function Probe() {
  const instance = useInstance()
  const { characters } = useLimits()
  const quotes = useCapability('quotes')
  const filters = useCapability('filtersV2')
  return (
    <p>
      {instance ? 'known' : 'unknown'} {characters} {quotes ? 'quotes' : 'no quotes'}{' '}
      {filters ? 'filters' : 'no filters'}
    </p>
  )
}

test('shows defaults, then the document, then evidence from answers', async () => {
  const { stage } = renderWith(<Probe />)
  expect(screen.getByText('unknown 500 no quotes no filters')).toBeDefined()
  expect(await screen.findByText(/^known \d+ quotes filters$/)).toBeDefined()
  act(() => stage.runtime.http.capabilities.learn('/api/v2/filters', 404))
  expect(screen.getByText(/^known \d+ quotes no filters$/)).toBeDefined()
})

function Known() {
  return <p>{useIsServerKnown() ? 'known' : 'waiting'}</p>
}

test('without a connection the description of an earlier visit is enough', async () => {
  const stage = createStage()
  stage.simulator.script.hold('GET /api/v2/instance')
  renderWith(<Known />, { stage })
  expect(screen.getByText('waiting')).toBeTruthy()
  act(() => void stage.runtime.client.setQueryData(instanceKeys.instance(), { title: 'Home' }))
  expect(await screen.findByText('known')).toBeTruthy()
})
