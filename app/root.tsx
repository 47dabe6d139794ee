import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { ColumnProvider } from '@/lib/column'
import type { Identity, Runtime } from '@/lib/runtime'
import { isSignIn } from './routing/history'
import { documentColumn } from './layout/column/document-column'
import { Overlays } from './layout/overlays/overlays'
import { Shell } from './layout/shell'
import { pageAt, type Page } from './pages/page'
import { Pages } from './pages/pages'
import { readyOf, runtimes } from './identity/runtimes'
import { Screen } from './pages/screen'
import { session } from './identity/session'
import { connectStreaming } from './wiring/streaming'
import { lazyPart } from '@/lib/ui/lazy-part'

const AuthLayout = lazyPart(() => import('./layout/auth-layout'))
const SignedOut = lazyPart(() => import('./layout/signed-out'))

/** Keeps home updated while another page is open, once the first page has loaded. */
const HOME_DELAY = 2000

/** Waits for what was kept of the last visit, so that it is there at the first paint. */
function Ready({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  use(readyOf(runtime))
  useEffect(() => {
    if (runtime.me === null) return undefined
    const disconnect = connectStreaming(runtime)
    let end: (() => void) | null = null
    let ended = false
    // Code that does not come is asked for by the screens that need it, which say so.
    const timer = setTimeout(() => {
      import('./boot/member').then(
        ({ keepUpdated }) => {
          if (!ended) end = keepUpdated(runtime)
        },
        () => {},
      )
    }, HOME_DELAY)
    return () => {
      ended = true
      clearTimeout(timer)
      end?.()
      disconnect()
    }
  }, [runtime])
  return children
}

/** Lets the guards of the routes decide again when somebody else reads at the same address, e.g. after signing out. */
function useGuards({ entry, who: named }: Page, who: string | null) {
  const router = useRouter()
  const known = useRef({ entry, named, who })
  useEffect(() => {
    const before = known.current
    known.current = { entry, named, who }
    if (before.entry === entry && before.named === named && before.who !== who) void router.invalidate()
  }, [router, entry, named, who])
}

/**
 * The runtime of an identity, open as long as the identity is on screen. Undefined until it is made, which is before
 * the next paint.
 */
function useRuntimeOf(identity: Identity | undefined): Runtime | undefined {
  const { who, server, accountId = null } = identity ?? {}
  const runtime = useSyncExternalStore(runtimes.subscribe, () =>
    who === undefined ? undefined : runtimes.peek(who),
  )
  useLayoutEffect(
    () =>
      who !== undefined && server !== undefined ? runtimes.acquire({ who, server, accountId }) : undefined,
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a runtime that was dropped is made again
    [who, server, accountId, runtime],
  )
  return runtime
}

/** Every page: the identity its address means, its runtime, the layout, and the screen inside. */
export function Root() {
  useStore(session.sessions.state)
  const page = useMatches({ select: pageAt, structuralSharing: true })
  const { path, who } = page
  const [, again] = useReducer((count: number) => count + 1, 0)
  const named = session.resolve(who)
  useGuards(page, named?.identity.who ?? null)
  // An address without a valid name counts as unknown.
  const resolved = isSignIn(path) ? null : (named ?? session.resolve(null))
  const runtime = useRuntimeOf(resolved?.identity)
  const name = named ? who : null
  const column = useMemo(() => runtime && documentColumn(runtime, name), [runtime, name])
  if (isSignIn(path))
    return (
      <AuthLayout>
        <Screen page={page} />
      </AuthLayout>
    )
  if (!resolved) return <SignedOut onFound={again} />
  if (!column) return null
  return (
    <ColumnProvider column={column} key={resolved.identity.who}>
      <Suspense>
        <Ready runtime={column.runtime}>
          <Shell path={path} wanted={resolved.wanted}>
            <Pages page={page} nobody={!named} />
          </Shell>
        </Ready>
      </Suspense>
      <Overlays />
    </ColumnProvider>
  )
}
