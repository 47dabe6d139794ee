import { createElement, type ComponentType } from 'react'
import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Page, ScreenProps } from './page'

const NotFound = lazyPart(() => import('../routes/not-found'))

interface Props {
  page: Page
  /** The address names somebody who is not there. Default false. */
  nobody?: boolean
}

/**
 * The screen of a page, or that there is none. Not an Outlet: that shows the page in view alone, and the hooks of the
 * router read the address in view, while a kept page shows what its own address names.
 */
export function Screen({ page, nobody = false }: Props) {
  const routes: Readonly<Record<string, AnyRoute>> = useRouter().routesById
  const { route, params, search } = page
  const screen: ComponentType<ScreenProps> | undefined =
    route === null || nobody ? undefined : routes[route]?.options.component
  return screen ? createElement(screen, { params, search }) : <NotFound />
}
