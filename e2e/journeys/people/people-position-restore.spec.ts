import { expect, test } from '../../fixtures'
import { readThere, scrollDown } from '../../pages/scrolling'
import { expectPosition } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const COUNT = 60

/** Adds people of a name to the server; returns their handles. */
const people = ({ simulator: { script } }: Server, name: string) =>
  Array.from({ length: COUNT }, (_, at) => {
    const acct = `${name}${at + 1}`
    script.person(acct, { displayName: `${name} ${at + 1}` })
    return acct
  })

/** The lists by path, each with what fills it. */
const LISTS: Record<string, (server: Server) => void> = {
  [`/@${EVE}/following`]: (server) => {
    for (const acct of people(server, 'followed')) server.simulator.script.as(EVE).follow(acct)
  },
  '/blocks': (server) => {
    for (const acct of people(server, 'blocked')) server.simulator.script.as('ann').block(acct)
  },
  '/domain_blocks': ({ simulator: { script, server } }) => {
    const accountId = script.account('ann').id
    for (let at = 1; at <= COUNT; at++)
      server.world.domainBlocks.put({
        id: server.world.ids.serial(),
        accountId,
        domain: `server${at}.example`,
      })
  },
  '/conversations': (server) => {
    for (const acct of people(server, 'writer')) {
      server.simulator.script.advance(1000)
      server.simulator.script.as(acct).publish({ text: '@ann hello', visibility: 'direct' })
    }
  },
  '/notifications/requests': (server) => {
    const { script } = server.simulator
    script.policy('ann', { for_not_following: 'filter' })
    for (const acct of people(server, 'stranger')) {
      script.advance(1000)
      script.as(acct).publish('@ann hello there')
    }
  },
}

// One test for all lists, since signing in takes longer than each of them.
test('lists of people, servers and conversations: Back and a reload restore the position', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  test.slow()
  for (const fill of Object.values(LISTS)) fill(server)
  await annOpens('/preferences')
  for (const path of Object.keys(LISTS))
    await test.step(path, async () => {
      await page.goto(client + path)
      await expect(page.locator('main [data-key]').first()).toBeVisible()
      await scrollDown(page, 1200)
      const { row, top } = await readThere(page)
      await page
        .getByRole('navigation', { name: 'Navigation' })
        .getByRole('link', { name: 'Settings' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(client + path)
      await expect(row).toBeInViewport()
      await expectPosition(row, top)
      await page.reload()
      await expect(row).toBeInViewport()
      await expectPosition(row, top)
    })
})
