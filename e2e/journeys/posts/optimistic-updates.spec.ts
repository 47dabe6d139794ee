import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { loseAnswer } from '../../network'
import { toast } from '../../pages/toast'
import { FINN } from '../../simulator-helpers'
import type { Server } from '../../servers'

const pressed = (button: Locator, on: boolean) => expect(button).toHaveAttribute('aria-pressed', String(on))
/** The button's label and count, such as 'Favourite (2)'. */
const named = (button: Locator, name: string) => expect(button).toHaveAccessibleName(name)
/** Writes whose path contains this part. */
const calls = (server: Server, part: string) =>
  server.simulator.recorded.filter(({ method, path }) => method !== 'GET' && path.includes(part))

test('a favourite shows the right count before and after answers, late, refused, old and repeated ones', async ({
  server,
  home,
  page,
}) => {
  const { script, server: core } = server.simulator
  const { favourite, bookmark } = home.post('Hello, small world.')
  const own = () =>
    core.world.favourites.values().filter(({ accountId }) => accountId === script.account('ann').id).length

  await test.step('at once and after the answer', async () => {
    const held = script.hold(/favourite$/)
    await favourite.click()
    await pressed(favourite, true)
    await named(favourite, 'Favourite (3)')
    await expect.poll(() => held.count).toBe(1)
    held.release()
    await expect.poll(own).toBe(1)
    await named(favourite, 'Favourite (3)')
    await pressed(favourite, true)
  })
  await test.step('an answer with the old count is ignored', async () => {
    script.lagCounts(true)
    await favourite.click()
    await pressed(favourite, false)
    await named(favourite, 'Favourite (2)')
    await expect.poll(() => calls(server, '/unfavourite').length).toBe(1)
    await named(favourite, 'Favourite (2)')
    script.lagCounts(false)
  })
  await test.step('a refused action is reverted alone, with an error', async () => {
    await bookmark.click()
    await pressed(bookmark, true)
    script.refuse(/favourite$/, 422, { error: 'Not today' })
    await favourite.click()
    await expect(toast(page, 'Not today')).toBeVisible()
    await pressed(favourite, false)
    await named(favourite, 'Favourite (2)')
    await pressed(bookmark, true)
  })
  await test.step('after repeated presses the last one counts', async () => {
    const held = script.hold(/favourite$/)
    for (let at = 0; at < 5; at++) await favourite.click()
    await pressed(favourite, true)
    await named(favourite, 'Favourite (3)')
    held.release()
    await expect.poll(own).toBe(1)
    await page.reload()
    await pressed(favourite, true)
    await named(favourite, 'Favourite (3)')
  })
})

