import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { StatusPage } from '../../pages/status'
import { expectPosition, topOf } from '../../element-position'
import { EVE, publishThread } from '../../simulator-helpers'

test('home shows posts of followed accounts, newest first, is scrolled to its end, and Back returns to the row', async ({
  page,
  server,
  home,
}) => {
  await test.step('the newest posts, without needless requests', async () => {
    await expect(home.posts.first()).toContainText('Finn Ellery boosted')
    await expect(home.posts.nth(1)).toContainText('are you there?')
    await expect(home.posts.nth(2)).toContainText('おはようございます。')
    await expect(home.posts.nth(3)).toContainText('صباح الخير')
    // Once for the page and once when the stream opens, to cover posts in between.
    const asked = server.simulator.recorded.filter((call) => call.path.startsWith('/api/v1/timelines/home'))
    expect(asked.length).toBeLessThanOrEqual(2)
  })

  await test.step('a press opens a post', async () => {
    await home.post('Edited once.').root.getByText('Edited once.').click()
    await expect(new StatusPage(page).focused.root).toContainText('Edited once.')
    await page.goBack()
    await expect(home.posts.first()).toBeVisible()
  })

  await test.step('few rows are mounted on the way to the end and back', async () => {
    let most = 0
    await wheel(page, 900, async () => {
      most = Math.max(most, await home.posts.count())
      return (await page.getByText('End of list').count()) > 0
    })
    expect(most).toBeLessThan(40)
    await wheel(page, -1500, async () => (await page.evaluate(() => window.scrollY)) === 0)
    await expect(home.posts.first()).toContainText('Finn Ellery boosted')
  })

  await test.step('Back after a click or the keyboard restores the position', async () => {
    await scrollDown(page, 3000)
    await expect(home.posts.first()).toBeAttached()
    const row = await readerRow(page)
    const before = await topOf(row)
    const time = row.getByRole('link').filter({ has: page.locator('time') })
    for (const way of ['a click', 'the keyboard'])
      await test.step(way, async () => {
        if (way === 'a click') await time.click()
        else {
          await time.focus()
          await page.keyboard.press('Enter')
        }
        await expect(new StatusPage(page).focused.root).toBeVisible()
        await page.goBack()
        await expect(row).toBeVisible()
        await expectPosition(row, before)
        // The pressed element has focus again.
        if (way === 'the keyboard') await expect(time).toBeFocused()
      })
  })
})

test('in a long thread the open post is at the top of the viewport, below the header', async ({
  page,
  server,
  annOpens,
}) => {
  const ids = publishThread(server, EVE, 30, (at) => `Part ${at} of the tale.`)
  await annOpens(`/@${EVE}/${ids[14]}`)
  const thread = new StatusPage(page)
  await expect(thread.focused.root).toContainText('Part 15 of the tale.')
  await expect(thread.post('Part 16 of the tale.').root).toBeVisible()
  await expect.poll(() => topOf(thread.focused.root)).toBeCloseTo(48, -1)
})

test('the public timelines differ, and a profile has posts, posts with replies and media at URLs of their own', async ({
  page,
  home,
}) => {
  const posts = page.getByRole('feed')

  await test.step('a profile', async () => {
    await home
      .post('With a picture.')
      .root.getByRole('link', { name: /^Finn Ellery @finn/ })
      .click()
    await expect(page).toHaveURL(/\/@finn@remote\.example$/)
    await expect(page).toHaveTitle(/Finn Ellery/)
    const tabs = page.getByRole('navigation', { name: 'Profile' })
    await expect(posts.getByText('With a picture.')).toBeVisible()
    await expect(posts.getByText('Welcome, glad to meet you.')).toHaveCount(0)
    await tabs.getByRole('link', { name: 'Posts and replies' }).click()
    await expect(page).toHaveURL(/\/with_replies$/)
    await expect(posts.getByText('With a picture.')).toBeVisible()
    await wheel(page, 300, () => posts.getByText('Welcome, glad to meet you.').isVisible())
    await tabs.getByRole('link', { name: 'Media' }).click()
    const gallery = page.getByRole('region', { name: 'Media of Finn Ellery' })
    await expect(gallery.getByRole('listitem')).toHaveCount(1)
    await expect(gallery.getByRole('link')).toBeVisible()
    await expect(tabs.getByRole('link', { name: 'Media' })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(/\/with_replies$/)
  })

  await test.step('the public timelines', async () => {
    await page.getByRole('link', { name: 'This server' }).first().click()
    const handles = async () =>
      (
        await posts
          .getByRole('article')
          .locator('a[href^="/@"][aria-hidden]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
      ).map((href) => href.slice(2).includes('@'))
    await expect(page).toHaveURL(/\/public\/local$/)
    await expect(posts.getByRole('article').first()).toBeVisible()
    await expect.poll(async () => [...new Set(await handles())]).toEqual([false])
    await page
      .getByRole('navigation', { name: 'Live feeds' })
      .getByRole('link', { name: 'Other servers' })
      .click()
    await expect(page).toHaveURL(/\/public\/remote$/)
    await expect(posts.getByText('おはようございます。')).toBeVisible()
    await expect.poll(async () => [...new Set(await handles())]).toEqual([true])
  })
})

test('an unknown URL, a deleted post and an unknown account are reported', async ({
  page,
  client,
  annOpens,
}) => {
  await annOpens('/no/such/place')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(new TimelinePage(page).posts.first()).toBeVisible()
  await page.goto(`${client}/@eve@remote.example/1`)
  await expect(page.getByText('This post isn’t available')).toBeVisible()
  await page.goto(`${client}/@nobody@nowhere.example`)
  await expect(page.getByText('Account not found')).toBeVisible()
})

test('a visitor reads a shared link', async ({ page, client, server }) => {
  const { id } = server.simulator.script.as('ann').publish('Worth sharing')
  await page.goto(`${client}/~${new URL(server.origin).host}/@ann/${id}`)
  await expect(new StatusPage(page).focused.root).toContainText('Worth sharing')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  expect(server.simulator.recorded.every((call) => call.accountId === null)).toBe(true)
})
