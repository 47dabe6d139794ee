import { createBrowserHistory } from '@tanstack/react-router'
import { leaveBack, leaveFor } from '@/lib/modals'
import { paths, type Navigation } from '@/lib/navigation'
import { encodeComponent } from '@/lib/util/encode-component'
import { formatAddress, parseAddress, type Address } from './address'
import { addressNameOf, BASE, session } from '../identity/session'

export const history = createBrowserHistory()

const base = BASE.replace(/\/$/, '')

/** The address in view, without the base of the deployment. The history knows it before the browser does. */
export function currentAddress(): Address {
  const path = history.location.pathname
  return parseAddress(path.startsWith(base) ? path.slice(base.length) || '/' : path)
}

/** The address that a sign-in returns to. It names the identity: ids of one server mean nothing to another. */
export const returnAddress = (who: string | null, path: string): string =>
  formatAddress({ deck: false, who: who ?? session.resolve(null)?.identity.who ?? null, path })

/** The pages that belong to no identity. */
export const isSignIn = (path: string) => /^\/sign-in(?=[/?]|$)/.test(path)

/** Adds the page in view to a link to the sign-in, which returns to it; not the page that visitors start on. */
function withReturn(who: string | null, path: string): string {
  const here = currentAddress().path
  if (!isSignIn(path) || /[?&]to=/.test(path) || isSignIn(here) || here === '/' || here === paths.local)
    return path
  const to = encodeComponent(returnAddress(who, here + history.location.search))
  return `${path}${path.includes('?') ? '&' : '?'}to=${to}`
}

/** The public address of a route in the present layout; `who` names the identity, null is the default one. */
export const hrefAs = (who: string | null, path: string) =>
  base + formatAddress({ deck: currentAddress().deck, who, path })

/** Opens a public address; from a modal in place of the modal. */
export const visit = (href: string, replace = false) =>
  leaveFor((instead) => (replace || instead ? history.replace(href) : history.push(href)))

const indexOf = ({ state }: typeof history.location) => state.__TSR_index

/** The addresses of the entries that were in view since the page was loaded, by their place in the history. */
const trail = new Map<number, string>()
const note = () => void trail.set(indexOf(history.location), history.location.pathname)
note()
history.subscribe(note)

/** Calls `listener` once another address is in view; the entries of modals have the address of their page. */
function onLeave(listener: () => void): () => void {
  const { href } = history.location
  const stop = history.subscribe(() => {
    if (history.location.href === href) return
    stop()
    listener()
  })
  return stop
}

/** Steps back where `href` was in view before this page, which modals may stand on; else it takes this page's place. */
const backTo = (href: string): void =>
  leaveFor(() => {
    const here = history.location.pathname
    let at = indexOf(history.location) - 1
    while (trail.get(at) === here) at -= 1
    if (trail.get(at) === href) leaveBack(indexOf(history.location) - at)
    else history.replace(href)
  })

function createNavigation(name: () => string | null): Navigation {
  const hrefOf = (path: string) => hrefAs(name(), withReturn(name(), path))
  return {
    hrefOf,
    go: (path, { replace = false } = {}) => visit(hrefOf(path), replace),
    goAs: (who, path) => visit(hrefAs(addressNameOf(who), path)),
    backTo: (path) => backTo(hrefOf(path)),
    onLeave,
    back: () => {
      if (history.canGoBack()) history.back()
      else visit(hrefOf('/'), true)
    },
  }
}

/** Navigation of a column: its links keep the identity of the column, whatever the address names. */
export const navigationAs = (who: string | null): Navigation => createNavigation(() => who)

/** Navigation of the pages outside of columns, e.g. the sign-in: links keep the identity that the address names. */
export const navigation: Navigation = createNavigation(() => currentAddress().who)
