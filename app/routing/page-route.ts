import type { ReactNode } from 'react'
import {
  createRootRoute,
  createRoute,
  type AnyRoute,
  type Expand,
  type ResolveParams,
} from '@tanstack/react-router'
import * as z from 'zod/mini'
import { readSegment, type ScreenPattern } from '@/lib/navigation'
import { addressAt, type PageAddress, type ScreenProps } from '../pages/page'
import { addScreen, type ScreenComponent } from '../pages/screens'
import { isSignIn } from './history'
import { Root } from '../root'
import { runtimes } from '../identity/runtimes'
import { session } from '../identity/session'

/** The route around all pages. */
export const rootRoute = createRootRoute({
  component: Root,
  // Returned with the matches, since the location changes before the screen does.
  beforeLoad: ({ location }): PageAddress => {
    const address = addressAt(location)
    const reader = isSignIn(address.path) ? null : session.resolve(address.identityKey)
    // Created here, so that the page renders at once.
    if (reader) runtimes.prepare(reader.identity)
    return address
  },
})

/** The parameters of a path, by name. */
type Named<Path extends string> = Expand<ResolveParams<Path>>

interface Options<Path extends string> {
  /** Narrows the parameters; false when the path is not that of this page. Default: all of them, as text. */
  params?: (named: Named<Path>) => object | false
  /** Validates the search parameters. Default: none. */
  search?: () => z.ZodMiniType<object>
  /** True when the page stays mounted under the pages opened from it. Default false. */
  kept?: boolean
  /** True when new entries start at the last position of its list (`useScrollPosition`). Default false. */
  resumes?: boolean
  /** True when the address means the same on every server: it has no ids of one. Default false. */
  everywhere?: boolean
  /** Runs before the page is loaded, and may throw a redirect. */
  beforeLoad?: (context: { location: { pathname: string; searchStr: string } }) => void
}

type ParamsOf<Path extends string, Given> = Given extends { params: (named: never) => infer Params }
  ? Exclude<Params, false>
  : Named<Path>
type SearchOf<Given> = Given extends { search: () => z.ZodMiniType<infer Search> } ? Search : unknown

type Screen<Path extends string, Given> = (
  props: ScreenProps<ParamsOf<Path, Given>, SearchOf<Given>>,
) => ReactNode

/** The route of a page. Its pattern is known to the compiler, which finds links to screens without a route. */
type PageRoute<Path extends ScreenPattern> = AnyRoute & { readonly pattern?: Path }

/** Returns the function that reads search parameters; their schema is made on first use. */
function validatorOf(search: () => z.ZodMiniType<object>): (written: object) => object {
  let schema: z.ZodMiniType<object> | undefined
  return (written) => z.parse((schema ??= search()), written)
}

/** Creates the route of a page. Its screen gets the results of `params` and `search` as props. */
export function pageRoute<const Path extends ScreenPattern, Given extends Options<Path>>(
  path: Path,
  {
    screen,
    params,
    search,
    kept = false,
    resumes = false,
    everywhere = false,
    beforeLoad,
  }: Given & { screen: Screen<Path, Given> },
): PageRoute<Path> {
  // Widened to a string: with the literal, the router would require the type of each parameter again.
  const pattern: string = path
  const parse = (written: Record<string, string>) => {
    const named = Object.fromEntries(Object.entries(written).map(([name, text]) => [name, readSegment(text)]))
    return params ? params(named as Named<Path>) : named
  }
  addScreen(path, screen as ScreenComponent)
  return createRoute({
    getParentRoute: (): AnyRoute => rootRoute,
    path: pattern,
    params: { parse },
    // Only for the router to load its code: the page renders it (app/pages/screen.tsx).
    component: screen as () => ReactNode,
    staticData: { kept, resumes, everywhere },
    ...(search && { validateSearch: validatorOf(search) }),
    ...(beforeLoad && { beforeLoad }),
  })
}
