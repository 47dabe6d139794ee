import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { expect, test } from '../fixtures'
import { Composer } from '../pages/compose'
import { StatusPage } from '../pages/status'
import type { Server } from '../servers'

const FOLDER = process.env['PICTURES'] ?? 'test-results/pictures'
const WIDE = { width: 1180, height: 625 }
const PHONE = { width: 360, height: 700 }

test.use({ world: 'demo' })

/** Publishes posts in English by people that ada follows, so that readers of the README understand the top of home. */
function publishEnglishPosts({ simulator: { script, server } }: Server): void {
  const { world } = server
  const pictures = world.media.values().filter(({ type, url }) => type === 'image' && url !== null && /bird-\d/.test(url))
  const aspect = ({ meta: { width, height } }: (typeof pictures)[number]) => (width ?? 0) / (height ?? 1)
  const widest = pictures.toSorted((a, b) => aspect(b) - aspect(a))[0]
  if (!widest) throw new Error('The demo world has no picture of a bird')
  const { url, previewUrl, blurhash, description, focus, meta, mime } = widest
  const wren = 'wren@birdhouse.example'
  script.as(wren).publish({
    text: 'The swifts are back over the station roof. I counted nineteen, then they counted me.\n\n#birds',
    language: 'en',
    mediaIds: [script.attach(wren, { url, previewUrl, blurhash, description, focus, meta, mime })],
  })
  script.as('mira').publish({
    text: 'The last bus was full of people who had just met. All of them got off at the same stop to keep talking.',
    language: 'en',
  })
}

/** Waits until everything from the network is loaded. */
async function picture(page: Page, name: string): Promise<void> {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  // Images outside the viewport may not be requested at all.
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().top > innerHeight || image.getBoundingClientRect().left > innerWidth),
  )
  await page.mouse.move(0, 0)
  await page.screenshot({ path: join(FOLDER, `${name}.png`), animations: 'disabled', caret: 'hide' })
}

test.describe('wide', () => {
  test.use({ viewport: WIDE })

  test('home', async ({ page, server, signInAs }) => {
    publishEnglishPosts(server)
    await signInAs('ada', server)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('link', { name: /^Notifications.*\d/ })).toBeVisible()
    await picture(page, 'home')
  })

  test('thread, dark theme', async ({ page, client, server, signInAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAs('ada', server)
    const { world } = server.simulator.server
    // An English conversation with some replies, text only: pictures of pictures are large.
    const asked = world.statuses
      .values()
      .filter(({ accountId }) => !world.accounts.get(accountId)?.bot)
      .filter(({ inReplyToId, visibility, mediaIds, spoilerText, language }) => !inReplyToId && language === 'en' && visibility === 'public' && mediaIds.length === 0 && !spoilerText)
      .toSorted((a, b) => b.repliesCount - a.repliesCount)
      .find(({ repliesCount }) => repliesCount > 2 && repliesCount < 40)
    const author = world.accounts.get(asked?.accountId)
    const acct = author?.domain ? `${author.username}@${author.domain}` : author?.username
    await page.goto(`${client}/@${acct}/${asked?.id}`)
    await expect(new StatusPage(page).posts.nth(1)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Notifications.*\d/ })).toBeVisible()
    await picture(page, 'thread-dark')
  })
})

test.describe('columns', () => {
  test.use({ viewport: { width: 1540, height: 720 } })

  test('several columns', async ({ page, client, server, signInAs }) => {
    publishEnglishPosts(server)
    await signInAs('ada', server)
    await page.goto(`${client}/deck`)
    const home = page.getByRole('region', { name: 'Home', exact: true })
    await expect(home.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('region', { name: 'Notifications', exact: true }).getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'This server', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Close column' })).toBeVisible()
    await picture(page, 'columns')
  })
})

test.describe('narrower', () => {
  test.use({ viewport: { width: 640, height: 520 } })

  test('catching up', async ({ page, client, server, signInAs }) => {
    publishEnglishPosts(server)
    await signInAs('ada', server)
    await page.goto(`${client}/catch-up`)
    await page.getByRole('button', { name: 'Last 12 hours' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await picture(page, 'catch-up')
  })

  test('a picture, large', async ({ page, server, signInAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAs('ada', server)
    await page.getByRole('article').getByRole('link').filter({ has: page.locator('img[alt]:not([alt=""])') }).first().click()
    await expect(page.getByRole('dialog', { name: 'Media viewer' })).toBeVisible()
    await picture(page, 'viewer-dark')
  })

  test('writing', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    await page.goto(`${client}/publish`)
    const { form, text } = new Composer(page)
    await text.fill('Which of you has seen the heron on the roof?')
    await form.getByRole('button', { name: 'Add a poll' }).click()
    await page.keyboard.type('This morning')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Never')
    await picture(page, 'compose-poll')
  })

  test('notifications', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    await page.goto(`${client}/notifications`)
    await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible()
    await picture(page, 'notifications')
  })

  test('private mentions in the dark', async ({ page, client, server, signInAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await signInAs('ada', server)
    await page.goto(`${client}/conversations`)
    await page.getByRole('link', { name: /Mira/ }).first().click()
    await expect(page.getByRole('log')).toBeVisible()
    await picture(page, 'conversation-dark')
  })

  test('a profile', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    await page.goto(`${client}/@ada`)
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await picture(page, 'profile')
  })
})

test.describe('phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('profile', async ({ page, client, server, signInAs }) => {
    await signInAs('nils', server)
    await page.goto(`${client}/@ada`)
    await expect(page.getByRole('button', { name: /^Follow / })).toBeVisible()
    await picture(page, 'phone-profile')
  })

  test('reply in the dark', async ({ page, server, signInAs }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    publishEnglishPosts(server)
    await signInAs('ada', server)
    await page.getByRole('article').first().getByRole('button', { name: /^Reply(?! to )/ }).click()
    const composer = new Composer(page)
    await composer.text.press('ControlOrMeta+End')
    await composer.text.pressSequentially('Which stop? I’ll take that bus tomorrow.')
    await picture(page, 'phone-reply-dark')
  })

  test('settings', async ({ page, client, server, signInAs }) => {
    await signInAs('ada', server)
    await page.goto(`${client}/preferences/appearance`)
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible()
    await picture(page, 'phone-settings')
  })
})
