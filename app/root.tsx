import { Suspense, useEffect, useMemo, useReducer, useRef } from 'react'
import { useMatches, useRouter } from '@tanstack/react-router'
import { useStore } from 'zustand'
import { useSetting } from '@/features/settings'
import { ColumnProvider } from '@/lib/column'
import { useLayout } from '@/lib/hooks/use-layout'
import { hasDeck, isSignIn } from './routing/history'
import { documentColumn } from './layout/column/document-column'
import { Overlays } from './layout/overlays/overlays'
import { Shell } from './layout/shell'
import { pageAt, type Page } from './pages/page'
import { Pages } from './pages/pages'
import { Ready } from './wiring/ready'
import { useRuntimeOf } from './identity/use-runtime-of'
import { Screen } from './pages/screen'
import { session } from './identity/session'
import { lazyPart } from '@/lib/ui/lazy-part'

/** They are all of their page, and a toast about a failure would be part of them. */
const WHOLE_PAGE = { failure: 'throw' } as const
const AuthLayout = lazyPart(() => import('./layout/auth-layout'), undefined, WHOLE_PAGE)
const SignedOut = lazyPart(() => import('./layout/signed-out'), undefined, WHOLE_PAGE)
const Deck = lazyPart(() => import('./layout/deck/deck'), undefined, WHOLE_PAGE)

/**
 * Runs the route guards again when the identity or the layout changes at the same address, e.g. after signing out.
 * `state` names both.
 */
function useGuards({ entry, identityKey: named }: Page, state: string) {
  const router = useRouter()
  const known = useRef({ entry, named, state })
  useEffect(() => {
    const before = known.current
    known.current = { entry, named, state }
    if (before.entry === entry && before.named === named && before.state !== state) void router.invalidate()
  }, [router, entry, named, state])
}

/** True when the page is shown in the deck, which is for signed-in users. */
function useHasDeck(page: Page): boolean {
  useLayout()
  useSetting('multipleColumns')
  return hasDeck(page.deck) && session.sessions.state.getState().accounts.length > 0
}

/** The root of every page: resolves the identity, provides its runtime, and renders layout and screen. */
export function Root() {
  useStore(session.sessions.state)
  const page = useMatches({ select: pageAt, structuralSharing: true })
  const { path, identityKey } = page
  const [, again] = useReducer((count: number) => count + 1, 0)
  const named = session.resolve(identityKey)
  const inDeck = useHasDeck(page)
  useGuards(page, `${inDeck} ${named?.identity.key}`)
  // An address without a valid name counts as unknown.
  const resolved = isSignIn(path) ? null : (named ?? session.resolve(null))
  const runtime = useRuntimeOf(resolved?.identity)
  const name = named ? identityKey : null
  const column = useMemo(() => runtime && documentColumn(runtime, name), [runtime, name])
  if (isSignIn(path))
    return (
      <AuthLayout path={path}>
        <Screen route={page.route} params={page.params} search={page.search} />
      </AuthLayout>
    )
  if (!resolved) return <SignedOut onFound={again} />
  if (!column) return null
  if (inDeck)
    return <Deck page={page} isUnknown={!named} signedOutAccount={resolved.signedOutAccount} main={column} />
  return (
    <ColumnProvider column={column} key={resolved.identity.key}>
      <Suspense>
        <Ready runtime={column.runtime}>
          <Shell path={path} signedOutAccount={resolved.signedOutAccount}>
            <Pages page={page} isUnknown={!named} />
          </Shell>
        </Ready>
      </Suspense>
      <Overlays />
    </ColumnProvider>
  )
}
