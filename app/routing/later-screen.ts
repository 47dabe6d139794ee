import { lazyRoute } from './lazy-route'
import type { screenModules as modules } from './screen-modules'

type ScreenModules = typeof modules
type ScreenModule<Key extends keyof ScreenModules> = Awaited<ReturnType<ScreenModules[Key]>>

/** Creates a screen that few visits begin with: `name` of the module `key` in `screen-modules.ts`. */
export const laterScreen = <Key extends keyof ScreenModules, Name extends keyof ScreenModule<Key>>(
  key: Key,
  name: Name,
) =>
  lazyRoute<ScreenModule<Key>, Name>(
    () =>
      import('./screen-modules').then(({ screenModules }) => {
        const load: () => Promise<unknown> = screenModules[key]
        return load() as Promise<ScreenModule<Key>>
      }),
    name,
  )
