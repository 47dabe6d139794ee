import { redirect } from '@tanstack/react-router'
import { paths } from '@/lib/navigation'
import { currentAddress, hasDeck } from './history'
import { session } from '../identity/session'

/** Returns the identity of the current address; undefined until sessions are read, or when it is unknown. */
const readerHere = () => session.resolve(currentAddress().identityKey)?.identity

/** Returns the target of the root path: home for signed-in users; null in the deck, and for visitors, who see the landing page. */
function goalOfRoot(): string | null {
  const reader = readerHere()
  if (!reader) return null
  return reader.accountId === null || hasDeck() ? null : paths.home
}

/** Redirects from the root path. */
export function leadFromRoot(): void {
  const goal = goalOfRoot()
  if (goal !== null) throw redirect({ to: goal, replace: true })
}

interface Wanted {
  location: { pathname: string; searchStr: string }
}

/** Redirects a visitor to the sign-in, which returns here. Only for pages that exist on every server. */
export function requireAccount({ location: { pathname, searchStr } }: Wanted): void {
  if (readerHere()?.accountId !== null) return
  throw redirect({ to: paths.signIn, search: { to: `${pathname}${searchStr}` }, replace: true })
}
