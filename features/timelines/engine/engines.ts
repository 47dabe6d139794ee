import { hashKey } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { registerTimelines } from './snapshot'
import { TimelineEngine } from './timeline-engine'
import type { TimelineSource } from './source'

/** The engines of a runtime by the hash of their key; they end with it. */
function createEngines(runtime: Runtime): Map<string, TimelineEngine> {
  const engines = new Map<string, TimelineEngine>()
  registerTimelines(runtime, (key) => engines.get(hashKey(key))?.views.audience())
  runtime.onClose(() => {
    for (const engine of engines.values()) engine.close()
  })
  return engines
}

/** The one engine of a timeline in a runtime, made on first use. */
export function engineOf(runtime: Runtime, source: TimelineSource): TimelineEngine {
  const own = runtime.service(createEngines)
  const hash = hashKey(source.key)
  let engine = own.get(hash)
  if (!engine) own.set(hash, (engine = new TimelineEngine(runtime, source)))
  return engine
}

/** Makes a runtime ready for timelines, and for what is kept of them: before the first of either. */
export const prepareTimelines = (runtime: Runtime): void => void runtime.service(createEngines)

/** Every engine of a runtime, for facts that concern all lists. */
export const enginesOf = (runtime: Runtime): Iterable<TimelineEngine> =>
  runtime.service(createEngines).values()
