import { useEffect } from 'react'
import { useRuntime } from '@/lib/runtime'
import { engineOf } from './engines'
import type { TimelineSource } from './source'

/** Starts loading a timeline that is shown after the content above it has loaded. */
export function usePreloadedTimeline(source: TimelineSource): void {
  const runtime = useRuntime()
  useEffect(() => engineOf(runtime, source).mount(), [runtime, source])
}
