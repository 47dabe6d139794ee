import { useEffect } from 'react'
import { useRuntime } from '@/lib/runtime'
import { engineOf } from './engines'
import type { TimelineSource } from './source'

/** Begins to load a timeline that is shown in a moment, when what stands above it has come. */
export function useKept(source: TimelineSource): void {
  const runtime = useRuntime()
  useEffect(() => engineOf(runtime, source).mount(), [runtime, source])
}