test('after a lost answer the post is requested again', async ({ home, page, server }) => {
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

test('boosts publicly with Shift or for followers, undoes it, and offers none of a followers-only post', async ({
  server,
  home,
  page,
}) => {
  const { boost } = home.post('With a picture.')
  await boost.click()
  const menu = page.getByRole('menu')
  await menu.getByRole('menuitem', { name: 'Followers' }).click()
  await pressed(boost, true)
  await named(boost, 'Boosted (1)')
  const { world } = server.simulator.server
  const own = () =>
    world.statuses
      .by('account', server.simulator.script.account('ann').id)
      .filter((status) => status.reblogOfId)
  await expect.poll(() => own().map((status) => status.visibility)).toEqual(['private'])
  await boost.click()
  await page.getByRole('menuitem', { name: 'Undo boost' }).click()
  await pressed(boost, false)
  await expect.poll(() => own().length).toBe(0)
  await boost.click({ modifiers: ['Shift'] })
  await pressed(boost, true)
  await named(boost, 'Boosted (1)')
  await expect.poll(() => own().map((status) => status.visibility)).toEqual(['public'])
  await expect(
    home
      .post('For followers only.')
      .root.getByRole('button', { name: 'This post can’t be boosted or quoted' }),
  ).toBeDisabled()
})

test('an action is shown everywhere the post appears', async ({ home, page, client, server }) => {
  const id = await home.post('With a picture.').root.getAttribute('data-status')
  await home.post('With a picture.').bookmark.click()
  await expect.poll(() => calls(server, '/bookmark').length).toBe(1)
  await home.post('With a picture.').time.click()
  const open = page.locator(`article[data-status="${id}"]`)
  await expect(page).not.toHaveURL(`${client}/home`)
  await pressed(open.getByRole('button', { name: 'Bookmark' }), true)
  await open.getByRole('button', { name: /^Favourite/ }).click()
  await page.goBack()
  await pressed(home.post('With a picture.').favourite, true)
})

test.describe('following', () => {
  const button = (page: Page) =>
    page
      .getByRole('main')
      .getByRole('button', { name: /^(Follow|Following|Unfollow|Request|Requested|Withdraw)/ })

  test('three presses on a slow connection end as intended, without extra requests', async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    await signInAs('dora', server)
    await page.goto(`${client}/@${FINN}`)
    await named(button(page), 'Follow')
    const held = server.simulator.script.hold(/follow$/)
    await button(page).click()
    await page.mouse.move(0, 0)
    await named(button(page), 'Following')
    await expect.poll(() => held.count).toBe(1)
    await button(page).click()
    await button(page).click()
    await page.mouse.move(0, 0)
    await named(button(page), 'Following')
    held.release()
    await expect
      .poll(
        () =>
          server.simulator.server.world.follows
            .values()
            .filter(({ from }) => from === server.simulator.script.account('dora').id).length,
      )
      .toBe(1)
    expect(calls(server, '/follow').length + calls(server, '/unfollow').length).toBeLessThanOrEqual(3)
    await page.reload()
    await named(button(page), 'Following')
  })

  test('an unfollow can be undone, and is sent when the page is left', async ({ page, server, annOpens }) => {
    await annOpens(`/@${FINN}`)
    await named(button(page), 'Following')
    await button(page).click()
    const notice = toast(page, `Unfollowed @${FINN}`)
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(notice).toHaveCount(0)
    await page.mouse.move(0, 0)
    await named(button(page), 'Following')
    await button(page).click()
    await expect(notice).toBeVisible()
    expect(calls(server, '/unfollow')).toHaveLength(0)
    await page.goto('about:blank')
    await expect.poll(() => calls(server, '/unfollow').length).toBe(1)
  })

  test('following a locked account shows a request, which can be withdrawn', async ({
    page,
    client,
    server,
    signInAs,
  }) => {
    await signInAs('dora', server)
    await page.goto(`${client}/@kim@other.example`)
    await named(button(page), 'Request to follow')
    await button(page).click()
    await page.mouse.move(0, 0)
    await named(button(page), 'Requested')
    const answered = (part: string) => expect.poll(() => calls(server, part).length).toBe(1)
    await answered('/follow')
    await page.reload()
    await named(button(page), 'Requested')
    await button(page).click()
    await page
      .getByRole('alertdialog', { name: /^Withdraw your request/ })
      .getByRole('button', { name: 'Withdraw request' })
      .click()
    await page.mouse.move(0, 0)
    await named(button(page), 'Request to follow')
    await answered('/unfollow')
    await page.reload()
    await named(button(page), 'Request to follow')
  })
})

test('a vote shows the results', async ({ page, client, server, signInAs }) => {
  await signInAs('cleo', server)
  await page.goto(`${client}/@eve@remote.example`)
  const post = page.getByRole('article', { name: /Tea or coffee/ })
  await post.getByRole('radio', { name: /Tea/ }).check()
  await post.getByRole('button', { name: 'Vote' }).click()
  await expect(post.getByText(/^67\s?%$/)).toBeVisible()
  await expect(post.getByRole('status')).toHaveText(/^Results: Tea, 67\s?%, your vote; Coffee, 33\s?%$/)
  await expect(post.getByRole('button', { name: 'Vote' })).toHaveCount(0)
  // Optimistic updates prove nothing, so wait for the request.
  await expect.poll(() => calls(server, '/votes').length).toBe(1)
  await page.reload()
  await expect(post.getByText(/^67\s?%$/)).toBeVisible()
})

test('a link is copied, and a remote post offers its original page', async ({ home, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const post = home.post('With a picture.')
  await post.more.click()
  await expect(page.getByRole('menuitem', { name: 'Open original page' })).toHaveAttribute(
    'href',
    /^https:\/\/remote\.example\//,
  )
  await page.getByRole('menuitem', { name: 'Copy link' }).click()
  await expect(toast(page, /copied/i)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^https:\/\/remote\.example\//)
})

test('users can delete their own posts and undo the deletion', async ({ home, page, server }) => {
  const { id } = server.simulator.script.as('ann').publish('Not for long')
  const post = home.post('Not for long')
  await expect(post.root).toBeVisible()
  await post.more.click()
  await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  await expect(post.root).toHaveCount(0)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(post.root).toBeVisible()
  expect(server.simulator.server.world.statuses.get(id)).toBeDefined()
})
