import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'

/** Hover cards load with the other floating parts, after the first posts. */
const floatingIsThere = (page: Page) => expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()

test('a card opens on hover, stays on the way into it, and can be acted on', async ({
  server,
  page,
  signInAs,
}) => {
  await signInAs('dora', server)
  await page.getByRole('link', { name: 'All servers' }).click()
  await floatingIsThere(page)
  const post = page.getByRole('article').filter({ hasText: 'Edited once.' }).first()
  await post.getByText('Finn Ellery').hover()
  const card = page.getByRole('dialog', { name: 'Preview' })
  await expect(card.getByText('@finn@remote.example')).toBeVisible()
  // Its relationship is loaded in a batch.
  await expect(card.getByRole('button', { name: 'Follow' })).toBeEnabled()
  await card.getByRole('button', { name: 'Follow' }).click()
  await expect.poll(() => server.simulator.recorded.some(({ path }) => path.endsWith('/follow'))).toBe(true)
  await expect(card.getByRole('button', { name: /^(Following|Unfollow)$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
})

test('Alt+Down on a post opens a card by keyboard, and focus returns', async ({ home, page }) => {
  await floatingIsThere(page)
  const post = home.post('With a picture.')
  await post.root.focus()
  await expect(post.root).toBeFocused()
  await page.keyboard.press('Alt+ArrowDown')
  const card = page.getByRole('dialog', { name: 'Preview' })
  await expect(card).toBeFocused()
  await expect(card.getByText('@finn@remote.example')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button').or(card.getByRole('link')).first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(post.root).toBeFocused()
})

test('mentions and hashtags in content have cards too', async ({ home, page }) => {
  await floatingIsThere(page)
  const post = home.post('صباح الخير')
  await post.root.scrollIntoViewIfNeeded()
  const card = page.getByRole('dialog', { name: 'Preview' })
  await post.root.getByRole('link', { name: '@ann' }).first().hover()
  await expect(card.getByRole('link', { name: 'Ann Atwood' })).toBeVisible()
  await post.root.getByRole('link', { name: '#سلام' }).hover()
  await expect(card.getByText(/this week/)).toBeVisible()
  // Following a link of the card closes it.
  await card.getByRole('link', { name: '#سلام' }).click()
  await expect(page).toHaveURL(/\/tags\//)
  await expect(card).toHaveCount(0)
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('no card opens, and the name leads to the profile', async ({ home, page }) => {
    await home.post('With a picture.').root.getByText('Finn Ellery').tap()
    await expect(page).toHaveURL(/@finn@remote\.example$/)
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0)
  })
})
