import { createElement, memo } from 'react'
import { lazyPart } from '@/lib/ui/lazy-part'
import type { Page } from './page'
import { screenOf } from './screens'

const NotFound = lazyPart(() => import('../routes/not-found'))

interface Props extends Pick<Page, 'route' | 'params' | 'search'> {
  /** True when the address names an unknown identity. Default false. */
  isUnknown?: boolean
}

/**
 * The screen of a page, or the page for unknown addresses. Not an Outlet: like the hooks of the router it knows only the
 * current address, while a hidden page keeps its own.
 */
export const Screen = memo(function Screen({ route, params, search, isUnknown = false }: Props) {
  const screen = isUnknown ? undefined : screenOf(route)
  return screen ? createElement(screen, { params, search }) : <NotFound />
})
