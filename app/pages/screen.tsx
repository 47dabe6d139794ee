import { createElement, type ComponentType } from 'react'
import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Page, ScreenProps } from './page'

const NotFound = lazyPart(() => import('../routes/not-found'))

interface Props {
  page: Page
  /** True when the address names an unknown identity. Default false. */
  isUnknown?: boolean
}

/**
 * The screen of a page, or the page for unknown addresses. Not an Outlet: like the hooks of the router it knows only the
 * current address, while a hidden page keeps its own.
 */
export function Screen({ page, isUnknown = false }: Props) {
  const routes: Readonly<Record<string, AnyRoute>> = useRouter().routesById
  const { route, params, search } = page
  const screen: ComponentType<ScreenProps> | undefined =
    route === null || isUnknown ? undefined : routes[route]?.options.component
  return screen ? createElement(screen, { params, search }) : <NotFound />
}
