import { expect, test } from '../../fixtures'

test('a profile without boosts, and a limited profile that is revealed', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  script.person('quiet', { displayName: 'Quiet One', limited: true, note: '<p>All about me</p>' })
  script.as('quiet').publish('Said behind the curtain')
  const { id } = script.as('cleo').publish('A boosted thought')
  script.as('ann').boost(id)
  script.as('ann').publish('A heron on the lake, as @quiet said')
  await annOpens('/@ann')
  const feed = page.getByRole('feed')
  const boosts = page.getByRole('button', { name: 'Boosts', exact: true })

  await test.step('boosts are switched off', async () => {
    await expect(feed.getByText('A boosted thought')).toBeVisible()
    await boosts.click()
    await expect(boosts).toHaveAttribute('aria-pressed', 'false')
    await expect(feed).toBeVisible()
    await expect(page.getByText('A boosted thought')).toHaveCount(0)
  })

  await test.step('a limited profile shows nothing until revealed by keyboard, and stays open', async () => {
    await feed.getByRole('link', { name: '@quiet' }).press('Enter')
    await expect(page.getByText(/hidden by the moderators/)).toBeVisible()
    await expect(page.getByText('Said behind the curtain')).toHaveCount(0)
    await expect(page.getByText('All about me')).toHaveCount(0)
    const show = page.getByRole('button', { name: 'Show anyway' })
    await show.focus()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Said behind the curtain')).toBeVisible()
    await expect(page.getByText('All about me')).toBeVisible()
    // Focus moved to the revealed content.
    await expect(page.locator('main :focus')).toHaveCount(1)
    // The choice of another profile applies here too.
    await expect(boosts).toHaveAttribute('aria-pressed', 'false')
    await page.getByRole('link', { name: 'Posts and replies' }).click()
    await expect(feed.getByText('Said behind the curtain')).toBeVisible()
  })
})
