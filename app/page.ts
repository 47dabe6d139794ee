import { createContext, useContext } from 'react'
import type { AnyRouteMatch } from '@tanstack/react-router'
import { pageOf } from '@/lib/modals'
import { readSegment } from '@/lib/navigation'
import { currentAddress } from './history'
import { isStatusId } from './status-id'

/** Where a page is. */
export interface PageAddress {
  /** Name of the history entry, the same under modals and after a reload. */
  entry: string
  /** Its place in the history; that of a modal over it where one is open. */
  at: number
  /** Path as the router sees it. */
  path: string
  /** Whom the address names; null is the default identity. */
  who: string | null
  /** What follows the path, with its question mark; '' where nothing does. */
  search: string
}

/** A page: where it is, and which screen shows it. */
export interface Page extends PageAddress {
  /** Id of its route; null when no screen has this address. */
  route: string | null
  /** What the path names, by the names in the pattern of the route. */
  params: Readonly<Record<string, string>>
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
  search: location.searchStr,
})

const paramsOf = (written: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(written).map(([name, text]) => [name, readSegment(text)]))

/** The page that the matches of the router stand for. */
export function pageAt(matches: readonly AnyRouteMatch[]): Page {
  const leaf = matches.at(-1)
  const params = paramsOf(leaf?.params ?? {})
  const known = leaf !== undefined && leaf.index > 0 && !matches.some((match) => match._notFound)
  const { statusId } = params
  return {
    ...(matches[0]?.context as PageAddress),
    route: known && (statusId === undefined || isStatusId(statusId)) ? leaf.routeId : null,
    params,
    kept: leaf?.staticData.kept ?? false,
  }
}

const Context = createContext<Page | null>(null)

/** Gives a page to the screen that shows it, which may be out of sight while the address is another's. */
export const PageProvider = Context.Provider

/** The page around. Throws outside of one. */
export function usePage(): Page {
  const page = useContext(Context)
  if (!page) throw new Error('There is no page around')
  return page
}

/** What the path of the page names, e.g. `useParam('listId')`. Throws where the route has no such part. */
export function useParam(name: string): string {
  const { params, path } = usePage()
  const param = params[name]
  if (param === undefined) throw new Error(`${path} names no ${name}`)
  return param
}
