import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { axeFinds } from '../../pages/axe'
import { TimelinePage } from '../../pages/home'
import { scrollDown } from '../../pages/scrolling'
import { swipe } from '../../pages/touch'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

// The title also counts unread notifications.
test.beforeEach(({ server }) => server.simulator.script.readNotifications('ann'))

/** Eve posts a file of the simulator that plays. */
function publish(
  server: Server,
  text: string,
  type: 'video' | 'audio',
  file: string,
  duration: number,
): void {
  const { script, server: simulated } = server.simulator
  const { world } = simulated
  const [model] = world.media.values()
  if (!model) throw new Error('the world has no media')
  const { id } = world.media.put({
    ...model,
    id: world.ids.ordered(Date.now()),
    accountId: script.account(EVE).id,
    statusId: null,
    type,
    description: text,
    url: `/media/clips/${file}`,
    previewUrl: type === 'video' ? '/media/clips/train.jpg' : null,
    remoteUrl: null,
    meta: { ...model.meta, width: 320, height: 180, duration, frameRate: '12/1', colors: null },
  })
  script.as(EVE).publish({ text, mediaIds: [id] })
}

const timeOf = (medium: Locator) => medium.evaluate((element: HTMLMediaElement) => element.currentTime)
const isPaused = (medium: Locator) => medium.evaluate((element: HTMLMediaElement) => element.paused)

test('a video plays by keyboard and in full screen, stops for a sound, and follows in the corner', async ({
  page,
  server,
  annOpens,
}) => {
  publish(server, 'Rain on the roof', 'audio', 'melody.mp3', 4.896)
  publish(server, 'A train passes', 'video', 'train.mp4', 5)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await annOpens('/home')
  const home = new TimelinePage(page)
  const post = home.post('A train passes').root
  const video = post.locator('video[data-media]')
  const position = post.getByRole('slider', { name: 'Position' })

  await test.step('it plays and has controls', async () => {
    await post.getByRole('button', { name: 'Play: A train passes' }).focus()
    await page.keyboard.press('Enter')
    await expect(position).toBeVisible()
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0)
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(video)).toBe(true)
    expect(await axeFinds(page, { include: '[aria-label="Video player"]' })).toEqual([])
  })

  await test.step('the keys of the player are not shortcuts of the page', async () => {
    const shown = home.post('A train passes').root
    await page.keyboard.press('l')
    await expect.poll(() => timeOf(video)).toBeGreaterThan(4.5)
    await page.keyboard.press('j')
    await expect.poll(() => timeOf(video)).toBeLessThan(0.5)
    await page.keyboard.press('f')
    await expect(post.getByRole('button', { name: 'Exit full screen' })).toBeVisible()
    expect(await page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label'))).toBe(
      'Video player',
    )
    await page.keyboard.press('f')
    await expect(post.getByRole('button', { name: 'Full screen', exact: true })).toBeVisible()
    await expect(shown.getByRole('button', { name: /^Favourite/ })).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('dragging the position pauses until the release', async () => {
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(video)).toBe(false)
    const box = await position.boundingBox()
    if (!box) throw new Error('there is no slider')
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    expect(await isPaused(video)).toBe(true)
    await expect(position).toHaveAttribute('aria-valuetext', '2 seconds of 5 seconds')
    await page.mouse.up()
    await expect.poll(() => isPaused(video)).toBe(false)
  })

  await test.step('a sound stops the video, and its levels move', async () => {
    const other = home.post('Rain on the roof').root
    await other.getByRole('button', { name: 'Play: Rain on the roof' }).click()
    await expect.poll(() => isPaused(video)).toBe(true)
    await expect
      .poll(() =>
        other
          .getByRole('group', { name: 'Audio player' })
          .evaluate((root) =>
            Math.max(
              ...Array.from(root.querySelectorAll('span'), (bar) =>
                Number(bar.style.getPropertyValue('--level')),
              ),
            ),
          ),
      )
      .toBeGreaterThan(0)
    await expect.poll(() => timeOf(other.locator('audio'))).toBeGreaterThan(0)
  })

  await test.step('a video scrolled out of view plays on in the corner, and then in its post', async () => {
    // Slow, so that it does not end before the step does.
    await post.getByRole('combobox', { name: 'Playback speed' }).selectOption('0.5')
    await position.focus()
    await page.keyboard.press('Home')
    await page.keyboard.press('k')
    await expect.poll(() => isPaused(video)).toBe(false)
    await scrollDown(page, 3000)
    const corner = page.getByRole('region', { name: 'Small player' })
    const small = corner.locator('video[data-media]')
    await expect(corner.getByRole('button', { name: 'Pause' })).toBeAttached()
    await expect.poll(() => timeOf(small)).toBeGreaterThan(0)
    await expect(corner.getByRole('combobox', { name: 'Playback speed' })).toHaveValue('0.5')
    await expect(corner.getByRole('button', { name: /^Favourite/ })).toBeVisible()
    expect(await axeFinds(page, { include: '[aria-label="Small player"]' })).toEqual([])
    await corner.getByRole('button', { name: 'Back to post' }).click()
    await expect(corner).toHaveCount(0)
    const returned = page.locator('video[data-media]').filter({ visible: true })
    await expect.poll(() => timeOf(returned)).toBeGreaterThan(0)
    await expect.poll(() => isPaused(returned)).toBe(false)
  })
})

