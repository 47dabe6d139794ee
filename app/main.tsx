import './boot/configure-libraries'
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
import { isOnlyTab } from './boot/only-tab'
import { interfaceIntl } from './boot/interface-intl'
import { goalOfRoot } from './routing/guards'
import { currentAddress, history, navigation } from './routing/history'
import { restoreScrollPositions, saveScrollPositions } from './pages/scroll-positions'
import { readyOf, runtimes } from './identity/runtimes'
import { preloadScreen, router } from './routing/router'
import { session } from './identity/session'
import { connectBadges } from './wiring/badges'
import { connectCommands } from './wiring/commands'

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

/** Time to wait for the code of a page, in ms, before its frame is shown without it. */
const ROUTE_PATIENCE = 100

async function start(element: HTMLElement) {
  holdBack()
  const member = session.sessions.state.getState().accounts.length > 0
  // Loads the code of the page while the stored sessions are read.
  preloadScreen(currentAddress().path)
  // Signed-in readers start with lists: their code loads next to the stored sessions.
  if (member) void import('./boot/member').catch(() => {})
  applyAppearance()
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => saveScrollPositions())
  // A page in the background may be ended without a word.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && saveScrollPositions(),
  )
  connectBadges()
  connectCommands()
  connectCompose({ runtime: (identity) => runtimes.peek(identity), intl: interfaceIntl })
  connectModals(routerModalHistory(history))
  // A lock would keep a visitor's page out of the back/forward cache.
  const onlyTab = member ? isOnlyTab() : true
  await Promise.all([session.start(), preloadLocale(localeOf(getSettings().language))])
  // Opened without a link: resume the last page.
  restoreScrollPositions((await onlyTab) && document.referrer === '' ? pageOf(history.location.state) : null)
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
  // Preloads the code that readers are likely to need next.
  preloadConversations()
  void loadSanitizer().catch(() => {})
  const [{ connectReactions }, { connectStorageNotice }, { watchVersion }, { connectEmojiMotion }] =
    await Promise.all([
      import('./wiring/reactions'),
      import('./boot/storage-notice'),
      import('./boot/new-version'),
      import('./boot/emoji-motion'),
    ])
  connectReactions()
  connectStorageNotice()
  watchVersion()
  connectEmojiMotion()
}

const element = document.getElementById('root')
if (element) void start(element)
