import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { TimelinePage } from '../pages/home'
import { StatusPage } from '../pages/status'
import type { Server } from '../servers'

/** Other software and older servers, and who matches filters there. */
const SERVERS = [
  { software: 'gotosocial', matches: 'server' },
  { software: 'pleroma', matches: 'here' },
  { software: 'mastodon-3.5', matches: 'here' },
  { software: 'mastodon-4.2', matches: 'server' },
] as const

const ALERTS = { name: 'Alerts' }

/** What a reader complains of: a notice, or a state of error in the page. */
async function expectCalm(page: Page) {
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('region', ALERTS).getByRole('paragraph')).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Try|Ask) again/ })).toHaveCount(0)
}

/** A question with a poll in a language ann does not read, and an answer to it. */
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

for (const { software, matches } of SERVERS)
  test.describe(software, () => {
    test.use({ software })

    test('home, a conversation and a profile are read without a complaint', async ({
      page,
      server,
      signInAs,
    }) => {
      talk(server)
      await signInAs('ann', server)
      const home = new TimelinePage(page)
      await expect(home.post('Tee oder Kaffee').root).toBeVisible()
      await expectCalm(page)
      await home.post('Tee oder Kaffee').time.click()
      const thread = new StatusPage(page)
      await expect(thread.focused.root).toContainText('Tee oder Kaffee')
      await expect(thread.post('Tee, bitte.').root).toBeVisible()
      await expectCalm(page)
      await thread.focused.root.getByRole('link', { name: /^Eve/ }).click()
      await expect(page.getByRole('heading', { level: 2, name: /Eve/ })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Following' })).toBeVisible()
      await expectCalm(page)
      await page.goBack()
      await page.goBack()
      await expect(home.post('Tee oder Kaffee').root).toBeVisible()
    })

    test('one acts on a post; what the server has not is not offered', async ({ page, server, signInAs }) => {
      talk(server)
      await signInAs('ann', server)
      const home = new TimelinePage(page)
      await home.post('Tee oder Kaffee').time.click()
      const { focused } = new StatusPage(page)
      await expect(focused.root).toContainText('Tee oder Kaffee')
      await focused.favourite.click()
      await expect(focused.favourite).toHaveAttribute('aria-pressed', 'true')
      // A menu that is opened before the server said what it is keeps a place for quoting.
      await expect
        .poll(() =>
          server.simulator.recorded.some((call) => call.path.endsWith('/instance') && call.status < 300),
        )
        .toBe(true)
      await page.waitForLoadState('networkidle')
      await focused.boost.click()
      await expect(page.getByRole('menuitem', { name: /[Qq]uote/ })).toHaveCount(0)
      await page.getByRole('menuitem', { name: 'Boost', exact: true }).click()
      await expect(focused.boost).toHaveAttribute('aria-pressed', 'true')
      await page.getByRole('main').getByRole('radio', { name: /^Tee/ }).click()
      await page.getByRole('main').getByRole('button', { name: 'Vote' }).click()
      await expect(focused.root.getByText('100%').first()).toBeVisible()
      await expectCalm(page)
      const { world } = server.simulator.server
      const ann = server.simulator.script.account('ann').id
      await expect.poll(() => world.votes.values().some(({ accountId }) => accountId === ann)).toBe(true)
    })

    test(`a filter warns, matched ${matches === 'here' ? 'here' : 'by the server'}`, async ({
      page,
      server,
      signInAs,
    }) => {
      const { script, server: core } = server.simulator
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
      script.as('eve@remote.example').publish('Soup, at last')
      await signInAs('ann', server)
      const home = new TimelinePage(page)
      await expect(page.getByRole('article', { name: /Eve.*Matches filter “soup”/ })).toBeVisible()
      await expect(home.posts.filter({ hasText: 'Soup, at last' })).toHaveCount(0)
      await expectCalm(page)
    })
  })
