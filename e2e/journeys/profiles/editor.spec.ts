import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

const section = (page: Page, name: string) => page.getByRole('form', { name })
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Save changes' }).click()
const annOf = (server: Server) => server.simulator.script.account('ann')

test('leaving asks first, and unsaved text survives a reload', async ({ page, annOpens }) => {
  await annOpens('/@ann')
  const edit = page.getByRole('link', { name: 'Edit profile' })

  await edit.click()
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
  await edit.click()
  await expect(bio).toHaveValue('I am ann.')
})

test('fields are added and sorted by keys', async ({ page, server, annOpens }) => {
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
})
