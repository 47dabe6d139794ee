import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { expectPositionsKept, readDown } from '../../pages/list-positions'
import { waitUntilStill } from '../../pages/wait-until-still'
import { HEADER, readThere, scrollDown, wheel } from '../../pages/scrolling'
import { expectPosition, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const DAY = 24 * 3_600_000
const STORY = 'https://news.example/story'

/** How far down to read a list of posts, in CSS px: below its first page. */
const POSTS_DEPTH = 3200
/** The same for bookmarks and favourites, whose pages are longer. */
const MARKED_DEPTH = 5600
/** The same for lists of people. */
const PEOPLE_DEPTH = 4200

/** Publishes `count` posts and returns their ids, oldest first. */
function publish(server: Server, acct: string, count: number, draft: (at: number) => object = () => ({})) {
  const { script } = server.simulator
  return Array.from({ length: count }, (_, index) => {
    script.advance(1000)
    return script.as(acct).publish({ text: `Post ${index + 1}.`, ...draft(index + 1) }).id
  })
}

/** Marks posts for ann, the last one last. */
function mark(server: Server, table: 'bookmarks' | 'favourites' | 'pins', ids: readonly string[]) {
  const { world } = server.simulator.server
  const accountId = server.simulator.script.account('ann').id
  for (const statusId of ids)
    world[table].put({ id: world.ids.serial(), accountId, statusId, createdAt: Date.now() })
}

/** Adds people of a name to the server; returns their handles and ids. */
const people = (server: Server, count: number, name = 'reader') =>
  Array.from({ length: count }, (_, at) => {
    const acct = `${name}${at + 1}`
    return { acct, id: server.simulator.script.person(acct, { displayName: `${name} ${at + 1}` }) }
  })

interface List {
  name: string
  /** Fills the list and returns its path. */
  path: (server: Server) => string
  /** Presses what is needed before the list is shown. */
  begin?: (page: Page) => Promise<void>
  depth: number
}

/**
 * Lists that stand for the ways in which rows are found again. Home has its own marker, a hashtag requests its newest
 * page and seeks downwards, bookmarks are paged by cursors that are no ids of posts, people are no posts, and a
 * catch-up is stored as a whole and not kept mounted.
 */
const LISTS: List[] = [
  {
    name: 'home',
    path: (server) => {
      publish(server, EVE, 50)
      return '/home'
    },
    depth: POSTS_DEPTH,
  },
  {
    name: 'a hashtag',
    path: (server) => {
      publish(server, EVE, 50, (at) => ({ text: `Seed ${at} #sowing` }))
      return '/tags/sowing'
    },
    depth: POSTS_DEPTH,
  },
  {
    name: 'bookmarks',
    path: (server) => {
      mark(server, 'bookmarks', publish(server, EVE, 70))
      return '/bookmarks'
    },
    depth: MARKED_DEPTH,
  },
  {
    name: 'followers of an account',
    path: (server) => {
      for (const { acct } of people(server, 90)) server.simulator.script.as(acct).follow(EVE)
      return `/@${EVE}/followers`
    },
    depth: PEOPLE_DEPTH,
  },
  {
    name: 'a catch-up',
    path: (server) => {
      publish(server, EVE, 90)
      return '/catch-up'
    },
    begin: (page) => page.getByRole('button', { name: 'Last hour' }).click(),
    depth: POSTS_DEPTH,
  },
]

/** Closes a page as a user does. */
async function closed(page: Page) {
  const end = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await end
}

/** Scrolls up a little; returns the current row. */
async function readBack(page: Page) {
  const from = await page.evaluate(() => window.scrollY)
  await wheel(page, -200, async () => (await page.evaluate(() => window.scrollY)) < from - 150)
  await waitUntilStill(page)
  return readThere(page)
}

for (const { name, path, begin, depth } of LISTS)
  test(`${name}: Back, a reload and a new start the next day restore the position`, async ({
    page,
    ownContext,
    server,
    annOpens,
  }) => {
    await annOpens(path(server))
    await begin?.(page)
    const { row, top } = await readDown(page, depth)
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
      publish(server, EVE, 5, (at) => ({ text: `The next day ${at} #sowing` }))
      const next = await ownContext.newPage()
      await ownContext.clock.install({ time: Date.now() + DAY })
      await next.goto(address)
      const same = next.locator(`main [data-key="${last.key}"]`)
      await expect(same).toBeInViewport()
      await expectPosition(same, last.top)
    })
  })

