import type { Page, Route } from 'playwright/test'

type Address = string | RegExp | ((url: URL) => boolean)

/** Treats the next request to `url` with that method, and no other, in its own way. */
function once(page: Page, url: Address, method: string, treat: (route: Route) => Promise<void>) {
  let done = false
  return page.route(url, async (route) => {
    if (done || route.request().method() !== method) return route.fallback()
    done = true
    return treat(route)
  })
}

/**
 * Breaks the connection of the next request to `url` before the server sees it. Done in the browser: it repeats by
 * itself what breaks on a kept-alive connection, so a server cannot lose just one.
 */
export const loseRequest = (page: Page, url: Address, method = 'POST'): Promise<unknown> =>
  once(page, url, method, (route) => route.abort('connectionreset'))

/** Lets the server do the work of the next request to `url` and breaks the connection before its answer arrives. */
export const loseAnswer = (page: Page, url: Address, method = 'POST'): Promise<unknown> =>
  once(page, url, method, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
