import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'

const list = (page: Page) => page.getByRole('listbox', { name: /^Suggested/ })
const options = (page: Page) => list(page).getByRole('option')

test('accounts and emoji are completed while typing, in every field, and closed without the composer', async ({
  page,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const { field, form } = new Composer(page)

  await test.step('undo restores the typed text', async () => {
    await field.pressSequentially('🎉 Hello @be')
    await expect(options(page).first()).toContainText('@ben')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(field).toHaveValue('🎉 Hello @ben ')
    await expect(field).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(field).toHaveValue('🎉 Hello @be')
    await page.keyboard.type('n, take :party_pop')
    await expect(options(page).first()).toContainText('party popper')
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('🎉 Hello @ben, take 🎉 ')
  })

  await test.step('a custom emoji in a poll option', async () => {
    await form.getByRole('button', { name: 'Add a poll' }).click()
    const choice = form.getByLabel('Option 1', { exact: true })
    await expect(choice).toBeFocused()
    await page.keyboard.type('Cats :happy_c')
    await expect(options(page).first()).toContainText('happy_cat')
    await page.keyboard.press('Enter')
    await expect(choice).toHaveValue('Cats :happy_cat: ')
    await expect(choice).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Option 2', { exact: true })).toBeFocused()
  })

  await test.step('Escape or moving the caret closes them but not the composer', async () => {
    await home.post('With a picture.').reply.click()
    // The reply is open, so typed text goes into it.
    await expect(field).toHaveValue(/@finn/)
    await expect(field).toBeFocused()
    await field.press('ControlOrMeta+End')
    await field.pressSequentially('@be')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list(page)).toHaveCount(0)
    await expect(field).toBeFocused()
    await page.keyboard.type(' @cl')
    await expect(list(page)).toBeVisible()
    await page.keyboard.press('Home')
    await expect(list(page)).toHaveCount(0)
  })
})

test('input methods: nothing is inserted that was not chosen, in Japanese, Korean and Chinese', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const { field } = new Composer(page)
  const method = await page.context().newCDPSession(page)

  for (const [language, post, composed, settled, tag] of [
    ['Japanese', '写真 #猫写真', 'ねこ', '猫', '#猫写真'],
    ['Korean', '여행 #한국여행', '한구', '한국', '#한국여행'],
  ] as const)
    await test.step(`in ${language} a hashtag is suggested after composition and inserted only when chosen`, async () => {
      server.simulator.script.as('ben').publish(post)
      await field.fill('')
      await field.focus()
      await page.keyboard.type('#')
      await method.send('Input.imeSetComposition', { text: composed, selectionStart: 2, selectionEnd: 2 })
      await expect(list(page)).toHaveCount(0)
      await method.send('Input.insertText', { text: settled })
      await expect(options(page).first()).toHaveText(tag)
      await page.keyboard.press('Enter')
      await expect(field).toHaveValue(`#${settled}\n`)
    })

  await test.step('Enter in Chinese with a slow answer adds a line without inserting a suggestion', async () => {
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    const search = '**/api/v1/accounts/search*'
    await page.route(search, async (route) => {
      await answered
      await route.continue().catch(() => {})
    })
    await field.fill('')
    await field.focus()
    const asked = page.waitForRequest(search)
    await page.keyboard.type('@be')
    await asked
    // An input method starts before the answer arrives.
    await method.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
    await method.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
    await expect(list(page)).toHaveCount(0)
    await method.send('Input.insertText', { text: '你好' })
    await expect(field).toHaveValue('@be你好')
    // Now the answer to the older query may arrive.
    answer()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(list(page)).toHaveCount(0)
    await page.keyboard.press('Enter')
    await expect(field).toHaveValue('@be你好\n')
  })
})
