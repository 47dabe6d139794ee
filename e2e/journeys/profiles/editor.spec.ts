import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

const section = (page: Page, name: string) => page.getByRole('form', { name })
const save = (page: Page, name: string) =>
  section(page, name).getByRole('button', { name: 'Save changes' }).click()
const annOf = (server: Server) => server.simulator.script.account('ann')

test('leaving asks first, unsaved text survives a reload, and a saved name is on the profile and in every tab', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/@ann')
  const edit = page.getByRole('link', { name: 'Edit profile' })

  await test.step('leaving asks first, and unsaved text survives a reload', async () => {
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

  await test.step('a new name is on the profile and in every tab', async () => {
    const tab = await page.context().newPage()
    await tab.goto(`${client}/@ann`)
    const heading = (at: Page) => at.getByRole('heading', { level: 2, name: 'Ann of the sea' })
    await expect(tab.getByRole('link', { name: 'Edit profile' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Display name' }).fill('Ann of the sea')
    await save(page, 'Name and bio')
    await expect(section(page, 'Name and bio').getByText('Saved', { exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Accounts, Ann of the sea/ }).first()).toBeVisible()
    await expect(heading(tab)).toBeVisible()
    await page.goBack()
    await expect(heading(page)).toBeVisible()
  })
})

test('fields are sorted by keys, and what is featured is found again on the profile', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/profile/edit')

  await test.step('fields are added, sorted by keys and removed', async () => {
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
    for (const name of ['Web', 'Pronouns'])
      await fields.getByRole('button', { name: `Remove ${name}` }).click()
    await save(page, 'Custom fields')
    await expect(fields.getByText('Saved', { exact: true })).toBeVisible()
    expect(annOf(server).fields).toEqual([])
  })

  await test.step('hashtags and people are featured and found again on the profile', async () => {
    const tags = page.getByRole('region', { name: 'Featured hashtags' })
    await tags.getByRole('textbox', { name: 'Add a hashtag' }).fill('#Birds')
    await page.keyboard.press('Enter')
    await expect(tags.getByText('#Birds', { exact: true })).toBeVisible()
    const people = page.getByRole('region', { name: 'Featured accounts' })
    await people.getByRole('searchbox', { name: 'Search people you follow' }).fill('ben')
    await people.getByRole('button', { name: 'Add Ben Barlow' }).click()
    await expect(
      people
        .getByRole('list', { name: 'Featured accounts' })
        .getByRole('button', { name: 'Remove Ben Barlow' }),
    ).toBeVisible()
    const { world } = server.simulator.server
    const { id } = annOf(server)
    await expect.poll(() => world.featuredTags.by('account', id).length).toBe(1)
    await expect.poll(() => world.endorsements.by('from', id).length).toBe(1)
    await page.goto(page.url().replace('/profile/edit', '/@ann/featured'))
    await expect(page.getByRole('link', { name: /#Birds/ }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: /Ben Barlow/ }).first()).toBeVisible()
  })
})
