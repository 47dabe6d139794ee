import type { ComponentType } from 'react'
import { useRuntime } from '@/lib/runtime'
import { currentAddress } from './history'
import { session } from './session'

/** A screen with code of its own. */
type Screen = ComponentType & { preload: () => Promise<void> }

/** Whether a visitor reads at the present address, as far as it is known before the stored sessions are read. */
function isVisited(): boolean {
  const reader = session.resolve(currentAddress().who)
  return reader ? reader.identity.accountId === null : session.sessions.state.getState().accounts.length === 0
}

/** A screen of which visitors and members have one each: only the code of theirs is loaded. */
export function readerRoute(Visited: Screen, Own: Screen) {
  function ReaderRoute() {
    const { me } = useRuntime()
    return me === null ? <Visited /> : <Own />
  }
  return Object.assign(ReaderRoute, { preload: () => (isVisited() ? Visited : Own).preload() })
}
