import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { EVE, FINN } from '../../simulator-helpers'
import { expectPosition, expectUnmoved, topOf } from '../../element-position'

test('a strip of boosts: its buttons scroll only the strip, keys move through it, and Back returns to it', async ({
  page,
  server,
  signInAs,
}) => {
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
  const links = strip.getByRole('link')
  await expect(strip).toBeVisible()
  await expect(links).toHaveCount(5)
  await expect(links.first()).toContainText('Boosted 5.')

  await test.step('axe finds no problems', async () => {
    const { violations } = await new AxeBuilder({ page }).include('main').analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })

  await test.step('the buttons scroll only the strip', async () => {
    const first = links.first()
    await expect(first).toBeInViewport({ ratio: 0.9 })
    const before = await topOf(strip)
    await strip.getByRole('button', { name: 'Next boosts' }).click()
    await expect(first).not.toBeInViewport({ ratio: 0.5 })
    await strip.getByRole('button', { name: 'Previous boosts' }).click()
    await expect(first).toBeInViewport({ ratio: 0.9 })
    await expectUnmoved(strip, before)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  })

  await test.step('keys move through it and open a post; Back returns to it', async () => {
    await strip.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    const second = links.nth(1)
    await expect(second).toBeFocused()
    await expect(second).toBeInViewport({ ratio: 0.9 })
    const before = await topOf(strip)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/@stranger\/\d+$/)
    await page.goBack()
    await expect(strip).toBeVisible()
    await expectPosition(strip, before)
  })
})
