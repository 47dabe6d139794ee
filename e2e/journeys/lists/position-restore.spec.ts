import type { BrowserContext, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { waitUntilStill } from '../../pages/wait-until-still'
import { HEADER, readThere, scrollDown, wheel } from '../../pages/scrolling'
import { expectPosition, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const DAY = 24 * 3_600_000

/** Publishes `count` posts and returns their ids, oldest first. */
function publish(server: Server, acct: string, count: number, words = 'Post') {
  const { script } = server.simulator
  return Array.from({ length: count }, (_, index) => {
    script.advance(1000)
    return script.as(acct).publish(`${words} ${index + 1}.`).id
  })
}

/** Bookmarks posts for ann, the last one last. */
function mark(server: Server, ids: readonly string[]) {
  const { world } = server.simulator.server
  const accountId = server.simulator.script.account('ann').id
  for (const statusId of ids)
    world.bookmarks.put({ id: world.ids.serial(), accountId, statusId, createdAt: Date.now() })
}

interface List {
  /** Fills the list and returns its path. */
  path: (server: Server) => string
  /** How far down to read, in CSS px: below the first page. */
  depth: number
  /** The first row, where another tab starts. Default: not checked, as home resumes in all tabs. */
  first?: string
}

/** Home has a marker of its own and is live. `app/routes/list-positions.test.tsx` has the lists that are not here. */
const HOME: List = {
  path: (server) => {
    publish(server, EVE, 50)
    return '/home'
  },
  depth: 3200,
}

/** Stands for all lists that the server pages. */
const BOOKMARKS: List = {
  path: (server) => {
    mark(server, publish(server, EVE, 70))
    return '/bookmarks'
  },
  depth: 5600,
  first: 'Post 70.',
}

/** Closes a page as a user does. */
async function closed(page: Page) {
  const end = page.waitForEvent('close')
  await page.close({ runBeforeUnload: true })
  await end
}

/** Reads down the list on screen, past `depth` CSS px; returns the current row. */
async function readDown(page: Page, depth: number) {
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

interface Fixtures {
  page: Page
  context: BrowserContext
  server: Server
  annOpens: (path: string) => Promise<void>
}

/** Reads down a list, and checks that it is at its row again after Back, a reload and a new start the next day. */
async function expectRestored(
  { path, depth, first }: List,
  { page, context, server, annOpens }: Fixtures,
  beginDay: () => Promise<void>,
) {
  await annOpens(path(server))
  const { row, top } = await readDown(page, depth)
  const address = page.url()

  await test.step('Back', async () => {
    await page
      .getByRole('navigation', { name: 'Navigation' })
      .getByRole('link', { name: 'Preferences' })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
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

  if (first !== undefined)
    await test.step('another tab starts at the top', async () => {
      const other = await context.newPage()
      await other.goto(address)
      const firstRow = other.getByRole('feed').getByRole('article').first()
      await expect(firstRow).toContainText(first)
      await expect(firstRow).toBeInViewport()
      await other.close()
    })

  await test.step('closed where it was read last, and opened again the next day', async () => {
    const last = await readBack(page)
    await closed(page)
    server.simulator.script.advance(DAY)
    publish(server, EVE, 5, 'The next day')
    const next = await context.newPage()
    await beginDay()
    await next.goto(address)
    const same = next.locator(`main [data-key="${last.key}"]`)
    await expect(same).toBeInViewport()
    await expectPosition(same, last.top)
  })
}

test('home: Back, a reload and a new start the next day restore the position', async ({
  page,
  ownContext,
  server,
  annOpens,
}) => {
  await expectRestored(HOME, { page, context: ownContext, server, annOpens }, () =>
    ownContext.clock.install({ time: Date.now() + DAY }),
  )
})

test('home and notifications, opened in turn, keep their position through Back and a reload', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens(HOME.path(server))
  const { row, top } = await readDown(page, HOME.depth)
  const address = page.url()
  const open = async (name: RegExp) => {
    await page.getByRole('navigation', { name: 'Navigation' }).getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  const isThere = async () => {
    await expect(row).toBeInViewport()
    await expectPosition(row, top)
  }
  await open(/^Notifications/)
  await open(/^Home/)
  await isThere()
  await page.reload()
  await isThere()
  await open(/^Notifications/)
  await open(/^Home/)
  await isThere()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /^Notifications/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(address)
  await isThere()
})

test('bookmarks: Back, a reload and a new start restore the position', async ({
  page,
  context,
  server,
  annOpens,
}) => {
  // The time of the browser does not matter here, and a context with a clock could not be shared.
  await expectRestored(BOOKMARKS, { page, context, server, annOpens }, () => Promise.resolve())
})

test('featured content: Back and a new start restore the position', async ({
  page,
  context,
  client,
  server,
  annOpens,
}) => {
  const { world } = server.simulator.server
  const from = server.simulator.script.account(EVE).id
  for (let at = 1; at <= 38; at++) {
    const to = server.simulator.script.person(`reader${at}`)
    world.endorsements.put({ id: world.ids.serial(), from, to })
  }
  await annOpens(`/@${EVE}/featured`)
  const inside = (tab: Page) => tab.getByRole('region', { name: 'Featured accounts' }).getByRole('listitem')
  await expect(inside(page).first()).toBeVisible()
  await scrollDown(page, 1000)
  const readId = await inside(page).evaluateAll(
    (all, header) =>
      all.find((one) => one.getBoundingClientRect().top >= header)?.getAttribute('data-person') ?? '',
    HEADER,
  )
  const read = (tab: Page) => tab.locator(`main [data-person="${readId}"]`)
  const person = read(page)
  const top = await topOf(person)

  await page
    .getByRole('navigation', { name: 'Navigation' })
    .getByRole('link', { name: 'Preferences' })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
  await page.goBack()
  await expect(person).toBeInViewport()
  await expectPosition(person, top)

  await closed(page)
  const next = await context.newPage()
  await next.goto(`${client}/@${EVE}/featured`)
  const same = read(next)
  await expect(same).toBeInViewport()
  await expectPosition(same, top)
})
