import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { EmojiPicker } from '../../pages/emoji'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { swipe } from '../../pages/touch'
import { countRequests } from '../../simulator-helpers'
import type { Server } from '../../servers'

const DISMISS = 'POST /api/v1/announcements/:id/dismiss'

const toggle = (page: Page) => page.getByRole('button', { name: /^Announcements/ })
const panel = (page: Page) => page.getByRole('region', { name: 'Announcements' })
/** The announcement on screen. Playwright still sees those that are inert and on their way out. */
const current = (page: Page) => panel(page).getByRole('group').and(page.locator(':not([inert])'))
const reaction = (page: Page, name: string) => current(page).getByRole('button', { name })

/** Publishes announcements; the last is the newest. Returns their ids. */
function announce({ simulator }: Server, texts: string[]): string[] {
  const { script } = simulator
  return texts.map((text) => {
    script.advance(1000)
    return script.announce(`<p>${text}</p>`)
  })
}

test('announcements are paged by keys, are read when seen, and take reactions', async ({
  page,
  server,
  signInAs,
}) => {
  const [first = ''] = announce(server, ['Street party', 'New rules'])
  const { announcements } = server.simulator.server.world
  const day = Date.UTC(new Date().getUTCFullYear() + 1, 5, 1)
  announcements.patch(first, {
    startsAt: day,
    endsAt: day + 86_400_000,
    allDay: true,
    reactions: [{ name: '🎉', count: 4 }],
  })
  await signInAs('ann', server)

  await test.step('they are paged by keys, and read when seen', async () => {
    await expect(toggle(page)).toHaveAccessibleName('Announcements, 2 unread')
    await toggle(page).press('Enter')
    await expect(current(page)).toHaveAccessibleName('1 of 2')
    await expect(current(page)).toContainText('New rules')
    await expect.poll(() => countRequests(server, DISMISS)).toBe(1)
    await expect(toggle(page)).toHaveAccessibleName('Announcements, 1 unread')
    await panel(page).getByRole('button', { name: 'Next announcement' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(current(page)).toContainText('Street party')
    await expect(current(page)).toContainText(/1.*2.*Jun/)
    expect(await axeFinds(page)).toEqual([])
    await expect.poll(() => countRequests(server, DISMISS)).toBe(2)
    await expect(toggle(page)).toHaveAccessibleName('Announcements')
  })

  await test.step('reactions are added by a press and by the picker', async () => {
    await reaction(page, '🎉, 4 reactions').click()
    await expect(reaction(page, '🎉, 5 reactions')).toHaveAttribute('aria-pressed', 'true')
    const picker = new EmojiPicker(page)
    await reaction(page, 'Add reaction').click()
    await picker.search.fill('happy_kitten')
    await picker.cell(':happy_kitten:').click()
    await expect(reaction(page, 'happy_kitten, 1 reaction').getByRole('img')).toHaveCount(0)
    await expect(reaction(page, 'happy_kitten, 1 reaction').locator('img')).toBeVisible()
    await expect.poll(() => countRequests(server, 'PUT /api/v1/announcements/:id/reactions/:name')).toBe(2)
  })
})

test.describe('on a phone', () => {
  // As in other journeys by touch, which share its context.
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })
  test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }))

  test('a swipe turns the page, and a long address does not widen the page', async ({
    page,
    server,
    signInAs,
  }) => {
    announce(server, [
      'Street party',
      `<a href="https://a.example/">https://a.example/${'x'.repeat(300)}</a>`,
    ])
    await signInAs('ann', server)
    await toggle(page).tap()
    await expect(current(page)).toContainText('https://a.example')
    await boxAtRest(panel(page))
    const box = await current(page).boundingBox()
    const y = (box?.y ?? 0) + 20
    await swipe(page, -150, 0, { x: 160, y })
    await expect(current(page)).toContainText('Street party')
    expect(await overflowWidth(page)).toBe(0)
    await swipe(page, 150, 0, { x: 160, y })
    await expect(current(page)).toContainText('https://a.example')
  })
})

test('opened while reading, they appear under the header and the post being read stays', async ({
  page,
  server,
  annOpens,
}) => {
  announce(server, ['Street party'])
  await annOpens('/home')
  const home = new TimelinePage(page)
  await expect(toggle(page)).toBeVisible()
  const read = home.posts.nth(5)
  await expect(read).toBeVisible()
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 1500)
  await boxAtRest(read)
  const before = await read.boundingBox()
  await toggle(page).click()
  await expect(current(page)).toBeInViewport()
  await expect(current(page)).toContainText('Street party')
  await boxAtRest(read)
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await toggle(page).click()
  await expect(panel(page)).toHaveCount(0)
  await boxAtRest(read)
  expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
  await expect(home.feed).toBeVisible()
})
