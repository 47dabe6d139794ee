import { useCallback, useState } from 'react'
import { useRouterState } from '@tanstack/react-router'
import { ReturnPage, SignInPage } from '@/features/session'
import { history, hrefAs, visit } from '../history'
import { landingOf } from '../landing-of'
import { addressNameOf } from '../session'

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)

/** Where a person names their server; `?as=` fills it in, `?to=` is where to go afterwards. */
export function SignInRoute() {
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, unknown> })
  return <SignInPage wanted={text(search['as'])} returnTo={text(search['to'])} />
}

/** Takes the code and the state out of the address and the history. */
const dropCode = () => {
  if (location.search !== '') history.replace(location.pathname)
}

/** Where the server sends people back to. */
export function ReturnRoute() {
  // Kept for another try once the address has lost it.
  const [search] = useState(() => location.search)
  const onDone = useCallback((who: string, returnTo: string) => {
    visit(hrefAs(addressNameOf(who), landingOf(returnTo, who)), true)
  }, [])
  return <ReturnPage search={search} onSettled={dropCode} onDone={onDone} />
}
