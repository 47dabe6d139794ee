import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { clearToasts, setOffline } from '@/lib/alerts'
import { documentScroller } from '@/lib/column'
import { renderWith } from '@/lib/testing/render'
import { createStage } from '@/lib/testing/stage'
import { WindowMemory } from '@/lib/ui/windowed-list'
import DomainBlocks from './domain-blocks'

const LIST = 'GET /api/v1/domain_blocks'

beforeEach(clearToasts)

/** Shows the list of a user who blocks these servers. */
function show(domains: readonly string[], fail: (stage: ReturnType<typeof createStage>) => void = () => {}) {
  const stage = createStage()
  stage.runtime.client.setDefaultOptions({ queries: { retry: false } })
  const { script, server } = stage.simulator
  const accountId = script.account('ann').id
  for (const domain of domains)
    server.world.domainBlocks.put({ id: server.world.ids.serial(), accountId, domain })
  fail(stage)
  return renderWith(<DomainBlocks scroller={documentScroller()} memory={new WindowMemory()} />, { stage })
}

test('an empty list explains what it will show', async () => {
  show([])
  expect(await screen.findByText('You haven’t blocked any servers')).toBeTruthy()
})

test.each([
  ['an error of the server', 500, { error: 'Out to lunch' }, 'Out to lunch'],
  ['a refusal', 403, { error: 'Not for you' }, 'Not for you'],
])('%s is shown, and trying again loads the list', async (_, status, body, text) => {
  const { stage, user } = show(['bad.example'], ({ simulator }) =>
    simulator.script.refuse(LIST, status, body, { times: 99 }),
  )
  expect((await screen.findByRole('alert')).textContent).toContain(text)
  stage.simulator.script.calm()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('bad.example')).toBeTruthy()
})

test('a rate limit says when the list can be loaded', async () => {
  show(['bad.example'], ({ simulator }) => simulator.script.rateLimit(LIST, 60, { times: 99 }))
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests')
})

test('without a connection, the list says that it will load later', async () => {
  const { stage, user } = show(['bad.example'], ({ simulator, runtime }) => {
    const { server } = runtime.identity
    setOffline(server, true)
    onTestFinished(() => setOffline(server, false))
    simulator.script.offline(true)
  })
  expect(await screen.findByText('This will load when you’re back online')).toBeTruthy()
  act(() => setOffline(stage.runtime.identity.server, false))
  stage.simulator.script.offline(false)
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByText('bad.example')).toBeTruthy())
})
