import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { asDemoAccount } from '../../pages/sign-in'
import { StatusPage } from '../../pages/status'
import { expectPosition, topOf } from '../../element-position'
import type { Server } from '../../servers'

const host = (server: Server) => new URL(server.origin).host

/** A public post with a poll, and its URL for a visitor. */
function shared(client: string, server: Server, acct = 'ann') {
  const { id } = server.simulator.script.as(acct).publish({
    text: 'Tea or coffee?',
    poll: { options: ['Tea', 'Coffee'], expiresIn: 86_400, multiple: false, hideTotals: false },
  })
  return { id, link: `${client}/~${host(server)}/@${acct}/${id}` }
}

/** Records every socket and origin the page contacts. */
function watchContacts(page: Page) {
  const contacts = { sockets: [] as string[], origins: new Set<string>(), paths: [] as string[] }
  page.on('websocket', (socket) => contacts.sockets.push(socket.url()))
  page.on('request', (request) => {
    const { origin, protocol, pathname } = new URL(request.url())
    if (protocol.startsWith('http')) contacts.origins.add(origin)
    contacts.paths.push(pathname)
  })
  return contacts
}

const ACTIONS = [
  {
    name: 'reply',
    title: 'Sign in to reply',
    press: (page: Page) => new StatusPage(page).focused.reply.click(),
  },
  {
    name: 'boost',
    title: 'Sign in to boost',
    press: (page: Page) => new StatusPage(page).focused.boost.click(),
  },
  {
    name: 'favourite',
    title: 'Sign in to favourite',
    press: (page: Page) => new StatusPage(page).focused.favourite.click(),
  },
  {
    name: 'bookmark',
    title: 'Sign in to bookmark',
    press: (page: Page) => new StatusPage(page).focused.bookmark.click(),
  },
  {
    name: 'vote',
    title: 'Sign in to vote',
    press: async (page: Page) => {
      await page.getByRole('main').getByRole('radio', { name: /^Tea/ }).click()
      await page.getByRole('main').getByRole('button', { name: 'Vote' }).click()
    },
  },
]

test('a visitor who wants to act on a post chooses an account', async ({ page, client, server }) => {
  const { link } = shared(client, server)
  await page.goto(link)
  await expect(new StatusPage(page).focused.root).toContainText('Tea or coffee?')
  for (const { name, title, press } of ACTIONS)
    await test.step(name, async () => {
      await press(page)
      const dialog = page.getByRole('dialog', { name: title })
      await expect(dialog.getByRole('textbox', { name: /^Server address/ })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })
  const { focused } = new StatusPage(page)
  await test.step('closing the prompt restores focus', async () => {
    await focused.favourite.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Sign in to favourite' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(focused.favourite).toBeFocused()
    await focused.more.focus()
    await page.keyboard.press('Enter')
    const quote = page.getByRole('menuitem', { name: 'Quote' })
    // Focus moves to the first entry automatically.
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await quote.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Sign in to quote' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(focused.more).toBeFocused()
  })
  await focused.favourite.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('combobox', { name: 'Server address' })).toHaveValue(host(server))
  expect(server.simulator.recorded.every((call) => call.method === 'GET')).toBe(true)
})

