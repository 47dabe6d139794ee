import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { EVE } from '../../simulator-helpers'

/** Hover cards load with the other floating parts, after the first posts. */
const floatingIsThere = (page: Page) => expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()

test('cards of authors, mentions and hashtags open on hover and by keyboard, and can be acted on', async ({
  server,
  page,
  annOpens,
}) => {
  const { script } = server.simulator
  script.as('ann').unfollow('cleo')
  script.as(EVE).publish('Ask @cleo about #geese')
  await annOpens('/home')
  await floatingIsThere(page)
  const post = new TimelinePage(page).post('about #geese').root
  const card = page.getByRole('dialog', { name: 'Preview' })

  await test.step('Alt+Down on a post opens the card of its author, and focus returns', async () => {
    await post.focus()
    await expect(post).toBeFocused()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(card).toBeFocused()
    await expect(card.getByText('@eve@remote.example')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(card.getByRole('button').or(card.getByRole('link')).first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    await expect(post).toBeFocused()
  })

  await test.step('a card stays on the way into it, and can be acted on', async () => {
    await post.getByRole('link', { name: '@cleo' }).hover()
    await expect(card.getByRole('link', { name: 'Cleo Quill' })).toBeVisible()
    // Its relationship is loaded in a batch.
    const follow = card.getByRole('button', { name: 'Follow' })
    await expect(follow).toBeEnabled()
    await follow.click()
    await expect.poll(() => server.simulator.recorded.some(({ path }) => path.endsWith('/follow'))).toBe(true)
    await expect(card.getByRole('button', { name: /^(Following|Unfollow) / })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
  })

  await test.step('the card of a hashtag closes when its link is followed', async () => {
    await post.getByRole('link', { name: '#geese' }).hover()
    await expect(card.getByText(/this week/)).toBeVisible()
    await card.getByRole('link', { name: '#geese' }).click()
    await expect(page).toHaveURL(/\/tags\//)
    await expect(card).toHaveCount(0)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } })

  test('no card opens, and the name leads to the profile', async ({ home, page }) => {
    await home.post('With a picture.').root.getByText('Finn Ellery').tap()
    await expect(page).toHaveURL(/@finn@remote\.example$/)
    await expect(page.getByRole('dialog', { name: 'Preview' })).toHaveCount(0)
  })
})
