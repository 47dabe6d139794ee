import type { Page } from 'playwright/test'

/**
 * Breaks the connection of the next request to `url` before the server sees it. Done in the browser: it repeats by
 * itself what breaks on a kept-alive connection, so a server cannot lose just one.
 */
export const loseRequest = (page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<unknown> =>
  page.route(url, (route) => route.abort('connectionreset'), { times: 1 })

/** Lets the server do the work of the next request to `url` and breaks the connection before its answer arrives. */
export const loseAnswer = (page: Page, url: string | RegExp | ((url: URL) => boolean)): Promise<unknown> =>
  page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
