import { createBrowserHistory } from '@tanstack/react-router'
import { getSettings } from '@/features/settings'
import { isMobileWindow } from '@/lib/hooks/use-layout'
import { leaveBack, leaveFor } from '@/lib/modals'
import { paths, type Navigation } from '@/lib/navigation'
import { encodeComponent } from '@/lib/util/encode-component'
import { formatAddress, parseAddress, type Address } from './address'
import { base, pathInApp } from './base'
import { addressNameOf, session } from '../identity/session'
import { followHistory } from './trail'

export const history = createBrowserHistory()

export const trail = followHistory(history)

/** Returns the address of a path of the browser, without the base of the deployment. */
export const addressOf = (pathname: string): Address => parseAddress(pathInApp(pathname))

let parsed: { pathname: string; address: Address } | null = null

/**
 * Returns the current address. The history changes before the browser's URL. Parsed
 * once per address, since every link on the page reads it.
 */
export function currentAddress(): Address {
  const { pathname } = history.location
  if (parsed?.pathname !== pathname) {
    parsed = { pathname, address: addressOf(pathname) }
  }
  return parsed.address
}

/** Returns the address to return to after a sign-in. It names the identity, since ids differ between servers. */
export const returnAddress = (identityKey: string | null, path: string): string =>
  formatAddress({
    deck: currentAddress().deck,
    identityKey: identityKey ?? session.resolve(null)?.identity.key ?? null,
    path,
  })

/** True for pages that belong to no identity. */
export const isSignIn = (path: string) => /^\/sign-in(?=[/?]|$)/.test(path)

/** Makes a link to the sign-in that names a target return into the deck, if it is open. */
function withDeck(path: string): string {
  const [start = '', query] = path.split('?')
  const search = new URLSearchParams(query)
  const to = search.get('to')
  if (to === null || !currentAddress().deck) return path
  search.set('to', formatAddress({ ...parseAddress(to), deck: true }))
  return `${start}?${search}`
}

/** Adds the current page to a link to the sign-in, which returns to it; except the start page of visitors. */
function withReturn(identityKey: string | null, path: string): string {
  if (!isSignIn(path)) return path
  if (/[?&]to=/.test(path)) return withDeck(path)
  const { path: here, deck } = currentAddress()
  if (isSignIn(here) || (!deck && (here === '/' || here === paths.local))) return path
  const to = encodeComponent(returnAddress(identityKey, here + history.location.search))
  return `${path}${path.includes('?') ? '&' : '?'}to=${to}`
}

/** True when the window has room for the deck, and the setting or the address (`requested`) requests it. */
export const hasDeck = (requested = currentAddress().deck): boolean =>
  (requested || getSettings().multipleColumns) && !isMobileWindow()

/** Returns the public address of a route in the current layout; `identityKey` null is the default identity. */
export const hrefAs = (identityKey: string | null, path: string, deck = hasDeck()) =>
  base + formatAddress({ deck, identityKey, path })

let origin: string | null = null

/** Sets the column of the deck from which pages are opened, until it is set again. */
export const setOrigin = (column: string | null): void => void (origin = column)

/** Opens a public address; from a modal, its history entry is replaced. */
export const visit = (href: string, replace = false) =>
  leaveFor((instead) => history[replace || instead ? 'replace' : 'push'](href, { ...(origin && { origin }) }))

/** Calls `listener` once when the address changes. Entries of modals have the address of their page. */
function onLeave(listener: () => void): () => void {
  const { href } = history.location
  const stop = history.subscribe(() => {
    if (history.location.href === href) return
    stop()
    listener()
  })
  return stop
}

/**
 * Goes back if `href`, or a path that `isIt` accepts, was open before this page and its modals; otherwise replaces this
 * page by `href`.
 */
export const backTo = (href: string, isIt = (path: string | undefined) => path === href): void =>
  leaveFor(() => {
    const here = history.location.pathname
    let steps = 1
    while (trail.pathAt(trail.position() - steps) === here) steps += 1
    if (isIt(trail.pathAt(trail.position() - steps))) leaveBack(steps)
    else history.replace(href)
  })

/** Asks before another page opens, after the history has reverted the blocked navigation. */
function askBeforeLeaving(ask: () => Promise<boolean>): () => void {
  const release = history.block({
    blockerFn: ({ currentLocation, nextLocation, action }) => {
      // Modals add entries with the address of their page: no other page opens.
      if (nextLocation.href === currentLocation.href) return false
      const isNew = action === 'PUSH' || action === 'REPLACE'
      const askNow = async () => {
        const target = trail.position() + trail.lastStep()
        if (!(await ask())) return
        release()
        if (isNew) visit(nextLocation.href, action === 'REPLACE')
        // The dialog has an entry of its own.
        else leaveFor(() => leaveBack(trail.position() - target))
      }
      // On Back and Forward the browser has already moved. Wait until that step is reverted, since the dialog adds an
      // entry of its own.
      if (isNew) setTimeout(() => void askNow())
      else addEventListener('popstate', () => void askNow(), { once: true })
      return true
    },
  })
  return release
}

function createNavigation(name: () => string | null): Navigation {
  const hrefOf = (path: string) => hrefAs(name(), withReturn(name(), path))
  return {
    hrefOf,
    go: (path, { replace = false } = {}) => visit(hrefOf(path), replace),
    goAs: (identityKey, path) => visit(hrefAs(addressNameOf(identityKey), path)),
    backTo: (path) => backTo(hrefOf(path)),
    onLeave,
    askBeforeLeaving,
    back: () => {
      if (history.canGoBack()) history.back()
      else visit(hrefOf('/'), true)
    },
  }
}

/** Navigation of a column, whose links keep the identity of the column instead of that in the address. */
export const navigationAs = (identityKey: string | null): Navigation => createNavigation(() => identityKey)

/** Navigation of pages outside of columns, e.g. the sign-in, whose links keep the identity in the address. */
export const navigation: Navigation = createNavigation(() => currentAddress().identityKey)

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The column of the deck that the page was opened from. */
    origin?: string
  }
}
