import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { boxAtRest } from '../../pages/wait-until-still'
import { scrollDown } from '../../pages/scrolling'
import { swipe } from '../../pages/touch'
import { Viewer } from '../../pages/viewer'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Eve posts pictures named "Picture 1" and so on, one per post, the last one newest. */
function album(server: Server, count: number) {
  const { script } = server.simulator
  for (let at = 1; at <= count; at++) {
    script.advance(1000)
    script.as(EVE).publish({
      text: `Number ${at}`,
      mediaIds: [script.attach(EVE, { description: `Picture ${at}` })],
    })
  }
}

const tile = (page: Page, at: number) => page.getByRole('link', { name: new RegExp(`^Picture ${at},`) })
/** A further page of an account's posts. */
const OLDER = ({ url }: Request) => /\/accounts\/\d+\/statuses\?.*max_id=/.test(url)

test('the viewer loads images after the last loaded one, also after a failure, and stops at the end of the gallery', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  // The oldest picture is a wide one.
  const media = script.attach(EVE, { description: 'A wide one', url: '/media/wide.png' })
  const { world } = server.simulator.server
  const stored = world.media.get(media)
  if (!stored) throw new Error('nothing was attached')
  world.media.put({ ...stored, meta: { ...stored.meta, width: 2400, height: 1200 } })
  script.as(EVE).publish({ text: 'Wide', mediaIds: [media] })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><circle r="900"/></svg>'
  const file = new URL(stored.url ?? '', server.origin).pathname
  await page.route(`**${file}`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: drawing,
      headers: { 'access-control-allow-origin': '*' },
    }),
  )
  album(server, 45)
  script.refuse(OLDER, 403, { error: 'No' }, { times: 9 })
  await annOpens(`/@${EVE}/media`)
  await tile(page, 45).click()
  const viewer = new Viewer(page)

  await test.step('older images that fail to load show an error and can be retried', async () => {
    await expect(viewer.counter('1 of 40+')).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer.picture('Picture 6')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('ArrowRight')
    await expect(viewer.root.getByText('Couldn’t load older media')).toBeVisible()
    script.calm()
    const older = script.hold(OLDER)
    await viewer.button('Try again').click()
    await expect(viewer.root.getByText('Loading older media…')).toBeVisible()
    await expect(viewer.button('Download')).toHaveCount(0)
    await expect.poll(() => older.count).toBe(1)
    older.release()
    await expect(viewer.picture('Picture 5')).toBeInViewport({ ratio: 0.9 })
    await expect(viewer.root.getByText('Loading older media…')).toHaveCount(0)
    // Its post is shown below.
    await expect(viewer.root.locator('footer')).toBeVisible()
  })

  await test.step('an image can be shown at natural size and saved as a file', async () => {
    await page.keyboard.press('End')
    const picture = viewer.picture('A wide one')
    const width = async () => (await picture.boundingBox())?.width ?? 0
    await expect(picture).toBeInViewport({ ratio: 0.9 })
    await expect.poll(width).toBeLessThanOrEqual(1280)
    await viewer.button('Actual size').click()
    await expect.poll(width).toBeCloseTo(2400, 0)
    await expect(viewer.button('Actual size')).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('1')
    await expect.poll(width).toBeLessThanOrEqual(1280)
    const saved = page.waitForEvent('download')
    await viewer.button('Download').click()
    expect((await saved).suggestedFilename()).toBe(file.split('/').at(-1))
  })

  await test.step('after the last image it stops, and Back closes it', async () => {
    await expect(viewer.button('Next')).toBeEnabled()
    await viewer.button('Next').click()
    await expect(viewer.root.getByText('There’s no older media')).toBeInViewport()
    await expect(viewer.button('Next')).toHaveAttribute('aria-disabled', 'true')
    await page.goBack()
    await expect(viewer.root).toHaveCount(0)
  })
})

test('arrow keys move between images, and Back restores the gallery', async ({ page, server, annOpens }) => {
  album(server, 60)
  await annOpens(`/@${EVE}/media`)
  await expect(tile(page, 60)).toBeVisible()
  await scrollDown(page, 900)
  const row = page.locator('main [data-key]').filter({ has: tile(page, 40) })
  await tile(page, 40).scrollIntoViewIfNeeded()
  await tile(page, 40).focus()
  const before = await topOf(row)
  await page.keyboard.press('Enter')
  const viewer = new Viewer(page)
  await expect(viewer.picture('Picture 40')).toBeInViewport({ ratio: 0.9 })
  for (let at = 39; at >= 30; at--) await page.keyboard.press('ArrowRight')
  await expect(viewer.picture('Picture 30')).toBeInViewport({ ratio: 0.9 })
  await page.goBack()
  await expect(viewer.root).toHaveCount(0)
  await expect(tile(page, 40)).toBeFocused()
  await expectUnmoved(row, before)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('a swipe past the end loads older images', async ({ page, server, annOpens }) => {
    album(server, 41)
    const older = server.simulator.script.hold(OLDER)
    await annOpens(`/@${EVE}/media`)
    await tile(page, 41).tap()
    const viewer = new Viewer(page)
    await expect(viewer.counter('1 of 40+')).toBeVisible()
    await page.keyboard.press('End')
    await expect(viewer.picture('Picture 2')).toBeInViewport({ ratio: 0.9 })
    await boxAtRest(viewer.picture('Picture 2'))
    await swipe(page, -320, 0)
    await expect(viewer.root.getByText('Loading older media…')).toBeInViewport({ ratio: 0.9 })
    older.release()
    await expect(viewer.picture('Picture 1')).toBeInViewport({ ratio: 0.9 })
    await expect(viewer.root.getByText('Loading older media…')).toHaveCount(0)
    await boxAtRest(viewer.picture('Picture 1'))
    await swipe(page, 320, 0)
    await expect(viewer.picture('Picture 2')).toBeInViewport({ ratio: 0.9 })
  })
})
