import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { loseAnswer } from '../../network'
import { TimelinePage } from '../../pages/home'
import { ProfilePage } from '../../pages/profile'
import { wheel } from '../../pages/scrolling'
import { toast } from '../../pages/toast'
import { waitUntilStill } from '../../pages/wait-until-still'
import { countRequests, EVE, FINN } from '../../simulator-helpers'
import type { Server } from '../../servers'

const pressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute('aria-pressed', String(on))
/** The button's label and count, such as 'Favourite (2)'. */
const named = (button: Locator, name: string) => expect(button).toHaveAccessibleName(name)
/** Writes whose path contains this part. */
const calls = (server: Server, part: string) =>
  server.simulator.recorded.filter(({ method, path }) => method !== 'GET' && path.includes(part))

test('the buttons of a post show what was done, after a lost answer, a reload and on other pages', async ({
  home,
  page,
  client,
  context,
  server,
}) => {
  const post = home.post('Edited once.')

  await test.step('after a lost answer the post is requested again', async () => {
    await loseAnswer(page, '**/favourite')
    const { favourite } = home.post('Hello, small world.')
    await favourite.click()
    await named(favourite, 'Favourite (3)')
    await pressed(favourite, true)
    // Optimistic updates prove nothing, so wait for the request.
    await expect.poll(() => calls(server, '/favourite').length).toBe(1)
    await page.reload()
    await pressed(favourite, true)
    await named(favourite, 'Favourite (3)')
  })

  await test.step('a link is copied, and a remote post offers its original page', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await post.more.click()
    await expect(page.getByRole('menuitem', { name: 'Open original page' })).toHaveAttribute(
      'href',
      /^https:\/\/remote\.example\//,
    )
    await page.getByRole('menuitem', { name: 'Copy link' }).click()
    await expect(toast(page, /copied/i)).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/remote\.example\//)
  })

  await test.step('an action is shown everywhere the post appears', async () => {
    const id = await post.root.getAttribute('data-status')
    await post.bookmark.click()
    await expect.poll(() => calls(server, '/bookmark').length).toBe(1)
    await post.time.click()
    const open = page.locator(`article[data-status="${id}"]`)
    await expect(page).not.toHaveURL(`${client}/home`)
    await pressed(open.getByRole('button', { name: 'Bookmark' }), true)
    await open.getByRole('button', { name: /^Favourite/ }).click()
    await page.goBack()
    await pressed(post.favourite, true)
  })
})

test('a boost in one tab shows in the other, and a blocked account disappears from both', async ({
  home,
  page,
  context,
  client,
  server,
}) => {
  server.simulator.script.as(EVE).publish('Something of eve')
  await expect(home.post('Something of eve').root).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${client}/home`)
  const there = new TimelinePage(other).post('With a picture.').boost
  await expect(other.getByText('Something of eve')).toBeVisible()

  await test.step('a boost', async () => {
    await pressed(there, false)
    await home.post('With a picture.').boost.click({ modifiers: ['Shift'] })
    await pressed(home.post('With a picture.').boost, true)
    await pressed(there, true)
    await there.click()
    await expect(other.getByRole('menuitem', { name: 'Undo boost' })).toBeVisible()
    await expect(other.getByRole('menuitem', { name: /^Boost/ })).toHaveCount(0)
    await other.keyboard.press('Escape')
    await page.bringToFront()
  })

  await test.step('a block', async () => {
    await wheel(page, -3000, () => home.post('Something of eve').more.isVisible())
    await waitUntilStill(page)
    await home.post('Something of eve').more.click()
    await page.getByRole('menuitem', { name: 'Block @eve' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
    await expect(home.feed.getByText('Something of eve')).toHaveCount(0)
    await expect(other.getByText('Something of eve')).toHaveCount(0)
  })
})

test('what was pressed right before a reload is shown after it, although the new page was first at the server', async ({
  page,
  annOpens,
  client,
  server,
}) => {
  const { script, server: core } = server.simulator
  const main = page.getByRole('main')
  script.as('ann').unfollow(EVE)
  const poll = { options: ['Tea', 'Cocoa'], multiple: false, hideTotals: false, expiresIn: 300 }
  script.as(FINN).publish({ text: 'Tea or cocoa?', poll })

  /** Presses, reloads at once, and lets the server take the write after it answered the new page. */
  async function overtake(write: string, press: () => Promise<void>, read: string, shown: Locator) {
    let take = () => {}
    const taken = new Promise<void>((resolve) => {
      take = resolve
    })
    let sent = false
    const before = async () => {
      sent = true
      await taken
      return null
    }
    core.faults.add(write, { before }, 1)
    await press()
    await expect.poll(() => sent).toBe(true)
    const readings = countRequests(server, read)
    await page.reload()
    await expect(shown).toBeVisible()
    await expect.poll(() => countRequests(server, read)).toBeGreaterThan(readings)
    take()
  }
  const RELATIONSHIPS = 'GET /api/v1/accounts/relationships'

  await annOpens(`/@${EVE}`)
  const { follow, unfollow } = new ProfilePage(page)
  await test.step('a follow', async () => {
    await overtake('POST /api/v1/accounts/:id/follow', () => follow.click(), RELATIONSHIPS, follow)
    await expect(unfollow).toBeVisible()
  })

  await test.step('a block', async () => {
    const block = async () => {
      await main.getByRole('button', { name: 'More' }).first().click()
      await page.getByRole('menuitem', { name: 'Block @eve' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
      // Ends the time to undo.
      await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' }).click()
    }
    await overtake('POST /api/v1/accounts/:id/block', block, RELATIONSHIPS, unfollow)
    await expect(main.getByRole('button', { name: 'Blocked' })).toBeVisible()
  })

  await test.step('a vote', async () => {
    await page.goto(`${client}/home`)
    const { root } = new TimelinePage(page).post('Tea or cocoa?')
    const button = root.getByRole('button', { name: 'Vote' })
    const vote = async () => {
      await root.getByRole('radio', { name: 'Tea' }).check()
      await button.click()
    }
    await overtake('POST /api/v1/polls/:id/votes', vote, 'GET /api/v1/timelines/home', button)
    await expect(root.getByRole('list', { name: 'Poll results' })).toBeVisible()
  })
})
