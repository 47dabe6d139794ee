import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { goWithin } from '../../pages/navigation'
import { StatusPage } from '../../pages/status'
import { clientFolder } from '../../servers'
import { findPost, waitForStream } from '../../simulator-helpers'

/** The data a server prints for the web client it embeds. */
const initialState = (origin: string, token: string | null, me: string | null, locale = 'en'): string => {
  const { host } = new URL(origin)
  const meta = {
    access_token: token,
    me,
    domain: host,
    locale,
    streaming_api_base_url: origin.replace('http', 'ws'),
  }
  const accounts =
    me === null ? {} : { [me]: { id: me, username: 'ann', acct: 'ann', display_name: 'Ann Atwood' } }
  return `<script id="initial-state" type="application/json">${JSON.stringify({ meta, accounts, compose: {} })}</script>`
}

test('embedded with a signed-in user it needs no sign-in, opens the same screens and streams', async ({
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
  await waitForStream(server)
  server.simulator.script.as('eve@remote.example').publish('Live and embedded')
  await expect(home.posts.first()).toContainText('Live and embedded')
  await home.post('Live and embedded').favourite.click()
  await expect(home.post('Live and embedded').favourite).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: /^Accounts, / }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /^Sign out/ })).toHaveCount(0)
  expect(server.simulator.recorded.filter(({ path }) => path.startsWith('/oauth'))).toEqual([])
})

test('embedded without a user it shows the server to a visitor, in the language of its page', async ({
  page,
  serve,
}) => {
  const server = await serve({
    staticDir: clientFolder(),
    page: (html, origin) => html.replace('</head>', `${initialState(origin, null, null, 'de')}</head>`),
  })
  await page.goto(`${server.origin}/`)
  await expect(page.getByRole('heading', { name: 'Neueste Beiträge' })).toBeVisible()
  await expect(page).toHaveURL(`${server.origin}/`)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anmelden' }).first()).toBeVisible()
})

/** The complete initial state of Mastodon's own client, much of it unused here. */
function mastodonState(origin: string, token: string, me: string): string {
  const { host } = new URL(origin)
  const state = {
    meta: {
      access_token: token,
      locale: 'en',
      domain: host,
      title: 'Birds & </script><b>bees</b>',
      admin: '1',
      search_enabled: true,
      repository: 'mastodon/mastodon',
      source_url: 'https://github.com/mastodon/mastodon',
      version: '4.5.0',
      limited_federation_mode: null,
      mascot: null,
      profile_directory: true,
      trends_enabled: true,
      registrations_open: true,
      timeline_preview: true,
      activity_api_enabled: true,
      single_user_mode: false,
      status_page_url: '',
      me,
      boost_modal: false,
      delete_modal: true,
      auto_play_gif: false,
      display_media: 'default',
      expand_spoilers: false,
      reduce_motion: false,
      disable_swiping: false,
      advanced_layout: false,
      use_blurhash: true,
      use_pending_items: false,
      show_trends: true,
      streaming_api_base_url: origin.replace('http', 'ws'),
    },
    compose: {
      me,
      default_privacy: 'private',
      default_sensitive: false,
      default_language: null,
      default_quote_policy: 'public',
      text: '',
    },
    accounts: { [me]: { id: me, username: 'ben', acct: 'ben', display_name: 'Ben Barlow', emojis: [] } },
    media_attachments: { accept_content_types: ['.jpg', 'image/jpeg'] },
    settings: { known_fediverse: false, notifications: { alerts: {} }, onboarded: true },
    languages: [['en', 'English', 'English']],
    push_subscription: null,
    role: { id: '-99', name: '', permissions: '65536', color: '', highlighted: false },
    features: [],
    critical_updates_pending: null,
  }
  // As Rails escapes JSON in a page.
  const json = JSON.stringify(state)
    .replaceAll('&', '\\u0026')
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
  return `<script id="initial-state" type="application/json">${json}</script>`
}

test("embedded with Mastodon's complete initial state: the same screens, a deep link, and the end of the session", async ({
  page,
  serve,
}) => {
  let print = ''
  const server = await serve({
    staticDir: clientFolder(),
    page: (html) =>
      html
        .replace('</head>', `${print}</head>`)
        .replace('<body>', '<body class="app-body theme-default"><noscript>Turn on JavaScript.</noscript>'),
  })
  const { script } = server.simulator
  const { token, accountId } = script.signIn('ben')
  print = mastodonState(server.origin, token, accountId)
  const { id } = script.as('cleo').publish('Opened by a link')
  await page.goto(`${server.origin}/@cleo/${id}`)
  const thread = new StatusPage(page)
  await expect(thread.focused.root).toContainText('Opened by a link')
  await thread.focused.favourite.click()
  await expect(thread.focused.favourite).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => server.simulator.server.world.statuses.get(id)?.favouritesCount).toBe(1)
  await goWithin(page, `${server.origin}/publish`)
  // The page of the composer replaces the one in the sidebar.
  await expect(page.getByRole('complementary').getByRole('form')).toHaveCount(0)
  const composer = new Composer(page)
  await composer.publish('Written inside')
  await expect.poll(() => findPost(server, 'Written inside')?.visibility).toBe('private')
  // The token must not appear in URLs or stored data.
  expect(page.url()).not.toContain(token)
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].map((storage) => Object.entries(storage).join()).join(),
  )
  expect(stored).not.toContain(token)

  await test.step('an expired token is reported', async () => {
    script.revoke(token)
    await page.goto(`${server.origin}/home`)
    await expect(page.getByText(/^Your session at .* ended/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
  })
})
