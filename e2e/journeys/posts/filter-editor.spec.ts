import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Eve publishes a post, and ann follows her. */
const publish = (server: Server, text: string) => server.simulator.script.as(EVE).publish(text)

const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .first()
    .getByRole('link', { name, exact: true })
    .click()

test('a filter is made of selected text, covers posts at once, and keeps changes', async ({
  page,
  server,
  annOpens,
}) => {
  publish(server, 'Soup, at last')
  await annOpens('/home')
  const home = new TimelinePage(page)
  const covered = page.getByRole('article', { name: /Eve.*Matches filter “Food”/ })

  await test.step('selected text of a post becomes the keyword of a new filter', async () => {
    const post = home.post('Soup, at last').root
    await post.getByText('Soup, at last').selectText()
    await post.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Filter “Soup, at last”' }).click()
    await expect(page.getByRole('textbox', { name: 'Keyword 1' })).toHaveValue('Soup, at last')
  })

  await test.step('it is created with a preview, and covers a loaded post at once', async () => {
    await page.getByRole('textbox', { name: 'Title' }).fill('Food')
    await page.getByRole('textbox', { name: 'Keyword 1' }).fill('soup')
    const matching = page.getByRole('list', { name: 'Matching posts' })
    await expect(matching.getByText('Soup, at last')).toBeVisible()
    await page.getByRole('button', { name: 'Create filter' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible()
    await follow(page, 'Home')
    await expect(covered).toBeVisible()
  })

  await test.step('Back and links ask before leaving unsaved changes, which stay when the user stays', async () => {
    await follow(page, 'Filters')
    await page.getByRole('link', { name: /^Hot drinks/ }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.fill('Warm drinks')
    await page.goBack()
    const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('Warm drinks')
    await follow(page, 'Bookmarks')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(title).toHaveValue('Warm drinks')
    await page.goBack()
    await question.getByRole('button', { name: 'Discard' }).click()
    await expect(page.getByRole('link', { name: /^Hot drinks/ })).toBeVisible()
  })
})
