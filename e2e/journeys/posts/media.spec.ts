import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { axeFinds } from '../../pages/axe'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { scrollDown, wheel } from '../../pages/scrolling'
import { swipe } from '../../pages/touch'
import { Viewer } from '../../pages/viewer'
import { expectPosition } from '../../element-position'
import { EVE, FINN } from '../../simulator-helpers'
import type { Server } from '../../servers'

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

const LONG = Array.from({ length: 60 }, (_, at) => `Line ${at + 1} of a long description.`).join('\n')

/** Eve posts pictures with these descriptions; the URLs need not exist. */
function album(server: Server, text: string, descriptions: readonly string[], name = 'bird-1'): void {
  const { world } = server.simulator.server
  const model = world.media.values().find(({ url }) => url?.includes('/pictures/'))
  if (!model) throw new Error('the world has no picture')
  const mediaIds = descriptions.map(
    (description) =>
      world.media.put({
        ...model,
        id: world.ids.ordered(Date.now()),
        accountId: server.simulator.script.account(EVE).id,
        statusId: null,
        description,
        url: `/media/pictures/${name}.png`,
        previewUrl: `/media/previews/${name}.png`,
      }).id,
  )
  server.simulator.script.as(EVE).publish({ text, mediaIds })
}

const tile = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true })

/** Returns the point of the picture, as a share of its size, at a point of the page. */
async function shareAt(picture: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await picture.boundingBox()
  if (!box) throw new Error('the picture is not there')
  return { x: (x - box.x) / box.width, y: (y - box.y) / box.height }
}

const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0

test('a hidden picture shows its blurhash, which is gone when the picture covers it', async ({
  server,
  page,
  annOpens,
}) => {
  album(server, 'A heron', ['Heron'])
  await annOpens('/home')
  const { root } = new TimelinePage(page).post('A heron')
  const blurhash = root.locator('canvas')
  await root.getByRole('button', { name: 'Hide media' }).click()
  await expect(blurhash).toBeVisible()
  await root.getByRole('button', { name: /Show$/ }).click()
  await expect(tile(page, 'Heron')).toBeVisible()
  await expect(blurhash).toHaveCount(0)
})

