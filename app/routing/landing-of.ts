import { hostOfWho } from '@/features/session'
import { paths } from '@/lib/navigation'
import { parseAddress } from './address'
import { isSignIn } from './history'
import { pageAt } from '../pages/page'
import { router } from './router'

/** True when `path` is the address of a screen, spelt as browsers spell it: nothing in it resolves to elsewhere. */
function hasScreen(path: string): boolean {
  const url = URL.canParse(path, location.origin) ? new URL(path, location.origin) : null
  if (url?.href !== `${location.origin}${path}` || parseAddress(path).path !== path) return false
  const { pathname, search, hash } = url
  const state = { __TSR_index: 0, key: '', __TSR_key: '' }
  return (
    pageAt(router.matchRoutes(router.parseLocation({ href: path, pathname, search, hash, state }))).route !==
    null
  )
}

/**
 * The path to open as `who` after a sign-in that was asked to come back to `asked`: that page when it is one of the
 * app's and names the same server or none, else home.
 */
export function landingOf(asked: string, who: string): string {
  const { who: whose, path } = parseAddress(asked)
  const same = whose === null || hostOfWho(whose) === hostOfWho(who)
  return same && !isSignIn(path) && hasScreen(path) ? path : paths.home
}
