import { useLayoutEffect, useReducer } from 'react'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { HistoryEntryProvider } from '@/lib/navigation'
import { RuntimeProvider } from '@/lib/runtime'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { currentAddress } from './history'
import { Bare } from './layout/bare'
import { Overlays } from './layout/overlays'
import { Shell } from './layout/shell'
import { noteOffset, offsetOf } from './places'
import { runtimes } from './runtimes'
import { session } from './session'
import { SignedOut } from './layout/signed-out'

/** Before anything below it: a new page begins at its top, an old one where it was left. Lists then place themselves. */
function ScrollPlace({ entry }: { entry: string }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: offsetOf(entry), behavior: 'instant' })
    const note = () => noteOffset(entry, window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    return () => window.removeEventListener('scroll', note)
  }, [entry])
  return null
}

/** Every page: the identity its address means, its runtime, the layout, and the screen inside. */
export function Root() {
  useStore(session.sessions.state)
  const { entry, path } = useRouterState({
    select: ({ location }) => ({ entry: location.state.__TSR_key ?? 'first', path: location.pathname }),
    structuralSharing: true,
  })
  const [, again] = useReducer((count: number) => count + 1, 0)
  if (path.startsWith('/sign-in'))
    return (
      <Bare>
        <Outlet />
      </Bare>
    )
  const resolved = session.resolve(currentAddress().who)
  if (!resolved) return <SignedOut onFound={again} />
  const runtime = runtimes.get(resolved.identity)
  return (
    <RuntimeProvider runtime={runtime} key={resolved.identity.who}>
      <HistoryEntryProvider value={entry}>
        <Shell path={path} wanted={resolved.wanted}>
          <ScrollPlace entry={entry} />
          <ErrorBoundary name={path} resetKey={entry}>
            <Outlet />
          </ErrorBoundary>
        </Shell>
        <Overlays />
      </HistoryEntryProvider>
    </RuntimeProvider>
  )
}
