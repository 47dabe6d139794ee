import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { Composer } from '../../pages/compose'
import type { Server } from '../../servers'

const question = (page: Page) => page.getByRole('alertdialog')
const cancel = (page: Page) => question(page).getByRole('button', { name: 'Cancel' })

/** Opens the question whether to sign out. */
async function ask(page: Page): Promise<void> {
  await new AccountMenu(page).open()
  await page.getByRole('menuitem', { name: /^Sign out of/ }).click()
  await expect(question(page)).toBeVisible()
}

/** The tokens of accounts that still work. */
const validTokens = ({ simulator }: Server) =>
  simulator.server.world.tokens.values().filter(({ accountId, revoked }) => accountId !== null && !revoked)

test('signing out asks, where Back cancels, then revokes the token and erases stored data', async ({
  page,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  await test.step('the question has a history entry, so that Back cancels it', async () => {
    await ask(page)
    await expect(question(page)).toContainText('Your posts stay on the server.')
    await expect(question(page)).not.toContainText('draft')
    await expect(cancel(page)).toBeFocused()
    await page.goBack()
    await expect(question(page)).toHaveCount(0)
    await expect(home.posts.first()).toBeVisible()
  })
  await new AccountMenu(page).signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => validTokens(server)).toEqual([])
  const left = () =>
    page.evaluate(async () =>
      (await indexedDB.databases())
        .map(({ name }) => name ?? '')
        .filter((name) => name.startsWith('client.') && name.includes('ann@')),
    )
  await expect.poll(left).toEqual([])
  await page.goBack()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('signing out with a draft names the loss; cancelling keeps it, confirming deletes it', async ({
  page,
  client,
  server,
  annOpens,
  signInAs,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('Not finished yet')
  await ask(page)
  await expect(question(page)).toContainText('1 draft is only stored in this browser and will be deleted.')
  await expect(cancel(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question(page)).toHaveCount(0)
  await expect(composer.text).toHaveText('Not finished yet')

  await new AccountMenu(page).signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect.poll(() => validTokens(server)).toHaveLength(0)

  await signInAs('ann', server)
  await page.goto(`${client}/publish`)
  await expect(composer.text).toBeEmpty()
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
})
