import { useCallback, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { ReturnPage, SignInPage } from '@/features/session'
import { hrefAs, landingOf, visit } from '../history'
import { addressNameOf } from '../session'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Where a person names their server; `?as=` fills it in, `?to=` is where to go afterwards. */
export function SignInRoute() {
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  return <SignInPage wanted={text(search['as'])} returnTo={text(search['to'])} />
}

/** Where the server sends people back to. */
export function ReturnRoute() {
  // The code must not stay in the address, nor be used twice.
  const [search] = useState(() => location.search)
  const onDone = useCallback((who: string, returnTo: string) => {
    visit(hrefAs(addressNameOf(who), landingOf(returnTo, who)), true)
  }, [])
  return <ReturnPage search={search} onDone={onDone} />
}
