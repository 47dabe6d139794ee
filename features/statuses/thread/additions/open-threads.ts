import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'

interface OpenThread {
  heard(event: StreamEvent): void
}

const createOpenThreads = () => new Set<OpenThread>()

/** The conversations on screen. */
export const openThreads = (runtime: Runtime): Set<OpenThread> => runtime.service(createOpenThreads)

/** Passes an event about a post to the conversations on screen. */
export function hearInThreads(runtime: Runtime, event: StreamEvent): void {
  for (const thread of openThreads(runtime)) thread.heard(event)
}
