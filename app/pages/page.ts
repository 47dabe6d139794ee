import type { AnyRouteMatch } from '@tanstack/react-router'
import { pageOf } from '@/lib/modals'
import { currentAddress } from '../routing/history'

/** The address of a page, and its history entry. */
export interface PageAddress {
  /** Name of the history entry, the same under modals and after a reload. */
  entry: string
  /** Its place in the history; that of a modal over it where one is open. */
  at: number
  /** Path as the router sees it. */
  path: string
  /** The name of the identity in the address; null is the default identity. */
  who: string | null
  /** The search part with its question mark; '' without one. */
  searchStr: string
}

type AddressValues = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** A page: where it is, and which screen shows it. */
export interface Page extends PageAddress {
  /** Id of its route; null when no screen has this address. */
  route: string | null
  /** The validated parameters of the path and of the search part. */
  params: AddressValues
  search: AddressValues
  /** It stays as it is under the pages that are opened from it. */
  kept: boolean
}

/** The address of a location of the router. */
export const addressAt = (location: {
  pathname: string
  searchStr: string
  state: { __TSR_index: number }
}): PageAddress => ({
  entry: pageOf(location.state),
  at: location.state.__TSR_index,
  path: location.pathname,
  who: currentAddress().who,
  searchStr: location.searchStr,
})

/** The page that the matches of the router stand for. */
export function pageAt(matches: readonly AnyRouteMatch[]): Page {
  const leaf = matches.at(-1)
  const known = leaf !== undefined && leaf.index > 0 && !matches.some((match) => match._notFound)
  return {
    ...(matches[0]?.context as PageAddress),
    route: known ? leaf.routeId : null,
    params: leaf?.params ?? {},
    search: leaf?.search ?? {},
    kept: leaf?.staticData.kept ?? false,
  }
}

/** Props of a screen: what its route read from the address. */
export interface ScreenProps<Params = unknown, Search = unknown> {
  params: Params
  search: Search
}
