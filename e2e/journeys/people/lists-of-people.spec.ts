import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** `count` people who follow the account, or ask to. */
function crowd({ simulator: { script } }: Server, of: string, count: number) {
  for (let at = 1; at <= count; at++) {
    script.person(`reader${at}`, { displayName: `Reader ${at}` })
    script.as(`reader${at}`).follow(of)
  }
}

const rows = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')
const row = (page: Page, name: string, text: string) => rows(page, name).filter({ hasText: text })

test('the counts of a profile lead to its lists, and Back returns to the row', async ({
  page,
  server,
  annOpens,
}) => {
  crowd(server, EVE, 120)
  await annOpens(`/@${EVE}`)
  await page.getByRole('link', { name: /followers?$/ }).click()
  const list = `Followers of @${EVE}`
  await expect(row(page, list, '@reader120')).toBeVisible()
  const wanted = page.getByRole('link', { name: /Reader 85\b/ })
  await expect(async () => {
    await page.mouse.wheel(0, 900)
    await expect(wanted).toBeInViewport({ timeout: 200 })
  }).toPass()
  await wanted.click()
  await expect(page.getByRole('heading', { name: 'Reader 85' }).first()).toBeVisible()
  await page.goBack()
  await expect(wanted).toBeInViewport()
})

test('follow requests that arrive are counted in the navigation, and accepted on their page', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: at } = server.simulator
  at.world.accounts.patch(script.account('ann').id, { locked: true })
  await annOpens('/follow_requests')
  await expect(page.getByText('No follow requests')).toBeVisible()
  script.person('late', { displayName: 'Late Asker' })
  // The stream may still be connecting, and would miss it.
  await expect.poll(() => at.hub.hears(script.account('ann').id)).toBe(true)
  script.as('late').follow('ann')
  await expect(row(page, 'Follow requests', 'Late Asker')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Follow requests, 1 request' })).toBeVisible()
  await page.getByRole('button', { name: 'Accept Late Asker' }).click()
  await expect(page.getByText('No follow requests')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Follow requests', exact: true })).toBeVisible()
})
