import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { readerRow, scrollDown } from '../../pages/scrolling'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Waits until the server got the request: optimistic updates prove nothing. */
const requestSent = (server: Server, part: string) =>
  expect.poll(() => server.simulator.recorded.some(({ path }) => path.endsWith(part))).toBe(true)

/** Uses the navigation, without a reload. */
const navigateTo = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .first()
    .getByRole('link', { name, exact: true })
    .click()

test('a favourite is listed first, and a removed bookmark stays in Bookmarks until the page is left', async ({
  page,
  home,
  server,
}) => {
  const post = home.post('Edited once.')
  await post.favourite.click()
  await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
  await requestSent(server, '/favourite')
  await post.bookmark.click()
  await requestSent(server, '/bookmark')
  await navigateTo(page, 'Favourites')
  await expect(new TimelinePage(page, 'Favourites').posts.first()).toContainText('Edited once.')
  await navigateTo(page, 'Bookmarks')
  const bookmarks = new TimelinePage(page, 'Bookmarks')
  await expect(bookmarks.post('Edited once.').root).toBeVisible()
  await bookmarks.post('Edited once.').bookmark.click()
  await expect(bookmarks.post('Edited once.').bookmark).toHaveAttribute('aria-pressed', 'false')
  await expect(bookmarks.post('Edited once.').root).toBeVisible()
  await requestSent(server, '/unbookmark')
  await navigateTo(page, 'Home')
  await expect(home.posts.first()).toBeVisible()
  await navigateTo(page, 'Bookmarks')
  await expect(page.getByRole('heading', { name: 'Bookmarks' })).toBeVisible()
  await expect(bookmarks.post('Edited once.').root).toHaveCount(0)
})

test('a list opens by its name, gets new posts, and shows a message when it is deleted', async ({
  page,
  server,
  annOpens,
}) => {
  const { world } = server.simulator.server
  const { script } = server.simulator
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: script.account('ann').id,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  world.listMembers.put({ id: world.ids.serial(), listId: list.id, accountId: script.account(EVE).id })
  await annOpens('/lists')
  await page.getByRole('main').getByRole('link', { name: 'Close ones' }).click()
  const feed = new TimelinePage(page, 'Close ones')
  await expect(feed.posts.first()).toBeVisible()
  await waitForStream(server, 'list')
  script.as(EVE).publish('For the close ones')
  await expect(feed.posts.first()).toContainText('For the close ones')
  world.lists.remove(list.id)
  await page.reload()
  await expect(page.getByText('List not found')).toBeVisible()
  await page.getByRole('link', { name: 'All lists' }).click()
  await expect(page.getByRole('link', { name: 'Close ones' })).toHaveCount(0)
})