test('a visitor continues on the home server, which is asked for its page and remembered', async ({
  page,
  context,
  client,
  server,
}) => {
  const { id, link } = shared(client, server)
  let asked: string[] = []
  await context.route('https://home.example/**', async (route) => {
    const url = route.request().url()
    asked.push(url)
    if (!url.includes('webfinger')) return route.fulfill({ contentType: 'text/html', body: '<h1>Home</h1>' })
    const template = 'https://home.example/like?object={object}'
    return route.fulfill({
      json: {
        subject: 'acct:zoe@home.example',
        links: [{ rel: 'https://w3id.org/fep/3b86/Like', template }],
      },
      headers: { 'access-control-allow-origin': '*' },
    })
  })
  await page.goto(link)
  const { focused } = new StatusPage(page)
  const field = page.getByRole('textbox', { name: /^Server address/ })
  const begins: Readonly<Record<string, () => Promise<void>>> = {
    quote: async () => {
      await focused.more.click()
      await page.getByRole('menuitem', { name: 'Quote' }).click()
    },
    vote: async () => ACTIONS.find(({ name }) => name === 'vote')?.press(page),
  }
  for (const [name, begin] of Object.entries(begins))
    await test.step(`to ${name}, with the post, whose author is named`, async () => {
      await begin()
      await expect(page.getByRole('dialog', { name: `Sign in to ${name}` })).toContainText('Ann Atwood')
      await field.fill('home.example')
      const [tab] = await Promise.all([context.waitForEvent('page'), field.press('Enter')])
      await tab.waitForURL(/home\.example\/authorize_interaction/)
      expect(new URL(tab.url()).searchParams.get('uri')).toBe(`${server.origin}/users/ann/statuses/${id}`)
      await tab.close()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  await test.step('on the page that the server names for the action of a handle', async () => {
    await focused.favourite.click()
    asked = []
    await field.fill('@zoe@home.example')
    expect(asked).toEqual([])
    const [tab] = await Promise.all([context.waitForEvent('page'), field.press('Enter')])
    await tab.waitForURL(/home\.example/)
    expect(new URL(tab.url()).pathname).toBe('/like')
    expect(new URL(tab.url()).searchParams.get('object')).toContain(host(server))
    await tab.close()
    await focused.boost.click()
    await expect(field).toHaveValue('@zoe@home.example')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
  await test.step('by a link where the browser blocks the tab', async () => {
    await page.evaluate(() => {
      window.open = () => null
    })
    await focused.boost.click()
    await field.fill('home.example')
    await field.press('Enter')
    const open = page.getByRole('link', { name: 'Open home.example' })
    await expect(open).toBeFocused()
    const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Enter')])
    await tab.waitForURL(/home\.example\/authorize_interaction/)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

/** Waits until the page of the account is drawn: before, the focus is still in the page of the visitor. */
async function asMember(page: Page) {
  await expect(page).not.toHaveURL(/~/)
  await expect(page.getByRole('link', { name: 'Bookmarks' })).toBeVisible()
}

test('a visitor opens no socket and contacts only the server', async ({ page, client, server }) => {
  const contacts = watchContacts(page)
  const { link } = shared(client, server)
  await page.goto(link)
  await expect(new StatusPage(page).focused.root).toContainText('Tea or coffee?')
  for (const path of ['public/local', '@ann']) {
    await page.goto(`${client}/~${host(server)}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  expect(contacts.sockets).toEqual([])
  // Nothing for writing is loaded: neither a field nor the names of emoji.
  expect(contacts.paths.filter((path) => path.includes('emoji'))).toEqual([])
  await expect(page.getByRole('textbox')).toHaveCount(0)
  expect([...contacts.origins].toSorted()).toEqual([client, server.origin].toSorted())
})

test('the posts of a profile load to the oldest, and Back and a reload restore the position', async ({
  page,
  client,
  server,
}) => {
  const ann = server.simulator.script.as('ann')
  for (let at = 1; at <= 50; at++) ann.publish(`Shared ${at}.`)
  await page.goto(`${client}/~${host(server)}/@ann`)
  await expect(page.getByText('Shared 50.')).toBeVisible()
  await scrollDown(page, 3500)
  const row = await readerRow(page)
  const before = await topOf(row)
  const time = row.getByRole('link').filter({ has: page.locator('time') })
  await time.click()
  await expect(new StatusPage(page).focused.root).toBeVisible()
  await page.goBack()
  await expectPosition(row, before)
  await page.reload()
  await expect(row).toBeVisible()
  await expectPosition(row, before)
  await wheel(page, 900, () => page.getByText('End of list').isVisible())
  await expect(page.getByText('Shared 1.', { exact: true })).toBeVisible()
})

test('a vote of a visitor is sent after a new sign-in', async ({ page, client, server }) => {
  const { link } = shared(client, server, 'cleo')
  const { filters } = server.simulator.server.world
  // One of ann's filters matches the post.
  for (const { id } of filters.values()) filters.remove(id)
  await page.goto(link)
  const main = page.getByRole('main')
  await main.getByRole('radio', { name: /^Tea/ }).click()
  await main.getByRole('button', { name: 'Vote' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('combobox', { name: 'Server address' })).toHaveValue(host(server))
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page.getByText(/^Voted as @ann@/).first()).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`^${client}/@cleo/\\d+$`))
  await expect(main.getByText('1 person')).toBeVisible()
  const votes = server.simulator.recorded.filter(({ route }) => route === 'POST /api/v1/polls/:id/votes')
  expect(votes).toHaveLength(1)
})

test('a signed-in account continues what the visitor began, with focus on its control', async ({
  page,
  client,
  server,
  signInAs,
}) => {
  const { script, server: core } = server.simulator
  const { link } = shared(client, server, 'cleo')
  // One of ann's filters matches the post.
  for (const { id } of core.world.filters.values()) core.world.filters.remove(id)
  script.as('ann').unfollow('cleo')
  await signInAs('ann', server)
  const { focused } = new StatusPage(page)
  const main = page.getByRole('main')
  const recorded = (end: string) => server.simulator.recorded.some(({ path }) => path.endsWith(end))

  await test.step('favouriting the post at once', async () => {
    await page.goto(link)
    await expect(focused.root).toContainText('Tea or coffee?')
    await focused.favourite.click()
    await page.getByRole('button', { name: /^Favourite as @ann@/ }).click()
    await asMember(page)
    await expect(focused.favourite).toBeFocused()
    await expect(page.getByText(/^Favourited as @ann@/).first()).toBeVisible()
    await expect(main.getByRole('button', { name: /^Favourite/, pressed: true })).toBeVisible()
  })
  await test.step('following', async () => {
    await page.goto(`${client}/~${host(server)}/@cleo`)
    await main.getByRole('button', { name: /^Follow / }).click()
    const dialog = page.getByRole('dialog', { name: 'Sign in to follow' })
    await dialog.getByRole('button', { name: /^Follow as @ann@/ }).click()
    await asMember(page)
    await expect(page).toHaveURL(new RegExp(`^${client}/@cleo$`))
    await expect.poll(() => recorded('/follow')).toBe(true)
    await expect(main.getByRole('button', { name: 'Following' })).toBeFocused()
    await expect(page.getByText(/^Following @cleo as @ann@/).first()).toBeVisible()
  })
  await test.step('replying', async () => {
    await page.goto(link)
    await focused.reply.click()
    await expect(page.getByRole('dialog', { name: 'Sign in to reply' })).toContainText('Post by Cleo Quill')
    await page.getByRole('button', { name: /^Reply as @ann@/ }).click()
    await expect(page.getByRole('textbox').first()).toBeFocused()
  })
})

test('search engines get the canonical URL, and noindex for missing pages', async ({
  page,
  client,
  embedded,
}) => {
  const { world } = embedded.simulator.server
  const { id } = shared(client, embedded)
  const robots = page.locator('meta[name=robots]')
  const canonical = page.locator('link[rel=canonical]')
  const address = `${embedded.origin}/@ann/${id}`
  await page.goto(address)
  await expect(canonical).toHaveAttribute('href', address)
  await expect(robots).toHaveAttribute('content', 'all')
  await page.goto(`${embedded.origin}/@ann`)
  await expect(robots).toHaveAttribute('content', 'all')
  const cleo = embedded.simulator.script.as('cleo')
  world.accounts.patch(cleo.id, { noindex: true })
  await page.goto(`${embedded.origin}/@cleo/${cleo.publish('Not for robots').id}`)
  await expect(robots).toHaveAttribute('content', 'noindex')
  // On another server it is a copy.
  await page.goto(`${client}/~${host(embedded)}/@ann/${id}`)
  await expect(canonical).toHaveAttribute('href', address)
  await expect(robots).toHaveAttribute('content', 'noindex')
})

test('a feed closed to visitors is not offered to them again', async ({ page, client, serve }) => {
  // It does not announce who may read.
  const server = await serve({ software: 'gotosocial' })
  await page.goto(`${client}/~${host(server)}/public/local`)
  await expect(page.getByText('Only members can see this')).toBeVisible()
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  await expect(navigation.getByRole('link', { name: 'All servers' })).toBeVisible()
  await expect(navigation.getByRole('link', { name: 'This server' })).toHaveCount(0)
  await navigation.getByRole('link', { name: 'All servers' }).click()
  await expect(page).toHaveURL(/\/public$/)
  await expect(navigation.getByRole('link', { name: 'All servers' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await test.step('the next visit neither offers nor asks for it', async () => {
    const asked = () =>
      server.simulator.recorded.filter(({ path }) => path.startsWith('/api/v1/timelines/public'))
    const before = asked().length
    await page.goto(`${client}/~${host(server)}/`)
    await expect(page.getByText('Only members can see this')).toBeVisible()
    await expect(navigation.getByRole('link', { name: /This server|All servers/ })).toHaveCount(0)
    expect(asked()).toHaveLength(before)
  })
})

for (const [name, author] of [
  ['its author', 'ann'],
  ['someone else', 'somebody'],
])
  test(`the open post and its context are requested once when the URL names ${name}`, async ({
    page,
    client,
    server,
  }) => {
    const { id } = shared(client, server)
    // A realistic latency.
    server.simulator.script.delay(/statuses/, 150, { times: 9 })
    const asked = () =>
      server.simulator.recorded.map(({ path }) => path).filter((path) => path.includes(`/statuses/${id}`))
    await page.goto(`${client}/~${host(server)}/@${author}/${id}`)
    await expect(new StatusPage(page).focused.root).toContainText('Tea or coffee?')
    await expect(page).toHaveURL(new RegExp(`/@ann/${id}$`))
    await expect.poll(asked).toContain(`/api/v1/statuses/${id}/context`)
    await page.waitForLoadState('networkidle')
    expect(asked().toSorted()).toEqual([`/api/v1/statuses/${id}`, `/api/v1/statuses/${id}/context`])
  })
