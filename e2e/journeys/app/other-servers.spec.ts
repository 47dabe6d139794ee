import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { asDemoAccount, signIn } from '../../pages/sign-in'
import { StatusPage } from '../../pages/status'
import { findPosts, EVE, waitForStream } from '../../simulator-helpers'
import type { Server, ServeOptions } from '../../servers'

interface Kind {
  readonly software: NonNullable<ServeOptions['software']>
  /** The side that matches filters. */
  readonly matches: 'server' | 'here'
  /** Whether visitors may read posts there; null for an old version, where only a member reads and acts. */
  readonly open: boolean | null
}

/** Other software and older servers. */
const SERVERS: readonly Kind[] = [
  { software: 'gotosocial', matches: 'server', open: false },
  { software: 'akkoma', matches: 'here', open: true },
  { software: 'mastodon-3.5', matches: 'here', open: null },
  { software: 'mastodon-4.2', matches: 'server', open: null },
]

const ALERTS = { name: 'Notices' }

/** Expects neither toasts nor error states. */
async function expectCalm(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', ALERTS).getByRole('paragraph')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Try|Ask) again/ })).toHaveCount(0)
}

/** A post with a poll in a language ann does not read, and a reply to it. */
function talk(server: Server) {
  const { script } = server.simulator
  const question = script.as('eve@remote.example').publish({
    text: 'Tee oder Kaffee heute?',
    language: 'de',
    poll: { options: ['Tee', 'Kaffee'], expiresIn: 86_400, multiple: false, hideTotals: false },
  })
  script.advance(1000)
  script.as('ben').publish({ text: 'Tee, bitte.', inReplyToId: question.id })
  return question
}

/** Ann has a filter that warns of a word, and eve publishes a post with it. */
function warnOfSoup({ simulator }: Server) {
  const { script, server: core } = simulator
  core.world.filters.put({
    id: core.world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'soup',
    contexts: ['home', 'thread'],
    action: 'warn',
    expiresAt: null,
    keywords: [{ id: core.world.ids.serial(), keyword: 'soup', wholeWord: true }],
    statuses: [],
  })
  script.as(EVE).publish('Soup, at last')
}

/** Creates a list of ann with eve in it. */
function listOf(server: Server): void {
  const { world } = server.simulator.server
  const { script } = server.simulator
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: script.account(EVE).id })
}

/** Home is live, posts are published, lists and tags are read until the session ends. */
async function live(page: Page, server: Server, software: string): Promise<void> {
  const { script } = server.simulator
  const home = new TimelinePage(page)
  await test.step('home is live', async () => {
    await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Home' }).click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await expect(home.posts.first()).toBeVisible()
    await waitForStream(server)
    script.as(EVE).publish('Straight from eve #weather')
    await expect(home.posts.first()).toContainText('Straight from eve')
    script.as(EVE).publish({ text: '@ann between us', visibility: 'direct' })
    await expect(home.posts.first()).toContainText('between us')
  })
  await test.step('a post is published', async () => {
    await new Composer(page).publish(`Hello from ${software}`)
    await expect(home.post(`Hello from ${software}`).root).toHaveCount(1)
    await expect.poll(() => findPosts(server, 'Hello from')).toHaveLength(1)
  })
  const list = new TimelinePage(page, 'Close ones')
  await test.step('hashtags and lists', async () => {
    await home.post('Straight from eve').root.getByRole('link', { name: '#weather' }).click()
    const tag = new TimelinePage(page, /weather/)
    await expect(tag.post('Straight from eve').root).toBeVisible()
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .first()
      .getByRole('link', { name: 'Lists' })
      .click()
    await page.getByRole('main').getByRole('link', { name: 'Close ones' }).click()
    await expect(list.post('Straight from eve').root).toBeVisible()
    await expect(list.posts.filter({ hasText: 'between us' })).toHaveCount(0)
  })
  await test.step('an expired session is reported once and keeps the content', async () => {
    for (const { token, accountId } of server.simulator.server.world.tokens.values())
      if (accountId !== null) script.revoke(token)
    const post = list.post('Straight from eve')
    await post.favourite.click()
    await expect(page.getByText(/^Your session at .* ended/)).toHaveCount(1)
    await expect(post.root).toBeVisible()
  })
}

for (const { software, matches, open } of SERVERS)
  test.describe(software, () => {
    test.use({ software })

    test(`home, a conversation and a profile load, posts can be acted on, missing features are not offered, a filter matched ${matches === 'here' ? 'here' : 'by the server'} warns, and home is live`, async ({
      page,
      client,
      server,
    }) => {
      talk(server)
      warnOfSoup(server)
      listOf(server)
      // No other test would use the stored session of this software.
      await signIn(page, client, server.origin, asDemoAccount('ann'))
      const home = new TimelinePage(page)
      await expect(home.post('Tee oder Kaffee').root).toBeVisible()
      await expectCalm(page)
      await home.post('Tee oder Kaffee').time.click()
      const thread = new StatusPage(page)
      await expect(thread.focused.root).toContainText('Tee oder Kaffee')
      await expect(thread.post('Tee, bitte.').root).toBeVisible()
      await thread.focused.root.getByRole('link', { name: /^Eve/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: /Eve/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
      await expectCalm(page)
      await page.goBack()
      const { focused } = thread
      await focused.favourite.click()
      await expect(focused.favourite).toHaveAttribute('aria-pressed', 'true')
      // A menu opened before the server is known keeps a row for quoting.
      await expect
        .poll(() =>
          server.simulator.recorded.some((call) => call.path.endsWith('/instance') && call.status < 300),
        )
        .toBe(true)
      await page.waitForLoadState('networkidle')
      await focused.boost.click()
      await expect(page.getByRole('menuitem', { name: /[Qq]uote/ })).toHaveCount(0)
      await page.getByRole('menuitem', { name: /^Boost (publicly|quietly|to followers)$/ }).click()
      await expect(focused.boost).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('main').getByRole('radio', { name: /^Tee/ }).click()
      await page.getByRole('main').getByRole('button', { name: 'Vote' }).click()
      await expect(focused.root.getByText('100%').first()).toBeVisible()
      await expectCalm(page)
      const { world } = server.simulator.server
      const ann = server.simulator.script.account('ann').id
      await expect.poll(() => world.votes.values().some(({ accountId }) => accountId === ann)).toBe(true)
      await page.goBack()
      await expect(home.post('Tee oder Kaffee').root).toBeVisible()
      await expect(page.getByRole('article', { name: /Eve.*Matches filter “soup”/ })).toBeVisible()
      await expect(home.posts.filter({ hasText: 'Soup, at last' })).toHaveCount(0)
      if (open !== null) await live(page, server, software)
    })

    if (open !== null)
      test(`a visitor ${open ? 'reads a post' : 'sees that posts are for members'}`, async ({
        page,
        client,
        server,
      }) => {
        const { id } = server.simulator.script.as('ann').publish('For everybody')
        const { host } = new URL(server.origin)
        await page.goto(`${client}/~${host}/@ann/${server.simulator.server.software.encodeId(id)}`)
        if (open) await expect(new StatusPage(page).focused.root).toContainText('For everybody')
        else await expect(page.getByText(/only shows posts to its members/)).toBeVisible()
      })
  })
