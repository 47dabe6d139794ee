import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Gives ann a list; returns its id. */
function makeList({ simulator }: Server, title: string) {
  const { world } = simulator.server
  const accountId = simulator.script.account('ann').id
  return world.lists.put({
    id: world.ids.serial(),
    accountId,
    title,
    repliesPolicy: 'list',
    exclusive: false,
  }).id
}

test('a list is created, gets and loses members, and shows their posts', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  script.as(EVE).publish('Words of eve')
  script.as('ben').publish('Words of ben')
  await annOpens('/lists')
  const feed = new TimelinePage(page, 'Close ones')
  const options = page.getByRole('button', { name: 'Options for Close ones' })

  await test.step('created, it gets a member and shows their posts', async () => {
    await page.getByRole('button', { name: 'New list' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'New list' })
    await dialog.getByRole('textbox', { name: 'List name' }).fill('Close ones')
    await dialog.getByRole('button', { name: 'Create list' }).click()
    await expect(page.getByRole('heading', { name: 'Members of Close ones' })).toBeVisible()
    await page.getByRole('searchbox').fill('eve')
    await page.getByRole('button', { name: /^Add Eve/ }).click()
    await expect(page.getByRole('button', { name: /^Remove Eve/ })).toBeVisible()
    await page.getByRole('searchbox').fill('')
    const members = page.getByRole('list', { name: 'Members of Close ones' })
    await expect(members.or(page.getByText('No members yet'))).toBeVisible()
    await page.goBack()
    await page.getByRole('main').getByRole('link', { name: 'Close ones' }).click()
    await expect(feed.post('Words of eve').root).toBeVisible()
  })

  await test.step('open, it loses the posts of a removed member and gains those of a new one', async () => {
    await waitForStream(server, 'list')
    await options.click()
    await page.getByRole('menuitem', { name: 'Manage members' }).click()
    await page.getByRole('button', { name: /^Remove Eve/ }).click()
    await page.getByRole('searchbox').fill('ben')
    await page.getByRole('button', { name: /^Add Ben/ }).click()
    await expect(page.getByRole('button', { name: /^Remove Ben/ })).toBeVisible()
    await page.goBack()
    await expect(feed.post('Words of ben').root).toBeVisible()
    await expect(feed.post('Words of eve').root).toHaveCount(0)
  })
})

test('a profile is added to lists from its menu', async ({ page, annOpens, server }) => {
  const id = makeList(server, 'Close ones')
  await annOpens(`/@${EVE}`)
  await page.getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: /from lists/ }).click()
  const dialog = page.getByRole('dialog', { name: `Add @${EVE} to lists` })
  await dialog.getByRole('checkbox', { name: 'Close ones' }).check()
  await expect.poll(() => server.simulator.server.world.listMembers.by('list', id).length).toBe(1)
  await dialog.getByRole('textbox', { name: 'New list' }).fill('Birds')
  await dialog.getByRole('button', { name: 'Create and add' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Birds' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toHaveCount(0)
})

test.describe('the navigation', () => {
  test.beforeEach(({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

  test('folds the lists and keeps an order made by keys and by pointer', async ({
    page,
    annOpens,
    server,
  }) => {
    for (const list of server.simulator.server.world.lists.values())
      server.simulator.server.world.lists.remove(list.id)
    for (const title of ['Ants', 'Bees', 'Cats']) makeList(server, title)
    await annOpens('/bookmarks')
    const group = page.getByRole('list', { name: 'Your lists' })
    const names = group.getByRole('listitem')
    await expect(names).toHaveText(['Ants', 'Bees', 'Cats'])
    await page.getByRole('button', { name: 'Change order of Your lists' }).click()
    const handle = page.getByRole('button', { name: 'Move Ants' })
    await handle.press('Space')
    await expect(page.getByText('Picked up Ants. Position 1 of 3.')).toBeAttached()
    await handle.press('ArrowDown')
    await expect(page.getByText('Position 2 of 3.')).toBeAttached()
    await handle.press('Space')
    await expect(names).toHaveText(['Bees', 'Ants', 'Cats'])
    const from = await boxAtRest(page.getByRole('button', { name: 'Move Cats' }))
    const to = await boxAtRest(page.getByRole('button', { name: 'Move Bees' }))
    await page.mouse.move(from.x + 5, from.y + 5)
    await page.mouse.down()
    await page.mouse.move(to.x + 5, to.y + 10, { steps: 8 })
    await page.mouse.up()
    await expect(names).toHaveText(['Cats', 'Bees', 'Ants'])
    // Until then the page ignores clicks: the end of dragging is one.
    await boxAtRest(page.getByRole('button', { name: 'Move Cats' }))
    const fold = page.getByRole('button', { name: 'Your lists', exact: true })
    await fold.click()
    await expect(group).toHaveCount(0)
    await page.reload()
    await expect(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.click()
    await expect(names).toHaveText(['Cats', 'Bees', 'Ants'])
  })
})
