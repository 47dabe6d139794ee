import type { Runtime } from '@/lib/runtime'
import type { StatusId } from '@/schemas/primitives'
import { engineOf, enginesOf } from './engines'
import { homeSource } from './source'

/** Takes posts, and boosts of them, out of every timeline: deleted, or by somebody now hidden. */
export function removeEverywhere(runtime: Runtime, gone: (id: StatusId) => boolean): void {
  const { cache } = runtime
  for (const engine of enginesOf(runtime)) {
    const { entries, waiting } = engine.state
    const ids = [...entries, ...waiting].filter((entry): entry is StatusId => typeof entry === 'string')
    const removed = ids.filter((id) => gone(id) || gone(cache.read('status', id)?.reblog ?? id))
    if (removed.length > 0) engine.dispatch({ type: 'removed', ids: removed })
  }
}

/** Keeps home going while another screen is open, for its badge and so that it is there at once. */
export const keepHome = (runtime: Runtime): (() => void) => engineOf(runtime, homeSource()).mount()

/** A post of one's own belongs into home at once, without waiting for the stream to tell of it. */
export function arriveHome(runtime: Runtime, id: StatusId): void {
  const engine = engineOf(runtime, homeSource())
  if (engine.state.loaded) engine.dispatch({ type: 'arrived', id, audience: engine.views.audience() })
}
