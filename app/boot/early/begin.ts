import { pathInApp } from '../../routing/base'
import { BUILD } from '../build-id'
import { startEarly } from './early-start'

/** Drops what was started early and not taken. Call it when the first screen is shown. */
export const endEarlyStart = startEarly({ path: pathInApp(location.pathname), build: BUILD })
