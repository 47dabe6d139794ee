import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'

const LIST = '/notifications'
const row = (page: Page, name: RegExp) => page.getByRole('article', { name })

test('every type has a row that fits a phone, with links to its post and server', async ({
  page,
  server,
  signInAs,
}) => {
  server.simulator.script.as('cleo').publish('Look at the harbour')
  server.simulator.script.everyType('cleo', 'finn@remote.example')
  await page.setViewportSize({ width: 320, height: 4000 })
  await signInAs('cleo', server, { to: LIST })
  // All are new, and a line says where they end.
  await expect(page.getByRole('article')).toHaveCount(18 + 1)
  await expect(page.getByRole('article').last()).toHaveText(/caught up/)
  expect(await overflowWidth(page)).toBe(0)
  expect(await axeFinds(page)).toEqual([])
  await expect(page.getByRole('link', { name: 'Review report' })).toHaveAttribute(
    'href',
    /\/admin\/reports\/\d+$/,
  )
  await row(page, /favourited your post/)
    .getByRole('link', { name: 'Look at the harbour' })
    .click()
  await expect(page).toHaveURL(/\/@cleo\/\d+$/)
})
