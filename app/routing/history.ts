import { createBrowserHistory } from '@tanstack/react-router'
import { leaveBack, leaveFor } from '@/lib/modals'
import { paths, type Navigation } from '@/lib/navigation'
import { formatAddress, parseAddress, type Address } from './address'
import { addressNameOf, BASE, session } from '../identity/session'

export const history = createBrowserHistory()

const base = BASE.replace(/\/$/, '')

/** The address in view, without the base of the deployment. The history knows it before the browser does. */
export function currentAddress(): Address {
  const path = history.location.pathname
  return parseAddress(path.startsWith(base) ? path.slice(base.length) || '/' : path)
}

/**
 * What a sign-in is told to come back to: `path` with whose it is, since ids of one server mean nothing to another.
 */
export function returnAddress(path: string): string {
  const who = currentAddress().who ?? session.resolve(null)?.identity.who ?? null
  return formatAddress({ deck: false, who, path })
}

/** The pages that belong to no identity. */
export const isSignIn = (path: string) => /^\/sign-in(?=[/?]|$)/.test(path)

/** Links to the sign-in lead back to the page they stand on; the page that visitors are put on is no such wish. */
function withReturn(path: string): string {
  const here = currentAddress().path
  if (!isSignIn(path) || /[?&]to=/.test(path) || isSignIn(here) || here === '/' || here === paths.local)
    return path
  const to = encodeURIComponent(returnAddress(here + history.location.search))
  return `${path}${path.includes('?') ? '&' : '?'}to=${to}`
}

/** The public address of a route under the identity and layout in view. */
export const hrefOf = (path: string) => base + formatAddress({ ...currentAddress(), path: withReturn(path) })

/** The public address of a route under another identity; null is the default one. */
export const hrefAs = (who: string | null, path: string) =>
  base + formatAddress({ ...currentAddress(), who, path })

/** Opens a public address; from a modal in place of the modal. */
export const visit = (href: string, replace = false) =>
  leaveFor((instead) => (replace || instead ? history.replace(href) : history.push(href)))

const indexOf = ({ state }: typeof history.location) => state.__TSR_index

/** The addresses of the entries that were in view since the page was loaded, by their place in the history. */
const trail = new Map<number, string>()
const note = () => void trail.set(indexOf(history.location), history.location.pathname)
note()
history.subscribe(note)

/** Steps back where `href` was in view before this page, which modals may stand on; else it takes this page's place. */
const backTo = (href: string): void =>
  leaveFor(() => {
    const here = history.location.pathname
    let at = indexOf(history.location) - 1
    while (trail.get(at) === here) at -= 1
    if (trail.get(at) === href) leaveBack(indexOf(history.location) - at)
    else history.replace(href)
  })

/** Going places, for everything below app. */
export const navigation: Navigation = {
  hrefOf,
  go: (path, { replace = false } = {}) => visit(hrefOf(path), replace),
  goAs: (who, path) => visit(hrefAs(addressNameOf(who), path)),
  backTo: (path) => backTo(hrefOf(path)),
  back: () => {
    if (history.canGoBack()) history.back()
    else visit(hrefOf('/'), true)
  },
}
