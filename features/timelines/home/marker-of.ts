import type { Runtime } from '@/lib/runtime'
import { HomeMarker } from './home-marker'

const create = (runtime: Runtime) => new HomeMarker(runtime)

/** Returns the home marker of a runtime. */
export const markerOf = (runtime: Runtime): HomeMarker => runtime.service(create)
