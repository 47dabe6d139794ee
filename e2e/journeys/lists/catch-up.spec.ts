import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { readerRow, scrollDown } from '../../pages/scrolling'
import { toast } from '../../pages/toast'
import { expectPosition, topOf } from '../../element-position'
import { EVE, FINN } from '../../simulator-helpers'
import type { Server } from '../../servers'

const HOME = 'GET /api/v1/timelines/home'

/** A busy hour: 60 posts by one account, a boost by another. */
function chatter(server: Server) {
  const { script } = server.simulator
  for (let at = 1; at <= 60; at++) script.as(EVE).publish(`Chatter ${at}`)
  script.as(FINN).boost(script.as(EVE).publish('Worth a boost').id)
}

test('an hour of home is loaded despite a rate limit, filtered, restored by Back, and saved for later', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  chatter(server)
  await annOpens('/catch-up')
  const feed = new TimelinePage(page, 'Catch-up')
  const eve = page.getByRole('button', { name: /^Eve.*: 61 posts/ })

  await test.step('a rate limit shows when loading continues, and stopping keeps loaded posts', async () => {
    // Refuse the second page of the catch-up, but not home, which requests shorter pages.
    script.refuse(
      ({ url }) => {
        const { pathname, searchParams } = new URL(url)
        return pathname.endsWith('/home') && searchParams.get('limit') === '40' && searchParams.has('max_id')
      },
      429,
      { error: 'Too many requests' },
    )
    await page.getByRole('button', { name: 'Last hour' }).click()
    await expect(page.getByText(/Loading continues at/)).toBeVisible()
    await page.getByRole('button', { name: 'Stop loading' }).click()
    await expect(page.getByText('You stopped loading. Continue to load the rest.')).toBeVisible()
    await expect(feed.posts.first()).toContainText('Worth a boost')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(eve).toBeVisible()
  })

  await test.step('it is filtered, and is as before after opening a post, and after a reload', async () => {
    await page.getByRole('button', { name: 'Boosts: 1' }).click()
    await expect(feed.posts).toHaveCount(1)
    await page.getByRole('button', { name: /^All: / }).click()
    await eve.click()
    await expect(feed.posts.first()).toContainText('Worth a boost')
    await scrollDown(page, 1200)
    const bar = page.getByRole('button', { name: /^Order and view/ })
    expect((await bar.boundingBox())?.y, 'the bar stays below the header').toBeLessThan(100)
    const row = await readerRow(page, 60)
    const before = await topOf(row)
    const text = (await row.getByRole('paragraph').nth(1).textContent()) ?? ''
    await row
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click()
    await expect(page).toHaveURL(/\/@eve/)
    await page.goBack()
    await expect(row).toContainText(text)
    await expectPosition(row, before)
    await expect(eve).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(row).toContainText(text)
    await expectPosition(row, before)
  })

  await test.step('saved, it opens after a reload without the server, and deleting can be undone', async () => {
    await page.getByRole('button', { name: 'Save for later' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    script.refuse(HOME, 500, {}, { times: 99 })
    await page.goto(`${client}/catch-up`)
    const saved = page.getByRole('region', { name: 'Saved' })
    await saved.getByRole('link').click()
    await expect(feed.posts.first()).toContainText('Worth a boost')
    await page.goBack()
    await saved.getByRole('button', { name: /^Delete the catch-up/ }).click()
    await expect(saved).toHaveCount(0)
    await expect(toast(page, 'Catch-up deleted')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(saved.getByRole('link')).toHaveCount(1)
  })
})
