import { expect, test } from '../../fixtures'
import { overflowWidth } from '../../layout-checks'

test('a notification leads to the review of a year, which fits a phone and is shared only when sent', async ({
  page,
  annOpens,
  server,
}) => {
  const { script } = server.simulator
  const post = script.as('ann').publish('The heron again')
  script.annualReport('ann', 2025, {
    version: 1,
    data: {
      archetype: 'oracle',
      time_series: [1, 2, 3].map((month) => ({
        month,
        statuses: month * 40,
        followers: month,
        following: 2,
      })),
      top_hashtags: [{ name: 'Herons', count: 12 }],
      top_statuses: { by_reblogs: post.id, by_favourites: null, by_replies: null },
    },
  })
  script.notify({ to: 'ann', from: 'ann', type: 'annual_report', extra: { annualYear: 2025 } })
  await page.setViewportSize({ width: 320, height: 700 })
  await annOpens('/notifications')
  await page.getByRole('link', { name: 'View review' }).press('Enter')
  await expect(page).toHaveURL(/\/year\/2025$/)
  await expect(page.getByRole('heading', { level: 1, name: '2025 in review' })).toBeVisible()
  await expect(page.getByText('The Oracle')).toBeVisible()
  await expect(page.getByRole('row', { name: 'March 120 3 2' })).toBeVisible()
  expect(await overflowWidth(page)).toBe(0)
  await page.getByRole('article', { name: /The heron again/ }).press('Enter')
  await expect(page).toHaveURL(new RegExp(`/@ann/${post.id}$`))
  await page.goBack()
  const share = page.getByRole('button', { name: 'Write a post about it' })
  await share.press('Enter')
  const field = page.getByRole('textbox', { name: 'Text' })
  await expect(field).toHaveValue(/My archetype of 2025: The Oracle/)
  await expect(field).toHaveValue(/#Wrapstodon2025/)
  expect(server.simulator.recorded.filter(({ route }) => route === 'POST /api/v1/statuses')).toEqual([])
})

test('a review is made on request, in a column of the deck', async ({ page, annOpens, server }) => {
  const { script, server: at } = server.simulator
  script.as('ann').publish('Hello')
  const year = new Date(at.clock.now()).getUTCFullYear()
  script.advance(Date.UTC(year, 11, 12) - at.clock.now())
  await annOpens(`/deck/year/${year}`)
  await page.getByRole('button', { name: 'Make my review' }).press('Enter')
  await expect(
    page.getByRole('main').getByText(`Your server is making your review of ${year}…`),
  ).toBeVisible()
  script.advance(5_000)
  await expect(page.getByText('The Stoic')).toBeVisible()
})
