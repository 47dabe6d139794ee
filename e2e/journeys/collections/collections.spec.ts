import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { expectWhole } from '../../element-position'
import { EVE } from '../../simulator-helpers'

test('a post leads to a collection, and that to its owner and the other collections of theirs', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  const { id } = script.collect('ben', ['cleo', EVE], {
    name: 'People who wait for birds',
    description: 'Early risers',
    tag: 'birds',
  })
  script.collect('ben', [], { name: 'Night owls' })
  script.as('cleo').publish(`Look at ${server.origin}/collections/${id}`)
  await annOpens('/home')
  const post = new TimelinePage(page, 'Home').post('Look at')
  await post.root.getByRole('link', { name: /People who wait for birds/ }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/collections/${id}$`))
  await expect(page.getByRole('heading', { level: 1, name: 'People who wait for birds' })).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height })
  await expectWhole(page.getByRole('heading', { level: 1, name: 'People who wait for birds' }))
  await page.setViewportSize({ width, height })
  const people = page.getByRole('list', { name: 'People in People who wait for birds' })
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Ben Barlow' }).first().click()
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Night owls/ })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(people.getByRole('listitem')).toHaveCount(2)
})

test('a collection is made, filled and deleted, by keyboard and in a narrow window', async ({
  page,
  annOpens,
  server,
}) => {
  const { world } = server.simulator.server
  await page.setViewportSize({ width: 320, height: 700 })
  await annOpens('/collections')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'New collection' }).press('Enter')
  await page.getByRole('textbox', { name: 'Name' }).fill('Close ones')
  await page.getByRole('textbox', { name: 'Topic' }).fill('#friends')
  await page.getByRole('button', { name: 'Create collection' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Edit collection' })).toBeVisible()
  await page.getByRole('searchbox').fill('ben')
  await page.getByRole('button', { name: /^Add Ben/ }).press('Enter')
  await expect(page.getByRole('button', { name: /^Remove Ben/ })).toBeFocused()
  await expect(page.getByText('1 of 25')).toBeVisible()
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(isWide).toBe(false)
  await page.goBack()
  await expect(main.getByRole('link', { name: /Close ones/ })).toContainText('1 person')
  await page.getByRole('button', { name: 'Options for Close ones' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete collection' }).press('Enter')
  await expect(page.getByText('No collections yet')).toBeVisible()
  expect(world.collections.values()).toHaveLength(1)
  await page.reload()
  await expect(page.getByText('No collections yet')).toBeVisible()
  expect(world.collections.values()).toHaveLength(0)
})

test('all people of a collection are followed at once, and the user leaves it', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  const names = ['ada', 'bea', 'cid']
  for (const name of names) script.person(name, { displayName: name })
  const { id } = script.collect('ben', ['ann', ...names], { name: 'New faces' })
  const followers = () =>
    names.filter((name) => server.simulator.server.world.follows.by('to', script.account(name).id).length > 0)
  await page.setViewportSize({ width: 320, height: 700 })
  await annOpens('/collections/in')
  await page
    .getByRole('main')
    .getByRole('link', { name: /New faces/ })
    .press('Enter')
  await expect(page).toHaveURL(new RegExp(`/collections/${id}$`))
  await page.getByRole('button', { name: 'Follow all' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Follow these people?' })
  await dialog.getByRole('checkbox', { name: /bea/ }).press('Space')
  await dialog.getByRole('button', { name: 'Follow 2 people' }).press('Enter')
  await expect.poll(followers).toEqual(['ada', 'cid'])
  await expect(page.locator('body')).not.toBeFocused()
  await page.getByRole('button', { name: 'Options for New faces' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Remove me' }).press('Enter')
  await page.getByRole('button', { name: 'Remove me' }).press('Enter')
  await expect(page.getByText('Includes you')).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('You’re not in any collections')).toBeVisible()
})
