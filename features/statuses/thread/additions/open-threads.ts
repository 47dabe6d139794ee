import type { Runtime } from '@/lib/runtime'
import type { StreamEvent } from '@/lib/streaming'

interface OpenThread {
  applyEvent(event: StreamEvent): void
}

const createOpenThreads = () => new Set<OpenThread>()

/** The threads on screen. */
export const openThreads = (runtime: Runtime): Set<OpenThread> => runtime.service(createOpenThreads)

/** Passes an event about a post to the threads on screen. */
export function notifyThreads(runtime: Runtime, event: StreamEvent): void {
  for (const thread of openThreads(runtime)) thread.applyEvent(event)
}
