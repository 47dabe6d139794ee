import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { EmojiPicker } from '../../pages/emoji'
import { goWithin } from '../../pages/navigation'
import { boxAtRest } from '../../pages/wait-until-still'

test('an emoji is found while the picker loads and after, and inserted at the caret', async ({
  page,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const picker = new EmojiPicker(page)

  await test.step('text typed while the picker loads is kept, and the layout does not shift', async () => {
    const waiting: (() => void)[] = []
    const later = () => new Promise<void>((next) => waiting.push(next))
    const go = () => waiting.splice(0).forEach((next) => next())
    const dialog = page.getByRole('dialog', { name: 'Insert emoji' })
    // The chunk of the grid, and its data.
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('aria-rowcount')) await later()
      await route.fulfill({ response })
    })
    for (const late of [/\/emoji\/en\.json$/, /\/custom_emojis$/])
      await page.route(late, async (route) => {
        await later()
        await route.continue()
      })
    await composer.text.focus()
    await picker.button(composer.form).click()
    const field = dialog.getByRole('searchbox', { name: 'Search emoji' })
    await expect(field).toBeFocused()
    const before = await boxAtRest(dialog)
    await page.keyboard.type('tad')
    go()
    await expect(picker.search).toBeFocused()
    await expect(picker.search).toHaveValue('tad')
    expect(await boxAtRest(dialog)).toEqual(before)
    await page.keyboard.type('a')
    await page.keyboard.press('Enter')
    await expect.poll(() => (go(), composer.text.inputValue())).toBe('🎉')
    await expect(composer.text).toBeFocused()
    // Loaded from now on.
    await picker.open(composer.form)
    await expect(picker.search).toHaveValue('')
    expect(await boxAtRest(dialog)).toEqual(before)
    await page.keyboard.press('Escape')
    await expect(picker.grid).toHaveCount(0)
    await page.unrouteAll()
  })

  await test.step('undo removes an emoji that was found by name and chosen by keyboard', async () => {
    await composer.text.fill('')
    await composer.text.pressSequentially('Hi you')
    for (let at = 0; at < 4; at++) await composer.text.press('ArrowLeft')
    await picker.open(composer.form)
    await expect(picker.search).toBeFocused()
    await page.keyboard.type('tada')
    await expect(picker.highlighted).toHaveAccessibleName('party popper')
    await page.keyboard.press('Enter')
    await expect(picker.grid).toHaveCount(0)
    await expect(composer.text).toBeFocused()
    await expect(composer.text).toHaveValue('Hi🎉 you')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(composer.text).toHaveValue('Hi you')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(composer.text).toHaveValue('Hi🎉 you')
  })
})

test('the picker works by keyboard, and is gone when it is closed', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const picker = new EmojiPicker(page)

  await test.step('the grid works by keyboard: Shift+Enter inserts several emoji, Escape returns to the button', async () => {
    await composer.text.focus()
    await picker.open(composer.form)
    await picker.cell('grinning face').waitFor()
    await expect(picker.search).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(picker.highlighted).toHaveAccessibleName('grinning face')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.press('End')
    await page.keyboard.press('Shift+Enter')
    await expect(picker.grid).toBeVisible()
    await expect(composer.text).toHaveValue('😃😂')
    await page.keyboard.press('ControlOrMeta+End')
    await expect(picker.highlighted).toBeInViewport()
    await page.keyboard.press('Escape')
    await expect(picker.grid).toHaveCount(0)
    await expect(picker.button(composer.form)).toBeFocused()
  })

  await test.step('a closed picker is hidden from screen readers and Tab, and opens empty again', async () => {
    await picker.open(composer.form)
    await page.keyboard.type('cat')
    await expect(picker.highlighted).toHaveCount(1)
    await picker.search.fill('')
    await picker.cell('grinning face').waitFor()
    await picker.grid.evaluate((grid) => grid.scrollTo(0, 900))
    await picker.search.fill('ca')
    await page.keyboard.press('Escape')
    const button = picker.button(composer.form)
    await expect(button).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('combobox', { name: 'Search emoji' })).toHaveCount(0)
    expect(await composer.form.ariaSnapshot()).not.toContain('grid')
    await page.keyboard.press('Tab')
    await expect(composer.form.getByRole('button', { name: 'Content warning' })).toBeFocused()
    await button.press('Enter')
    await expect(picker.search).toBeFocused()
    await expect(picker.search).toHaveValue('')
    await expect(picker.cell('grinning face')).toBeInViewport()
    // Focus leaves it on the other side, which closes it.
    for (let at = 0; at < 4; at++) await page.keyboard.press('Tab')
    await expect(picker.grid).toHaveCount(0)
    await expect(composer.form.getByRole('button', { name: 'Content warning' })).toBeFocused()
    // So does a press elsewhere.
    await picker.open(composer.form)
    await composer.text.click()
    await expect(picker.grid).toHaveCount(0)
    await expect(composer.text).toBeFocused()
  })
})

