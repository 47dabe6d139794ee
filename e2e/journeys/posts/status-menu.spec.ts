import type { Locator, Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { toast } from '../../pages/toast'
import { EVE } from '../../simulator-helpers'

const alerts = (page: Page) => page.getByRole('region', { name: 'Notices' })
const choose = async (page: Page, more: Locator, name: string | RegExp) => {
  await more.click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens the menu of the focused button at its end and moves up to blocking the account. */
async function openAtBlock(page: Page) {
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Block server remote.example' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
}

test('blocking by keyboard explains its effects, removes posts, keeps focus and can be undone', async ({
  home,
  page,
  server,
}) => {
  const { script } = server.simulator
  script.as(EVE).publish('Something of eve')
  const post = home.post('Something of eve')
  await expect(post.root).toBeVisible()
  await post.more.focus()
  await openAtBlock(page)
  await expect(page.getByRole('menuitem', { name: 'Block @eve' })).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Block user?' })
  await expect(dialog.getByText('They can see that they’re blocked.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(post.more).toBeFocused()

  await openAtBlock(page)
  await expect(page.getByRole('menuitem', { name: 'Block @eve' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toast(page, `Blocked @${EVE}`)).toBeVisible()
  await expect(page.getByText('Something of eve')).toHaveCount(0)
  await expect(home.feed.locator('article:focus')).toHaveCount(1)

  await alerts(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page, `Unblocked @${EVE}`)).toBeVisible()
  script.as('ann').follow(EVE)
  await page.reload()
  await expect(home.post('Something of eve').root).toBeVisible()
})

test('muting an account for a while removes its posts from home but not from its profile', async ({
  home,
  page,
  client,
  server,
}) => {
  server.simulator.script.as(EVE).publish('Something of eve')
  await expect(home.post('Something of eve').root).toBeVisible()
  await page.goto(`${client}/@${EVE}`)
  const more = page.getByRole('main').getByRole('button', { name: 'More' }).first()
  await choose(page, more, 'Mute @eve')
  const dialog = page.getByRole('dialog', { name: 'Mute user?' })
  await dialog.getByRole('combobox', { name: 'Duration' }).click()
  await page.getByRole('option', { name: '1 day' }).click()
  await dialog.getByRole('button', { name: 'Mute' }).click()
  await expect(toast(page, `Muted @${EVE}`)).toBeVisible()
  await expect(page.getByText('You’ve muted this account')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Something of eve' })).toBeVisible()
  const [mute] = server.simulator.server.world.mutes.values()
  expect(mute?.expiresAt).not.toBeNull()
  await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
  await expect(home.posts.first()).toBeVisible()
  await expect(home.feed.getByText('Something of eve')).toHaveCount(0)
})

test('a refused block removes nothing and shows an error', async ({ home, page, server }) => {
  server.simulator.script.as(EVE).publish('Something of eve')
  const post = home.post('Something of eve')
  server.simulator.script.refuse(/block$/, 422, { error: 'Not them' })
  await choose(page, post.more, 'Block @eve')
  await page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(toast(page, 'Not them')).toBeVisible()
  await expect(post.root).toBeVisible()
})

test('boosting with confirmation shows the post and visibilities', async ({ home, page, client, server }) => {
  await page.goto(`${client}/preferences/reading`)
  await page.getByRole('switch', { name: 'Ask before boosting' }).check()
  await page.goto(`${client}/home`)
  const { boost } = home.post('With a picture.')
  await boost.click()
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Boost this post?' })
  await expect(dialog).toContainText('With a picture.')
  await page.keyboard.press('Escape')
  await expect(boost).toBeFocused()
  await expect(boost).toHaveAttribute('aria-pressed', 'false')

  await boost.click()
  await page.getByRole('menuitem', { name: 'Boost', exact: true }).click()
  const visibility = dialog.getByRole('combobox', { name: 'Boost visibility' })
  await visibility.click()
  await page.getByRole('option', { name: 'Followers' }).click()
  await expect(visibility).toHaveText('Followers')
  await dialog.getByRole('button', { name: 'Boost to followers' }).click()
  await expect(boost).toHaveAttribute('aria-pressed', 'true')
  const boosts = () =>
    server.simulator.server.world.statuses
      .by('account', server.simulator.script.account('ann').id)
      .filter(({ reblogOfId }) => reblogOfId)
      .map(({ visibility }) => visibility)
  await expect.poll(boosts).toEqual(['private'])
})

test('a boost in one tab shows in the other', async ({ home, page, context, client }) => {
  const other = await context.newPage()
  await other.goto(`${client}/home`)
  const there = new TimelinePage(other).post('With a picture.').boost
  await expect(there).toHaveAttribute('aria-pressed', 'false')
  await home.post('With a picture.').boost.click({ modifiers: ['Shift'] })
  await expect(home.post('With a picture.').boost).toHaveAttribute('aria-pressed', 'true')
  await expect(there).toHaveAttribute('aria-pressed', 'true')
  await there.click()
  await expect(other.getByRole('menuitem', { name: 'Undo boost' })).toBeVisible()
  await expect(other.getByRole('menuitem', { name: 'Boost', exact: true })).toHaveCount(0)
  await page.bringToFront()
})

test('users can pin their own posts, mute conversations, and undo both', async ({ home, page, server }) => {
  const { id } = server.simulator.script.as('ann').publish('To keep')
  const post = home.post('To keep')
  await choose(page, post.more, 'Pin on profile')
  await expect(toast(page, 'Pinned on your profile')).toBeVisible()
  await choose(page, post.more, 'Mute conversation')
  await expect(toast(page, 'You’ll no longer get notifications about this conversation')).toBeVisible()
  await expect(post.more).toBeFocused()
  await page.reload()
  await post.more.click()
  await expect(page.getByRole('menuitem', { name: 'Unmute conversation' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Unpin from profile' }).click()
  await expect(toast(page, 'Unpinned from your profile')).toBeVisible()
  expect(server.simulator.server.world.statuses.get(id)).toBeDefined()
})

test('the edit history opens by keyboard from the edit mark and shows changed words', async ({
  home,
  page,
  server,
}) => {
  const { script } = server.simulator
  const { id } = script.as(EVE).publish('The frist words')
  script.as(EVE).edit(id, { text: 'The first words' })
  await home.post('The first words').time.click()
  const edited = page.getByRole('button', { name: /^edited/ })
  await edited.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit history' })
  await expect(dialog.locator('del')).toContainText('frist')
  await expect(dialog.locator('ins')).toContainText('first')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(edited).toBeFocused()
})

test('lists who favourited and boosted a post, and Back restores the position', async ({
  home,
  page,
  server,
}) => {
  const { script } = server.simulator
  const { id } = script.as(EVE).publish('Something liked')
  script.as('cleo').favourite(id)
  script.as('ben').favourite(id)
  script.as('cleo').boost(id)
  await home.post('Something liked').time.click()
  await page.getByRole('link', { name: '2 favourites' }).click()
  const people = page.getByRole('list', { name: 'People who favourited this post' })
  await expect(people.getByRole('listitem')).toHaveCount(2)
  await expect(people.getByRole('link', { name: /Cleo Quill/ })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByRole('link', { name: '1 boost' }).click()
  await expect(
    page.getByRole('list', { name: 'People who boosted this post' }).getByRole('listitem'),
  ).toHaveCount(1)
})

test('a deletion is sent when the page is left early', async ({ home, page, server }) => {
  const { id } = server.simulator.script.as('ann').publish('Not for long')
  const post = home.post('Not for long')
  await choose(page, post.more, /^Delete$/)
  await expect(toast(page, 'Post deleted')).toBeVisible()
  await expect(home.feed.locator('article:focus')).toHaveCount(1)
  await page.goto('about:blank')
  await expect.poll(() => server.simulator.server.world.statuses.get(id)).toBeUndefined()
})

test('removing a post from a quote by keyboard is confirmed and announced, and restores focus', async ({
  home,
  page,
  server,
}) => {
  const { script } = server.simulator
  const own = script.as('ann').publish({ text: 'My own words', quotePolicy: 'public' }).id
  const by = script.as(EVE).publish({ text: 'Look at this', quotedStatusId: own }).id
  const post = home.post('Look at this')
  await expect(post.root.getByRole('group', { name: /^Quoted post by/ })).toContainText('My own words')
  await post.more.focus()
  await page.keyboard.press('Enter')
  const entry = page.getByRole('menuitem', { name: 'Remove your post from this quote' })
  await entry.focus()
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remove your post from this quote?' })
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(post.root.getByText('removed by its author')).toBeVisible()
  await expect(post.more).toBeFocused()
  await expect.poll(() => server.simulator.server.world.statuses.get(by)?.quote?.state).toBe('revoked')
  await post.more.click()
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
  await expect(entry).toHaveCount(0)
})
