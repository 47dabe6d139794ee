import { expect, test } from 'vitest'
import { createRuntime, visitorOf } from '@/lib/runtime'
import { createSimulator } from '@/lib/simulator/simulator'
import { instanceQuery } from './queries'

test.each([
  'mastodon',
  'mastodon-4.3',
  'mastodon-4.2',
  'mastodon-3.5',
  'gotosocial',
  'pleroma',
  'pixelfed',
  'snac',
] as const)('%s describes itself', async (software) => {
  const simulator = createSimulator({ software })
  const runtime = createRuntime({
    identity: visitorOf(simulator.origin),
    token: null,
    ports: { fetch: simulator.fetch, now: Date.now },
  })
  const instance = await runtime.client.query(instanceQuery(runtime))
  const { version, api } = simulator.server.software
  expect(instance.version).toBe(version)
  expect(instance.limits.characters).toBeGreaterThan(0)
  expect(runtime.http.capabilities.has('quotes')).toBe((api ?? 0) >= 7)
  runtime.close()
})
