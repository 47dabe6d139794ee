import { createContext, useContext, type ReactNode } from 'react'
import { useStore, type StoreApi } from 'zustand'
import type { SessionService } from './service'
import type { SessionsState } from './store/sessions-store'
import type { SignedInAccount } from './store/stored'

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
export const useAccounts = (): readonly SignedInAccount[] => useSessions().accounts

const NONE = { accounts: [] as readonly SignedInAccount[] }
const noAccounts = { getState: () => NONE, getInitialState: () => NONE, subscribe: () => () => {} }

/** Returns the signed-in account with this identity key if others are signed in too, so that it must be named; else null. */
export function useNamedAccount(identityKey: string): SignedInAccount | null {
  const sessions: Pick<
    StoreApi<{ accounts: readonly SignedInAccount[] }>,
    keyof typeof noAccounts
  > = useContext(Context)?.sessions.state ?? noAccounts
  const { accounts } = useStore(sessions)
  const account = accounts.find((each) => each.identityKey === identityKey)
  return accounts.length > 1 && account ? account : null
}

/** True when an account signed in without a scope, e.g. before the app asked for it. */
export function useLacksScope(identityKey: string, scope: string): boolean {
  const scopes = useContext(Context)?.sessions.sessionOf(identityKey)?.scopes ?? ''
  return scopes !== '' && !scopes.split(' ').includes(scope)
}

/** Returns the signed-in account with this identity key; null for visitors and unknown keys. */
export const useSignedInAccount = (identityKey: string): SignedInAccount | null =>
  useAccounts().find((account) => account.identityKey === identityKey) ?? null
