import type { ReactNode } from 'react'
import { useRuntime } from '@/lib/runtime'
import { currentAddress } from './history'
import { session } from '../identity/session'

/** A screen with code of its own. */
type PreloadedScreen<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/** Whether a visitor reads at the present address, as far as it is known before the stored sessions are read. */
function isVisited(): boolean {
  const reader = session.resolve(currentAddress().who)
  return reader ? reader.identity.accountId === null : session.sessions.state.getState().accounts.length === 0
}

/** A screen that visitors and members have one each of: only the code of theirs is loaded. */
export function readerRoute<Props extends object>(
  Visited: PreloadedScreen<Props>,
  Own: PreloadedScreen<Props>,
) {
  function ReaderRoute(props: Props) {
    const { me } = useRuntime()
    return me === null ? <Visited {...props} /> : <Own {...props} />
  }
  return Object.assign(ReaderRoute, { preload: () => (isVisited() ? Visited : Own).preload() })
}
