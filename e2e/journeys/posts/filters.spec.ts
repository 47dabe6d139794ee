import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

type Action = 'warn' | 'hide' | 'blur'

/** Ann has a filter for a word in home, and a post of eve with a picture contains it. */
function filter(server: Server, action: Action, keyword: string) {
  const { script, server: core } = server.simulator
  const { world } = core
  world.filters.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: `Food talk: ${keyword}`,
    contexts: ['home', 'thread'],
    action,
    expiresAt: null,
    keywords: [{ id: world.ids.serial(), keyword, wholeWord: true }],
    statuses: [],
  })
  const picture = script.attach(EVE, { description: `A bowl of ${keyword}` })
  script.as(EVE).publish({ text: `At last ${keyword}`, mediaIds: [picture] })
}

test('filters warn, cover media and hide at home, by keyboard too, but not the user’s own posts or elsewhere', async ({
  page,
  server,
  annOpens,
}) => {
  filter(server, 'hide', 'stew')
  filter(server, 'blur', 'stock')
  filter(server, 'warn', 'soup')
  server.simulator.script.as('ann').publish('My own soup')
  await annOpens('/home')
  const home = new TimelinePage(page)

  await test.step('a warning opens and closes by keyboard', async () => {
    await expect(home.post('My own soup').root).toBeVisible()
    const post = page.getByRole('article', { name: /Eve.*Matches filter “Food talk: soup”/ })
    await expect(post).toContainText('Matches filter “Food talk: soup”')
    await expect(home.posts.filter({ hasText: 'At last soup' })).toHaveCount(0)
    const show = post.getByRole('button', { name: 'Show anyway' })
    await show.focus()
    await page.keyboard.press('Enter')
    const opened = home.post('At last soup').root
    await expect(opened).toBeVisible()
    await expect(opened.getByRole('button', { name: 'Hide post' })).toBeFocused()
    await page.keyboard.press('Space')
    await expect(home.posts.filter({ hasText: 'At last soup' })).toHaveCount(0)
  })

  await test.step('media are covered with the name of the filter until revealed', async () => {
    const post = home.post('At last stock').root
    const picture = post.getByRole('img', { name: 'A bowl of stock' })
    const show = post.getByRole('button', { name: 'Matches filter “Food talk: stock”: Show' })
    await expect(show).toBeVisible()
    await expect(picture).toHaveCount(0)
    await show.click()
    await expect(picture).toBeVisible()
    await post.getByRole('button', { name: 'Hide media' }).click()
    await expect(picture).toHaveCount(0)
  })

  await test.step('a hidden row is missing at home only', async () => {
    await expect(home.post('At last stock').root).toBeVisible()
    await expect(page.getByText('At last stew')).toHaveCount(0)
    await page.getByRole('link', { name: 'All servers' }).click()
    await expect(page.getByRole('article').filter({ hasText: 'At last stew' })).toBeVisible()
  })
})
