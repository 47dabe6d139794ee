import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { smallTargets } from '../../layout-checks'
import { AccountMenu } from '../../pages/account-menu'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { goWithin } from '../../pages/navigation'
import { boxAtRest } from '../../pages/wait-until-still'
import { scrollDown } from '../../pages/scrolling'

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navigation' })
const scrolled = (page: Page) => page.evaluate(() => window.scrollY)
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('a bottom bar and its menu, and sheets that Back closes and that leave no history entry', async ({
    page,
    client,
    server,
    home,
  }) => {
    const eve = server.simulator.script.as('eve@remote.example')
    eve.publish({ text: 'Mira esto', language: 'es' })
    eve.publish({ text: 'Look at this' })
    await expect(home.posts.first()).toBeVisible()
    const { more, root, time } = home.post('Look at this')
    const item = page.getByRole('menuitem', { name: 'Copy link' })

    await test.step('the bar has the main entries, and a menu with the rest, which Back closes', async () => {
      await expect(nav(page)).toHaveCount(1)
      const bar = await boxAtRest(nav(page))
      expect(bar.y + bar.height).toBe(780)
      await nav(page).getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      await expect(menu.getByRole('link', { name: 'Preferences' })).toBeVisible()
      await page.goBack()
      await expect(menu).toHaveCount(0)
      await expect(page).toHaveURL(`${client}/home`)
      await nav(page).getByRole('button', { name: 'Menu' }).click()
      await menu.getByRole('link', { name: 'Preferences' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
      await expect(menu).toHaveCount(0)
      await page.goBack()
      await expect(home.posts.first()).toBeVisible()
    })

    await test.step('buttons have 44 px for a finger, and the page of trends leads to the search', async () => {
      expect(await smallTargets(page)).toEqual([])
      await nav(page).getByRole('link', { name: 'Explore' }).click()
      await expect(page.getByRole('main').getByRole('link', { name: 'Search' })).toBeVisible()
      expect(await smallTargets(page)).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Search' }).click()
      await expect(page).toHaveURL(`${client}/search`)
      await page.goBack()
      await page.goBack()
      await expect(home.posts.first()).toBeVisible()
    })

    await test.step('a post in another language offers to translate it in the row of its buttons, also at 320 px', async () => {
      const { root: row } = home.post('Mira esto')
      const middleOf = async (name: string) => {
        const { y, height } = await boxAtRest(row.getByRole('button', { name, exact: true }))
        return y + height / 2
      }
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 780 })
        expect(await middleOf('Translate from Spanish')).toBeCloseTo(await middleOf('More'), 0)
        expect(await smallTargets(page)).toEqual([])
      }
    })

    await test.step('Back closes a sheet, not the page', async () => {
      await time.click()
      await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
      expect(await smallTargets(page)).toEqual([])
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

    await test.step('a sheet closed by Escape leaves no history entry', async () => {
      for (let count = 0; count < 2; count++) {
        await more.click()
        await expect(item).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(item).toHaveCount(0)
      }
    })
    await test.step('nor one that opens a dialog', async () => {
      await more.click()
      await page.getByRole('menuitem', { name: /^Mute @?eve/ }).click()
      const dialog = page.getByRole('dialog', { name: /^Mute/ })
      await expect(dialog).toBeVisible()
      await expect(item).toHaveCount(0)
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/home$/)
    })
    await test.step('nor one that opens the page of a post', async () => {
      await more.click()
      await page.getByRole('menuitem', { name: 'Open post' }).click()
      await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
      await page.goBack()
      await expect(page).toHaveURL(/\/home$/)
      await expect(item).toHaveCount(0)
      await expect(root).toBeVisible()
    })
  })
})

test('a wide window shows labels and the composer, marks the current screen, and has titles and skip links', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  server.simulator.script.readNotifications('ann')
  await annOpens('/home')
  const home = new TimelinePage(page)
  await expect(home.posts.first()).toBeVisible()
  await test.step('skip links come first and move to the content', async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })
  await test.step('the navigation has labels, and its current entry scrolls to the top', async () => {
    await expect(nav(page)).toHaveCount(1)
    await expect(nav(page).getByText('Home')).toBeVisible()
    const inPane = page.getByRole('complementary').getByRole('form', { name: 'New post' })
    await expect(inPane).toBeVisible()
    const address = page.url()
    await nav(page).getByRole('link', { name: 'New post' }).click()
    await expect(inPane.getByRole('textbox', { name: 'Text' })).toBeFocused()
    expect(page.url()).toBe(address)
    const entry = nav(page).getByRole('link', { name: 'Home' })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await scrollDown(page, 1200)
    await entry.click()
    await expect.poll(() => scrolled(page)).toBe(0)
    await expect(home.posts.first()).toContainText('Finn Ellery boosted')
    await nav(page).getByRole('link', { name: 'All servers' }).click()
    await expect(entry).not.toHaveAttribute('aria-current', 'page')
    await expect(nav(page).getByRole('link', { name: 'All servers' })).toHaveAttribute('aria-current', 'page')
    await entry.click()
    await expect(home.posts.first()).toBeVisible()
  })
  await test.step('screens have their own titles', async () => {
    await expect(page).toHaveTitle('Home – Skein')
    for (const [entry, title] of [
      ['This server', /This server.* – Skein$/],
      ['Preferences', /^Preferences – Skein$/],
    ] as const) {
      await nav(page).getByRole('link', { name: entry }).click()
      await expect(page).toHaveTitle(title)
    }
    for (const [path, title] of [
      ['/@finn@remote.example', /^Finn Ellery \(@finn@remote\.example\) – Skein$/],
      ['/no/such/place', /^Page not found – Skein$/],
      ['/publish', /^New post – Skein$/],
    ] as const) {
      await goWithin(page, `${client}${path}`)
      await expect(page).toHaveTitle(title)
    }
  })
})

