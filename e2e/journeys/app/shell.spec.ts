import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { scrollDown } from '../../pages/scrolling'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test.describe('in a medium window', () => {
  test.use({ viewport: { width: 800, height: 700 } })
  test('the navigation shows icons with accessible names, and no composer', async ({ page, home }) => {
    await expect(home.posts.first()).toBeVisible()
    await expect(nav(page)).toHaveCount(1)
    await expect(nav(page).getByText('Home')).toBeHidden()
    await expect(nav(page).getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('a bottom bar has the main entries, and a menu with the rest, which Back closes', async ({
    page,
    client,
    home,
  }) => {
    await expect(home.posts.first()).toBeVisible()
    await expect(nav(page)).toHaveCount(1)
    const bar = await boxAtRest(nav(page))
    expect(bar.y + bar.height).toBe(780)
    await nav(page).getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('link', { name: 'Settings' })).toBeVisible()
    await page.goBack()
    await expect(menu).toHaveCount(0)
    await expect(page).toHaveURL(`${client}/home`)
    await nav(page).getByRole('button', { name: 'Menu' }).click()
    await menu.getByRole('link', { name: 'Settings' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
    await expect(menu).toHaveCount(0)
    await page.goBack()
    await expect(home.posts.first()).toBeVisible()
  })

  test('Back closes a sheet, not the page', async ({ page, server, home }) => {
    server.simulator.script.as('eve@remote.example').publish({ text: 'Look at this' })
    await home.post('Look at this').time.click()
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    const item = page.getByRole('menuitem', { name: 'Copy link' })
    await page.getByRole('main').getByRole('button', { name: /^More/ }).click()
    await expect(item).toBeVisible()
    // As wide as the window.
    expect((await item.boundingBox())?.width ?? 0).toBeGreaterThan(300)
    await page.goBack()
    await expect(item).toHaveCount(0)
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })

  test('a sheet leaves no history entry, however it is closed', async ({ page, server, home }) => {
    server.simulator.script.as('eve@remote.example').publish({ text: 'Look at this' })
    const { more, root } = home.post('Look at this')
    const item = page.getByRole('menuitem', { name: 'Copy link' })
    const escape = async () => {
      await more.click()
      await expect(item).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(item).toHaveCount(0)
    }
    await escape()
    await escape()
    // Through a dialog opened from it.
    await more.click()
    await page.getByRole('menuitem', { name: /^Mute @?eve/ }).click()
    const dialog = page.getByRole('dialog', { name: /^Mute/ })
    await expect(dialog).toBeVisible()
    await expect(item).toHaveCount(0)
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/home$/)
    // To the page of a post.
    await more.click()
    await page.getByRole('menuitem', { name: 'Expand this post' }).click()
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
    await expect(item).toHaveCount(0)
    await expect(root).toBeVisible()
  })
})

test('a wide window shows labels and the composer, marks the current screen, and its link scrolls to the top', async ({
  page,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  await expect(nav(page)).toHaveCount(1)
  await expect(nav(page).getByText('Home')).toBeVisible()
  await expect(page.getByRole('complementary').getByRole('form', { name: 'New post' })).toBeVisible()
  const entry = nav(page).getByRole('link', { name: 'Home' })
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await scrollDown(page, 1200)
  await entry.click()
  await expect.poll(() => scrolled(page)).toBe(0)
  await expect(home.posts.first()).toContainText('Finn Ellery boosted')
  await nav(page).getByRole('link', { name: 'All servers' }).click()
  await expect(entry).not.toHaveAttribute('aria-current', 'page')
  await expect(nav(page).getByRole('link', { name: 'All servers' })).toHaveAttribute('aria-current', 'page')
})

test('skip links come first and move to content and navigation', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('screens have their own titles', async ({ page, client, server, annOpens }) => {
  server.simulator.script.readNotifications('ann')
  await annOpens('/home')
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await expect(page).toHaveTitle('Home – Skein')
  for (const [path, title] of [
    ['/public/local', /This server.* – Skein$/],
    ['/@finn@remote.example', /^Finn Ellery \(@finn@remote\.example\) – Skein$/],
    ['/publish', /^New post – Skein$/],
    ['/preferences', /^Settings – Skein$/],
    ['/no/such/place', /^Page not found – Skein$/],
  ] as const) {
    await page.goto(`${client}${path}`)
    await expect(page).toHaveTitle(title)
  }
})

test('a menu supports arrows, Home, End and first letters, and Escape restores the focus', async ({
  page,
  home,
}) => {
  const button = home.post('With a picture.').boost
  await button.focus()
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(item('Boost')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Quote')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Public')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Followers')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(item('Boost')).toBeFocused()
  await page.keyboard.press('f')
  await expect(item('Followers')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('only one menu is open at a time, and a press outside closes it', async ({ page, home }) => {
  await home.post('With a picture.').more.click()
  await expect(page.getByRole('menu')).toHaveCount(1)
  await page.mouse.click(700, 20)
  await expect(page.getByRole('menu')).toHaveCount(0)
  await new AccountMenu(page).open()
  await expect(page.getByRole('menu')).toHaveCount(1)
})

test('a confirmation has a history entry, so that Back cancels it', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  await new AccountMenu(page).open()
  await page.getByRole('menuitem', { name: /^Sign out of/ }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.goBack()
  await expect(question).toHaveCount(0)
  await expect(home.posts.first()).toBeVisible()
})

test('the loading bar shows while a request runs', async ({ page, server, home }) => {
  await expect(home.posts.first()).toBeVisible()
  // Decorative and so without a role: the list announces loading to screen readers.
  const bar = page.locator('[aria-hidden=true] > [style*="scaleX"]')
  const held = server.simulator.script.hold('/api/v1/timelines/public')
  await nav(page).getByRole('link', { name: 'All servers' }).click()
  await expect(bar).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
  held.release()
  await expect(bar).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a single banner reports a lost connection and disappears with the first answer', async ({
  page,
  context,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  // The last part that loads automatically: from now on only requested parts can fail.
  await expect(new Composer(page).text).toBeVisible()
  await context.setOffline(true)
  await home.post('With a picture.').bookmark.click()
  await home.post('With a picture.').favourite.click()
  await nav(page).getByRole('link', { name: 'All servers' }).click()
  const line = page.getByRole('main').getByText(/No connection/)
  await expect(line).toHaveCount(1)
  await expect(line).toBeVisible()
  // It is the only notice of two failed actions and a failed page.
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0)
  await context.setOffline(false)
  await expect(line).toHaveCount(0, { timeout: 20_000 })
  await page.goBack()
  await expect(home.posts.first()).toBeVisible()
})

test('a screen whose code fails to load offers a reload and keeps typed text', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  await new Composer(page).text.fill('Not to be lost')
  // Everything the first screen needs is loaded; block the rest.
  await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
  await nav(page).getByRole('link', { name: 'Settings' }).click()
  const again = page.getByRole('main').getByRole('button', { name: /reload|again/i })
  await expect(again).toBeVisible()
  await page.unrouteAll()
  await again.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(new Composer(page).text).toHaveValue('Not to be lost')
})

test.describe('appearance', () => {
  test('follows the system until the user chooses, and then stays', async ({ page, client, home }) => {
    await expect(home.posts.first()).toBeVisible()
    const light = await background(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => background(page)).not.toBe(light)
    const dark = await background(page)
    await page.goto(`${client}/preferences/appearance`)
    const theme = page.getByRole('group', { name: 'Theme' })
    await theme.getByRole('radio', { name: 'Light' }).check({ force: true })
    await expect.poll(() => background(page)).toBe(light)
    await page.reload()
    await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked()
    await expect.poll(() => background(page)).toBe(light)
    await theme.getByRole('radio', { name: 'Dark' }).check({ force: true })
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => background(page)).toBe(dark)
  })

  test('offers high contrast, larger text and less motion', async ({ page, annOpens }) => {
    await annOpens('/preferences/appearance')
    await page
      .getByRole('group', { name: 'Contrast' })
      .getByRole('radio', { name: 'High' })
      .check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
    await page
      .getByRole('group', { name: 'Motion' })
      .getByRole('radio', { name: 'Reduced' })
      .check({ force: true })
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    const before = await size()
    await page.getByRole('slider', { name: /Text size/ }).press('End')
    await expect.poll(size).toBeGreaterThan(before)
    await page.getByRole('button', { name: 'Reset this section' }).click()
    await expect.poll(size).toBe(before)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'high')
  })
})
