import type { Runtime } from '@/lib/runtime'
import { HomeMarker } from './home-marker'

const create = (runtime: Runtime) => new HomeMarker(runtime)

/** The one marker of home in a runtime. */
export const markerOf = (runtime: Runtime): HomeMarker => runtime.service(create)
