import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { StatusCard } from '../../pages/status-card'
import { toast } from '../../pages/toast'
import { Viewer } from '../../pages/viewer'
import type { Server } from '../../servers'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1920, height: 900 }))

const hostOf = ({ origin }: Server): string => new URL(origin).host
const identityOf = (acct: string, server: Server): string => `${acct}@${hostOf(server)}`

/** Replaces the columns of the deck: home of each of these accounts, in this order. */
async function openHomes(page: Page, client: string, identities: string[]): Promise<Locator[]> {
  await page.evaluate(
    (all) => {
      const columns = all.map((identity, at) => ({
        id: `home-${at}`,
        identity,
        path: '/home',
        // Rows of one list have different heights in columns of different widths.
        width: 380 + 60 * at,
        collapsed: false,
        title: '',
      }))
      const data = { writer: '', revisions: {}, columns, layouts: [], layout: null }
      localStorage.setItem('skein:deck', JSON.stringify({ version: 1, data }))
    },
    [...identities],
  )
  await page.goto(`${client}/deck`)
  const columns = identities.map((_, at) => page.locator('main [data-column]').nth(at))
  for (const column of columns) await expect(column.getByRole('article').first()).toBeVisible()
  return columns
}

const postIn = (column: Locator, text: string): StatusCard =>
  new StatusCard(column.getByRole('article').filter({ hasText: text }).first())
const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'
const readsOf = ({ simulator }: Server): string[] =>
  simulator.recorded.flatMap(({ method, route }) => (method === 'GET' && route ? [route] : []))
const writesOf = ({ simulator }: Server): string[] =>
  simulator.recorded.flatMap(({ method, route }) => (method === 'POST' && route ? [route] : []))

test('columns of one account share its posts, those of another with the same ids do not', async ({
  page,
  client,
  twoServers,
  signInAs,
}) => {
  const [first, second] = twoServers
  await signInAs('ann', first)
  await signInAs('ann', second)
  const [left, right, other] = (await openHomes(page, client, [
    identityOf('ann', first),
    identityOf('ann', first),
    identityOf('ann', second),
  ])) as [Locator, Locator, Locator]

  await test.step('a streamed post appears in both columns of its account', async () => {
    first.simulator.script.as('ben').publish({ text: 'Seen on the first' })
    second.simulator.script.as('ben').publish({ text: 'Seen on the second' })
    for (const column of [left, right]) {
      await expect(postIn(column, 'Seen on the first').root).toBeVisible()
      await expect(postIn(column, 'Seen on the second').root).toHaveCount(0)
    }
    await expect(postIn(other, 'Seen on the second').root).toBeVisible()
    await expect(postIn(other, 'Seen on the first').root).toHaveCount(0)
  })

  // Both servers have this post under the same id, so that only the server tells them apart.
  const [here, copy, there] = [left, right, other].map((column) => postIn(column, 'With a picture.')) as [
    StatusCard,
    StatusCard,
    StatusCard,
  ]
  const idOf = ({ root }: StatusCard) => root.getAttribute('data-status')
  expect(await idOf(here)).toBe(await idOf(there))

  await test.step('a favourite shows in both, and reaches only its server', async () => {
    await here.favourite.click()
    await expect(copy.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(() => writesOf(first)).toContain('POST /api/v1/statuses/:id/favourite')
    expect(writesOf(second)).not.toContain('POST /api/v1/statuses/:id/favourite')
    await expect(there.favourite).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('a reply and a hover card are of the account of the column', async () => {
    await there.reply.click()
    const composer = page.getByRole('form', { name: /^Reply to / })
    await expect(composer.getByRole('button', { name: new RegExp(hostOf(second)) })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await expect(composer).toHaveCount(0)
    const [readFirst, readSecond] = [readsOf(first), readsOf(second)]
    await there.root.getByRole('link').filter({ hasText: '@' }).first().hover()
    const card = page.getByRole('dialog', { name: 'Preview' })
    await expect(card).toContainText('@finn@remote.example')
    await expect.poll(() => readsOf(second).slice(readSecond.length)).toContain(RELATIONSHIPS)
    expect(readsOf(first).slice(readFirst.length)).not.toContain(RELATIONSHIPS)
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })

  await test.step('the media viewer acts as the account of the column', async () => {
    const favourites = (server: Server) =>
      writesOf(server).filter((route) => route === 'POST /api/v1/statuses/:id/favourite').length
    const before = favourites(first)
    await there.root.locator('[data-action="media"]').first().click()
    const viewer = new Viewer(page)
    await new StatusCard(viewer.root).favourite.click()
    await expect.poll(() => favourites(second)).toBe(1)
    await viewer.button('Close').click()
    await expect(viewer.root).toHaveCount(0)
    await expect(there.favourite).toHaveAttribute('aria-pressed', 'true')
    expect(favourites(first)).toBe(before)
  })

  await test.step('a refusal names the account of the column', async () => {
    second.simulator.script.refuse('POST /api/v1/statuses/:id/bookmark', 422, { error: 'Not now' })
    await there.bookmark.click()
    await expect(toast(page, `@${identityOf('ann', second)}`)).toBeVisible()
    await expect(there.bookmark).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('each keeps its position, also after a post was opened from it', async () => {
    const scrollerOf = (column: Locator) => column.locator(':scope > *').first()
    const position = (column: Locator) => scrollerOf(column).evaluate(({ scrollTop }) => scrollTop)
    const positions = async () => [await position(left), await position(right), await position(other)]
    for (const [column, top] of [
      [left, 900],
      [right, 0],
      [other, 300],
    ] as const)
      await scrollerOf(column).evaluate((element, to) => element.scrollTo({ top: to }), top)
    await expect.poll(positions).toEqual([900, 0, 300])
    const title = page.getByRole('main').getByRole('heading', { level: 1, name: 'Post' })
    await postIn(left, 'Quote me if you like').time.click()
    await expect(title).toBeVisible()
    await page.goBack()
    await expect(title).toHaveCount(0)
    expect(await positions()).toEqual([900, 0, 300])
  })

  await test.step('posts that arrive move no row in the columns that were scrolled', async () => {
    const read = [left, other].map((column) => column.locator('[data-key]'))
    const places = () =>
      Promise.all(
        read.map((rows) =>
          rows.evaluateAll((elements) =>
            Object.fromEntries(
              elements
                .map((row) => [row.getAttribute('data-key'), row.getBoundingClientRect()] as const)
                .filter(([, { top, bottom }]) => bottom > 100 && top < innerHeight)
                .map(([key, { top }]) => [key, Math.round(top)]),
            ),
          ),
        ),
      )
    const before = await places()
    for (const { simulator } of twoServers) simulator.script.as('ben').publish('Came while reading')
    for (const column of [left, other])
      await expect(column.getByRole('button', { name: /new post/i })).toBeVisible()
    expect(await places()).toEqual(before)
  })
})
