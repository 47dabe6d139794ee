import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { boxAtRest, waitForTransitions } from '../../pages/wait-until-still'
import { countRequests, PUBLISH_ROUTE } from '../../simulator-helpers'

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** Delays between opening a list and pressing where a choice will be, in ms; the list moves for about 240. */
const DELAYS = [0, 100, 300, 600]

const middleOf = async (element: Locator) => {
  const { x, y, width, height } = await boxAtRest(element)
  return { x: x + width / 2, y: y + height / 2 }
}

/** Closes the list of a choice if the press did not, once nothing moves. */
async function close(page: Page, choice: Locator): Promise<void> {
  await waitForTransitions(page)
  if (await choice.isVisible()) await page.keyboard.press('Escape')
  await expect(choice).toBeHidden()
}

/** Presses the opener and shortly after it the point where the choice is at rest, by raw touches; checks after each. */
async function pressQuickly(
  page: Page,
  { opener, choice }: { opener: Locator; choice: Locator },
  check: (message: string) => Promise<void>,
): Promise<void> {
  await opener.tap()
  const target = await middleOf(choice)
  await close(page, choice)
  for (const delay of DELAYS) {
    const start = await middleOf(opener)
    await page.touchscreen.tap(start.x, start.y)
    await page.waitForTimeout(delay)
    await page.touchscreen.tap(target.x, target.y)
    await close(page, choice)
    await check(`pressed after ${delay} ms`)
  }
}

test('a quick second press in the composer never chooses readers that are not under the finger at rest', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('To whom?')
  const opener = composer.form.getByRole('button', { name: /^Visibility/ })
  const choice = page.getByRole('radio', { name: 'Followers', exact: true })
  const check = (message: string) =>
    expect(opener, message).toHaveAccessibleName(/^Visibility: (Public|Followers)$/)
  await pressQuickly(page, { opener, choice }, check)
  await test.step('on a slow device', async () => {
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await pressQuickly(page, { opener, choice }, check)
  })
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
})

test('a quick second press before a boost never chooses readers that are not under the finger at rest', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/preferences/reading')
  await page.getByRole('switch', { name: 'Ask before boosting' }).check()
  await page.goto(`${client}/home`)
  await new TimelinePage(page).post('With a picture.').boost.tap()
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).tap()
  const opener = page.getByRole('dialog').getByRole('combobox', { name: 'Boost visibility' })
  const choice = page.getByRole('option', { name: 'Followers' })
  await pressQuickly(page, { opener, choice }, (message) =>
    expect(opener, message).toHaveText(/^(Public|Followers)$/),
  )
})
