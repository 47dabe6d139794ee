import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { EmojiPicker } from '../../pages/emoji'
import { toast } from '../../pages/toast'
import { boxAtRest } from '../../pages/wait-until-still'
import { findPost } from '../../simulator-helpers'

const MAX_STOPS = 80

/** Moves there by the Tab key alone. */
async function tabTo(page: Page, to: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(to).toBeVisible()
  // Finding it by role at every stop would take much longer than the stops.
  let element = await to.evaluateHandle((found) => found)
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    const at = await element.evaluate((found) => ({
      focused: found === document.activeElement,
      replaced: !found.isConnected,
    }))
    if (at.focused) break
    if (at.replaced) element = await to.evaluateHandle((found) => found)
    else await page.keyboard.press(key)
  }
  // Fails when another element has matched since.
  await expect(to).toBeFocused()
}

test.describe('by keyboard only', () => {
  test.use({ viewport: { width: 1024, height: 800 } })

  test('a post with every tool is written, posted, replied to and edited', async ({ page, home, server }) => {
    test.setTimeout(90_000)
    await expect(home.posts.first()).toBeVisible()
    await tabTo(page, page.getByRole('link', { name: 'New post' }))
    await page.keyboard.press('Enter')
    const composer = new Composer(page)
    const picker = new EmojiPicker(page)
    const button = (name: string | RegExp) => composer.form.getByRole('button', { name, exact: true })
    await tabTo(page, composer.text)
    await page.keyboard.type('Which bird is it? ')
    await tabTo(page, picker.button(composer.form))
    await page.keyboard.press('Enter')
    await expect(picker.search).toBeFocused()
    await page.keyboard.type('tada')
    await expect(picker.highlighted).toHaveAccessibleName('party popper')
    await page.keyboard.press('Enter')
    await expect(composer.text).toBeFocused()

    await tabTo(page, button('Content warning'))
    await page.keyboard.press('Space')
    await expect(composer.warning).toBeFocused()
    await page.keyboard.type('Birds')

    await tabTo(page, button(/^Visibility/))
    await page.keyboard.press('Enter')
    const choice = page.getByRole('radio', { name: 'Public', exact: true })
    await tabTo(page, choice)
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Quiet public' })).toBeChecked()
    await page.keyboard.press('Escape')
    await expect(button('Visibility: Quiet public')).toBeFocused()

    await tabTo(page, button(/^Language/))
    await page.keyboard.press('Enter')
    const languages = page.getByRole('combobox', { name: 'Search languages' })
    await expect(languages).toBeFocused()
    await page.keyboard.type('german')
    await expect(page.getByRole('option').first()).toContainText('German')
    await page.keyboard.press('Enter')
    await expect(button('Language: German')).toBeFocused()

    await tabTo(page, button('Add a poll'), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(composer.form.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
    await page.keyboard.type('Heron')
    await page.keyboard.press('Enter')
    await expect(composer.form.getByRole('textbox', { name: 'Option 2' })).toBeFocused()
    await page.keyboard.type('Tern')
    await expect(composer.form.getByRole('textbox', { name: 'Option 3' })).toBeVisible()
    const duration = composer.form.getByRole('combobox', { name: 'Poll duration' })
    await tabTo(page, duration)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('option', { name: '1 day', exact: true })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option', { name: '3 days' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(duration).toHaveText('3 days')
    await tabTo(page, composer.form.getByRole('textbox', { name: 'Option 2' }), 'Shift+Tab')

    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(toast(page, 'Post published')).toBeVisible()
    const made = findPost(server, 'Which bird is it? 🎉')
    expect(made).toMatchObject({ spoilerText: 'Birds', visibility: 'unlisted', language: 'de' })
    const poll = server.simulator.server.world.polls.get(made?.pollId ?? '')
    expect(poll?.options.map(({ title }) => title)).toEqual(['Heron', 'Tern'])

    await tabTo(page, page.getByRole('button', { name: 'Back' }))
    await page.keyboard.press('Enter')
    const post = home.post('Birds')
    await tabTo(page, post.reply)
    await page.keyboard.press('Enter')
    await composer.answers('Ann Atwood')
    await page.keyboard.type('A heron, I think')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect.poll(() => findPost(server, 'A heron, I think')?.inReplyToId).toBe(made?.id)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // The focus returns a moment after the dialog left; keys before that would start at the end of the page.
    await expect(home.feed.locator(':focus')).toHaveCount(1)

    // The server's answer removed the warning and comes first.
    const { more } = home.post('Birds')
    await tabTo(page, more, 'Shift+Tab')
    await page.keyboard.press('Enter')
    const entry = page.getByRole('menuitem', { name: /^Edit/ })
    await expect(entry).toBeVisible()
    await expect(page.getByRole('menu').locator(':focus')).toHaveCount(1)
    for (let stops = 0; stops < MAX_STOPS; stops += 1) {
      if (await entry.evaluate((element) => element === document.activeElement)) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Enter')
    await expect(composer.form).toHaveAccessibleName('Editing your post')
    await expect(composer.text).toHaveValue('A heron, I think')
    await expect(composer.text).toBeFocused()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' It is grey.')
    await page.keyboard.press('ControlOrMeta+Enter')
    await expect(toast(page, 'Post saved')).toBeVisible()
    expect(findPost(server, 'A heron, I think It is grey.')?.inReplyToId).toBe(made?.id)
  })
})

test.describe('in a small window with the keyboard open', () => {
  test.use({ viewport: { width: 360, height: 320 }, hasTouch: true })

  test('the text and its tools stay in view, in the page and in the dialog', async ({
    page,
    client,
    annOpens,
  }) => {
    test.setTimeout(60_000)
    await annOpens('/publish')
    const composer = new Composer(page)
    /** Writes many lines and checks that the tools do not cover the last one once the keyboard is open. */
    const writesAboveTools = async () => {
      await composer.text.fill(Array.from({ length: 30 }, (_, at) => `Line ${at}`).join('\n'))
      await page.setViewportSize({ width: 360, height: 320 })
      await composer.text.press('ControlOrMeta+End')
      await page.keyboard.type('\nand the last')
      const tools = composer.form.getByRole('button', { name: 'Add media' })
      const clear = async () => {
        const { y = 0 } = (await tools.boundingBox()) ?? {}
        const end = await composer.text.evaluate(
          (area) => area.getBoundingClientRect().bottom - parseFloat(getComputedStyle(area).paddingBottom),
        )
        return y - end
      }
      await expect.poll(clear).toBeGreaterThanOrEqual(0)
      await expect(composer.submit).toBeInViewport({ ratio: 1 })
    }

    await test.step('suggestions never cover the current line', async () => {
      const suggestions = page.getByRole('listbox', { name: /^Suggested/ })
      for (const lines of ['', 'one\ntwo\nthree\nfour\n']) {
        await composer.field.fill(lines)
        await composer.field.press('ControlOrMeta+End')
        await composer.field.pressSequentially('@be')
        await expect(suggestions.getByRole('option').first()).toBeInViewport()
        const { y: top, height } = await boxAtRest(suggestions)
        const place = await composer.field.evaluate((area: HTMLTextAreaElement) => {
          const style = getComputedStyle(area)
          const lineHeight = parseFloat(style.lineHeight)
          const line = area.value.split('\n').length - 1
          const { top: start } = area.getBoundingClientRect()
          const at = start + parseFloat(style.paddingTop) + line * lineHeight - area.scrollTop
          return { top: at, bottom: at + lineHeight }
        })
        const bottom = top + height
        expect(bottom <= place.top + 1 || top >= place.bottom - 1).toBe(true)
        await page.keyboard.press('Escape')
      }
    })

    await test.step('the current line is above the tools of the page', async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      await writesAboveTools()
    })

    await test.step('the current line is above the tools of the dialog', async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      await page.goto(`${client}/home`)
      await page.getByRole('button', { name: 'New post', exact: true }).click()
      await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible()
      await writesAboveTools()
    })
  })
})
