import { expect, test } from '../../fixtures'
import { loseAnswer, loseRequest } from '../../network'
import { AccountMenu } from '../../pages/account-menu'
import { ComposerFiles } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { asDemoAccount } from '../../pages/sign-in'
import { toast } from '../../pages/toast'
import { countRequests, PUBLISH_ROUTE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const own = (server: Server) => {
  const { id } = server.simulator.script.account('ann')
  return [...server.simulator.server.world.statuses.values()].filter(({ accountId }) => accountId === id)
}
const texts = (server: Server) => own(server).map(({ text }) => text)
const isPost = (url: URL) => url.pathname === '/api/v1/statuses'

test('sending a post can be undone during the countdown', async ({ page, server, client, annOpens }) => {
  await annOpens('/preferences/writing')
  await page.getByRole('radio', { name: '20 seconds' }).check()
  await page.goto(`${client}/publish`)
  const composer = new Composer(page)
  await composer.publish('Too hasty')
  await expect(composer.form.getByText(/Posting in/)).toBeVisible()
  await composer.form.getByRole('button', { name: 'Undo' }).click()
  await expect(composer.text).toHaveValue('Too hasty')
  await composer.text.fill('Well considered')
  await composer.submit.click()
  await composer.form.getByRole('button', { name: 'Post now' }).click()
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(texts(server)).toContain('Well considered')
  expect(texts(server)).not.toContain('Too hasty')
})

test('a text that is too long is split into a thread, which continues after an interruption', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const sentence = 'This is one of many sentences about geese and ponds. '
  await composer.text.fill(sentence.repeat(24).trim())
  await composer.form.getByRole('button', { name: 'Split into a thread' }).click()
  await expect(composer.form.getByRole('textbox', { name: /^Post \d/ })).toHaveCount(2)
  await loseRequest(page, isPost)
  await composer.submit.click()
  await expect(composer.form.getByText('Not published')).toBeVisible()
  await loseAnswer(page, isPost)
  await composer.submit.click()
  await expect(toast(page, 'Thread published')).toBeVisible()
  const thread = own(server).slice(-3)
  expect(thread.map(({ text }) => text).join(' ')).toBe(sentence.repeat(24).trim())
  expect(thread.map(({ inReplyToId }) => inReplyToId)).toEqual([null, thread[0]?.id, thread[1]?.id])
})

test('a post of a thread can have its own content warning', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.fill('Nothing to see yet')
  await composer.form.getByRole('button', { name: 'Start a thread' }).click()
  await expect(composer.form.getByRole('textbox', { name: 'Post 2', exact: true })).toBeFocused()
  await page.keyboard.type('It ends badly')
  await composer.form.getByRole('button', { name: 'Content warning for post 2' }).click()
  const warning = composer.form.getByRole('textbox', { name: 'Content warning for post 2' })
  await expect(warning).toBeFocused()
  await page.keyboard.type('The end')
  await composer.submit.click()
  await expect(toast(page, 'Thread published')).toBeVisible()
  expect(
    own(server)
      .slice(-2)
      .map(({ text, spoilerText }) => [text, spoilerText]),
  ).toEqual([
    ['Nothing to see yet', ''],
    ['It ends badly', 'The end'],
  ])
})

test('the text is kept after an HTML answer and a rate limit', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await page.route(
    isPost,
    (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<html>Too large</html>' }),
    { times: 1 },
  )
  await composer.publish('Heavy words')
  await expect(composer.form.getByText('Not published')).toBeVisible()
  await expect(composer.text).toHaveValue('Heavy words')
  server.simulator.script.rateLimit('POST /api/v1/statuses', 60)
  await composer.submit.click()
  await expect(composer.form.getByText(/asks you to wait until/)).toBeVisible()
  await composer.submit.click()
  await expect(home.post('Heavy words').root).toBeVisible()
  expect(texts(server).filter((text) => text === 'Heavy words')).toHaveLength(1)
})

test('the text is kept when the session expires while sending', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('Written in time')
  for (const { token } of server.simulator.server.world.tokens.values()) server.simulator.script.revoke(token)
  await composer.submit.click()
  await expect(composer.form.getByText('Not published')).toBeVisible()
  await page.reload()
  await expect(composer.text).toHaveValue('Written in time')
})

test('text and file are kept when the session expires during an upload, and continue after signing in', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  test.setTimeout(60_000)
  await annOpens('/publish')
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  let arrive = () => {}
  const underWay = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/\/api\/v2\/media$/, async (route) => {
    await underWay
    await route.continue()
  })
  await composer.text.fill('Seen from the train')
  await files.choose('heron.png')
  await expect(files.tiles.getByRole('progressbar')).toBeVisible()
  await files.describe(0, 'A heron')
  for (const { token } of server.simulator.server.world.tokens.values()) server.simulator.script.revoke(token)
  arrive()
  await expect(files.tiles).toContainText('Waiting')
  const again = page.getByRole('link', { name: 'Sign in again' })
  await expect(again).toBeVisible()
  await composer.submit.click()
  await expect(composer.form.getByRole('alert')).toContainText('Upload failed')
  await expect(composer.text).toHaveValue('Seen from the train')
  await again.click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await page.waitForURL((url) => url.origin === client && !url.pathname.startsWith('/sign-in'))
  await page.goto(`${client}/publish`)
  await expect(composer.text).toHaveValue('Seen from the train')
  await expect(files.tiles).toHaveAccessibleName('Image 1 of 1: A heron')
  await expect(files.tiles).not.toContainText('Waiting')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  const { world } = server.simulator.server
  const sent = own(server).filter(({ text }) => text === 'Seen from the train')
  expect(sent.map(({ mediaIds }) => mediaIds.map((id) => world.media.get(id)?.description))).toEqual([
    ['A heron'],
  ])
})

