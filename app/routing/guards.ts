import { redirect } from '@tanstack/react-router'
import { instanceKeys, type Instance } from '@/features/instance'
import { paths } from '@/lib/navigation'
import { currentAddress } from './history'
import { openFeeds } from '../layout/navigation/open-feeds'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'

/** The reader at the present address; undefined until it is known who that is, or when the address names nobody. */
const readerHere = () => session.resolve(currentAddress().who)?.identity

/**
 * The target of the root path: home for members, the server's posts for visitors; null where those are known
 * to be closed.
 */
export function goalOfRoot(): string | null {
  const reader = readerHere()
  if (!reader) return null
  if (reader.accountId !== null) return paths.home
  const runtime = runtimes.peek(reader.who)
  const instance = runtime?.client.getQueryData<Instance>(instanceKeys.instance())
  return openFeeds(instance, true, runtime?.http.capabilities).local ? paths.local : null
}

/** Leads on from the root. */
export function leadFromRoot(): void {
  const goal = goalOfRoot()
  if (goal !== null) throw redirect({ to: goal, replace: true })
}

interface Wanted {
  location: { pathname: string; searchStr: string }
}

/** Sends a visitor to the sign-in, which leads back. The pages with this guard are the same on every server. */
export function requireAccount({ location: { pathname, searchStr } }: Wanted): void {
  if (readerHere()?.accountId !== null) return
  throw redirect({ to: paths.signIn, search: { to: `${pathname}${searchStr}` }, replace: true })
}
