import { createContext, useContext, type ReactNode } from 'react'
import { QueryClientProvider } from '@tanstack/react-query'
import { OfflineServer } from '@/lib/alerts'
import type { Runtime } from './runtime'

const Context = createContext<Runtime | null>(null)

/** Provides a runtime and its query client to all components below. Key it by identity. */
export function RuntimeProvider({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  return (
    <Context.Provider value={runtime}>
      <QueryClientProvider client={runtime.client}>
        <OfflineServer value={runtime.identity.server}>{children}</OfflineServer>
      </QueryClientProvider>
    </Context.Provider>
  )
}

/**
 * Returns the runtime of the identity that this part of the page belongs to. Throws outside a
 * RuntimeProvider.
 */
export function useRuntime(): Runtime {
  const runtime = useContext(Context)
  if (!runtime) throw new Error('useRuntime needs a RuntimeProvider above it')
  return runtime
}