test('a menu supports arrows, Home, End and first letters, and Escape and a press outside close it', async ({
  page,
  home,
}) => {
  const { boost: button, more } = home.post('With a picture.')
  await button.focus()
  await page.keyboard.press('Enter')
  const item = (name: string) => page.getByRole('menuitem', { name, exact: true })
  await expect(item('Boost publicly')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Quote')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('Quiet public')).toBeFocused()
  await page.keyboard.press('End')
  await expect(item('Followers')).toBeFocused()
  await page.keyboard.press('Home')
  await expect(item('Boost publicly')).toBeFocused()
  await page.keyboard.press('f')
  await expect(item('Followers')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(button).toBeFocused()
  await test.step('an arrow opens the other menu of the post, and Escape returns to its button', async () => {
    await more.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
    await expect(more).toBeFocused()
  })
  await test.step('only one menu is open at a time, and a press outside closes it', async () => {
    await more.click()
    await expect(page.getByRole('menu')).toHaveCount(1)
    await page.mouse.click(700, 20)
    await expect(page.getByRole('menu')).toHaveCount(0)
    await new AccountMenu(page).open()
    await expect(page.getByRole('menu')).toHaveCount(1)
  })
})

test('a loading bar shows requests, a reload is offered for missing code, and one banner reports a lost connection', async ({
  page,
  context,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  // The last part that loads automatically: from now on only requested parts can fail.
  await expect(new Composer(page).text).toBeVisible()
  await test.step('the loading bar shows while a request runs', async () => {
    // Decorative and so without a role: the list announces loading to screen readers.
    const bar = page.locator('[aria-hidden=true] > [style*="scaleX"]')
    const held = server.simulator.script.hold('/api/v1/timelines/public')
    await nav(page).getByRole('link', { name: 'All servers' }).click()
    await expect(bar).toBeVisible()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible()
    held.release()
    await expect(bar).toHaveCount(0)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(home.posts.first()).toBeVisible()
  })
  await test.step('a screen whose code fails to load offers a reload and keeps typed text', async () => {
    await new Composer(page).text.fill('Not to be lost')
    // Everything the first screen needs is loaded; block the rest.
    await page.route(/\/assets\/[^/]*\.js$/, (route) => route.abort())
    await nav(page).getByRole('link', { name: 'Preferences' }).click()
    const again = page.getByRole('main').getByRole('button', { name: /reload|again/i })
    await expect(again).toBeVisible()
    await page.unrouteAll()
    await again.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
    await expect(new Composer(page).text).toHaveValue('Not to be lost')
  })
  await test.step('a single banner reports a lost connection and disappears with the first answer', async () => {
    await nav(page).getByRole('link', { name: 'Home' }).click()
    await expect(home.posts.first()).toBeVisible()
    await context.setOffline(true)
    await home.post('With a picture.').bookmark.click()
    await home.post('With a picture.').favourite.click()
    await nav(page).getByRole('link', { name: 'This server' }).click()
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
})

test('the theme follows the system until the user chooses', async ({ page, annOpens }) => {
  await annOpens('/preferences/appearance')
  const theme = page.getByRole('group', { name: 'Theme' })
  await expect(theme).toBeVisible()
  const light = await background(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => background(page)).not.toBe(light)
  const dark = await background(page)
  await theme.getByRole('radio', { name: 'Light' }).check({ force: true })
  await expect.poll(() => background(page)).toBe(light)
  await page.reload()
  await expect(theme.getByRole('radio', { name: 'Light' })).toBeChecked()
  await expect.poll(() => background(page)).toBe(light)
  await theme.getByRole('radio', { name: 'Dark' }).check({ force: true })
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(() => background(page)).toBe(dark)
})

test('the emoji of Twemoji are requested once they are chosen, from this site', async ({
  page,
  client,
  annOpens,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).origin)
  })
  await annOpens('/preferences/appearance')
  const style = page.getByRole('group', { name: 'Emoji style' })
  await expect(style.getByRole('radio', { name: 'Your device’s' })).toBeChecked()
  expect(fonts).toEqual([])
  await style.getByRole('radio', { name: 'Twemoji' }).check({ force: true })
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px Twemoji', '🦆'))).toBe(true)
  expect(fonts).toEqual([client])
})
