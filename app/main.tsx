import '@/lib/ui/tokens.css'
import '@/lib/ui/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from '@tanstack/react-router'
import { IntlProvider, detectLocale, preloadLocale } from '@/lib/i18n'
import { SessionProvider } from '@/features/session'
import { connectModals, routerModalHistory } from '@/lib/modals'
import { NavigationProvider } from '@/lib/navigation'
import { currentAddress, history, navigation } from './history'
import { connectReactions } from './reactions'
import { restorePlaces, savePlaces } from './places'
import { readyOf, runtimes } from './runtimes'
import { router } from './router'
import { session } from './session'

async function start(element: HTMLElement) {
  const locale = detectLocale()
  window.history.scrollRestoration = 'manual'
  restorePlaces()
  window.addEventListener('pagehide', savePlaces)
  connectReactions()
  connectModals(routerModalHistory(history))
  await Promise.all([session.start(), preloadLocale(locale)])
  // The first paint shows what was kept: the snapshot is read before it, not after.
  const resolved = session.resolve(currentAddress().who)
  if (resolved) await readyOf(runtimes.get(resolved.identity))
  createRoot(element).render(
    <StrictMode>
      <IntlProvider locale={locale}>
        <NavigationProvider value={navigation}>
          <SessionProvider service={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </NavigationProvider>
      </IntlProvider>
    </StrictMode>,
  )
}

const element = document.getElementById('root')
if (element) void start(element)
