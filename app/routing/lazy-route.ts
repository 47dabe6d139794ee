import { createElement, lazy, useState, type ComponentType, type ReactNode } from 'react'
import { repairStyles } from '@/lib/ui/lazy-part/repair-styles'

/** A component with the props of the component it loads. */
type SameProps<Component> = Component extends (props: infer Props) => unknown
  ? (props: Props) => ReactNode
  : never

/**
 * Creates a screen whose code loads on navigation; the router waits for `preload`. If loading fails, the error boundary
 * of the column offers to reload. The router's own lazy routes reload automatically, which loses the page when offline.
 */
export function lazyRoute<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  let loaded: ComponentType<object> | null = null
  let failed: { error: unknown } | null = null
  let loading: Promise<void> | null = null

  // Nothing once it is loaded: the router then opens the page at once.
  const preload = (): Promise<void> | undefined => {
    if (loaded) return undefined
    const first = failed ? repairStyles() : Promise.resolve()
    failed = null
    loading ??= first
      .then(load)
      .then(
        (module) => {
          loaded = module[name] as ComponentType<object>
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

  function LazyRoute(props: object) {
    const [Screen] = useState(() => {
      if (failed && !loaded) throw failed.error
      return loaded ?? Later()
    })
    return createElement(Screen, props)
  }
  return Object.assign(LazyRoute as SameProps<Module[Name]>, { preload })
}