test.describe('by touch in a column of the deck', () => {
  test.use({ hasTouch: true, viewport: { width: 1280, height: 800 } })

  test('taps and a drag control a video, which leaves its column for the corner', async ({
    page,
    server,
    annOpens,
  }) => {
    publish(server, 'A train passes', 'video', 'train.mp4', 5)
    await annOpens('/deck')
    const post = new TimelinePage(page).post('A train passes').root
    const video = post.locator('video[data-media]')
    const player = post.getByRole('group', { name: 'Video player' })
    const position = post.getByRole('slider', { name: 'Position' })

    await test.step('the first tap plays, one on a playing video shows the controls, the next pauses', async () => {
      await post.getByRole('button', { name: 'Play: A train passes' }).tap()
      // Slow, so that it does not end before the controls hide.
      await post.getByRole('combobox', { name: 'Playback speed' }).selectOption('0.5')
      await expect(player).toHaveAttribute('data-idle')
      await video.tap({ position: { x: 140, y: 40 } })
      await expect(player).not.toHaveAttribute('data-idle')
      expect(await isPaused(video)).toBe(false)
      await video.tap({ position: { x: 140, y: 40 } })
      await expect.poll(() => isPaused(video)).toBe(true)
      await video.tap({ position: { x: 140, y: 40 } })
      await expect.poll(() => isPaused(video)).toBe(false)
    })

    await test.step('a finger drags the position', async () => {
      const box = await position.boundingBox()
      if (!box) throw new Error('there is no slider')
      const y = box.y + box.height / 2
      await swipe(page, -box.width / 2, 0, { x: box.x + box.width / 2, y })
      await expect.poll(() => timeOf(video)).toBeGreaterThan(1)
      expect(await timeOf(video)).toBeLessThan(2.5)
      await expect.poll(() => isPaused(video)).toBe(false)
    })

    await test.step('scrolled out of its column, it plays on in the corner, and then in its post', async () => {
      const corner = page.getByRole('region', { name: 'Small player' })
      const box = await player.boundingBox()
      if (!box) throw new Error('there is no player')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await expect(async () => {
        await page.mouse.wheel(0, 400)
        await expect(corner).toBeVisible({ timeout: 200 })
      }).toPass({ intervals: [60] })
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      const small = corner.locator('video[data-media]')
      await expect.poll(() => isPaused(small)).toBe(false)
      expect(await timeOf(small)).toBeGreaterThan(1)
      await corner.getByRole('button', { name: 'Back to post' }).tap()
      await expect(corner).toHaveCount(0)
      await expect(video).toBeInViewport()
      await expect.poll(() => timeOf(video)).toBeGreaterThan(1)
      expect(await isPaused(video)).toBe(false)
    })
  })
})

test.describe('in a narrow window', () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } })

  test('every control of a video has its place, and nothing is over it', async ({
    page,
    server,
    annOpens,
  }) => {
    publish(server, 'A train passes', 'video', 'train.mp4', 5)
    await annOpens('/home')
    const post = new TimelinePage(page).post('A train passes').root
    await post.getByRole('button', { name: 'Play: A train passes' }).tap()
    await post.getByRole('button', { name: 'Pause' }).tap()
    const player = post.getByRole('group', { name: 'Video player' })
    const controls = player.locator('button, input, select').filter({ visible: true })
    await expect.poll(() => controls.count()).toBeGreaterThan(6)
    const covered = await controls.evaluateAll((all) =>
      all
        .filter((control) => {
          const { left, top, width, height } = control.getBoundingClientRect()
          return !control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
        })
        .map((control) => control.getAttribute('aria-label')),
    )
    expect(covered).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
