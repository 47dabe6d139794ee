import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { toast } from '../../pages/toast'
import { Viewer } from '../../pages/viewer'
import { EVE, FINN } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Chooses from a menu opened by keyboard. */
async function pick(page: Page, button: Locator, name: string | RegExp): Promise<void> {
  await button.focus()
  await page.keyboard.press('Enter')
  const menu = page.getByRole('menu')
  // Focus moves to its first entry automatically.
  await expect(menu.locator(':focus')).toHaveCount(1)
  await menu.getByRole('menuitem', { name }).focus()
  await expect(menu.getByRole('menuitem', { name })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(menu).toHaveCount(0)
}

interface Asking {
  name: string
  /** Text of the post that the question is about. */
  post: string
  entry: string | RegExp
  dialog: string
  role?: 'dialog' | 'alertdialog'
}

/** Ann publishes a post. */
const own = (server: Server) => void server.simulator.script.as('ann').publish('Said by ann')

/** Eve quotes ann. */
const quoting = (server: Server) => {
  const { script } = server.simulator
  const { id } = script.as('ann').publish('To be quoted')
  script.as(EVE).publish({ text: 'Look at that', quotedStatusId: id })
}

/** One of each kind: a question, and a dialog. */
const QUESTIONS: Asking[] = [
  {
    name: 'taking one’s post out of a quote',
    post: 'Look at that',
    entry: 'Remove your post from this quote',
    dialog: 'Remove your post from this quote?',
    role: 'alertdialog',
  },
  {
    name: 'muting someone',
    post: 'Look at that',
    entry: 'Mute @eve',
    dialog: 'Mute user?',
  },
]

test('Escape restores focus after every confirmation, and a change leaves it on the button of its menu', async ({
  home,
  page,
  server,
}) => {
  for (const create of [own, quoting]) create(server)
  for (const { name, post, entry, dialog, role = 'dialog' } of QUESTIONS)
    await test.step(name, async () => {
      const asked = home.post(post)
      await expect(asked.root).toBeVisible()
      await pick(page, asked.more, entry)
      const question = page.getByRole(role, { name: dialog })
      await expect(question).toBeVisible()
      await expect(question.locator(':focus').or(question.and(page.locator(':focus')))).toHaveCount(1)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(asked.more).toBeFocused()
    })

  await test.step('an action of a menu leaves focus on its button', async () => {
    const post = home.post('Look at that')
    await pick(page, post.boost, 'Followers')
    await expect(post.boost).toHaveAttribute('aria-pressed', 'true')
    await expect(post.boost).toBeFocused()
    await pick(page, post.boost, 'Undo boost')
    await expect(post.boost).toHaveAttribute('aria-pressed', 'false')
    await expect(post.boost).toBeFocused()
    // Remove it from the quote by keyboard: the confirmation starts on the harmless button.
    await pick(page, post.more, 'Remove your post from this quote')
    const question = page.getByRole('alertdialog', { name: 'Remove your post from this quote?' })
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(question.getByRole('button', { name: 'Remove' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(post.root.getByText('The quoted post was removed by its author')).toBeVisible()
    await expect(post.more).toBeFocused()
  })

  const mine = home.post('Said by ann')
  const policy = page.getByRole('dialog', { name: 'Who can quote this post' })
  const save = policy.getByRole('button', { name: 'Save' })
  await test.step('the quote policy can be changed by keyboard', async () => {
    await pick(page, mine.more, 'Change who can quote')
    const anyone = policy.getByRole('radio', { name: 'Anyone' })
    // Streams do not include who may quote, so it is requested.
    await expect(anyone).toBeChecked()
    await expect(anyone).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(policy.getByRole('radio', { name: 'Followers only' })).toBeChecked()
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(policy).toHaveCount(0)
    await expect(mine.more).toBeFocused()
  })
  await test.step('a refused change keeps the dialog open with the choice', async () => {
    await pick(page, mine.more, 'Change who can quote')
    await expect(policy.getByRole('radio', { name: 'Followers only' })).toBeChecked()
    server.simulator.script.refuse(/interaction_policy$/, 422, { error: 'Not now' })
    await policy.getByRole('radio', { name: 'Just me' }).check()
    await save.click()
    await expect(toast(page, 'Not now')).toBeVisible()
    await expect(policy.getByRole('radio', { name: 'Just me' })).toBeChecked()
    await save.click()
    await expect(policy).toHaveCount(0)
  })
})

test('Back and a closed viewer restore focus, and Back closes only one of two layers', async ({
  home,
  page,
  server,
}) => {
  const { script } = server.simulator
  const { id } = script.as(EVE).publish('Something liked')
  script.as(FINN).boost(id)
  const mediaIds = [script.attach(EVE, { description: 'A boat' })]
  script.as(EVE).publish({ text: 'Look at this', mediaIds })
  const picture = home.post('Look at this').root.getByRole('link', { name: 'A boat' })
  const viewer = new Viewer(page)
  const more = viewer.root.getByRole('button', { name: /^More/ })

  await test.step('a confirmation above the viewer restores focus into it, the viewer to its picture', async () => {
    await picture.focus()
    await page.keyboard.press('Enter')
    await pick(page, more, 'Mute @eve')
    await expect(page.getByRole('dialog', { name: 'Mute user?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name: 'Mute user?' })).toHaveCount(0)
    await expect(more).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(viewer.root).toHaveCount(0)
    await expect(picture).toBeFocused()
  })

  await test.step('Back right after closing a dialog above the viewer closes only the viewer', async () => {
    await home.post('Look at this').time.click()
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    await page
      .getByRole('main')
      .getByRole('link', { name: /A boat/ })
      .click()
    const muting = page.getByRole('dialog', { name: /^Mute/ })
    await more.click()
    await page.getByRole('menuitem', { name: /^Mute @?eve/ }).click()
    await expect(muting).toBeVisible()
    // Faster than any user, so that both steps are under way at once.
    await page.evaluate(() => {
      const cancel = [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Cancel',
      )
      cancel?.click()
      history.back()
    })
    await expect(muting).toHaveCount(0)
    await expect(viewer.root).toHaveCount(0)
    await expect(page).toHaveURL(/@eve@remote\.example\/\d+$/)
    await page.goBack()
    await expect(page).toHaveURL(/\/home$/)
  })

  await test.step('Back from a profile in the list of boosts focuses the account, then the link to the list', async () => {
    await home.post('Something liked').time.click()
    const link = page.getByRole('link', { name: '1 boost' })
    await link.focus()
    await page.keyboard.press('Enter')
    const people = page.getByRole('list', { name: 'People who boosted this post' })
    const finn = people.getByRole('link', { name: /Finn/ }).last()
    await finn.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: /Finn/ })).toBeVisible()
    await page.goBack()
    await expect(finn).toBeFocused()
    await page.goBack()
    await expect(link).toBeFocused()
  })
})
