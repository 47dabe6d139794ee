import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'

const row = (page: Page, name: RegExp) => page.getByRole('article', { name })

test('every type has a row that fits a phone, with links to its post and server', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: at } = server.simulator
  for (const { id } of at.world.notifications.by('account', script.account('ann').id))
    at.world.notifications.remove(id)
  script.as('ann').publish('Look at the harbour')
  script.everyType('ann', 'finn@remote.example')
  await page.setViewportSize({ width: 320, height: 4000 })
  await annOpens('/notifications')
  await expect(page.getByRole('article')).toHaveCount(18)
  expect(await overflowWidth(page)).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Review report' })).toHaveAttribute(
    'href',
    /\/admin\/reports\/\d+$/,
  )
  await row(page, /favourited your post/)
    .getByRole('link', { name: 'Look at the harbour' })
    .click()
  await expect(page).toHaveURL(/\/@ann\/\d+$/)
})
