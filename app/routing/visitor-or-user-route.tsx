import type { ReactNode } from 'react'
import { useRuntime } from '@/lib/runtime'
import { currentAddress } from './history'
import { session } from '../identity/session'

/** A screen that loads its own code. */
type PreloadedScreen<Props> = ((props: Props) => ReactNode) & {
  preload: () => Promise<void> | undefined
}

/** True when the user is a visitor at the current address, as far as known before the sessions are read. */
function isVisitor(): boolean {
  const resolved = session.resolve(currentAddress().identityKey)
  return resolved
    ? resolved.identity.accountId === null
    : session.sessions.state.getState().accounts.length === 0
}

/** Creates a screen with different code for visitors and for signed-in users, of which only the needed one is loaded. */
export function visitorOrUserRoute<Props extends object>(
  ForVisitor: PreloadedScreen<Props>,
  ForUser: PreloadedScreen<Props>,
) {
  function VisitorOrUserRoute(props: Props) {
    const { me } = useRuntime()
    return me === null ? <ForVisitor {...props} /> : <ForUser {...props} />
  }
  return Object.assign(VisitorOrUserRoute, { preload: () => (isVisitor() ? ForVisitor : ForUser).preload() })
}
