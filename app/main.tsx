import './boot/configure-libraries'
import { endEarlyStart } from './boot/early/begin'
import '@/lib/ui/tokens.css'
import '@/lib/ui/emoji-font.css'
import '@/lib/ui/base.css'
import './boot/shell.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { connectCompose } from '@/features/compose'
import {
  applyAppearance,
  followServerLocale,
  getSettings,
  localeOf,
  useInterfaceLocale,
} from '@/features/settings'
import { IntlProvider, preloadLocale } from '@/lib/i18n'
import { SessionProvider } from '@/features/session'
import { loadSanitizer } from '@/lib/html/sanitize/sanitizer'
import { onPageLeave } from '@/lib/util/page-leave'
import { waitForFirstScreen, whenFirstScreenShown } from '@/lib/util/first-screen'
import { startLater } from '@/lib/util/start-later'
import { connectModals, pageOf, routerModalHistory } from '@/lib/modals'
import { NavigationProvider, paths } from '@/lib/navigation'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import type { StatusId } from '@/schemas/primitives'
import { hasFirstFormat } from './boot/first-format/has-first-format'
import { isOnlyTab } from './boot/only-tab'
import { interfaceIntl } from './boot/interface-intl'
import { currentAddress, hasDeck, history, navigation } from './routing/history'
import { keepInstallOffer } from './installed/install/early-offer'
import { restoreScrollPositions, saveScrollPositions } from './pages/scroll-positions'
import { whenRestored, runtimes } from './identity/runtimes'
import { preloadScreen, router } from './routing/router'
import { session } from './identity/session'
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

/** True when the address shows the home timeline as a page. */
const isHome = (): boolean => !hasDeck() && ['/', paths.home].includes(currentAddress().path)

async function start(element: HTMLElement) {
  waitForFirstScreen()
  const isSignedIn = session.sessions.state.getState().accounts.length > 0
  // Loads the code of the page while the stored sessions are read.
  preloadScreen(currentAddress().path)
  // Signed-in users start with lists, whose code loads next to the stored sessions.
  if (isSignedIn) void import('./boot/signed-in-code').catch(() => {})
  applyAppearance()
  followServerLocale(session.embedded?.locale)
  window.history.scrollRestoration = 'manual'
  onPageLeave('write', () => saveScrollPositions())
  // The browser may discard a page in the background without any event.
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'hidden' && saveScrollPositions(),
  )
  keepInstallOffer()
  connectCommands()
  connectCompose({ runtime: (identity) => runtimes.peek(identity), intl: interfaceIntl })
  connectModals(routerModalHistory(history))
  // A lock would keep a visitor's page out of the back/forward cache.
  const onlyTab = isSignedIn ? isOnlyTab() : true
  await Promise.all([session.start(), preloadLocale(localeOf(getSettings().language))])
  // The first paint shows the stored data, so the snapshot is read before it.
  const resolved = session.resolve(currentAddress().identityKey)
  const runtime = resolved && runtimes.prepare(resolved.identity)
  // Opened without a link: resume the last page.
  restoreScrollPositions((await onlyTab) && document.referrer === '' ? pageOf(history.location.state) : null)
  const signedIn = runtime && (await whenRestored(runtime))
  // Before the screen is rendered, which would otherwise request it.
  if (runtime && isHome()) signedIn?.preloadHome(runtime)
  // As the router does once it is mounted: a redirect from the first address must load its target before that.
  history.subscribe(router.load)
  // Loaded matches need no fallback, which React would show for at least a third of a second.
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, ROUTE_PATIENCE))])
  createRoot(element).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
  await whenFirstScreenShown()
  endEarlyStart()
  // Preloads the code that readers are likely to need next.
  preloadScreen(paths.status('someone', '1' as StatusId))
  void import('./routes/status/status').then((code) => code.preloadThreads()).catch(() => {})
  void loadSanitizer().catch(() => {})
  startLater(
    () => import('./boot/after-first-paint'),
    ({ connectAfterFirstPaint }) => connectAfterFirstPaint(),
  )
}

const element = document.getElementById('root')
if (element) {
  const begin = () => start(element)
  // Without the code of the conversion, which a lost connection can cause, the app still starts.
  if (hasFirstFormat())
    void import('./boot/first-format/convert-first-format')
      .then((code) => code.convertAndReload())
      .catch(begin)
  else void begin()
}