/** Waits until the browser has stored the emoji of a language, which happens after they are shown. */
const isKept = (page: Page, locale: string) =>
  expect
    .poll(() =>
      page.evaluate(
        (key) =>
          new Promise<number>((resolve, reject) => {
            const opening = indexedDB.open('skein.emoji')
            opening.addEventListener('error', reject)
            opening.addEventListener('success', () => {
              const { result: database } = opening
              if (!database.objectStoreNames.contains('locales')) return resolve(0)
              const counted = database.transaction('locales').objectStore('locales').count(key)
              counted.addEventListener('success', () => resolve(counted.result))
              counted.addEventListener('error', reject)
            })
          }),
        locale,
      ),
    )
    .toBe(1)

test('emoji are named and found in the chosen language and in English; their names are stored and revalidated', async ({
  page,
  client,
  annOpens,
}) => {
  /** Whether each answer with the German names was sent whole, or confirmed the names that the browser has. */
  const answers = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(
          (entry) => entry instanceof PerformanceResourceTiming && entry.name.endsWith('/emoji/de.json'),
        )
        .map((entry) => {
          const { transferSize, encodedBodySize } = entry as PerformanceResourceTiming
          return transferSize > encodedBodySize ? 'whole' : 'confirmed'
        }),
    )
  const composer = new Composer(page)
  const picker = new EmojiPicker(page)
  /** Finds a cat by its German name. */
  const findCat = async () => {
    await picker.open(composer.form)
    await picker.search.fill('katze')
    await expect(picker.cell('Katze')).toBeVisible()
  }

  await test.step('the chosen language', async () => {
    await annOpens('/preferences/writing')
    const language = page.getByRole('combobox', { name: 'Language of emoji names' })
    await language.click()
    // The list scrolls to the selected option when it opens, which would move the others under the pointer.
    await expect(page.getByRole('option', { selected: true })).toBeFocused()
    await page.getByRole('option', { name: 'Deutsch', exact: true }).click()
    await expect(language).toHaveText('Deutsch')
    await goWithin(page, `${client}/publish`)
    // The page of the composer replaces the one in the sidebar.
    await expect(page.getByRole('complementary').getByRole('form')).toHaveCount(0)
    await findCat()
    await picker.search.fill('tada')
    await expect(picker.highlighted).toHaveAccessibleName('Konfettibombe')
    await page.keyboard.press('Enter')
    await expect(composer.text).toHaveValue('🎉')
    expect(await answers()).toEqual(['whole'])
    await isKept(page, 'de')
  })
  await test.step('with it, it is only confirmed by its host, and needs no network', async () => {
    await page.reload()
    await findCat()
    await expect.poll(answers).toEqual(['confirmed'])
    await page.context().setOffline(true)
    await page.keyboard.press('Escape')
    await findCat()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the picker is a sheet without the keyboard, and a tap inserts an emoji', async ({
    page,
    annOpens,
  }) => {
    await annOpens('/publish')
    const composer = new Composer(page)
    const picker = new EmojiPicker(page)
    await composer.text.fill('Hello ')
    await picker.button(composer.form).tap()
    await picker.cell('grinning face').waitFor()
    await expect(picker.search).not.toBeFocused()
    await picker.cell('grinning face').tap()
    await expect(composer.text).toHaveValue('Hello 😀')
  })
})
