import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { enlargeText, smallTargets } from '../../layout-checks'
import { axeFinds } from '../../pages/axe'
import { SCREENS, type Screen } from '../../screens'
import type { Server } from '../../servers'

const NAMES = [
  'notifications',
  'explore',
  'thread',
  'profile',
  'profile-edit',
  'search',
  'lists',
  'compose',
  'settings-appearance',
]
const MAIN = SCREENS.filter(({ name }) => NAMES.includes(name))
/** Screens with all kinds of text and controls. */
const VARIED = MAIN.filter(({ name }) => ['notifications', 'profile', 'settings-appearance'].includes(name))

/** Opens a screen in place of another one, without loading the page again. */
async function open(page: Page, server: Server, { path }: Screen): Promise<void> {
  const to = await path(server)
  await page.evaluate((next) => {
    document.querySelector('main h1')?.setAttribute('data-left', '')
    history.replaceState(null, '', next)
  }, to)
  await expect(page.locator('[data-left]')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

/** Returns how the focused element is outlined, such as "solid 2px". */
const ringOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
    return `${outlineStyle} ${outlineWidth}`
  })

test('with forced colours and with more contrast, texts are readable and the focus is visible', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/home')
  for (const screen of VARIED) {
    await open(page, server, screen)
    for (const [look, media] of Object.entries({
      'forced colours': { forcedColors: 'active', contrast: 'no-preference' },
      'more contrast': { forcedColors: 'none', contrast: 'more' },
    } as const)) {
      await page.emulateMedia(media)
      const found = await axeFinds(page, { include: 'main', only: ['color-contrast'] })
      expect.soft(found, `${screen.name}, ${look}`).toEqual([])
      await page.keyboard.press('Tab')
      expect.soft(await ringOf(page), `${screen.name}, ${look}`).toBe('solid 2px')
    }
  }
})

test('with less transparency and with forced colours, controls over images have an opaque ground', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const mediaIds = [script.attach('eve@remote.example', { description: 'A boat' })]
  script.as('eve@remote.example').publish({ text: 'Look', mediaIds })
  await annOpens('/home')
  const badge = page.getByRole('button', { name: 'ALT' }).first()
  const ground = () => badge.evaluate((element) => getComputedStyle(element).backgroundColor)
  await expect.poll(ground).toContain('/ 0.72')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: 'reduce' }],
  })
  await expect.poll(ground).not.toContain('/')
  await devTools.detach()
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(ground).toMatch(/^rgb\(/)
})

test.describe('in a narrow window', () => {
  test.use({ viewport: { width: 360, height: 780 } })

  test('with text twice as large, the buttons of a profile stay below its image', async ({
    page,
    annOpens,
  }) => {
    await annOpens('/@ann')
    const edit = page.getByRole('link', { name: 'Edit profile' })
    await expect(edit).toBeVisible()
    await enlargeText(page, '200%')
    const distance = await edit.evaluate((link) => {
      const image = link.parentElement?.parentElement?.previousElementSibling
      return link.getBoundingClientRect().top - (image?.getBoundingClientRect().bottom ?? Infinity)
    })
    expect(distance).toBeGreaterThanOrEqual(0)
  })
})

test.describe('by a finger', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true })

  test('buttons of the main screens are 44 px high and wide', async ({ page, server, annOpens }) => {
    await annOpens('/home')
    for (const screen of MAIN) {
      await open(page, server, screen)
      expect.soft(await smallTargets(page), screen.name).toEqual([])
    }
  })
})
