import { expect, test } from '../../fixtures'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** More than two pages of unseen posts. */
function publishMany({ simulator: { script } }: Server) {
  for (let at = 1; at <= 90; at++) {
    script.advance(1000)
    script.as(EVE).publish(`While you were away ${at}`)
  }
}

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

test('posts that arrive while a post is open are pending in home', async ({ page, server, home }) => {
  await waitForStream(server)

  await home.posts
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click()
  await expect(page).toHaveURL(/\/\d+$/)
  publishMany(server)
  await expect(page).toHaveTitle(/^\(90\)/)
  await page.goBack()
  await expect(home.pending).toHaveText(/90 new posts/)
  await expect(home.pending).toBeInViewport()
  await home.pending.click()
  await expect(home.posts.first()).toContainText('While you were away 90')
  await expect(home.pending).toHaveCount(0)
})
