import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { countRequests } from '../../simulator-helpers'

const LIST = '/notifications'
const row = (page: Page, name: RegExp) => page.getByRole('article', { name })

test('a follow request is accepted in its row, which offers to follow back', async ({
  page,
  server,
  signInAs,
}) => {
  server.simulator.script.cause('follow_request', 'ben', 'finn@remote.example')
  await signInAs('ben', server, { to: LIST })
  const request = row(page, /Finn Ellery has requested to follow you/)
  await request.getByRole('button', { name: 'Accept Finn Ellery' }).click()
  await expect(request.getByText('Accepted')).toBeFocused()
  await expect.poll(() => countRequests(server, 'POST /api/v1/follow_requests/:id/authorize')).toBe(1)
  await expect(request.getByRole('button', { name: 'Follow back' })).toBeVisible()
  await page.reload()
  await expect(row(page, /Finn Ellery followed you/)).toBeVisible()
})

test('the people of a group are listed in a dialog that Back closes', async ({ page, server, signInAs }) => {
  server.simulator.script.burst('follow', 'dora', 11)
  await signInAs('dora', server, { to: LIST })
  await row(page, /10 others followed you/)
    .getByRole('button', { name: '10 others' })
    .click()
  const dialog = page.getByRole('dialog', { name: 'New followers' })
  await expect(dialog.getByRole('listitem')).toHaveCount(11)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(row(page, /10 others followed you/)).toBeVisible()
})

test('dismissed notifications can be restored, else they stay away', async ({ page, server, signInAs }) => {
  server.simulator.script.cause('garden_party', 'dora', 'finn@remote.example')
  server.simulator.script.cause('mention', 'dora', 'eve@remote.example')
  await signInAs('dora', server, { to: LIST })
  const mention = row(page, /mentioned you/)
  await mention.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Dismiss notification' }).click()
  await expect(mention).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(mention).toBeVisible()
  await mention.focus()
  await page.keyboard.press('Delete')
  await expect(mention).toHaveCount(0)
  await expect(page.getByRole('article')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(() => countRequests(server, 'POST /api/v2/notifications/:key/dismiss')).toBe(1)
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
