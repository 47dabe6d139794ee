import { expect, test } from '../../fixtures'
import { EVE } from '../../simulator-helpers'

test.beforeEach(({ server, signInAs }) => signInAs('ann', server))

test('a limited profile shows nothing until revealed, also by keyboard', async ({ page, client, server }) => {
  const { script } = server.simulator
  script.person('quiet', { displayName: 'Quiet One', limited: true, note: '<p>All about me</p>' })
  script.as('quiet').publish('Said behind the curtain')
  await page.goto(`${client}/@quiet`)
  await expect(page.getByText(/hidden by the moderators/)).toBeVisible()
  await expect(page.getByText('Said behind the curtain')).toHaveCount(0)
  await expect(page.getByText('All about me')).toHaveCount(0)
  const show = page.getByRole('button', { name: 'Show anyway' })
  await show.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Said behind the curtain')).toBeVisible()
  await expect(page.getByText('All about me')).toBeVisible()
  // Focus moved to the revealed content.
  await expect(page.locator('main :focus')).toHaveCount(1)
  // Once opened, it stays open during navigation.
  await page.getByRole('link', { name: 'Posts and replies' }).click()
  await expect(page.getByRole('feed').getByText('Said behind the curtain')).toBeVisible()
})

test('a button reveals the posts of a blocked account; an account that blocks the user shows none', async ({
  page,
  client,
  server,
}) => {
  const { script } = server.simulator
  script.as('ann').block(EVE)
  await page.goto(`${client}/@${EVE}`)
  await expect(page.getByText('Posts by people you’ve blocked are hidden.')).toBeVisible()
  await page.getByRole('button', { name: 'Show anyway' }).click()
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
  script.as('cleo').block('ann')
  await page.goto(`${client}/@cleo`)
  await expect(page.getByText('You can’t see the posts of people who’ve blocked you.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show anyway' })).toHaveCount(0)
})
