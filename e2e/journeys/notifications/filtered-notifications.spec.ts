import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { toast } from '../../pages/toast'
import type { Server } from '../../servers'

const STRANGERS = ['lars@polder.example', 'gil@other.example', 'kim@other.example']

/** Three people that ann filters mention her, the first with a picture. */
function filterStrangers({ simulator: { script } }: Server) {
  script.policy('ann', { for_not_following: 'filter' })
  for (const acct of STRANGERS) {
    script.as('ann').unfollow(acct)
    const mediaIds = acct === STRANGERS[0] ? [script.attach(acct, { description: 'A windmill' })] : []
    script.as(acct).publish({ text: `@ann hello from ${acct}`, mediaIds })
  }
}

const requestsOf = ({ simulator: { script, server } }: Server) =>
  server.world.notificationRequests.by('account', script.account('ann').id)

const row = (page: Page, acct: string) =>
  page.getByRole('feed', { name: 'Filtered notifications' }).getByRole('article', { name: acct })

const rows = (page: Page) => page.getByRole('feed', { name: 'Filtered notifications' }).getByRole('article')

test('the notifications of a sender are shown, with media hidden, and accepted, and the end of the job is reported', async ({
  page,
  server,
  annOpens,
}) => {
  filterStrangers(server)
  await annOpens('/notifications/requests')

  const finish = server.simulator.script.holdMerging()
  await expect(rows(page)).toHaveCount(3)
  await row(page, 'lars@polder.example').getByRole('link', { name: /Lars/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Notifications from Lars/ })).toBeVisible()
  const post = page.getByRole('feed', { name: 'Notifications from this person' }).getByRole('article')
  await expect(post).toContainText('hello from lars')
  await expect(post.getByRole('img', { name: 'A windmill' })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filtered notifications' })).toBeVisible()
  await expect(rows(page)).toHaveCount(2)
  await expect.poll(() => requestsOf(server).length).toBe(2)
  finish()
  await expect(toast(page, /Accepted notifications were added/)).toBeVisible()
})
