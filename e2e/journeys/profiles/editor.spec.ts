import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

const PATCH = 'PATCH /api/v1/accounts/update_credentials'

const section = (page: Page, name: string) => page.getByRole('form', { name })
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Save changes' }).click()
const annOf = (server: Server) => server.simulator.script.account('ann')

test('a new name is on the profile and in every tab, and survives a reload', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/@ann')
  const tab = await page.context().newPage()
  await tab.goto(`${client}/@ann`)
  const heading = (at: Page) => at.getByRole('heading', { level: 2, name: 'Ann of the sea' })
  await expect(tab.getByRole('link', { name: 'Edit profile' })).toBeVisible()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await page.getByRole('textbox', { name: 'Display name' }).fill('Ann of the sea')
  await save(page, 'Name and bio')
  await expect(section(page, 'Name and bio').getByText('Saved', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Accounts, Ann of the sea/ }).first()).toBeVisible()
  await expect(heading(tab)).toBeVisible()
  await page.goBack()
  await expect(heading(page)).toBeVisible()
  await page.reload()
  await expect(heading(page)).toBeVisible()
})

test('fields are added, sorted by keys and removed', async ({ page, server, annOpens }) => {
  await annOpens('/profile/edit')
  const fields = section(page, 'Custom fields')
  for (const [name, value] of [
    ['Pronouns', 'she/her'],
    ['Web', 'https://ann.example'],
  ] as const) {
    await fields.getByRole('button', { name: 'Add field' }).press('Enter')
    await expect(fields.getByRole('textbox', { name: /^Label of Field/ })).toBeFocused()
    await page.keyboard.type(name)
    await fields.getByRole('textbox', { name: `Value of ${name}` }).fill(value)
  }
  await fields.getByRole('button', { name: 'Move Web', exact: true }).press('Space')
  await expect(page.getByText('Picked up Web. Position 2 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Position 1 of 2.', { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(fields.getByRole('textbox', { name: /^Label of/ }).first()).toHaveValue('Web')
  await save(page, 'Custom fields')
  await expect(fields.getByText('Saved', { exact: true })).toBeVisible()
  expect(annOf(server).fields.map(({ name }) => name)).toEqual(['Web', 'Pronouns'])
  for (const name of ['Web', 'Pronouns']) await fields.getByRole('button', { name: `Remove ${name}` }).click()
  await save(page, 'Custom fields')
  await expect(fields.getByText('Saved', { exact: true })).toBeVisible()
  expect(annOf(server).fields).toEqual([])
})

test('leaving asks first, and unsaved text survives a reload', async ({ page, annOpens }) => {
  await annOpens('/@ann')
  await page.getByRole('link', { name: 'Edit profile' }).click()
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('Not saved yet')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(bio).toHaveValue('Not saved yet')
  await page.goBack()
  const question = page.getByRole('alertdialog', { name: 'Discard changes?' })
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(bio).toHaveValue('Not saved yet')
  await page.goBack()
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('link', { name: 'Edit profile' }).click()
  await expect(bio).toHaveValue('I am ann.')
})

test('a refused bio is marked, and another section is saved all the same', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/profile/edit')
  const bio = page.getByRole('textbox', { name: 'Bio' })
  await bio.fill('Not welcome')
  server.simulator.script.refuse(PATCH, 422, {
    error: 'Validation failed: Note is not welcome',
    details: { note: [{ error: 'ERR_INVALID', description: 'is not welcome' }] },
  })
  await save(page, 'Name and bio')
  await expect(bio).toBeFocused()
  await expect(page.getByText('is not welcome')).toBeVisible()
  const privacy = section(page, 'Privacy and reach')
  await privacy.getByRole('switch', { name: 'Approve followers yourself' }).click()
  await save(page, 'Privacy and reach')
  await expect(privacy.getByText('Saved', { exact: true })).toBeVisible()
  expect(annOf(server).locked).toBe(true)
  await expect(bio).toHaveValue('Not welcome')
})
