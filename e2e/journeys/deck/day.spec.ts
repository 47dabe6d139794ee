import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { asDemoAccount } from '../../pages/sign-in'

test.beforeEach(({ page }) => page.setViewportSize({ width: 1024, height: 900 }))

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })

/** Adds a column by its name, of the account at this position of the dialog. */
async function add(page: Page, search: string, name: string, at: number): Promise<void> {
  await page.getByRole('button', { name: 'Add column' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add column' })
  await dialog.getByRole('searchbox').fill(search)
  await dialog.getByRole('button', { name, exact: true }).nth(at).click()
  await expect(dialog).toHaveCount(0)
}

test('a day with three accounts on two servers', async ({ page, client, twoServers, signInAs }) => {
  test.slow()
  const [first, second] = twoServers
  await signInAs('ann', first, { to: '/deck' })
  await expect(column(page, 'Home').getByRole('article').first()).toBeVisible()

  // Accounts are added from the deck, which is open again afterwards.
  for (const [acct, { origin }] of [
    ['ben', first],
    ['cleo', second],
  ] as const) {
    await new AccountMenu(page).open()
    await page.getByRole('menuitem', { name: 'Add another account' }).click()
    await page.getByRole('combobox', { name: 'Server address' }).fill(origin)
    await page.getByRole('button', { name: 'Continue' }).click()
    await asDemoAccount(acct)(page)
    await page.waitForURL(/\/deck/)
    await expect(column(page, 'Notifications')).toBeVisible()
  }
  await page.goto(`${client}/deck`)
  await add(page, 'this server', 'Live feeds: This server', 2)
  const local = column(page, 'Live feeds: This server')
  await expect(local.getByRole('article').first()).toBeVisible()

  // A column out of view is marked in the strip, and shows what is new when it returns.
  const strip = page.getByRole('navigation', { name: 'Column positions' })
  await strip.getByRole('button', { name: /^Go to New post/ }).click()
  await expect(local).not.toBeInViewport()
  second.simulator.script.as('cleo').publish('From the second server')
  const jump = strip.getByRole('button', { name: /^Go to Live feeds: This server of @cleo.*new items/ })
  await expect(jump).toBeVisible()
  await jump.click()
  const post = local.getByRole('article').filter({ hasText: 'From the second server' })
  await expect(post).toBeVisible()
  await expect(strip.getByRole('button', { name: /new items/ })).toHaveCount(0)
  await expect(column(page, 'Home').getByText('From the second server')).toHaveCount(0)

  const sent = (server: typeof first) =>
    server.simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses').length

  await test.step('on a phone, the dialog of the composer posts as another account, with the same words', async () => {
    await page.setViewportSize({ width: 400, height: 800 })
    await expect(column(page, 'Notifications')).toHaveCount(0)
    await page.getByRole('button', { name: 'New post', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'New post' })
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Written once')
    await dialog.getByRole('button', { name: /^Posting as @/ }).click()
    await page.getByRole('menuitem', { name: /@(ann|cleo)@/ }).click()
    const field = dialog.getByRole('textbox', { name: 'Text' })
    await expect(dialog.getByRole('button', { name: /^Posting as @/ })).toBeVisible()
    await expect(field).toHaveValue('Written once')
    await expect(field).toBeFocused()
    await dialog.getByRole('button', { name: 'Post', exact: true }).click()
    await expect.poll(() => sent(first) + sent(second)).toBe(1)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('signing out removes the columns of the account after asking, and no others', async () => {
    await page.setViewportSize({ width: 1920, height: 900 })
    const columns = page.locator('main [data-column]')
    const ofAnn = page.locator('main [data-column][data-identity^="ann@"]')
    await expect(columns).toHaveCount(4)
    await expect(ofAnn).toHaveCount(3)
    await page.goto(`${client}/deck`)
    await new AccountMenu(page).open()
    await page.getByRole('menuitem', { name: /^Sign out of @ann/ }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('3 columns of this account')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(question).toHaveCount(0)
    await expect(columns).toHaveCount(4)
    await new AccountMenu(page).signOut()
    await expect(ofAnn).toHaveCount(0)
    await expect(post).toBeVisible()
  })
})
