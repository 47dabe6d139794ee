import { Suspense, use, useEffect, useLayoutEffect, useReducer, type ReactNode } from 'react'
import { Outlet, useRouteContext } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { HistoryEntryProvider } from '@/lib/navigation'
import { RuntimeProvider, type Runtime } from '@/lib/runtime'
import { ErrorBoundary } from '@/lib/ui/error-boundary/error-boundary'
import { connectCommands } from './commands'
import { isSignIn } from './history'
import { Overlays } from './layout/overlays'
import { Shell } from './layout/shell'
import { Leaving } from './leaving'
import { isPlaced, noteOffset, offsetOf } from './places'
import { readyOf, runtimes } from './runtimes'
import { session } from './session'
import { lazyPart } from '@/lib/ui/lazy-part'

const Bare = lazyPart(() => import('./layout/bare'))
const SignedOut = lazyPart(() => import('./layout/signed-out'))
const NotFound = lazyPart(() => import('./routes/not-found'))

/** Entries that were on screen, so that coming back to one is told from going on. */
const visited = new Set<string>()

/**
 * Before anything below it, and made anew for every entry: a new page begins at its top and is announced by its
 * title, an old one where it was left. Lists then place themselves, and give the focus back.
 */
function Arrival({ entry, page }: { entry: string; page: string }) {
  useEffect(() => {
    const content = document.getElementById('content')
    const heading = content?.querySelector('h1')
    const first = visited.size === 0
    const known = visited.has(entry)
    visited.add(entry)
    const inside = document.activeElement !== content && content?.contains(document.activeElement)
    // A list gives the focus back by itself; any other page starts at its title once more.
    if (!first && !inside && !(known && content?.querySelector('[role=feed], [data-key]')))
      heading?.focus({ preventScroll: true })
  }, [entry])
  useLayoutEffect(() => {
    const offset = offsetOf(entry, page)
    // At the start the page is at its top already, and to say so would lay it out once more.
    if (offset > 0 || visited.size > 0) window.scrollTo({ top: offset, behavior: 'instant' })
    let holding = offset > 0 && !isPlaced(entry)
    let end = () => {
      holding = false
    }
    const ended = end
    // What has to load is not there yet.
    if (holding)
      import('./hold-offset').then(({ holdOffset }) => {
        if (holding) end = holdOffset(offset, () => isPlaced(entry), ended)
      }, ended)
    const note = () => void (holding || noteOffset(entry, page, window.scrollY))
    window.addEventListener('scroll', note, { passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', note)
    }
  }, [entry, page])
  return null
}

/** A home that nobody looks at is kept going all the same, once the first screen has what it needs. */
const HOME_DELAY = 2000

/** Answers the wishes of features for the runtime in view. */
function Commands({ runtime }: { runtime: Runtime }) {
  useEffect(() => connectCommands(runtime), [runtime])
  return null
}

/** Waits for what was kept of the last visit, so that it is there at the first paint. */
function Ready({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  use(readyOf(runtime))
  useEffect(() => {
    if (runtime.me === null) return undefined
    let end: (() => void) | null = null
    let ended = false
    // Code that does not come is asked for by the screens that need it, which say so.
    const timer = setTimeout(() => {
      import('./lists').then(
        ({ keepGoing }) => {
          if (!ended) end = keepGoing(runtime)
        },
        () => {},
      )
    }, HOME_DELAY)
    return () => {
      ended = true
      clearTimeout(timer)
      end?.()
    }
  }, [runtime])
  return children
}

/** Every page: the identity its address means, its runtime, the layout, and the screen inside. */
export function Root() {
  useStore(session.sessions.state)
  const { entry, path, who } = useRouteContext({ from: '__root__' })
  const [, again] = useReducer((count: number) => count + 1, 0)
  if (isSignIn(path))
    return (
      <Bare>
        <Outlet />
      </Bare>
    )
  const named = session.resolve(who)
  // An address that names nobody is as good as an unknown one.
  const resolved = named ?? session.resolve(null)
  if (!resolved) return <SignedOut onFound={again} />
  const runtime = runtimes.get(resolved.identity)
  return (
    <RuntimeProvider runtime={runtime} key={resolved.identity.who}>
      <HistoryEntryProvider value={entry}>
        <Suspense>
          <Ready runtime={runtime}>
            <Commands runtime={runtime} />
            <Shell path={path} wanted={resolved.wanted}>
              <Leaving entry={entry} />
              <Arrival key={entry} entry={entry} page={`${resolved.identity.who}${path}`} />
              <ErrorBoundary name={path} resetKey={entry}>
                {named ? <Outlet /> : <NotFound nobody />}
              </ErrorBoundary>
            </Shell>
          </Ready>
        </Suspense>
        <Overlays />
      </HistoryEntryProvider>
    </RuntimeProvider>
  )
}
