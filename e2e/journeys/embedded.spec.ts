import { expect, test } from '../fixtures'
import { TimelinePage } from '../pages/home'
import { clientFolder } from '../servers'
import { streaming } from '../server-side'

/** What a server prints for the web client it embeds. */
const initialState = (origin: string, token: string | null, me: string | null): string => {
  const { host } = new URL(origin)
  const meta = {
    access_token: token,
    me,
    domain: host,
    locale: 'en',
    streaming_api_base_url: origin.replace('http', 'ws'),
  }
  const accounts =
    me === null ? {} : { [me]: { id: me, username: 'ann', acct: 'ann', display_name: 'Ann Atwood' } }
  return `<script id="initial-state" type="application/json">${JSON.stringify({ meta, accounts, compose: {} })}</script>`
}

test('embedded by a server that says who reads: no sign-in, the same screens, live', async ({
  page,
  serve,
}) => {
  let print = ''
  const server = await serve({
    staticDir: clientFolder(),
    page: (html) => html.replace('</head>', `${print}</head>`),
  })
  const { token, accountId } = server.simulator.script.signIn('ann')
  print = initialState(server.origin, token, accountId)
  await page.goto(`${server.origin}/`)
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toContainText('Finn Ellery boosted')
  await expect(page).toHaveURL(`${server.origin}/home`)
  await streaming(server)
  server.simulator.script.as('eve@remote.example').publish('Live and embedded')
  await expect(home.posts.first()).toContainText('Live and embedded')
  await home.post('Live and embedded').favourite.click()
  await expect(home.post('Live and embedded').favourite).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Accounts, / }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^Sign out/ })).toHaveCount(0)
  expect(server.simulator.recorded.filter(({ path }) => path.startsWith('/oauth'))).toEqual([])
})

test('embedded for somebody who is not signed in: a visitor of that server', async ({ page, serve }) => {
  const server = await serve({
    staticDir: clientFolder(),
    page: (html, origin) => html.replace('</head>', `${initialState(origin, null, null)}</head>`),
  })
  await page.goto(`${server.origin}/`)
  await expect(page).toHaveURL(`${server.origin}/public/local`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
})

test('a client beside a server offers that server first', async ({ page, embedded }) => {
  await page.goto(`${embedded.origin}/sign-in`)
  const { host } = new URL(embedded.origin)
  await page.getByRole('button', { name: `Continue with ${host}` }).click()
  await page.waitForURL((url) => url.pathname === '/oauth/authorize')
  await page.getByRole('radio', { name: /@ann\b/ }).check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(new TimelinePage(page).posts.first()).toBeVisible()
  await expect(page).toHaveURL(`${embedded.origin}/home`)
})
