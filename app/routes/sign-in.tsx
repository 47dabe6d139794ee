import { useCallback, useState } from 'react'
import { ReturnPage, SignInPage } from '@/features/session'
import { history, hrefAs, visit } from '../routing/history'
import { landingOf } from '../routing/landing-of'
import type { ScreenProps } from '../pages/page'
import type { SignInSearch } from '../routing/search'
import { addressNameOf } from '../identity/session'

/** The form to choose a server; `?as=` fills it in, `?to=` is the page to open afterwards. */
export const SignInRoute = ({ search }: ScreenProps<unknown, SignInSearch>) => (
  <SignInPage wanted={search.as} returnTo={search.to} />
)

/** Takes the code and the state out of the address and the history. */
const dropCode = () => {
  if (location.search !== '') history.replace(location.pathname)
}

/** The redirect target of the server's sign-in. */
export function ReturnRoute() {
  // Kept for another try once the address has lost it.
  const [search] = useState(() => location.search)
  const onDone = useCallback((who: string, returnTo: string) => {
    visit(hrefAs(addressNameOf(who), landingOf(returnTo, who)), true)
  }, [])
  return <ReturnPage search={search} onSettled={dropCode} onDone={onDone} />
}
