import { createContext, useContext, type ReactNode } from 'react'
import { useStore } from 'zustand'
import type { SessionService } from './service'
import type { SessionsState } from './sessions-store'
import type { HeldAccount } from './stored'

const Context = createContext<SessionService | null>(null)

/** Provides the session service to all components below. */
export function SessionProvider({ service, children }: { service: SessionService; children: ReactNode }) {
  return <Context.Provider value={service}>{children}</Context.Provider>
}

/** Returns the session service of this page. Throws outside a SessionProvider. */
export function useSessionService(): SessionService {
  const service = useContext(Context)
  if (!service) throw new Error('useSessionService needs a SessionProvider above it')
  return service
}

/** Returns the state of the sessions, without tokens. */
export const useSessions = (): SessionsState => useStore(useSessionService().sessions.state)

/** Returns the signed-in accounts in order of addition. */
export const useAccounts = (): readonly HeldAccount[] => useSessions().accounts

/** Returns the signed-in account with this identity key; null for visitors and unknown keys. */
export const useHeldAccount = (who: string): HeldAccount | null =>
  useAccounts().find((account) => account.who === who) ?? null