test.describe('a hashtag with additional hashtags', () => {
  test.beforeEach(({ server }) => {
    const eve = server.simulator.script.as(EVE)
    for (let at = 1; at <= 25; at++) eve.publish(`Knitting number ${at} #knitting`)
    eve.publish('A basket of #wool')
    eve.publish('Buy my #knitting #ads')
  })

  test('shows additional hashtags, keeps them after a reload, and Back removes them', async ({
    page,
    server,
    annOpens,
  }) => {
    await annOpens('/tags/knitting')
    const tag = new TimelinePage(page, '#knitting')
    await expect(tag.post('Buy my').root).toBeVisible()
    await expect(tag.post('A basket').root).toHaveCount(0)
    await page.getByRole('button', { name: 'Add hashtags' }).click()
    const form = page.getByRole('dialog', { name: 'Add hashtags' })
    await form.getByRole('textbox', { name: 'Include any of these' }).fill('wool')
    await form.getByRole('textbox', { name: 'Exclude any of these' }).fill('#ads')
    // Leaving a field must not move the button that is being pressed.
    const show = form.getByRole('button', { name: 'Apply' })
    const before = await boxAtRest(show)
    await page.mouse.move(before.x + before.width / 2, before.y + before.height / 2)
    await page.mouse.down()
    expect(await show.boundingBox()).toEqual(before)
    await page.mouse.up()
    await expect(form).toHaveCount(0)
    await expect(page.getByText('Including posts with #wool')).toBeVisible()
    await expect(tag.post('A basket').root).toBeVisible()
    await expect(tag.post('Buy my').root).toHaveCount(0)
    await page.reload()
    await expect(page.getByText('Without #ads')).toBeVisible()
    await expect(tag.post('A basket').root).toBeVisible()
    await expect(tag.post('Buy my').root).toHaveCount(0)
    await page.goBack()
    await expect(tag.post('Buy my').root).toBeVisible()
    await expect(page.getByText('Without #ads')).toHaveCount(0)

    await test.step('the hashtag is followed and unfollowed by a button', async () => {
      const button = page.getByRole('button', { name: 'Follow #knitting' })
      const { tagFollows } = server.simulator.server.world
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect.poll(() => tagFollows.values().length).toBe(1)
      await button.click()
      await expect.poll(() => tagFollows.values().length).toBe(0)
    })
  })

  test('while it is open, live posts pass the filter: at the top they appear, further down the pill counts them', async ({
    page,
    server,
    annOpens,
  }) => {
    await annOpens('/tags/knitting?any=wool&none=ads')
    const tag = new TimelinePage(page, '#knitting')
    await expect(tag.post('A basket').root).toBeVisible()
    await waitForStream(server, 'hashtag')
    const eve = server.simulator.script.as(EVE)

    await test.step('with an additional hashtag, but none with an excluded one', async () => {
      eve.publish('More #knitting, more #ads')
      eve.publish('Only #wool this time')
      await expect(tag.posts.first()).toContainText('Only #wool this time')
      await expect(tag.post('more #ads').root).toHaveCount(0)
    })

    await test.step('counted while the user reads further down', async () => {
      await scrollDown(page, 900)
      const row = await readerRow(page)
      const before = await topOf(row)
      eve.publish('Held one #knitting')
      eve.publish('Not held #knitting #ads')
      eve.publish('Held two #knitting')
      await expect(tag.pending).toHaveText(/2 new posts/)
      await expectUnmoved(row, before)
      await tag.pending.click()
      await expect(tag.posts.first()).toContainText('Held two')
      await expect(tag.posts.nth(1)).toContainText('Held one')
      await expect(tag.posts.nth(2)).toContainText('Only #wool this time')
    })
  })
})

test('a public feed shows only posts with media on request, also after a reload', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  script.as(EVE).publish({ text: 'With a picture', mediaIds: [script.attach(EVE)] })
  script.as(EVE).publish('Only words')
  await annOpens('/public')
  const feed = new TimelinePage(page, 'All')
  await expect(feed.posts.first()).toContainText('Only words')
  const toggle = page.getByRole('button', { name: 'Only posts with media' })
  await toggle.click()
  await expect(feed.posts.first()).toContainText('With a picture')
  await page.reload()
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
  await expect(feed.posts.first()).toContainText('With a picture')
})

test('a profile shows pinned posts once, on top, and its media as thumbnails', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: own } = server.simulator
  const eve = script.account(EVE)
  const { id } = script.as(EVE).publish('My best words')
  own.world.pins.put({ id: own.world.ids.serial(), accountId: eve.id, statusId: id, createdAt: Date.now() })
  const picture = script.attach(EVE, { description: 'A heron at dawn' })
  script.as(EVE).publish({ text: 'Look', mediaIds: [picture] })
  await annOpens(`/@${EVE}`)
  await expect(page.getByRole('region', { name: 'Pinned posts' })).toContainText('My best words')
  await expect(page.getByRole('article').filter({ hasText: 'My best words' })).toHaveCount(1)
  await page.getByRole('link', { name: 'Media', exact: true }).click()
  const media = page.getByRole('region', { name: /^Media of Eve/ })
  await media.getByRole('link', { name: /^A heron at dawn/ }).click()
  const viewer = page.getByRole('dialog', { name: 'Media viewer' })
  await expect(viewer.getByRole('img', { name: 'A heron at dawn' })).toBeVisible()
  await page.goBack()
  await expect(viewer).toBeHidden()
  await expect(media.getByRole('link', { name: /^A heron at dawn/ })).toBeVisible()
})
