import { hashKey } from '@tanstack/react-query'
import type { Runtime } from '@/lib/runtime'
import { registerTimelines } from './snapshot'
import { TimelineEngine } from './timeline-engine'
import { homeSource, type TimelineSource } from './source'

/** The engines of a runtime by the hash of their key. They close with the runtime. */
function createEngines(runtime: Runtime): Map<string, TimelineEngine> {
  const engines = new Map<string, TimelineEngine>()
  registerTimelines(runtime, (key) => engines.get(hashKey(key))?.views.constraints())
  runtime.onClose(() => {
    for (const engine of engines.values()) engine.close()
  })
  return engines
}

/** Returns the engine of a timeline, created on first use. */
export function engineOf(runtime: Runtime, source: TimelineSource): TimelineEngine {
  const own = runtime.service(createEngines)
  const hash = hashKey(source.key)
  let engine = own.get(hash)
  if (!engine) own.set(hash, (engine = new TimelineEngine(runtime, source)))
  return engine
}

/** Registers timelines and their snapshots with a runtime. Call it before using or restoring either. */
export const prepareTimelines = (runtime: Runtime): void => void runtime.service(createEngines)

/** Every engine of a runtime, for changes that affect all lists. */
export const enginesOf = (runtime: Runtime): Iterable<TimelineEngine> =>
  runtime.service(createEngines).values()

/** Requests the first page of home, unless the last visit left one, before the screen that shows it is there. */
export const preloadHome = (runtime: Runtime): void => engineOf(runtime, homeSource()).preload()
