import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { waitUntilStill } from '../../pages/wait-until-still'
import { scrollDown } from '../../pages/scrolling'
import { POSITION_TOLERANCE, topOf } from '../../element-position'
import { missPosts } from '../../home-reading-fixture'
import { EVE, waitForStream } from '../../simulator-helpers'

/** Waits until keys are handled, which begins after the first paint. */
async function ready(page: Page): Promise<void> {
  await expect(async () => {
    if (!(await sheet(page).isVisible())) await page.keyboard.press('?')
    await expect(sheet(page)).toBeVisible({ timeout: 3000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toHaveCount(0)
}

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Keyboard shortcuts' })
const focused = (page: Page): Locator => page.locator('[role=feed] article:focus')

/** Presses j and waits until the row below the focused one has the focus; returns its height in the window. */
async function step(page: Page, key: 'j' | 'k'): Promise<number> {
  const before = await focused(page).getAttribute('aria-posinset')
  await page.keyboard.press(key)
  await expect(focused(page)).not.toHaveAttribute('aria-posinset', before ?? '')
  await waitUntilStill(page)
  return topOf(focused(page))
}

test('j and k move through a long list at one height, and begin where the reader scrolled to', async ({
  page,
  server,
  signInAs,
}) => {
  for (let at = 1; at <= 30; at++) server.simulator.script.as(EVE).publish(`Post ${at}. `.repeat(at % 5 || 1))
  await signInAs('ann', server)
  await ready(page)
  await page.keyboard.press('j')
  await expect(focused(page)).toHaveAttribute('aria-posinset', '1')
  const height = await topOf(focused(page))
  for (let at = 2; at <= 10; at++) {
    expect(Math.abs((await step(page, 'j')) - height)).toBeLessThanOrEqual(POSITION_TOLERANCE)
    await expect(focused(page)).toHaveAttribute('aria-posinset', String(at))
  }
  await step(page, 'k')
  await expect(focused(page)).toHaveAttribute('aria-posinset', '9')
  await page.mouse.move(640, 400)
  await page.mouse.wheel(0, -3000)
  await expect(focused(page)).not.toBeInViewport()
  await waitUntilStill(page)
  await page.keyboard.press('j')
  await expect(focused(page)).toBeInViewport()
})

test('a gap is a stop for j', async ({ home, server }) => {
  await waitForStream(server)
  await scrollDown(home.page, 600)
  const gap = await missPosts(home, server, () => {
    for (let at = 1; at <= 45; at++) server.simulator.script.as(EVE).publish(`Missed ${at}.`)
  })
  await ready(home.page)
  await expect(async () => {
    await home.page.keyboard.press('j')
    await expect(gap).toBeFocused({ timeout: 100 })
  }).toPass({ intervals: [50] })
  await step(home.page, 'j')
  await expect(focused(home.page)).not.toHaveAttribute('aria-label', /missing/)
})

test('keys act on the focused post by its own buttons, sequences open pages, and in a field they are letters', async ({
  home,
  server,
}) => {
  server.simulator.script.as(EVE).publish({ text: 'Behind a warning', spoilerText: 'Soup' })
  const { page } = home
  const post = home.post('Soup')
  await expect(post.root).toBeVisible()
  await ready(page)
  await test.step('without a focused post they do nothing', async () => {
    await page.keyboard.press('f')
    await expect(home.feed.getByRole('button', { name: /^Favourite/, pressed: true })).toHaveCount(0)
  })
  await test.step('on the focused post', async () => {
    await page.keyboard.press('j')
    await expect(post.root).toBeFocused()
    await page.keyboard.press('x')
    await expect(post.root).toContainText('Behind a warning')
    await page.keyboard.press('f')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('d')
    await expect(post.bookmark).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('b')
    await expect(post.root.getByRole('button', { name: /^Boost/ })).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('o')
    await expect(page).toHaveURL(/\/@eve[^/]*\/\d+/)
    await page.goBack()
    await expect(post.root).toBeVisible()
  })
  await test.step('in a field', async () => {
    await page.keyboard.press('n')
    const field = new Composer(page).text
    await expect(field).toBeFocused()
    await page.keyboard.type('gn jf?')
    await expect(field).toHaveValue('gn jf?')
    await page.keyboard.press('Escape')
    await expect(field).not.toBeFocused()
  })
  await test.step('a sequence', async () => {
    await page.keyboard.press('g')
    await page.keyboard.press('n')
    await expect(page.getByRole('heading', { name: 'Notifications', level: 1 })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.locator('article:focus')).toBeVisible()
  })
})

test('the sheet opens from the settings and finds a shortcut; a key can be changed, which shows conflicts and the new key in the sheet', async ({
  page,
  annOpens,
}) => {
  await annOpens('/preferences/keys')
  await test.step('the sheet opens by a press, and finds a shortcut', async () => {
    await page.getByRole('button', { name: 'Show keyboard shortcuts', exact: true }).click()
    const search = sheet(page).getByRole('searchbox')
    await search.fill('boost')
    await expect(sheet(page).getByText('Boost, or undo a boost')).toBeVisible()
    await expect(sheet(page).getByText('Go to home')).toHaveCount(0)
    await search.fill('zzz')
    await expect(sheet(page).getByText('No shortcuts found')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  })
  await test.step('a key can be changed', async () => {
    const row = page.getByRole('listitem').filter({ hasText: /^Next item/ })
    await row.getByRole('button', { name: 'Add keys: Next item' }).click()
    await expect(row.getByRole('button', { name: 'Press keys' })).toBeFocused()
    await page.keyboard.press('k')
    await expect(row).toContainText('Also used by: Previous item')
    await row.getByRole('button', { name: 'Remove K: Next item' }).click()
    await expect(row).not.toContainText('Also used by')
    await row.getByRole('button', { name: 'Add keys: Next item' }).click()
    await page.keyboard.press('w')
    await expect(row.getByRole('button', { name: 'Remove W: Next item' })).toBeVisible()
    await page.keyboard.press('?')
    await sheet(page).getByRole('searchbox').fill('next item')
    await expect(
      sheet(page)
        .locator('dl > div')
        .filter({ hasText: /^Next item/ }),
    ).toContainText('W')
  })
})
