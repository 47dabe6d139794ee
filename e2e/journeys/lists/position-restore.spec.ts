import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { waitUntilStill } from '../../pages/wait-until-still'
import { HEADER, readThere, scrollDown, wheel } from '../../pages/scrolling'
import { expectPosition, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const DAY = 24 * 3_600_000
const STORY = 'https://news.example/story'

/** Publishes `count` posts and returns their ids, oldest first. */
function publish(server: Server, acct: string, count: number, draft: (at: number) => object = () => ({})) {
  const { script } = server.simulator
  return Array.from({ length: count }, (_, index) => {
    script.advance(1000)
    return script.as(acct).publish({ text: `Post ${index + 1}.`, ...draft(index + 1) }).id
  })
}

/** Marks posts for ann, the last one last. */
function mark(
  server: Server,
  table: 'bookmarks' | 'favourites' | 'pins',
  ids: readonly string[],
  acct = 'ann',
) {
  const { world } = server.simulator.server
  const accountId = server.simulator.script.account(acct).id
  for (const statusId of ids)
    world[table].put({ id: world.ids.serial(), accountId, statusId, createdAt: Date.now() })
}

const people = (server: Server, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const acct = `reader${at + 1}`
    return { acct, id: server.simulator.script.person(acct, { displayName: `Reader ${at + 1}` }) }
  })

interface List {
  name: string
  /** Fills the list and returns its path. */
  path: (server: Server) => string
  /** Presses what is needed before the list is shown. */
  begin?: (page: Page) => Promise<void>
  /** How far down to scroll, in CSS px. */
  depth?: number
}

const LISTS: List[] = [
  {
    name: 'home',
    path: (server) => {
      publish(server, EVE, 50)
      return '/home'
    },
  },
  {
    name: 'all servers',
    path: (server) => {
      publish(server, EVE, 50)
      return '/public'
    },
  },
  {
    name: 'this server',
    path: (server) => {
      publish(server, 'cleo', 50)
      return '/public/local'
    },
  },
  {
    name: 'other servers',
    path: (server) => {
      publish(server, EVE, 50)
      return '/public/remote'
    },
  },
  {
    name: 'posts with media only',
    path: (server) => {
      publish(server, EVE, 30, () => ({ mediaIds: [server.simulator.script.attach(EVE)] }))
      return '/public?media=1'
    },
  },
  {
    name: 'a list',
    path: (server) => {
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
      publish(server, EVE, 50)
      return `/lists/${list.id}`
    },
  },
  {
    name: 'a hashtag',
    path: (server) => {
      publish(server, EVE, 50, (at) => ({ text: `Seed ${at} #sowing` }))
      return '/tags/sowing'
    },
  },
  {
    name: 'a hashtag with additional hashtags',
    path: (server) => {
      publish(server, EVE, 50, (at) => ({ text: at % 2 ? `Seed ${at} #sowing` : `Sheaf ${at} #reaping` }))
      return '/tags/sowing?any=reaping&none=ads'
    },
  },
  {
    name: 'a link',
    path: (server) => {
      publish(server, EVE, 30, (at) => ({ text: `Read ${at}: ${STORY}` }))
      const { world } = server.simulator.server
      const card = world.statuses.values().find((status) => status.card?.url === STORY)?.card
      if (!card) throw new Error('the simulator made no card')
      world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
      return `/links/${encodeURIComponent(STORY)}`
    },
  },
  {
    name: 'bookmarks',
    path: (server) => {
      mark(server, 'bookmarks', publish(server, EVE, 70))
      return '/bookmarks'
    },
    depth: 5600,
  },
  {
    name: 'favourites',
    path: (server) => {
      mark(server, 'favourites', publish(server, EVE, 70))
      return '/favourites'
    },
    depth: 5600,
  },
  {
    name: 'pinned posts',
    path: (server) => {
      mark(server, 'pins', publish(server, 'ann', 15))
      return '/pinned'
    },
    depth: 600,
  },
  {
    name: 'posts of an account',
    path: (server) => {
      publish(server, EVE, 50)
      return `/@${EVE}`
    },
  },
  {
    name: 'posts and replies of an account',
    path: (server) => {
      publish(server, EVE, 50)
      return `/@${EVE}/with_replies`
    },
  },
  {
    name: 'media of an account',
    path: (server) => {
      publish(server, EVE, 60, () => ({
        mediaIds: [server.simulator.script.attach(EVE), server.simulator.script.attach(EVE)],
      }))
      return `/@${EVE}/media`
    },
  },
  {
    name: 'posts of an account with a hashtag',
    path: (server) => {
      publish(server, EVE, 50, (at) => ({ text: `Seed ${at} #sowing` }))
      return `/@${EVE}/tagged/sowing`
    },
  },
  {
    name: 'quotes of a post',
    path: (server) => {
      const [id] = publish(server, 'ann', 1, () => ({ quotePolicy: 'public' }))
      publish(server, EVE, 50, () => ({ quotedStatusId: id }))
      return `/@ann/${id}/quotes`
    },
    depth: 6000,
  },
  {
    name: 'people who boosted a post',
    path: (server) => {
      const [id = ''] = publish(server, 'ann', 1)
      for (const { acct } of people(server, 90)) server.simulator.script.as(acct).boost(id)
      return `/@ann/${id}/reblogs`
    },
    depth: 4200,
  },
  {
    name: 'people who favourited a post',
    path: (server) => {
      const [id = ''] = publish(server, 'ann', 1)
      for (const { acct } of people(server, 90)) server.simulator.script.as(acct).favourite(id)
      return `/@ann/${id}/favourites`
    },
    depth: 4200,
  },
  {
    name: 'followers of an account',
    path: (server) => {
      for (const { acct } of people(server, 90)) server.simulator.script.as(acct).follow(EVE)
      return `/@${EVE}/followers`
    },
    depth: 4200,
  },
  {
    name: 'muted accounts',
    path: (server) => {
      for (const { acct } of people(server, 90)) server.simulator.script.as('ann').mute(acct)
      return '/mutes'
    },
    depth: 4200,
  },
  {
    name: 'follow requests',
    path: (server) => {
      const { script, server: at } = server.simulator
      at.world.accounts.patch(script.account('ann').id, { locked: true })
      for (const { acct } of people(server, 90)) script.as(acct).follow('ann')
      return '/follow_requests'
    },
    depth: 4200,
  },
  {
    name: 'a catch-up',
    path: (server) => {
      publish(server, EVE, 90)
      return '/catch-up'
    },
    begin: (page) => page.getByRole('button', { name: 'Last hour' }).click(),
  },
]

