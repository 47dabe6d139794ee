import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import type { Server } from '../../servers'

type Action = 'warn' | 'hide' | 'blur'

/** Ann has a filter for a word in home, and a post of eve with a picture contains it. */
function filtered(server: Server, action: Action) {
  const { script, server: core } = server.simulator
  const { world } = core
  const filter = world.filters.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'Food talk',
    contexts: ['home', 'thread'],
    action,
    expiresAt: null,
    keywords: [{ id: world.ids.serial(), keyword: 'soup', wholeWord: true }],
    statuses: [],
  })
  const picture = script.attach('eve@remote.example', { description: 'A steaming bowl' })
  script.as('eve@remote.example').publish({ text: 'Soup, at last', mediaIds: [picture] })
  script.as('ann').publish('My own soup')
  return filter
}

test('a filter warning opens and closes by keyboard, and the user’s own posts are never filtered', async ({
  page,
  server,
  signInAs,
}) => {
  filtered(server, 'warn')
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.post('My own soup').root).toBeVisible()
  const post = page.getByRole('article', { name: /Eve.*Matches filter “Food talk”/ })
  await expect(post).toContainText('Matches filter “Food talk”')
  await expect(home.posts.filter({ hasText: 'Soup, at last' })).toHaveCount(0)
  const show = post.getByRole('button', { name: 'Show anyway' })
  await show.focus()
  await page.keyboard.press('Enter')
  const opened = home.post('Soup, at last').root
  await expect(opened).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Hide post' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(home.posts.filter({ hasText: 'Soup, at last' })).toHaveCount(0)
})

test('a hide filter removes the row at home and applies nowhere else', async ({
  page,
  client,
  server,
  signInAs,
}) => {
  filtered(server, 'hide')
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.post('My own soup').root).toBeVisible()
  await expect(page.getByText('Soup, at last')).toHaveCount(0)
  await page.goto(`${client}/public`)
  await expect(page.getByRole('article').filter({ hasText: 'Soup, at last' })).toBeVisible()
})

test('a blur filter covers the media with its name until revealed', async ({ page, server, signInAs }) => {
  filtered(server, 'blur')
  await signInAs('ann', server)
  const post = new TimelinePage(page).post('Soup, at last').root
  const picture = post.getByRole('img', { name: 'A steaming bowl' })
  await expect(post.getByRole('button', { name: 'Matches filter “Food talk”: Show' })).toBeVisible()
  await expect(picture).toHaveCount(0)
  await post.getByRole('button', { name: 'Matches filter “Food talk”: Show' }).click()
  await expect(picture).toBeVisible()
  await post.getByRole('button', { name: 'Hide media' }).click()
  await expect(picture).toHaveCount(0)
})

test.describe('where the client matches filters', () => {
  test.use({ software: 'mastodon-3.5' })

  test('phrases are matched by the client', async ({ page, server, signInAs }) => {
    filtered(server, 'warn')
    await signInAs('ann', server)
    const home = new TimelinePage(page)
    await expect(home.post('My own soup').root).toBeVisible()
    await expect(page.getByText('Matches filter “soup”')).toBeVisible()
    await page.getByRole('button', { name: 'Show anyway' }).click()
    await expect(home.post('Soup, at last').root).toBeVisible()
    const asked = server.simulator.recorded.filter(({ path }) => path === '/api/v1/filters')
    expect(asked).toHaveLength(1)
  })
})
