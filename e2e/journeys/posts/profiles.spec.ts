import { expect, test } from '../../fixtures'
import { EVE } from '../../simulator-helpers'

const NAME = EVE.split('@')[0] ?? ''

test.beforeEach(({ server, signInAs }) => signInAs('ann', server))

test('the bell and hidden boosts of a followed account survive a reload', async ({
  page,
  client,
  server,
}) => {
  const { script } = server.simulator
  await page.goto(`${client}/@${EVE}`)
  await page.getByRole('button', { name: `Notify me when @${NAME} posts`, exact: true }).click()
  const ringing = page.getByRole('button', { name: `Stop notifying me when @${NAME} posts` })
  await expect(ringing).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name: `Hide boosts from @${NAME}` }).click()
  const { world } = server.simulator.server
  const [from, to] = [script.account('ann').id, script.account(EVE).id]
  const follow = () => world.follows.values().find((each) => each.from === from && each.to === to)
  await expect.poll(() => follow()).toMatchObject({ notify: true, reblogs: false })
  await page.reload()
  await expect(ringing).toBeVisible()
})

test('a personal note is written by keyboard; a refused one keeps its text', async ({
  page,
  client,
  server,
}) => {
  await page.goto(`${client}/@${EVE}`)
  const add = page.getByRole('button', { name: 'Add a personal note' })
  await add.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('textbox', { name: 'Personal note' })
  await expect(field).toBeFocused()
  await page.keyboard.type('Knows every bird')
  server.simulator.script.refuse('POST /api/v1/accounts/:id/note', 500)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText(/^Couldn’t save the note/)).toBeVisible()
  await expect(field).toHaveValue('Knows every bird')
  await page.getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('Note saved')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Knows every bird')).toBeVisible()
})

test('the handle opens an explanation of its parts', async ({ page, client }) => {
  await page.goto(`${client}/@${EVE}`)
  await page.getByRole('button', { name: /About this handle/ }).click()
  const card = page.getByRole('dialog', { name: 'About this handle' })
  await expect(card.getByText('remote.example', { exact: true })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Copy handle' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})

test('boosts on profiles are switched off and stay off on another profile', async ({
  page,
  client,
  server,
}) => {
  const { script } = server.simulator
  const { id } = script.as('cleo').publish('A boosted thought')
  script.as(EVE).boost(id)
  await page.goto(`${client}/@${EVE}`)
  await expect(page.getByRole('feed').getByText('A boosted thought')).toBeVisible()
  const boosts = page.getByRole('button', { name: 'Boosts', exact: true })
  await boosts.click()
  await expect(boosts).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('feed')).toBeVisible()
  await expect(page.getByText('A boosted thought')).toHaveCount(0)
  await page.goto(`${client}/@cleo`)
  await expect(boosts).toHaveAttribute('aria-pressed', 'false')
})

test('posts of an account are found by a word and by their month', async ({ page, client, server }) => {
  server.simulator.script.as('ann').publish('A heron on the lake')
  await page.goto(`${client}/@ann`)
  await page.getByRole('link', { name: 'Find posts' }).click()
  await expect(page.getByRole('heading', { name: 'Posts per month' })).toBeVisible()
  const field = page.getByRole('searchbox', { name: 'Search posts by @ann' })
  await field.fill('heron')
  await field.press('Enter')
  await expect(page.getByRole('feed').getByText('A heron on the lake')).toBeVisible()
  await page.getByRole('link', { name: 'Clear search' }).click()
  await page
    .getByRole('link', { name: /: \d+ posts?$/ })
    .last()
    .click()
  await expect(page.getByRole('heading', { name: /and earlier$/ })).toBeVisible()
  await expect(page.getByRole('feed').getByText('A heron on the lake')).toBeVisible()
})
