import { createElement, use, type ComponentType } from 'react'
import { repairStyles } from '@/lib/ui/lazy-part/repair-styles'

/**
 * A screen whose code loads with its address; the router waits for `preload`. Code that does not come crashes the
 * column, which offers to reload: the router's own way reloads unasked, and without a connection nothing would be left.
 */
export function lazyRoute<M>(load: () => Promise<M>, name: keyof M) {
  let loaded: M | null = null
  let failed: { error: unknown } | null = null
  let loading: Promise<unknown> | null = null

  const preload = () => {
    if (loaded) return Promise.resolve()
    const first = failed ? repairStyles() : Promise.resolve()
    failed = null
    loading ??= first
      .then(load)
      .then(
        (module) => {
          loaded = module
        },
        (error: unknown) => {
          failed = { error }
        },
      )
      .finally(() => {
        loading = null
      })
    return loading
  }

  function LazyRoute() {
    if (failed && !loaded) throw failed.error
    if (!loaded) use(loading ?? preload())
    return loaded && createElement(loaded[name] as ComponentType)
  }
  return Object.assign(LazyRoute, { preload: () => preload().then(() => undefined) })
}
