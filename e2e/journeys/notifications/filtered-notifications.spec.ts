import type { Locator, Page } from 'playwright/test'
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

/** Opens a source of the policy and chooses a rule. */
async function choose(page: Page, source: Locator, rule: RegExp) {
  // The popup of another source may still be closing.
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await source.click()
  await page.getByRole('option', { name: rule }).click()
}

test('requests are accepted, dismissed and restored, and the policy is changed', async ({
  page,
  server,
  annOpens,
}) => {
  filterStrangers(server)
  await annOpens('/notifications/requests')

  await test.step('a sender, with media hidden, is accepted, and the end of the job is reported', async () => {
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

  await test.step('a dismissed request comes back by Undo', async () => {
    await row(page, 'gil@other.example')
      .getByRole('button', { name: /^Dismiss/ })
      .click()
    await expect(rows(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rows(page)).toHaveCount(2)
    expect(requestsOf(server)).toHaveLength(2)
  })

  await test.step('all requests are selected and dismissed after a confirmation', async () => {
    await page.getByRole('button', { name: 'Select' }).click()
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    await expect(page.getByText('2 selected')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    const question = page.getByRole('alertdialog', { name: 'Dismiss notifications from 2 people?' })
    await question.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByText('No filtered notifications')).toBeVisible()
    await expect.poll(() => requestsOf(server).length).toBe(0)
  })

  await test.step('the policy is changed, and ignoring asks first', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Notification settings' }).first().click()
    const newAccounts = page.getByRole('combobox', { name: 'New accounts' })
    const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await choose(page, newAccounts, /Filter/)
    await saved
    await expect(newAccounts).toContainText('Filter')

    const moderated = page.getByRole('combobox', { name: 'Moderated accounts' })
    await choose(page, moderated, /Ignore/)
    const question = page.getByRole('alertdialog', { name: 'Ignore notifications from moderated accounts?' })
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(moderated).not.toContainText('Ignore')

    await choose(page, moderated, /Ignore/)
    const ignored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await question.getByRole('button', { name: 'Ignore notifications' }).click()
    await ignored
    await expect(moderated).toContainText('Ignore')
    await expect(newAccounts).toContainText('Filter')
  })
})
