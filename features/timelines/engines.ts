import { hashKey } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { TimelineEngine } from './timeline-engine'
import type { TimelineSource } from './source'

const engines = new WeakMap<Runtime, Map<string, TimelineEngine>>()

/** The one engine of a timeline in a runtime, made on first use. */
export function engineOf(runtime: Runtime, source: TimelineSource): TimelineEngine {
  let own = engines.get(runtime)
  if (!own) engines.set(runtime, (own = new Map()))
  const hash = hashKey(source.key)
  let engine = own.get(hash)
  if (!engine) own.set(hash, (engine = new TimelineEngine(runtime, source)))
  return engine
}

/** Every engine of a runtime, for facts that concern all lists. */
export const enginesOf = (runtime: Runtime): Iterable<TimelineEngine> => engines.get(runtime)?.values() ?? []
