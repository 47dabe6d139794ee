import type { Page } from 'playwright/test'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { EVE, FINN } from '../../simulator-helpers'
import { expectPosition, expectUnmoved, topOf } from '../../element-position'

/** Five boosts in a row above one post in ann's home, with strips enabled. */
const test = base.extend<{ strip: ReturnType<Page['locator']> }>({
  strip: async ({ page, server, signInAs }, provide) => {
    const { script } = server.simulator
    script.person('stranger', { displayName: 'A Stranger' })
    // The newest post of the small world is a boost too: separate it from them.
    script.as(EVE).publish('Between.')
    for (let at = 1; at <= 5; at++) script.as(FINN).boost(script.as('stranger').publish(`Boosted ${at}.`).id)
    for (let at = 1; at <= 2; at++) script.as(EVE).publish(`Above ${at}.`)
    await page.addInitScript(() => {
      localStorage.setItem('skein:settings', JSON.stringify({ version: 1, data: { boostStrips: true } }))
    })
    await signInAs('ann', server)
    const strip = new TimelinePage(page).posts.and(page.getByLabel('5 boosts'))
    await expect(strip).toBeVisible()
    await provide(strip)
  },
})

test('consecutive boosts are a strip; keys move through it and open a post; Back returns to it', async ({
  page,
  strip,
}) => {
  await expect(strip.getByRole('link')).toHaveCount(5)
  await expect(strip.getByRole('link').first()).toContainText('Boosted 5.')
  await strip.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const second = strip.getByRole('link').nth(1)
  await expect(second).toBeFocused()
  await expect(second).toBeInViewport({ ratio: 0.9 })
  const before = await topOf(strip)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/@stranger\/\d+$/)
  await page.goBack()
  await expect(strip).toBeVisible()
  await expectPosition(strip, before)
})

test('the buttons of a boost strip scroll only the strip', async ({ page, strip }) => {
  const first = strip.getByRole('link').first()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  const before = await topOf(strip)
  await strip.getByRole('button', { name: 'Next boosts' }).click()
  await expect(first).not.toBeInViewport({ ratio: 0.5 })
  await strip.getByRole('button', { name: 'Previous boosts' }).click()
  await expect(first).toBeInViewport({ ratio: 0.9 })
  await expectUnmoved(strip, before)
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})

test('axe finds no problems in a boost strip', async ({ page, strip }) => {
  await expect(strip).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('main').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
})
