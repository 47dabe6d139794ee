import { http, HttpResponse, passthrough } from 'msw'
import { setupServer } from 'msw/node'
import { onTestFinished } from 'vitest'
import type { Simulator } from '@/lib/simulator/simulator'

/**
 * Answers requests to the simulators' origins by the global fetch or XMLHttpRequest; the simulator applies
 * CORS. Uses one catch-all handler, because hundreds would cost milliseconds per request. Ends with the test.
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