test('a scheduled post can be rescheduled, deleted and restored', async ({ page, server, annOpens }) => {
  await annOpens('/publish')
  const composer = new Composer(page)
  await composer.text.fill('See you tomorrow')
  await composer.form.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Schedule post…' }).click()
  await expect(composer.form.getByLabel('Schedule for', { exact: true })).not.toHaveValue('')
  await loseAnswer(page, isPost)
  await composer.form.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(toast(page, /^Post scheduled for/)).toBeVisible()
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(1)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Open' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'See you tomorrow' })
  await row.getByRole('button', { name: 'Change time' }).click()
  const year = new Date().getFullYear() + 1
  await row.getByLabel('New time').fill(`${year}-03-01T12:30`)
  await row.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Time changed')).toBeVisible()
  await expect(row.locator('time')).toHaveText(/Mar/)
  await row.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await row.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Edit as draft' }).click()
  await expect(new Composer(page).text).toHaveValue('See you tomorrow')
  const { id } = server.simulator.script.account('ann')
  expect([...server.simulator.server.world.scheduled.values()].filter((one) => one.accountId === id)).toEqual(
    [],
  )
})

test('a shared text opens in the composer and keeps the previous draft', async ({ page, home, client }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('Half a thought')
  await page.goto(`${client}/share?title=Geese&text=They%20are%20back&url=https%3A%2F%2Fnews.example%2F1`)
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(composer.text).toHaveValue('Geese\n\nThey are back\n\nhttps://news.example/1')
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'Open draft “Half a thought”' }).click()
  await expect(composer.text).toHaveValue('Half a thought')
})

test('text shared by a visitor is in the composer after signing in', async ({ page, client, server }) => {
  await page.goto(`${client}/share?text=Geese%20over%20the%20fens`)
  await page.getByRole('textbox', { name: 'Server address' }).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page).toHaveURL(/\/publish$/)
  await expect(new Composer(page).text).toHaveValue('Geese over the fens')
})

test('signing out in one tab clears the composer of the other', async ({
  page,
  context,
  client,
  annOpens,
}) => {
  await annOpens('/publish')
  await new Composer(page).text.pressSequentially('A secret')
  const other = await context.newPage()
  await other.goto(`${client}/home`)
  await new AccountMenu(other).signOut()
  const written = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('textarea')]
        .map(({ value }) => value)
        .concat(JSON.stringify(localStorage))
        .join(),
    )
  await expect.poll(written).not.toContain('A secret')
})

test('the detected language is offered but not set automatically', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.fill('Heute Morgen war der Himmel über der Stadt ganz grau und nass.')
  const hint = composer.form.getByRole('button', { name: 'Change language to German?' })
  await expect(hint).toBeVisible()
  await expect(composer.text).toHaveAttribute('lang', 'en')
  await hint.click()
  await expect(composer.text).toHaveAttribute('lang', 'de')
  await expect(hint).toHaveCount(0)
})

test.describe('in a small window with the keyboard open', () => {
  test.use({ viewport: { width: 360, height: 320 }, hasTouch: true })

  for (const place of ['page', 'dialog'] as const)
    test(`the current line stays visible above the tools: ${place}`, async ({ page, home, client }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await expect(home.posts.first()).toBeVisible()
      if (place === 'page') await page.goto(`${client}/publish`)
      else await page.getByRole('button', { name: 'New post', exact: true }).click()
      const composer = new Composer(page)
      await composer.text.fill(Array.from({ length: 30 }, (_, at) => `Line ${at}`).join('\n'))
      await page.setViewportSize({ width: 360, height: 320 })
      await composer.text.press('ControlOrMeta+End')
      await page.keyboard.type('\nand the last')
      const tools = composer.form.getByRole('button', { name: 'Add media' })
      const clear = async () => {
        const { y = 0 } = (await tools.boundingBox()) ?? {}
        const end = await composer.text.evaluate(
          (area) => area.getBoundingClientRect().bottom - parseFloat(getComputedStyle(area).paddingBottom),
        )
        return y - end
      }
      await expect.poll(clear).toBeGreaterThanOrEqual(0)
      await expect(composer.submit).toBeInViewport({ ratio: 1 })
    })

  test('text, count and button are visible together', async ({ page, annOpens }) => {
    await annOpens('/publish')
    const composer = new Composer(page)
    await composer.text.fill('One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight\nNine\nTen\nEleven\nTwelve')
    await composer.text.press('ControlOrMeta+End')
    await expect(composer.submit).toBeInViewport({ ratio: 1 })
    await composer.submit.click()
    await expect(toast(page, 'Post published')).toBeVisible()
  })
})

test('a new post is shown at once in the profile of its author', async ({ page, annOpens }) => {
  await annOpens('/@ann')
  await expect(page.getByRole('article').first()).toBeVisible()
  await new Composer(page).publish('Seen in my profile')
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('Seen in my profile')
})
