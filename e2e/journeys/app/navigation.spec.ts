import { expect, test } from '../../fixtures'
import type { Server } from '../../servers'

/** Replaces the lists of ann. */
function makeLists({ simulator }: Server, titles: readonly string[]) {
  const { world } = simulator.server
  const accountId = simulator.script.account('ann').id
  for (const list of world.lists.values()) world.lists.remove(list.id)
  for (const title of titles)
    world.lists.put({ id: world.ids.serial(), accountId, title, repliesPolicy: 'list', exclusive: false })
}

const LISTS = ['Ants', 'Bees', 'Cats', 'Dogs', 'Elks', 'Fish', 'Gnus', 'Hens', 'Ibex', 'Jays', 'Kiwi', 'Lynx']

test('where the navigation shows only icons, a button opens lists and hashtags, and a low window keeps New post and the account in view', async ({
  page,
  server,
  annOpens,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  makeLists(server, LISTS)
  await annOpens('/bookmarks')
  const navigation = page.getByRole('navigation', { name: 'Navigation' })
  await test.step('the icons have accessible names, and there is no composer', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
    await expect(navigation).toHaveCount(1)
    await expect(navigation.getByText('Home')).toBeHidden()
    await expect(navigation.getByRole('link', { name: 'Home' })).toBeVisible()
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
  await test.step('the button of the lists', async () => {
    const button = page.getByRole('button', { name: 'Your lists and hashtags' })
    await button.click()
    const panel = page.getByRole('dialog', { name: 'Your lists and hashtags' })
    await expect(panel.getByRole('link')).toHaveText(LISTS)
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(button).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.getByRole('link', { name: 'Bees' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Bees' })).toBeVisible()
    await expect(panel).toHaveCount(0)
  })
  for (const width of [900, 1280])
    await test.step(`a low window of ${width} px`, async () => {
      await page.setViewportSize({ width, height: 480 })
      const groups = navigation.getByRole('button', {
        name: width < 1175 ? 'Your lists and hashtags' : 'Your lists',
        exact: true,
      })
      await expect(groups).toBeAttached()
      await navigation.getByRole('link', { name: 'Bookmarks' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Bookmarks' })).toBeVisible()
      const inView = async () => {
        await expect(navigation.getByRole('link', { name: 'New post' })).toBeInViewport({ ratio: 1 })
        await expect(navigation.getByRole('button', { name: /^Accounts/ })).toBeInViewport({ ratio: 1 })
      }
      await inView()
      // The focused entry is not under them.
      const settings = navigation.getByRole('link', { name: 'Preferences' })
      await settings.focus()
      await inView()
      await settings.click()
      await expect(page.getByRole('heading', { level: 1, name: 'Preferences' })).toBeVisible()
    })
})
