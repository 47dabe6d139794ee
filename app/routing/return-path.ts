import { isPath } from '@/lib/navigation'
import { parseAddress } from './address'
import { router } from './router'

/** True for a page that the route table marks as the same on every server. */
const isEverywhere = (path: string): boolean =>
  isPath(path) && router.getMatchedRoutes(path)[0].at(-1)?.options.staticData?.everywhere === true

const SIGN_IN = /^\/sign-in(\/|$)/
/** Parameters that are never passed on. */
const SECRET = /code|token|state|secret|password|session/i

/**
 * Returns the route to open after a sign-in that started at `pathname`; null when the page depends on the server that
 * the user signs in to. Pages of a named identity are kept: the sign-in drops them if it happens on another server.
 */
export function returnPathAt(pathname: string, search: string): string | null {
  const { identityKey, path } = parseAddress(pathname)
  if (SIGN_IN.test(path) || path === '/' || !(identityKey !== null || isEverywhere(path))) return null
  const rest = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !SECRET.test(name)))
  return rest.size > 0 ? `${path}?${rest}` : path
}
