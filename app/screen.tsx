import { createElement } from 'react'
import { useRouter, type AnyRoute } from '@tanstack/react-router'
import { lazyPart } from '@/lib/ui/lazy-part'
import { PageProvider, type Page } from './page'

const NotFound = lazyPart(() => import('./routes/not-found'))

interface Props {
  page: Page
  /** The address names somebody who is not there. Default false. */
  nobody?: boolean
}

/** The screen of a page, or that there is none. */
export function Screen({ page, nobody = false }: Props) {
  const routes: Readonly<Record<string, AnyRoute>> = useRouter().routesById
  const screen = page.route === null || nobody ? undefined : routes[page.route]?.options.component
  return (
    <PageProvider value={page}>{screen ? createElement(screen) : <NotFound nobody={nobody} />}</PageProvider>
  )
}
