import { useCallback, useState } from 'react'
import { ReturnPage, SignInPage } from '@/features/session'
import { parseAddress } from '../../routing/address'
import { hasDeck, history, hrefAs, visit } from '../../routing/history'
import { landingOf } from '../../routing/landing-of'
import type { ScreenProps } from '../../pages/page'
import type { SignInSearchParams } from '../../routing/search'
import { addressNameOf } from '../../identity/session'
import { continueInteraction } from '../../wiring/continue-interaction'
import { lookAround } from '../../wiring/look-around'

/** The form to choose a server; `?as=` fills it in, `?to=` is the page to open afterwards, `?for=` names an action. */
export const SignInRoute = ({ search }: ScreenProps<unknown, SignInSearchParams>) => (
  <SignInPage wanted={search.as} returnTo={search.to} actionId={search.for} onLookAround={lookAround} />
)

/** Removes the code and the state from the address and the history. */
const dropCode = () => {
  if (location.search !== '') history.replace(location.pathname)
}

/** The redirect target of the server's sign-in. */
export function ReturnRoute() {
  // Kept for another attempt after it is removed from the address.
  const [search] = useState(() => location.search)
  const onDone = useCallback((identityKey: string, returnTo: string, path: string | null) => {
    const { deck } = parseAddress(returnTo)
    visit(hrefAs(addressNameOf(identityKey), path ?? landingOf(returnTo, identityKey), hasDeck(deck)), true)
  }, [])
  return <ReturnPage search={search} onSettled={dropCode} onDone={onDone} onContinue={continueInteraction} />
}