test('everything in the viewer works by keyboard', async ({ server, page, annOpens }) => {
  album(server, 'With a story', [LONG])
  album(server, 'Four of them', ['One', 'Two', 'Three', 'Four'])
  await annOpens('/home')
  const home = new TimelinePage(page)
  const viewer = new Viewer(page)
  await expect(home.post('Four of them').root).toBeVisible()

  await test.step('arrow keys move between images wherever the focus is, and Escape restores focus', async () => {
    await tile(page, 'Two').focus()
    await page.keyboard.press('Enter')
    await expect(viewer.counter('2 of 4')).toBeVisible()
    await expect(viewer.picture('Two')).toBeInViewport()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.counter('3 of 4')).toBeVisible()
    await expect(viewer.picture('Three')).toBeInViewport({ ratio: 0.9 })
    // After mouse clicks the keys still work.
    await viewer.picture('Three').click()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.picture('Four')).toBeInViewport({ ratio: 0.9 })
    await viewer.button('Zoom in').click()
    await page.keyboard.press('Home')
    await expect(viewer.picture('One')).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('End')
    await expect(viewer.counter('4 of 4')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    await expect(tile(page, 'Two')).toBeFocused()
  })

  await test.step('every button is reached and pressed', async () => {
    await tile(page, 'One').focus()
    await page.keyboard.press('Enter')
    await expect(viewer.picture('One')).toBeInViewport({ ratio: 0.9 })
    /** Presses Tab until `goal` has focus, at most once around the viewer. */
    const tabTo = async (goal: Locator) => {
      for (let at = 0; at < 40; at++) {
        if (await goal.evaluate((element) => element === document.activeElement)) return
        await page.keyboard.press('Tab')
      }
      await expect(goal).toBeFocused()
    }
    await tabTo(viewer.button('Alt text'))
    await page.keyboard.press('Enter')
    await expect(viewer.description).toHaveText('One')
    expect(await axeFinds(page, { include: '[role=dialog]' })).toEqual([])
    await tabTo(viewer.description)
    await tabTo(viewer.button('Alt text'))
    await page.keyboard.press('Space')
    await expect(viewer.description).toHaveCount(0)
    await tabTo(viewer.button('Zoom in'))
    const { width: fits } = await boxAtRest(viewer.picture('One'))
    await page.keyboard.press('Enter')
    await expect.poll(() => widthOf(viewer.picture('One'))).toBeCloseTo(fits * 1.5, 0)
    await page.keyboard.press('0')
    await expect.poll(() => widthOf(viewer.picture('One'))).toBeCloseTo(fits, 0)
    await tabTo(viewer.button('Download'))
    await tabTo(viewer.button('Next'))
    await page.keyboard.press('Enter')
    await expect(viewer.counter('2 of 4')).toBeVisible()
    await expect(viewer.button('Next')).toBeFocused()
    await tabTo(viewer.button('Favourite'))
    await page.keyboard.press('Enter')
    await expect(viewer.root.getByRole('button', { name: 'Favourite (1)' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    await expect(tile(page, 'One')).toBeFocused()
  })

  await test.step('alt text scrolls and can be selected', async () => {
    await home.post('With a story').root.getByRole('link').and(page.locator('[aria-haspopup=dialog]')).click()
    await viewer.button('Alt text').click()
    await viewer.description.focus()
    await page.keyboard.press('End')
    await expect.poll(() => viewer.description.evaluate((element) => element.scrollTop)).toBeGreaterThan(100)
    const text = viewer.description.getByText('Line 60 of a long description.')
    await text.selectText()
    expect(await page.evaluate(() => document.getSelection()?.toString())).toContain('Line 60')
    // Escape closes the viewer from here too.
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
  })
})

test('a failed image is loaded again, the wheel zooms, a link opens the post, and right to left is mirrored', async ({
  server,
  page,
  annOpens,
}) => {
  album(server, 'Two of them', ['One', 'Two'])
  album(server, 'One of them', ['A bird'])
  album(server, 'With a hole', ['A hole'], 'bird-2')
  let broken = true
  await page.route('**/media/pictures/bird-2.png', (route) => (broken ? route.abort() : route.continue()))
  await annOpens('/home')
  const home = new TimelinePage(page)
  const viewer = new Viewer(page)
  await expect(home.post('With a hole').root).toBeVisible()

  await test.step('a failed image shows an error, a retry button and a link to the original', async () => {
    await tile(page, 'A hole').click()
    await expect(viewer.root.getByText('Couldn’t load the full image')).toBeVisible()
    await expect(viewer.root.getByRole('link', { name: 'Open original' }).first()).toHaveAttribute(
      'href',
      /bird-2\.png$/,
    )
    // The retry by keyboard fails: focus stays on the button.
    const again = viewer.button('Try again')
    await again.focus()
    await page.keyboard.press('Enter')
    await expect(again).not.toHaveAttribute('aria-busy', 'true')
    await expect(again).toBeFocused()
    broken = false
    await page.keyboard.press('Enter')
    await expect(viewer.picture('A hole')).toBeVisible()
    await expect(viewer.root.getByText('Couldn’t load the full image')).toHaveCount(0)
    // The button was removed, and the keys of the viewer still work.
    await expect(page.locator('[role=dialog]:focus, [role=dialog] :focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
  })

  await test.step('the wheel zooms at the pointer, and keys and double click zoom and reset', async () => {
    await tile(page, 'A bird').click()
    const picture = viewer.picture('A bird')
    await expect(picture).toBeVisible()
    const box = await boxAtRest(picture)
    const fits = box.width
    const [x, y] = [box.x + box.width * 0.7, box.y + box.height * 0.5]
    const before = await shareAt(picture, x, y)
    await page.mouse.move(x, y)
    await page.mouse.wheel(0, -300)
    await expect.poll(() => widthOf(picture)).toBeGreaterThan(fits * 1.5)
    await boxAtRest(picture)
    const after = await shareAt(picture, x, y)
    expect(after.x).toBeCloseTo(before.x, 2)
    expect(after.y).toBeCloseTo(before.y, 2)
    await page.keyboard.press('0')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fits, 0)
    await page.keyboard.press('+')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fits * 1.5, 0)
    await page.keyboard.press('-')
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fits, 0)
    await picture.dblclick()
    await expect.poll(() => widthOf(picture)).toBeCloseTo(fits * 2.5, 0)
    // Pan by dragging.
    const { x: left } = await boxAtRest(picture)
    await page.mouse.move(640, 400)
    await page.mouse.down()
    await page.mouse.move(560, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => (await picture.boundingBox())?.x ?? 0).toBeLessThan(left - 40)
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
  })

  await test.step('the actions of the post work in the viewer, and its link opens the post', async () => {
    await tile(page, 'A bird').click()
    await viewer.button('Favourite').click()
    await expect(viewer.root.getByRole('button', { name: 'Favourite (1)' })).toBeVisible()
    await viewer.root
      .locator('footer')
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click()
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    await expect(viewer.root).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect(viewer.root).toHaveCount(0)
  })

  await test.step('in right-to-left layout images are centred and the next one is on the left', async () => {
    await expect(home.post('Two of them').root).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl'
    })
    await tile(page, 'One').click()
    const middle = async (picture: Locator) => {
      const box = await picture.boundingBox()
      return box ? box.x + box.width / 2 : null
    }
    await expect.poll(() => middle(viewer.picture('One'))).toBeCloseTo(640, 0)
    await viewer.button('Next').click()
    await expect.poll(() => middle(viewer.picture('Two'))).toBeCloseTo(640, 0)
    await expect.poll(() => middle(viewer.picture('One'))).toBeCloseTo(640 + 1280, 0)
  })
})

