import { parseAddress } from './address'

/** Pages that mean the same on every server, and what lies under them: no id of a record is in their address. */
const EVERYWHERE =
  /^\/(share|publish|scheduled|bookmarks|favourites|lists|catch-up|preferences(\/.*)?|tags\/[^/]+|links\/[^/]+|public(\/.*)?)$/
const SIGN_IN = /^\/sign-in(\/|$)/
/** Names of parameters that are never passed on. */
const SECRET = /code|token|state|secret|password|session/i

/**
 * The route that a sign-in on the way to `pathname` leads back to: the page that was asked for, where that is the same
 * page for whoever signs in; null = none. A page of a named server counts; who comes to sign in elsewhere is not sent there.
 */
export function returnPathAt(pathname: string, search: string): string | null {
  const { who, path } = parseAddress(pathname)
  if (SIGN_IN.test(path) || path === '/' || !(who !== null || EVERYWHERE.test(path))) return null
  const asked = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !SECRET.test(name)))
  return asked.size > 0 ? `${path}?${asked}` : path
}