/** Closes a page as a user does. */
async function closed(page: Page) {
  const end = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await end
}

/** Opens a list and scrolls down; returns the current row. */
async function readDown(page: Page, { begin, depth = 3200 }: Pick<List, 'begin' | 'depth'>) {
  await begin?.(page)
  await expect(page.locator('main [data-key]').first()).toBeVisible()
  await scrollDown(page, depth)
  return readThere(page)
}

/** Scrolls up a little; returns the current row. */
async function readBack(page: Page) {
  const from = await page.evaluate(() => window.scrollY)
  await wheel(page, -200, async () => (await page.evaluate(() => window.scrollY)) < from - 150)
  await waitUntilStill(page)
  return readThere(page)
}

for (const list of LISTS)
  test(`${list.name}: Back, a reload and a new start the next day restore the position`, async ({
    page,
    ownContext,
    server,
    annOpens,
  }) => {
    await annOpens(list.path(server))
    const { row, top } = await readDown(page, list)
    const address = page.url()

    await test.step('Back', async () => {
      await page
        .getByRole('navigation', { name: 'Navigation' })
        .getByRole('link', { name: 'Settings' })
        .click()
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(address)
      await expect(row).toBeInViewport()
      await expectPosition(row, top)
    })

    // The state of a list is saved shortly after a change, and when the page is left.
    await test.step('a reload', async () => {
      await page.reload()
      await expect(row).toBeInViewport()
      await expectPosition(row, top)
    })

    await test.step('closed where it was read last, and opened again the next day', async () => {
      const last = await readBack(page)
      await closed(page)
      server.simulator.script.advance(DAY)
      publish(server, EVE, 5, (at) => ({ text: `The next day ${at} #sowing ${STORY}` }))
      const next = await ownContext.newPage()
      await ownContext.clock.install({ time: Date.now() + DAY })
      await next.goto(address)
      const same = next.locator(`main [data-key="${last.key}"]`)
      await expect(same).toBeInViewport()
      await expectPosition(same, last.top)
    })
  })

test('featured content: Back, a reload and a new start restore the position', async ({
  page,
  context,
  client,
  server,
  annOpens,
}) => {
  const { world } = server.simulator.server
  const from = server.simulator.script.account(EVE).id
  for (const { id: to } of people(server, 38)) world.endorsements.put({ id: world.ids.serial(), from, to })
  await annOpens(`/@${EVE}/featured`)
  const inside = (tab: Page) => tab.getByRole('region', { name: 'Featured accounts' }).getByRole('listitem')
  await expect(inside(page)).toHaveCount(38)
  await scrollDown(page, 1000)
  const at = await inside(page).evaluateAll(
    (all, header) => all.findIndex((one) => one.getBoundingClientRect().top >= header),
    HEADER,
  )
  const person = inside(page).nth(at)
  const top = await topOf(person)

  await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(person).toBeInViewport()
  await expectPosition(person, top)

  await page.reload()
  await expect(person).toBeInViewport()
  await expectPosition(person, top)

  await closed(page)
  const next = await context.newPage()
  await next.goto(`${client}/@${EVE}/featured`)
  const same = inside(next).nth(at)
  await expect(same).toBeInViewport()
  await expectPosition(same, top)
})

test('a list opened in another tab starts at its top', async ({
  page,
  context,
  client,
  server,
  annOpens,
}) => {
  publish(server, EVE, 50)
  await annOpens(`/@${EVE}`)
  await readDown(page, { depth: 1600 })
  // The position is saved by then.
  await page.reload()
  await expect(page.locator('main [data-key]').first()).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto(`${client}/@${EVE}`)
  await expect(otherTab.getByRole('feed').getByRole('article').first()).toContainText('Post 50.')
  await expect(otherTab.getByRole('feed').getByRole('article').first()).toBeInViewport()
})
