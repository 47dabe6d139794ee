import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { toast } from '../../pages/toast'
import { countRequests, EVE } from '../../simulator-helpers'

const alerts = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Opens the menu of the focused button at its end and moves up to blocking the account. */
async function openAtBlock(page: Page) {
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Block server remote.example' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
}

test('blocking by keyboard explains its effects, removes posts, keeps focus and can be undone', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  script.as(EVE).publish('Something of eve')
  await annOpens('/home')
  const home = new TimelinePage(page)

  const post = home.post('Something of eve')
  await expect(post.root).toBeVisible()
  await post.more.focus()
  await openAtBlock(page)
  await expect(page.getByRole('menuitem', { name: 'Block @eve' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block user?' })
  await expect(dialog.getByText('They can see that they’re blocked.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(post.more).toBeFocused()

  await openAtBlock(page)
  await expect(page.getByRole('menuitem', { name: 'Block @eve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, `Blocked @${EVE}`)).toBeVisible()
  await expect(page.getByText('Something of eve')).toHaveCount(0)
  await expect(home.feed.locator('article:focus')).toHaveCount(1)
  await alerts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(post.root).toBeVisible()
  expect(countRequests(server, 'POST /api/v1/accounts/:id/block')).toBe(0)
})

test('a deletion is sent when the page is left early', async ({ page, server, annOpens }) => {
  const { script, server: core } = server.simulator
  const { id } = script.as('ann').publish('Not for long')
  await annOpens('/home')
  const home = new TimelinePage(page)
  await home.post('Not for long').more.click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await expect(toast(page, 'Post deleted')).toBeVisible()
  await expect(home.feed.locator('article:focus')).toHaveCount(1)
  await page.goto('about:blank')
  await expect.poll(() => core.world.statuses.get(id)).toBeUndefined()
})
