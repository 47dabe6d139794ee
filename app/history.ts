import { createBrowserHistory } from '@tanstack/react-router'
import type { Navigation } from '@/lib/navigation'
import { formatAddress, parseAddress, type Address } from './address'
import { BASE } from './session'

export const history = createBrowserHistory()

const base = BASE.replace(/\/$/, '')

/** The address in view, without the base of the deployment. */
export function currentAddress(): Address {
  const path = location.pathname
  return parseAddress(path.startsWith(base) ? path.slice(base.length) || '/' : path)
}

/** The public address of a route under the identity and layout in view. */
export const hrefOf = (path: string) => base + formatAddress({ ...currentAddress(), path })

/** The public address of a route under another identity; null is the default one. */
export const hrefAs = (who: string | null, path: string) =>
  base + formatAddress({ ...currentAddress(), who, path })

/** Going places, for everything below app. */
export const navigation: Navigation = {
  hrefOf,
  go: (path, { replace = false } = {}) =>
    replace ? history.replace(hrefOf(path)) : history.push(hrefOf(path)),
  back: () => {
    if (history.canGoBack()) history.back()
    else history.replace(hrefOf('/'))
  },
}
