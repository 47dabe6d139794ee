import { createElement, lazy, useState, type ComponentType } from 'react'
import { repairStyles } from '@/lib/ui/lazy-part/repair-styles'

/**
 * A screen whose code loads with its address; the router waits for `preload`. Code that does not come crashes the
 * column, which offers to reload: the router's own way reloads unasked, and without a connection nothing would be left.
 */
export function lazyRoute<M>(load: () => Promise<M>, name: keyof M) {
  let loaded: ComponentType | null = null
  let failed: { error: unknown } | null = null
  let loading: Promise<void> | null = null

  const preload = (): Promise<void> => {
    if (loaded) return Promise.resolve()
    const first = failed ? repairStyles() : Promise.resolve()
    failed = null
    loading ??= first
      .then(load)
      .then(
        (module) => {
          loaded = module[name] as ComponentType
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

  const Later = () =>
    lazy(async () => {
      await preload()
      if (!loaded) throw failed?.error
      return { default: loaded }
    })

  function LazyRoute() {
    const [Screen] = useState(() => {
      if (failed && !loaded) throw failed.error
      return loaded ?? Later()
    })
    return createElement(Screen)
  }
  return Object.assign(LazyRoute, { preload })
}
