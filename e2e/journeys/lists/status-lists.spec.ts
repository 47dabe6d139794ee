import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { readerRow, scrollDown } from '../../pages/scrolling'
import { expectUnmoved, expectWhole, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'

test.describe('a hashtag with additional hashtags', () => {
  test.beforeEach(({ server }) => {
    const eve = server.simulator.script.as(EVE)
    for (let at = 1; at <= 25; at++) eve.publish(`Knitting number ${at} #knitting`)
    eve.publish('A basket of #wool')
    eve.publish('Buy my #knitting #ads')
  })

  test('shows additional hashtags, and Back removes them', async ({ page, annOpens }) => {
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
    await expect(page.getByText('Without #ads', { exact: true })).toBeVisible()
    await page.goBack()
    await expect(tag.post('Buy my').root).toBeVisible()
    await expect(page.getByText('Without #ads', { exact: true })).toHaveCount(0)

    await page.setViewportSize({ width: 320, height: 640 })
    await expectWhole(page.getByRole('heading', { level: 1, name: '#knitting' }))
    await expect(page.getByRole('main').getByRole('button', { name: 'Follow #knitting' })).toBeVisible()
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

test('a public feed shows only posts with media on request', async ({ page, server, annOpens }) => {
  const { script } = server.simulator
  script.as(EVE).publish({ text: 'With a picture', mediaIds: [script.attach(EVE)] })
  script.as(EVE).publish('Only words')
  await annOpens('/public')
  const feed = new TimelinePage(page, 'All')
  await expect(feed.posts.first()).toContainText('Only words')
  const toggle = page.getByRole('button', { name: 'Only posts with media' })
  await toggle.click()
  await expect(feed.posts.first()).toContainText('With a picture')
  await expect(toggle).toHaveAttribute('aria-pressed', 'true')
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
