import { RouterProvider } from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import { SessionProvider } from '@/features/session'
import { clearToasts } from '@/lib/alerts'
import { IntlProvider } from '@/lib/i18n'
import { connectModals, routerModalHistory } from '@/lib/modals'
import { NavigationProvider } from '@/lib/navigation'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { history, navigation } from './routing/history'
import { createAppRouter } from './routing/router'
import { runtimes } from './identity/runtimes'
import { session } from './identity/session'
import { sessionAt } from './session-at.testing'
import { connectCommands } from './wiring/commands'

let servers = 0

/** Renders the app at `path` with `accounts` of a simulated server signed in; the first is the default. */
export async function showApp(path: string, accounts: string[] = ['ann']) {
  // A server of its own: an earlier test may have left drafts or columns of an account with the same name.
  const simulator = createSimulator({
    world: buildSmallWorld(),
    origin: `https://app-${(servers += 1)}.example`,
  })
  const { host } = new URL(simulator.origin)
  vi.stubGlobal('fetch', (request: Request) => simulator.fetch(request))
  for (const [at, acct] of accounts.entries()) await session.sessions.add(sessionAt(simulator, acct, at))
  await session.start()
  history.replace(path.replace('{host}', host))
  const unsubscribers = [connectModals(routerModalHistory(history)), connectCommands()]
  onTestFinished(async () => {
    unsubscribers.forEach((unsubscribe) => unsubscribe())
    clearToasts()
    for (const { identityKey } of session.sessions.state.getState().accounts) {
      runtimes.drop(identityKey)
      await session.sessions.remove(identityKey)
    }
    runtimes.drop(host)
    vi.unstubAllGlobals()
  })
  await act(async () => {
    render(
      <IntlProvider locale="en">
        <NavigationProvider value={navigation}>
          <SessionProvider service={session}>
            <ErrorBoundary name="app">
              <RouterProvider router={createAppRouter()} />
            </ErrorBoundary>
          </SessionProvider>
        </NavigationProvider>
      </IntlProvider>,
    )
  })
  return { simulator, host, path: () => history.location.pathname }
}
