import { expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { clearToasts, setOffline, useToasts } from '@/lib/alerts'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { sessionAt } from '../session-at.testing'
import { connectivityOf } from './environment'
import { runtimes } from './runtimes'
import { session } from './session'

/** A signed-in runtime whose requests are lost, with the banner that its connectivity controls. */
async function setUp({ answersProbes }: { answersProbes: boolean }) {
  const simulator = createSimulator({ world: buildSmallWorld() })
  const probed = vi.fn(() =>
    answersProbes ? Promise.resolve(new Response()) : Promise.reject(new TypeError('lost')),
  )
  // Requests of the client are objects, probes are addresses.
  vi.stubGlobal('fetch', (request: Request | string) =>
    typeof request === 'string' ? probed() : Promise.reject(new TypeError('lost')),
  )
  clearToasts()
  await session.start()
  // A server of its own: an answer to a request of another test would prove that it can be reached.
  const server = 'https://lost.example'
  const signedIn = { ...sessionAt(simulator, 'cleo'), server, identityKey: 'cleo@lost.example' }
  await session.sessions.add(signedIn)
  const resolved = session.resolve(signedIn.identityKey)
  if (!resolved) throw new Error('not signed in')
  const connectivity = connectivityOf(server)
  const stop = connectivity.subscribe(() => setOffline(server, connectivity.offline()))
  onTestFinished(async () => {
    connectivity.answered()
    stop()
    clearToasts()
    runtimes.drop(signedIn.identityKey)
    await session.sessions.remove(signedIn.identityKey)
    vi.unstubAllGlobals()
  })
  const runtime = runtimes.prepare(resolved.identity)
  const write = () =>
    runtime.client
      .getMutationCache()
      .build(runtime.client, {
        mutationFn: () => runtime.httpWriter.request('/api/v1/x', { method: 'POST', schema: z.unknown() }),
      })
      .execute(undefined)
      .catch(() => {})
  return { connectivity, probed, write }
}

const titles = () => useToasts.getState().toasts.map(({ title }) => title)

test('an action that is lost because the server cannot be reached leaves the notice to the banner', async () => {
  const { connectivity, write } = await setUp({ answersProbes: false })
  await write()
  await vi.waitFor(() => expect(connectivity.offline()).toBe(true))
  await write()
  await connectivity.check()
  expect(titles()).toEqual([])
})

test('an action that is lost although the server can be reached shows a toast', async () => {
  const { probed, write } = await setUp({ answersProbes: true })
  await write()
  await vi.waitFor(() => expect(titles()).toEqual(['No response from the server']))
  expect(probed).toHaveBeenCalled()
})
