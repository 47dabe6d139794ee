import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
import { wheel } from '../../pages/scrolling'
import { toast } from '../../pages/toast'
import { waitUntilStill } from '../../pages/wait-until-still'
import { EVE, FINN } from '../../simulator-helpers'

const alerts = (page: Page) => page.getByRole('region', { name: 'Notices' })

/** Opens the menu of the focused button at its end and moves up to blocking the account. */
async function openAtBlock(page: Page) {
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('menuitem', { name: 'Block server remote.example' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
}

test('blocking by keyboard explains its effects and can be undone; muting removes posts from home only', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  script.as(FINN).publish('Something of finn')
  script.as(EVE).publish('Something of eve')
  await annOpens('/home')
  const home = new TimelinePage(page)

  await test.step('blocking by keyboard explains its effects, removes posts, keeps focus and can be undone', async () => {
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
  })

  await test.step('muting for a while removes posts from home but not from the profile', async () => {
    await home
      .post('Something of finn')
      .root.getByRole('link', { name: /Finn Ellery/ })
      .first()
      .press('Enter')
    await expect(page).toHaveURL(new RegExp(`/@${FINN}$`))
    await page.getByRole('main').getByRole('button', { name: 'More' }).first().click()
    await page.getByRole('menuitem', { name: 'Mute @finn' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mute user?' })
    await dialog.getByRole('combobox', { name: 'Duration' }).click()
    await page.getByRole('option', { name: '1 day' }).click()
    await dialog.getByRole('button', { name: 'Mute' }).click()
    await expect(toast(page, `Muted @${FINN}`)).toBeVisible()
    await expect(page.getByText('You’ve muted this account')).toBeVisible()
    await expect(page.getByRole('article').filter({ hasText: 'Something of finn' })).toBeVisible()
    const [mute] = server.simulator.server.world.mutes.values()
    expect(mute?.expiresAt).not.toBeNull()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    await expect(home.posts.first()).toBeVisible()
    await expect(home.feed.getByText('Something of finn')).toHaveCount(0)
  })
})

test('boosts can ask for the visibility, and a deletion is sent when the page is left early', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: core } = server.simulator
  const { id } = script.as('ann').publish('Not for long')
  await annOpens('/preferences/reading')
  const home = new TimelinePage(page)

  await test.step('boosting with confirmation shows the post and visibilities', async () => {
    await page.getByRole('switch', { name: 'Ask before boosting' }).check()
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
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
      core.world.statuses
        .by('account', script.account('ann').id)
        .filter(({ reblogOfId }) => reblogOfId)
        .map(({ visibility: seenBy }) => seenBy)
    await expect.poll(boosts).toEqual(['private'])
  })

  await test.step('a deletion is sent when the page is left early', async () => {
    await wheel(page, -3000, () => home.post('Not for long').more.isVisible())
    await waitUntilStill(page)
    await home.post('Not for long').more.click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(toast(page, 'Post deleted')).toBeVisible()
    await expect(home.feed.locator('article:focus')).toHaveCount(1)
    await page.goto('about:blank')
    await expect.poll(() => core.world.statuses.get(id)).toBeUndefined()
  })
})

test('a post shows who liked it and its earlier versions, and is removed from a quote by keyboard', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: core } = server.simulator
  const own = script.as('ann').publish({ text: 'My own words', quotePolicy: 'public' }).id
  const by = script.as(EVE).publish({ text: 'Look at this', quotedStatusId: own }).id
  const { id } = script.as(EVE).publish('The frist words')
  script.as(EVE).edit(id, { text: 'The first words' })
  script.as('cleo').favourite(id)
  script.as('ben').favourite(id)
  script.as('cleo').boost(id)
  await annOpens(`/@${EVE}/${id}`)

  await test.step('lists who favourited and boosted it, and Back returns', async () => {
    await page.getByRole('link', { name: '2 favourites' }).click()
    const people = page.getByRole('list', { name: 'People who favourited this post' })
    await expect(people.getByRole('listitem')).toHaveCount(2)
    await expect(people.getByRole('link', { name: /Cleo Quill/ })).toBeVisible()
    await page.getByRole('button', { name: 'Back' }).click()
    await page.getByRole('link', { name: '1 boost' }).click()
    await expect(
      page.getByRole('list', { name: 'People who boosted this post' }).getByRole('listitem'),
    ).toHaveCount(1)
    await page.getByRole('button', { name: 'Back' }).click()
  })

  await test.step('the edit history opens by keyboard from the edit mark and shows changed words', async () => {
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

  await test.step('removing a post from a quote is confirmed and announced, and restores focus', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    const post = new TimelinePage(page).post('Look at this')
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
    await expect.poll(() => core.world.statuses.get(by)?.quote?.state).toBe('revoked')
    await post.more.click()
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible()
    await expect(entry).toHaveCount(0)
  })
})
