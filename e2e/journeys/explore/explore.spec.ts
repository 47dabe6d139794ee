import { expect, test } from '../../fixtures'
import { readThere, scrollDown } from '../../pages/scrolling'
import { expectPosition } from '../../element-position'

test('a visitor sees the server, reads a post and returns to the same place', async ({
  page,
  client,
  server,
}) => {
  const { script, server: world } = server.simulator
  for (let number = 1; number <= 30; number += 1) script.as('ben').publish(`Local news ${number}`)
  await page.goto(`${client}/~${new URL(server.origin).host}`)
  await expect(page.getByRole('heading', { level: 2, name: world.world.instance.title })).toBeVisible()
  const feed = page.getByRole('feed', { name: 'Recent posts' })
  await expect(feed.getByText('Local news 30')).toBeVisible()
  await scrollDown(page, 900)
  const { row, top } = await readThere(page)
  await row.locator('time').first().click()
  await expect(page.getByRole('feed', { name: 'Recent posts' })).toBeHidden()
  await page.goBack()
  await expect(row).toBeInViewport()
  await expectPosition(row, top)
  await page.getByRole('region', { name: 'Join in' }).getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/sign-in/)
})
