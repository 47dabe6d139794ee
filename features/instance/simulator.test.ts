import { expect, test } from 'vitest'
import { createRuntime, visitorOf } from '@/lib/runtime'
import { createSimulator } from '@/lib/simulator/simulator'
import { instanceQuery } from './queries'

test('the simulated server describes itself', async () => {
  const simulator = createSimulator()
  const runtime = createRuntime({
    identity: visitorOf(simulator.origin),
    token: null,
    ports: { fetch: simulator.fetch, now: Date.now },
  })
  const instance = await runtime.client.query(instanceQuery(runtime))
  expect(instance.software.mastodon).toBe(true)
  expect(instance.limits.characters).toBeGreaterThan(0)
  expect(instance.streamingUrl).toMatch(/^wss?:/)
  expect(runtime.http.capabilities.has('quotes')).toBe(true)
  runtime.close()
})