test('Back closes the viewer and keeps the scroll position after new posts arrived', async ({
  server,
  home,
  page,
}) => {
  album(server, 'Deep in the list', ['A bird on a branch'])
  await expect(home.post('Deep in the list').root).toBeVisible()
  const { script } = server.simulator
  for (let at = 1; at <= 12; at++) script.as(FINN).publish(`Above ${at}`)
  await expect(home.posts.first()).toContainText('Above 12')
  await scrollDown(page, 500)
  const picture = tile(page, 'A bird on a branch')
  await wheel(page, 200, async () => (await picture.count()) > 0)
  await picture.scrollIntoViewIfNeeded()
  const { y: before } = await boxAtRest(picture)
  await picture.click()
  const viewer = new Viewer(page)
  await expect(viewer.picture('A bird on a branch')).toBeVisible()
  for (let at = 1; at <= 30; at++) script.as(FINN).publish(`Meanwhile ${at}`)
  await expect(page).toHaveTitle(/^\(\d+\+?\) Home/)
  await page.goBack()
  await expect(viewer.root).toHaveCount(0)
  await expect(page).toHaveURL(/\/home$/)
  await expect(picture).toBeFocused()
  await expectPosition(picture, before)
  await expect(home.pending).toBeVisible()
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('sideways swipes move between images, and a swipe down closes the viewer', async ({
    server,
    home,
    page,
  }) => {
    album(server, 'Two of them', ['One', 'Two'])
    await expect(home.post('Two of them').root).toBeVisible()
    await tile(page, 'One').tap()
    const viewer = new Viewer(page)
    await expect(viewer.counter('1 of 2')).toBeVisible()
    await expect(viewer.picture('One')).toBeInViewport()
    await boxAtRest(viewer.picture('One'))
    await swipe(page, -320, 0)
    await expect(viewer.counter('2 of 2')).toBeVisible()
    await expect(viewer.picture('Two')).toBeInViewport({ ratio: 0.9 })
    await boxAtRest(viewer.picture('Two'))
    await swipe(page, 320, 0)
    await expect(viewer.counter('1 of 2')).toBeVisible()
    await boxAtRest(viewer.picture('One'))
    await swipe(page, 10, 400)
    await expect(viewer.root).toHaveCount(0)
  })
})
