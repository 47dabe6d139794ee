import { hostOfIdentity } from '@/features/session'
import { paths } from '@/lib/navigation'
import { parseAddress } from './address'
import { isSignIn } from './history'
import { pageFor } from '../pages/page'
import { router } from './router'

/** True when `path` is the normalised address of a screen, so that no part of it resolves to another address. */
function hasScreen(path: string): boolean {
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : null
  if (url?.href !== `${location.origin}${path}` || parseAddress(path).path !== path) return false
  return pageFor(router, path, { entry: '', identityKey: null }).route !== null
}

/**
 * Returns the path to open as `identityKey` after a sign-in that should return to `address`: that page when it is a screen
 * of the app and names the same server or none, else home.
 */
export function landingOf(address: string, identityKey: string): string {
  const { identityKey: requested, path } = parseAddress(address)
  const same = requested === null || hostOfIdentity(requested) === hostOfIdentity(identityKey)
  return same && !isSignIn(path) && hasScreen(path) ? path : paths.home
}
