import { expect, type Page } from 'playwright/test'
import { ProfilePage } from '../pages/profile'
import { toast } from '../pages/toast'
import { env, noteByOther, openHome, sendNow, test, unique } from './fixtures'

/** Chooses an action of the menu of a profile. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).first().click()
  await page.getByRole('menuitem', { name }).click()
}

test('reads the posts of another account, follows it and receives new ones', async ({
  page,
  client,
  signedIn,
}) => {
  test.skip(env('LIVE_OTHER') === '', 'LIVE_OTHER names no other account')
  await page.goto(`${client}/@${env('LIVE_OTHER')}`)
  const profile = new ProfilePage(page)
  await expect(profile.posts.first()).toBeVisible()
  await profile.follow.click()
  await expect(profile.unfollow).toBeVisible()
  await page.reload()
  await expect(profile.unfollow).toBeVisible()
  if (env('LIVE_SNAC') === '') return
  const text = unique('Barnacle geese')
  noteByOther(text)
  await openHome(page, client)
  await expect(async () => {
    await page.reload()
    await expect(signedIn.post(text).root).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('unfollows an account, stored by the server', async ({ page, client, signedIn }) => {
  test.skip(env('LIVE_SNAC') === '', 'only on our own snac does the test before leave a followed account')
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  await page.goto(`${client}/@${env('LIVE_OTHER')}`)
  const profile = new ProfilePage(page)
  await profile.unfollow.click()
  await sendNow(page, /\/unfollow$/)
  await page.reload()
  await expect(profile.follow).toBeVisible()
})

test('blocks an account after undoing it once, stored by the server, and unblocks it', async ({
  page,
  client,
  signedIn,
}) => {
  test.skip(env('LIVE_SNAC') === '', 'only our own snac has an account that may be blocked')
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  await page.goto(`${client}/@${env('LIVE_OTHER')}`)
  const notice = page.getByText('You’ve blocked this account')
  const block = async () => {
    await choose(page, /^Block @/)
    await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click()
    await expect(notice).toBeVisible()
  }
  await block()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(notice).toHaveCount(0)
  await block()
  await sendNow(page, /\/block$/)
  await page.reload()
  await expect(notice).toBeVisible()
  const unblocked = page.waitForResponse(/\/unblock$/)
  await choose(page, /^Unblock @/)
  expect((await unblocked).ok()).toBe(true)
  await page.reload()
  await expect(page.getByRole('main').getByRole('button', { name: /^Follow/ })).toBeVisible()
  await expect(notice).toHaveCount(0)
})

test('mutes an account after undoing it once, or shows it again where the server has no mutes', async ({
  page,
  client,
  signedIn,
}) => {
  test.skip(env('LIVE_SNAC') === '', 'only our own snac has an account that may be muted')
  await expect(signedIn.page).toHaveURL(new RegExp(`^${client}`))
  await page.goto(`${client}/@${env('LIVE_OTHER')}`)
  const main = page.getByRole('main')
  const follow = main.getByRole('button', { name: /^Follow/ })
  const unmute = main.getByRole('button', { name: /^Muted .*: Unmute$/ })
  const mute = async () => {
    await choose(page, /^Mute @/)
    await page.getByRole('dialog').getByRole('button', { name: 'Mute', exact: true }).click()
    await expect(unmute).toBeVisible()
  }
  await mute()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(follow).toBeVisible()
  await mute()
  const answered = page.waitForResponse(/\/mute$/)
  await sendNow(page, /\/mute$/)
  // snac has no mutes in its API, only blocks.
  if ((await answered).ok()) {
    await page.reload()
    const unmuted = page.waitForResponse(/\/unmute$/)
    await unmute.click()
    expect((await unmuted).ok()).toBe(true)
  } else await expect(toast(page, 'The server reported an error (404)')).toBeVisible()
  await expect(follow).toBeVisible()
  await page.reload()
  await expect(follow).toBeVisible()
  await expect(unmute).toHaveCount(0)
})
