import { expect, test } from '../../fixtures'
import { waitUntilStill } from '../../pages/wait-until-still'
import { wheel } from '../../pages/scrolling'
import { StatusPage } from '../../pages/status'
import { expectPosition, topOf } from '../../element-position'

test.use({ world: 'demo' })

test('a thread of 4,000 replies opens at its post with few mounted rows, and Back restores the line', async ({
  page,
  server,
  signInAs,
}) => {
  const { world } = server.simulator.server
  const [id = ''] = [...world.lazyThreads.keys()]
  const author = world.accounts.get(world.statuses.get(id)?.accountId ?? '')
  if (!author) throw new Error('the demo world has no thread of 4,000')
  const acct = author.domain === null ? author.username : `${author.username}@${author.domain}`
  await signInAs('ada', server, { to: `/@${acct}/${id}` })
  const thread = new StatusPage(page)
  await expect(thread.focused.root).toBeInViewport()
  await expect(thread.posts.nth(3)).toBeVisible()
  const size = async () => Number(await thread.posts.last().getAttribute('aria-setsize'))
  await expect.poll(size).toBeGreaterThan(3000)
  expect(await thread.posts.count()).toBeLessThan(60)

  // Far down, where row heights were only estimated so far.
  const lastMounted = async () => Number(await thread.posts.last().getAttribute('aria-posinset'))
  await wheel(page, 40_000, async () => (await lastMounted()) > 1000)
  await waitUntilStill(page)
  expect(await thread.posts.count()).toBeLessThan(60)
  const row = thread.posts.nth(Math.floor((await thread.posts.count()) / 2))
  await row.scrollIntoViewIfNeeded()
  const status = (await row.getAttribute('data-status')) ?? ''
  const same = page.locator(`main article[data-status="${status}"]`)
  const before = await topOf(same)
  await same
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`${status}$`))
  await page.goBack()
  await expectPosition(same, before)
})
