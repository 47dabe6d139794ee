import { expect, test } from '../../fixtures'
import { swipe } from '../../pages/touch'
import { countRequests } from '../../simulator-helpers'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

const FAVOURITES = 'GET /api/v1/favourites'

test('in an installed app, a list is refreshed by pulling it down at its top', async ({
  page,
  server,
  annOpens,
}) => {
  // Chromium cannot emulate the display mode.
  await page.addInitScript(() => {
    const real = window.matchMedia.bind(window)
    window.matchMedia = (query) => real(query.replace('display-mode: standalone', 'display-mode: browser'))
  })
  const { script } = server.simulator
  const first = script.as('eve@remote.example').publish('First')
  script.as('ann').favourite(first.id)
  await annOpens('/favourites')
  const posts = page.getByRole('feed', { name: 'Favourites' }).getByRole('article')
  await expect(posts.first()).toContainText('First')
  const second = script.as('eve@remote.example').publish('Second')
  script.as('ann').favourite(second.id)
  const before = countRequests(server, FAVOURITES)
  // Its code loads after the first paint.
  await expect(async () => {
    await swipe(page, 0, 300, { x: 180, y: 350 })
    expect(countRequests(server, FAVOURITES)).toBeGreaterThan(before)
  }).toPass()
  await expect(posts.first()).toContainText('Second')
})
