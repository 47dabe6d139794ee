import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createHttp, type ApiError } from '@/lib/http'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { instanceV2Dto } from '@/schemas/server/instance'
import { putOnNetwork } from './network'

const client = (server: string) =>
  createHttp({ server, token: null, fetch: (request) => fetch(request), tick: () => 1, now: () => 0 })

test('two servers on one network each answer their own requests, through the real fetch', async () => {
  const here = createSimulator({ origin: 'https://here.example', world: buildSmallWorld() })
  const there = createSimulator({ origin: 'https://there.example', world: buildSmallWorld() })
  putOnNetwork(here, there)
  there.script.rewrite('/api/v2/instance', (body) => ({ ...(body as object), title: 'There' }))
  const titles = await Promise.all(
    [here, there].map(
      async ({ origin }) =>
        (await client(origin).request('/api/v2/instance', { schema: instanceV2Dto })).data.title,
    ),
  )
  expect(titles[1]).toBe('There')
  expect(titles[0]).not.toBe('There')
})

test('a request that the simulator loses is lost for the client', async () => {
  const server = createSimulator({ origin: 'https://here.example' })
  putOnNetwork(server)
  server.script.offline(true)
  const failure = await client(server.origin)
    .request('/api/v2/instance', { schema: z.unknown() })
    .catch((error: ApiError) => error.kind)
  expect(failure).toBe('network')
})
