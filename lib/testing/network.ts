import { http, HttpResponse, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import type { Simulator } from '@/lib/simulator/simulator'

/**
 * Puts simulators onto the network of a test: whatever calls their origins by the global fetch or XMLHttpRequest is
 * answered by them, with the rules of cross-origin calls left to the simulator. One catch-all handler: hundreds of
 * them would cost milliseconds a request. Ends with the test.
 */
export function putOnNetwork(...simulators: readonly Simulator[]): void {
  const byOrigin = new Map(simulators.map((simulator) => [simulator.origin, simulator]))
  const server = setupServer(
    http.all('*', ({ request }) => {
      const simulator = byOrigin.get(new URL(request.url).origin)
      return simulator ? simulator.fetch(request).catch(() => HttpResponse.error()) : passthrough()
    }),
  )
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
}
