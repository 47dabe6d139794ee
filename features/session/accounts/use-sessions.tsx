import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { SessionService } from './service'
import type { SessionsState } from './sessions-store'
import type { HeldAccount } from './stored'

const Context = createContext<SessionService | null>(null)

/** Gives the session service to everything below. */
export function SessionProvider({ service, children }: { service: SessionService; children: ReactNode }) {
  return <Context.Provider value={service}>{children}</Context.Provider>
}

/** The session service of this page. Throws outside a SessionProvider. */
export function useSessionService(): SessionService {
  const service = useContext(Context)
  if (!service) throw new Error('useSessionService needs a SessionProvider above it')
  return service
}

/** What is known of the sessions, tokens excepted. */
export const useSessions = (): SessionsState => useStore(useSessionService().sessions.state)

/** The accounts held here, in the order they were added. */
export const useAccounts = (): readonly HeldAccount[] => useSessions().accounts

/** The account held here under this name; null for visitors and names that are not held. */
export const useHeldAccount = (who: string): HeldAccount | null =>
  useAccounts().find((account) => account.who === who) ?? null