// The positions of all lists are stored in one way: the other lists, several per journey, prove that they take part.

test('public feeds: positions are kept', async ({ page, client, server, annOpens }) => {
  publish(server, EVE, 30, () => ({ mediaIds: [server.simulator.script.attach(EVE)] }))
  publish(server, EVE, 50)
  publish(server, 'cleo', 50)
  await expectPositionsKept(page, client, annOpens, {
    '/public': POSTS_DEPTH,
    '/public/local': POSTS_DEPTH,
    '/public/remote': POSTS_DEPTH,
    '/public?media=1': POSTS_DEPTH,
  })
})

test('a list, several hashtags and a link: positions are kept', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const { world } = server.simulator.server
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: script.account(EVE).id })
  publish(server, EVE, 30, (at) => ({ text: `Read ${at}: ${STORY}` }))
  const card = world.statuses.values().find((status) => status.card?.url === STORY)?.card
  if (!card) throw new Error('the simulator made no card')
  world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
  publish(server, EVE, 50, (at) => ({ text: at % 2 ? `Seed ${at} #sowing` : `Sheaf ${at} #reaping` }))
  await expectPositionsKept(page, client, annOpens, {
    [`/lists/${list.id}`]: POSTS_DEPTH,
    '/tags/sowing?any=reaping&none=ads': POSTS_DEPTH,
    [`/links/${encodeURIComponent(STORY)}`]: POSTS_DEPTH,
  })
})

test('favourites, pinned posts and quotes: positions are kept', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  mark(server, 'favourites', publish(server, EVE, 70))
  mark(server, 'pins', publish(server, 'ann', 15))
  const [id] = publish(server, 'ann', 1, () => ({ quotePolicy: 'public' }))
  publish(server, EVE, 50, () => ({ quotedStatusId: id }))
  await expectPositionsKept(page, client, annOpens, {
    '/favourites': MARKED_DEPTH,
    '/pinned': 600,
    [`/@ann/${id}/quotes`]: 6000,
  })
})

test('posts, replies, media and tagged posts of an account: positions are kept, but not in another tab', async ({
  page,
  context,
  client,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  publish(server, EVE, 60, () => ({ mediaIds: [script.attach(EVE), script.attach(EVE)] }))
  publish(server, EVE, 50, (at) => ({ text: `Seed ${at}. #sowing` }))
  await expectPositionsKept(page, client, annOpens, {
    [`/@${EVE}`]: POSTS_DEPTH,
    [`/@${EVE}/with_replies`]: POSTS_DEPTH,
    [`/@${EVE}/media`]: POSTS_DEPTH,
    [`/@${EVE}/tagged/sowing`]: POSTS_DEPTH,
  })

  await test.step('a list opened in another tab starts at its top', async () => {
    const otherTab = await context.newPage()
    await otherTab.goto(`${client}/@${EVE}`)
    const first = otherTab.getByRole('feed').getByRole('article').first()
    await expect(first).toContainText('Seed 50.')
    await expect(first).toBeInViewport()
  })
})

test('people of a post, muted accounts and follow requests: positions are kept', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  const { script, server: at } = server.simulator
  const [id = ''] = publish(server, 'ann', 1)
  for (const { acct } of people(server, 90, 'booster')) script.as(acct).boost(id)
  for (const { acct } of people(server, 90, 'admirer')) script.as(acct).favourite(id)
  for (const { acct } of people(server, 90, 'nuisance')) script.as('ann').mute(acct)
  at.world.accounts.patch(script.account('ann').id, { locked: true })
  for (const { acct } of people(server, 90, 'asker')) script.as(acct).follow('ann')
  await expectPositionsKept(page, client, annOpens, {
    [`/@ann/${id}/reblogs`]: PEOPLE_DEPTH,
    [`/@ann/${id}/favourites`]: PEOPLE_DEPTH,
    '/mutes': PEOPLE_DEPTH,
    '/follow_requests': PEOPLE_DEPTH,
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
