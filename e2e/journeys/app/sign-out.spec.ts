import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { Composer } from '../../pages/compose'

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
  const menu = new AccountMenu(page)
  await menu.open()
  await page.getByRole('menuitem', { name: /^Sign out of/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('1 draft is only stored in this browser and will be deleted.')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(composer.text).toHaveText('Not finished yet')

  await menu.signOut()
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  const tokens = server.simulator.server.world.tokens.values()
  await expect.poll(() => tokens.filter(({ revoked }) => !revoked)).toHaveLength(0)

  await signInAs('ann', server)
  await page.goto(`${client}/publish`)
  await expect(composer.text).toBeEmpty()
  await expect(page.getByText('Not finished yet')).toHaveCount(0)
})

test('signing out without a draft does not mention drafts', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const menu = new AccountMenu(page)
  await menu.open()
  await page.getByRole('menuitem', { name: /^Sign out of/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Your posts stay on the server.')
  await expect(question).not.toContainText('draft')
})
