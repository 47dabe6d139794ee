import type { AnyRouteMatch, AnyRouter } from '@tanstack/react-router'
import { pageOf } from '@/lib/modals'
import { currentAddress, trail } from '../routing/history'
import { readSearch } from '../routing/search'
import { screenOf } from './screens'

/** The address of a page, and its history entry. */
export interface PageAddress {
  /** Key of the history entry, the same under modals and after a reload. */
  entry: string
  /** Position in the history; that of the modal if one is open above. */
  at: number
  /** Path as the router sees it. */
  path: string
  /** The name of the identity in the address; null is the default identity. */
  identityKey: string | null
  /** The search part with its question mark; '' without one. */
  searchStr: string
  /** True when the address is that of the deck. */
  deck: boolean
  /** The column of the deck that it was opened from; null if unknown. */
  origin: string | null
}

type AddressValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** A page: its address and its screen. */
export interface Page extends PageAddress {
  /** Id of its route; null when no screen has this address. */
  route: string | null
  /** The validated parameters of the path and of the search part. */
  params: AddressValues
  search: AddressValues
  /** True when it stays mounted under the pages opened from it. */
  kept: boolean
  /** True when its new entries start where it was left, like those of home. */
  resumes: boolean
}

/** Returns the address of a location of the router. */
export const addressAt = (location: {
  pathname: string
  searchStr: string
  state: { origin?: string }
}): PageAddress => {
  const { deck, identityKey } = currentAddress()
  return {
    entry: pageOf(location.state),
    at: trail.position(),
    path: location.pathname,
    identityKey,
    searchStr: location.searchStr,
    deck,
    origin: location.state.origin ?? null,
  }
}

/** Returns the page of the matches of the router. */
export function pageAt(matches: readonly AnyRouteMatch[]): Page {
  const leaf = matches.at(-1)
  return {
    ...(matches[0]?.context as PageAddress),
    route: leaf && screenOf(leaf.routeId) ? leaf.routeId : null,
    params: leaf?.params ?? {},
    search: leaf?.search ?? {},
    kept: leaf?.staticData.kept ?? false,
    resumes: leaf?.staticData.resumes ?? false,
  }
}

/** Returns the page at a path with an optional search part, without opening it. `entry` names it. */
export function pageFor(
  router: AnyRouter,
  path: string,
  { entry, identityKey }: Pick<PageAddress, 'entry' | 'identityKey'>,
): Page {
  const { pathname, search } = new URL(path, location.origin)
  const matches = router.matchRoutes(pathname, readSearch(search))
  const address = { at: 0, path: pathname, searchStr: search, deck: true, origin: null }
  return { ...pageAt(matches), ...address, entry, identityKey }
}

/** Props of a screen, read from the address by its route. */
export interface ScreenProps<Params = unknown, Search = unknown> {
  params: Params
  search: Search
}
