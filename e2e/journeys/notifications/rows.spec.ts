import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { countRequests } from '../../simulator-helpers'

const LIST = '/notifications'
const row = (page: Page, name: RegExp) => page.getByRole('article', { name })

test('the people of a group are listed, and dismissed notifications can be restored, else they stay away', async ({
  page,
  server,
  signInAs,
}) => {
  const { script } = server.simulator
  script.burst('follow', 'dora', 11)
  script.cause('garden_party', 'dora', 'finn@remote.example')
  script.cause('mention', 'dora', 'eve@remote.example')
  await signInAs('dora', server, { to: LIST })

  await test.step('the people of a group are listed in a dialog that Back closes', async () => {
    const followed = row(page, /10 others followed you/)
    await followed.getByRole('button', { name: '10 others' }).click()
    const dialog = page.getByRole('dialog', { name: 'New followers' })
    await expect(dialog.getByRole('listitem')).toHaveCount(11)
    await page.goBack()
    await expect(dialog).toBeHidden()
    await expect(followed).toBeVisible()
  })

  await test.step('dismissed notifications can be restored, else they stay away', async () => {
    const mention = row(page, /mentioned you/)
    await mention.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Dismiss notification' }).click()
    await expect(mention).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(mention).toBeVisible()
    await mention.focus()
    await page.keyboard.press('Delete')
    await expect(mention).toHaveCount(0)
    await expect(page.locator('article:focus')).toHaveCount(1)
    await page.reload()
    await expect(row(page, /garden_party/)).toBeVisible()
    await expect(mention).toHaveCount(0)
    await expect.poll(() => countRequests(server, 'POST /api/v2/notifications/:key/dismiss')).toBe(1)
  })
})

test('every type has a row that fits a phone, with links to its post and server', async ({
  page,
  server,
  signInAs,
}) => {
  server.simulator.script.as('cleo').publish('Look at the harbour')
  server.simulator.script.everyType('cleo', 'finn@remote.example')
  await page.setViewportSize({ width: 320, height: 4000 })
  await signInAs('cleo', server, { to: LIST })
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
  await expect(page).toHaveURL(/\/@cleo\/\d+$/)
})
