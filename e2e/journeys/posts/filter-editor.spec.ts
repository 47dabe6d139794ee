import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { toast } from '../../pages/toast'
import type { Server } from '../../servers'

const EVE = 'eve@remote.example'

/** Eve publishes a post about soup, and ann follows her. */
const publish = (server: Server, text = 'Soup, at last') => server.simulator.script.as(EVE).publish(text)

const filtersOf = (server: Server) => server.simulator.server.world.filters.values()

const follow = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation' })
    .first()
    .getByRole('link', { name, exact: true })
    .click()

test('a filter is created with a preview, covers a loaded post at once, and returns by Undo after it was deleted', async ({
  page,
  server,
  signInAs,
}) => {
  publish(server)
  await signInAs('ann', server)
  const home = new TimelinePage(page)
  await expect(home.post('Soup, at last').root).toBeVisible()
  await follow(page, 'Filters')
  await page.getByRole('link', { name: 'New filter' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Food')
  await page.getByRole('textbox', { name: 'Keyword 1' }).fill('soup')
  const matching = page.getByRole('list', { name: 'Matching posts' })
  await expect(matching.getByText('Soup, at last')).toBeVisible()
  await page.getByRole('button', { name: 'Create filter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Filters' })).toBeVisible()
  await follow(page, 'Home')
  const covered = page.getByRole('article', { name: /Eve.*Matches filter “Food”/ })
  await expect(covered).toBeVisible()
  await follow(page, 'Filters')
  await page.getByRole('button', { name: 'Delete the filter “Food”' }).click()
  await expect(page.getByRole('link', { name: /^Food/ })).toHaveCount(0)
  await follow(page, 'Home')
  await expect(home.post('Soup, at last').root).toBeVisible()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(covered).toBeVisible()
  expect(filtersOf(server).map(({ title }) => title)).toContain('Food')
})

test('Back and links ask before leaving unsaved changes, which stay when the user stays', async ({
  page,
  annOpens,
}) => {
  await annOpens('/filters')
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

test('a refused title is marked, and nothing typed is lost', async ({ page, server, annOpens }) => {
  await annOpens('/filters/new?keyword=rain')
  server.simulator.script.refuse('POST /api/v2/filters', 422, {
    error: "Validation failed: Title can't be that",
  })
  await page.getByRole('button', { name: 'Create filter' }).click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await expect(page.getByText("Title can't be that")).toBeVisible()
  await expect(title).toHaveValue('rain')
  await expect(page.getByRole('textbox', { name: 'Keyword 1' })).toHaveValue('rain')
})

test('a post is added to a filter from its menu, by keyboard', async ({ page, server, signInAs }) => {
  publish(server)
  await signInAs('ann', server)
  const post = new TimelinePage(page).post('Soup, at last').root
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

test('selected text of a post becomes the keyword of a new filter', async ({ page, server, signInAs }) => {
  publish(server, 'Marmalade')
  await signInAs('ann', server)
  const post = new TimelinePage(page).post('Marmalade').root
  await post.getByText('Marmalade').selectText()
  await post.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Filter “Marmalade”' }).click()
  await expect(page.getByRole('textbox', { name: 'Keyword 1' })).toHaveValue('Marmalade')
})

test('a hashtag is muted from its page, and the notice undoes it', async ({ page, server, annOpens }) => {
  publish(server, 'Look: #geese')
  await annOpens('/tags/geese')
  const tagged = page.getByRole('article').filter({ hasText: 'Look:' })
  await expect(tagged).toBeVisible()
  await page.getByRole('button', { name: 'Filter #geese' }).click()
  await page.getByRole('menuitem', { name: 'Mute #geese' }).click()
  await expect(toast(page, 'Muted #geese')).toBeVisible()
  await expect(tagged).toHaveCount(0)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(tagged).toBeVisible()
})
