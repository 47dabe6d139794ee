import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'

/** As on a large screen, where the window shows most of what the list keeps. */
test.use({ viewport: { width: 1024, height: 1600 } })

test('new posts at the top of a busy timeline do not load the older ones again and again', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, recorded } = server.simulator
  const ben = script.as('ben')
  for (let at = 1; at <= 100; at++) ben.publish(`Early ${at}`)
  await annOpens('/home')
  const timeline = new TimelinePage(page)
  const olderPages = () => recorded.filter(({ path }) => /timelines\/home\?.*max_id/.test(path)).length
  const sendFive = async (round: number) => {
    for (let at = 1; at <= 5; at++) ben.publish(`Late ${round}-${at}`)
    await expect(timeline.feed.getByText(`Late ${round}-5`, { exact: true })).toBeVisible()
  }
  await sendFive(0)
  const before = olderPages()
  for (let round = 1; round <= 5; round++) await sendFive(round)
  expect(olderPages()).toBe(before)
})
