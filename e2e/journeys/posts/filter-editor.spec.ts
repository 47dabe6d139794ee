import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { toast } from '../../pages/toast'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Eve publishes a post, and ann follows her. */
const publish = (server: Server, text: string) => server.simulator.script.as(EVE).publish(text)

const filtersOf = (server: Server) => server.simulator.server.world.filters.values()

const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .first()
    .getByRole('link', { name, exact: true })
    .click()

test('a hashtag is muted; a filter is made of selected text, covers posts at once, keeps changes, and returns by Undo', async ({
  page,
  server,
  annOpens,
}) => {
  publish(server, 'Look: #geese')
  publish(server, 'Marmalade')
  publish(server, 'Soup, at last')
  await annOpens('/tags/geese')
  const home = new TimelinePage(page)
  const covered = page.getByRole('article', { name: /Eve.*Matches filter “Food”/ })
  const undo = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' })

  await test.step('a hashtag is muted from its page, and the notice undoes it', async () => {
    const tagged = page.getByRole('article').filter({ hasText: 'Look:' })
    await expect(tagged).toBeVisible()
    await page.getByRole('button', { name: 'Filter #geese' }).click()
    await page.getByRole('menuitem', { name: 'Mute #geese' }).click()
    await expect(toast(page, 'Muted #geese')).toBeVisible()
    await expect(tagged).toHaveCount(0)
    await undo.click()
    await expect(tagged).toBeVisible()
  })

  await test.step('a post is added to a filter from its menu, by keyboard', async () => {
    await follow(page, 'Home')
    const post = home.post('Marmalade').root
    await post.getByRole('button', { name: 'More' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('menuitem', { name: 'Filter this post' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Filter this post' })
    await dialog.getByRole('checkbox', { name: 'Hot drinks' }).press('Space')
    await expect(page.getByText('Matches filter “Hot drinks”')).toBeVisible()
    await expect.poll(() => filtersOf(server)[0]?.statuses.length).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })

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

  await test.step('a deleted filter returns by Undo', async () => {
    await page.getByRole('button', { name: 'Delete the filter “Food”' }).click()
    await expect(page.getByRole('link', { name: /^Food/ })).toHaveCount(0)
    await follow(page, 'Home')
    await expect(home.post('Soup, at last').root).toBeVisible()
    await undo.click()
    await expect(covered).toBeVisible()
    expect(filtersOf(server).map(({ title }) => title)).toContain('Food')
  })
})
