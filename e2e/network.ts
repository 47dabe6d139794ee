import type { Page, Route } from 'playwright/test'

type Address = string | RegExp | ((url: URL) => boolean)

/** Handles only the next request to `url` with that method. */
function once(page: Page, url: Address, method: string, treat: (route: Route) => Promise<void>) {
  let done = false
  return page.route(url, async (route) => {
    if (done || route.request().method() !== method) return route.fallback()
    done = true
    return treat(route)
  })
}

/**
 * Breaks the connection of the next request to `url` before the server sees it. Done in the browser, which
 * itself retries requests on a broken kept-alive connection.
 */
export const loseRequest = (page: Page, url: Address, method = 'POST'): Promise<unknown> =>
  once(page, url, method, (route) => route.abort('connectionreset'))

/** Lets the server handle the next request to `url` and breaks the connection before the answer. */
export const loseAnswer = (page: Page, url: Address, method = 'POST'): Promise<unknown> =>
  once(page, url, method, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
