import { useEffect, type ReactNode } from 'react'
import type { Runtime } from '@/lib/runtime'
import { connectRuntime } from './connect-runtime'
import { useIsRestored } from '../identity/runtimes'

/** Waits for the data of the last visit, so that the first paint shows it, and keeps the runtime up to date. */
export function Ready({ runtime, children }: { runtime: Runtime; children: ReactNode }) {
  const isRestored = useIsRestored(runtime)
  useEffect(() => (isRestored ? connectRuntime(runtime) : undefined), [runtime, isRestored])
  return isRestored && children
}
