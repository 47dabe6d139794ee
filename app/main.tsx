import './main-setup'
import '@/lib/ui/tokens.css'
import '@/lib/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { connectCompose } from '@/features/compose'
import { applyAppearance, getSettings, localeOf, useInterfaceLocale } from '@/features/settings'
import { IntlProvider, preloadLocale } from '@/lib/i18n'
import { SessionProvider } from '@/features/session'
import { preloadConversations } from '@/features/statuses'
import { loadSanitizer } from '@/lib/html/sanitize/sanitizer'
import { holdBack, whenShown } from '@/lib/util/first-screen'
import { connectModals, pageOf, routerModalHistory } from '@/lib/modals'
import { NavigationProvider } from '@/lib/navigation'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { enterAlone } from './alone'
import { currentIntl, currentRuntime } from './current'
import { goalOfRoot } from './guards'
import { currentAddress, history, navigation } from './history'
import { restorePlaces, savePlaces } from './places'
import { readyOf, runtimes } from './runtimes'
import { preloadScreen, router } from './router'
import { session } from './session'

function App() {
  return (
    <IntlProvider locale={useInterfaceLocale()}>
      <NavigationProvider value={navigation}>
        <SessionProvider service={session}>
          <ErrorBoundary name="app">
            <RouterProvider router={router} />
          </ErrorBoundary>
        </SessionProvider>
      </NavigationProvider>
    </IntlProvider>
  )
}

/** How long the code of a screen may take before the frame around it is shown without, in ms. */
const ROUTE_PATIENCE = 100

async function start(element: HTMLElement) {
  holdBack()
  const member = session.sessions.state.getState().accounts.length > 0
  // The code of the screen comes beside the stored sessions.
  preloadScreen(currentAddress().path)
  // Whoever has an account here reads lists: their code comes beside the stored sessions.
  if (member) void import('./lists').catch(() => {})
  applyAppearance()
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => savePlaces())
  // A page in the background may be ended without a word.
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && savePlaces())
  connectCompose({ runtime: currentRuntime, intl: currentIntl })
  connectModals(routerModalHistory(history))
  // A visitor's page may rest in the memory of the browser: it says nothing to other tabs.
  const alone = member ? enterAlone() : true
  await Promise.all([session.start(), preloadLocale(localeOf(getSettings().language))])
  // Nobody led here: the app goes on where it was left.
  restorePlaces((await alone) && document.referrer === '' ? pageOf(history.location.state) : null)
  // The first paint shows what was kept: the snapshot is read before it, not after.
  const resolved = session.resolve(currentAddress().who)
  if (resolved) await readyOf(runtimes.prepare(resolved.identity))
  // Not left to the route: before it is mounted, the router answers a redirect with an empty page.
  const goal = currentAddress().path === '/' ? goalOfRoot() : null
  if (goal !== null) navigation.go(goal, { replace: true })
  // Matches that are there need no fallback, whose end React holds back for a third of a second.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, ROUTE_PATIENCE))])
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  await whenShown()
  // What people open next is there before they do.
  preloadConversations()
  void loadSanitizer().catch(() => {})
  const [{ connectReactions }, { connectStorageNotice }, { watchVersion }, { connectEmojiMotion }] =
    await Promise.all([
      import('./reactions'),
      import('./storage-notice'),
      import('./new-version'),
      import('./emoji-motion'),
    ])
  connectReactions()
  connectStorageNotice()
  watchVersion()
  connectEmojiMotion()
}

const element = document.getElementById('root')
if (element) void start(element)
