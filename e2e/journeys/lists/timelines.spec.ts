import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { boxAtRest, waitUntilStill } from '../../pages/wait-until-still'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { expectUnmoved, topOf } from '../../element-position'
import { EVE, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** More than a page of posts. */
const COUNT = 24

const markerOf = ({ simulator }: Server) =>
  simulator.recorded.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/v1/markers'))

test('reading changes the position on other devices, opening the composer does not', async ({
  page,
  server,
  home,
}) => {
  await expect(home.posts.first()).toBeVisible()
  await new Composer(page).publish('Only passing by.')
  await expect(home.post('Only passing by.').root).toBeVisible()
  await page.reload()
  await expect(home.post('Only passing by.').root).toBeVisible()
  expect(markerOf(server)).toHaveLength(0)
  await scrollDown(page, 900)
  await expect.poll(() => markerOf(server).length).toBeGreaterThan(0)
})

test('timeline options can be set by keyboard, survive a reload and are announced', async ({
  page,
  server,
  home,
}) => {
  await expect(home.posts.first()).toContainText('Finn Ellery boosted')
  const menu = page.getByRole('button', { name: /^Timeline options/ })

  await test.step('boosts are hidden', async () => {
    await menu.focus()
    await page.keyboard.press('Enter')
    const boosts = page.getByRole('menuitemcheckbox', { name: 'Show boosts' })
    await expect(boosts).toHaveAttribute('aria-checked', 'true')
    await boosts.focus()
    const before = await boosts.boundingBox()
    await page.keyboard.press('Enter')
    await expect(boosts).toHaveAttribute('aria-checked', 'false')
    // Nothing above it appears, so that the next press hits the same choice.
    await expect(boosts).toBeFocused()
    expect(await boosts.boundingBox()).toEqual(before)
    await expect(page.getByText(/loaded posts (is|are) hidden/)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await expect(home.posts.first()).not.toContainText('boosted')
    await page.reload()
    await expect(home.posts.first()).toBeVisible()
    await expect(home.posts.first()).not.toContainText('boosted')
    await expect(page.getByRole('button', { name: /some posts are hidden/ })).toBeVisible()
  })

  await test.step('read from the last read post, home counts the posts above, and one press shows the newest', async () => {
    await waitForStream(server)
    await menu.click()
    await page.getByRole('menuitemcheckbox', { name: /Start at the last post you read/ }).click()
    await page.keyboard.press('Escape')
    await expect(home.posts.first()).toBeVisible()
    const row = await readerRow(page)
    const before = await topOf(row)
    const { script } = server.simulator
    for (let at = 1; at <= 3; at++) script.as(EVE).publish(`Newer ${at}.`)
    const pill = page.getByRole('button', { name: '3 newer posts' })
    await expect(pill).toBeVisible()
    await expectUnmoved(row, before)
    // Clicking a moving element is retried and scrolls to it, which counts as the reader going to the top.
    await boxAtRest(pill)
    await pill.click()
    await expect(home.posts.first()).toContainText('Newer 3.')
    await expect(home.posts.first()).toBeFocused()
  })
})

test('home set to start at the last read post continues upwards to the newest', async ({
  page,
  client,
  server,
  home,
}) => {
  const { script } = server.simulator
  await page.getByRole('button', { name: /^Timeline options/ }).click()
  await page.getByRole('menuitemcheckbox', { name: /Start at the last post you read/ }).click()
  await page.keyboard.press('Escape')
  const lastRead = (await home.posts.first().getAttribute('data-status')) ?? ''
  // Another device marks this post as read.
  const { token } = script.signIn('ann')
  const marked = await fetch(`${server.origin}/api/v1/markers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ home: { last_read_id: lastRead } }),
  })
  expect(marked.ok).toBe(true)
  // A URL of the client without a page.
  await page.goto(`${client}/assets/none`)
  for (let at = 1; at <= COUNT; at++) {
    script.advance(60_000)
    script.as(EVE).publish(`Since then ${at}.`)
  }
  // Another day, another tab: only the server's data is left.
  await page.evaluate(() => sessionStorage.clear())
  await page.goto(`${client}/home`)
  const read = page.locator(`[role=feed] article[data-status="${lastRead}"]`)
  await expect(read).toBeInViewport()
  const seen = new Set<string>()
  // At most a screen at a time, and with pauses: a row skipped in one go is never mounted.
  await wheel(page, -600, async () => {
    await waitUntilStill(page)
    for (const text of await home.posts.allTextContents()) {
      const number = /Since then (\d+)\./.exec(text)?.[1]
      if (number !== undefined) seen.add(number)
    }
    return seen.size === COUNT
  })
  await expect(home.gaps).toHaveCount(0)
  await expect(home.posts.first()).toContainText(`Since then ${COUNT}.`)
})
