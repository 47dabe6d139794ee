import { createContext, useContext } from 'react'
import { create } from 'zustand'

/** The servers, by origin, that cannot be reached. */
const useServers = create<{ offline: ReadonlySet<string> }>(() => ({ offline: new Set() }))

const Server = createContext<string | null>(null)

/** Names the server, by origin, whose connection matters to the components below. */
export const OfflineServer = Server.Provider

/**
 * True while the server of this part of the page cannot be reached, or any server outside of a column. A banner
 * reports it: content that is missing because of it needs no error of its own.
 */
export function useOffline(): boolean {
  const server = useContext(Server)
  return useServers(({ offline }) => (server === null ? offline.size > 0 : offline.has(server)))
}

/** Called by the owner of the banner. */
export function setOffline(server: string, isOffline: boolean): void {
  const { offline } = useServers.getState()
  if (offline.has(server) === isOffline) return
  const others = [...offline].filter((each) => each !== server)
  useServers.setState({ offline: new Set(isOffline ? [...others, server] : others) })
}

/** True while a server cannot be reached. */
export const isOffline = (server: string): boolean => useServers.getState().offline.has(server)
