import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { axeFinds } from '../../pages/axe'
import { Composer } from '../../pages/compose'
import { CommandPalette } from '../../pages/palette'

test('opens from a field, on a post and from the account menu, and goes to lists', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const palette = new CommandPalette(page)
  await test.step('from a field, to a list by part of its name, and Back returns', async () => {
    const { field } = new Composer(page)
    await field.fill('A draft')
    await palette.open()
    await expect(palette.result('Friends')).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(palette.root).toHaveCount(0)
    await expect(field).toBeFocused()
    await palette.open()
    await page.keyboard.type('frie')
    await expect(palette.current).toHaveText('Friends')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: 'Friends' })).toBeVisible()
    await expect(palette.root).toHaveCount(0)
    await page.goBack()
    await expect(page.getByRole('heading', { name: 'Home' })).toBeVisible()
    await expect(field).toHaveValue('A draft')
  })
  await test.step('acts on the post that had the focus, which gets it back', async () => {
    const post = home.post('Edited once.')
    await post.root.focus()
    await palette.open()
    await page.keyboard.type('favourite or')
    await expect(palette.current).toHaveText(/^Favourite/)
    await expect(palette.root.getByRole('group').first()).toHaveAccessibleName('This post')
    await page.keyboard.press('Enter')
    await expect(post.favourite).toHaveAttribute('aria-pressed', 'true')
    await expect(palette.root).toHaveCount(0)
    await expect(post.root).toBeFocused()
  })
  await test.step('in a window of 320 × 256 px, as at 400 % zoom, two results are in view', async () => {
    await page.setViewportSize({ width: 320, height: 256 })
    await palette.open()
    const results = palette.root.getByRole('option')
    for (const at of [0, 1]) await expect(results.nth(at)).toBeInViewport({ ratio: 0.9 })
    await page.keyboard.press('Escape')
    await expect(palette.root).toHaveCount(0)
    await page.setViewportSize({ width: 1280, height: 800 })
  })
  await test.step('from the account menu', async () => {
    await new AccountMenu(page).open()
    await page.getByRole('menuitem', { name: 'Command palette' }).click()
    await expect(palette.field).toBeFocused()
  })
})

test.describe('by touch on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('opens from the menu, and remembers what was chosen', async ({ page, home }) => {
    await expect(home.posts.first()).toBeVisible()
    const palette = new CommandPalette(page)
    const open = async () => {
      await page.getByRole('button', { name: 'Menu', exact: true }).tap()
      await page.getByRole('button', { name: 'Command palette' }).tap()
      await expect(palette.root).toBeVisible()
    }
    await open()
    await palette.result(/^Bookmarks/).tap()
    await expect(page.getByRole('heading', { name: 'Bookmarks' })).toBeVisible()
    await open()
    await expect(palette.root.getByRole('group', { name: 'Recent' }).getByRole('option')).toContainText(
      'Bookmarks',
    )
    await page.goBack()
    await expect(palette.root).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Bookmarks' })).toBeVisible()
  })
})
