import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
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
  const people = page.getByRole('list', { name: 'People in People who wait for birds' })
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: 'Ben Barlow' }).first().click()
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Collections' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: /Night owls/ })).toBeVisible()
  await page.goBack()
  await page.goBack()
  await expect(people.getByRole('listitem')).toHaveCount(2)
})
