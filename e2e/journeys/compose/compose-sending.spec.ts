import { expect, test } from '../../fixtures'
import { loseAnswer, loseRequest } from '../../network'
import { ComposerFiles } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { goWithin } from '../../pages/navigation'
import { asDemoAccount } from '../../pages/sign-in'
import { toast } from '../../pages/toast'
import { countRequests, findPosts, PUBLISH_ROUTE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const own = (server: Server) => {
  const { id } = server.simulator.script.account('ann')
  return [...server.simulator.server.world.statuses.values()].filter(({ accountId }) => accountId === id)
}
const texts = (server: Server) => own(server).map(({ text }) => text)
const isPost = (url: URL) => url.pathname === '/api/v1/statuses'

test('the settings of writing: sending can be undone during a countdown, and files need no alt text', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  await annOpens('/preferences/writing')
  await page.getByRole('radio', { name: '20 seconds' }).check()
  await page.getByRole('switch', { name: /^Remind me to add alt text/ }).click()
  await goWithin(page, `${client}/publish`)
  // The page of the composer replaces the one in the sidebar.
  await expect(page.getByRole('complementary').getByRole('form')).toHaveCount(0)
  const composer = new Composer(page)
  await test.step('undone', async () => {
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
    await expect(composer.text).toHaveValue('')
  })
  await test.step('a file without alt text', async () => {
    const files = new ComposerFiles(page, composer)
    await composer.text.fill('Unasked')
    await files.choose('tern.png')
    await expect(files.tiles).toHaveCount(1)
    await composer.submit.click()
    await composer.form.getByRole('button', { name: 'Post now' }).click()
    await expect.poll(() => findPosts(server, 'Unasked').map(({ mediaIds }) => mediaIds.length)).toEqual([1])
  })
})

test('nothing is sent twice or lost when messages are lost, and text typed while sending starts the next post', async ({
  page,
  home,
  server,
}) => {
  const composer = new Composer(page)
  await expect(home.posts.first()).toBeVisible()
  await test.step('a post whose answer is lost', async () => {
    const before = countRequests(server, PUBLISH_ROUTE)
    await loseAnswer(page, isPost)
    await composer.publish('Lost on the way back')
    await expect(home.post('Lost on the way back').root).toHaveCount(1)
    await expect(composer.text).toHaveValue('')
    expect(findPosts(server, 'Lost on the way back')).toHaveLength(1)
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(before + 1)
  })
  await test.step('a text that is too long is split into a thread, which continues after an interruption', async () => {
    const sentence = 'This is one of many sentences about geese and ponds. '
    await composer.text.fill(sentence.repeat(24).trim())
    await composer.form.getByRole('button', { name: 'Split into a thread' }).click()
    await expect(composer.form.getByRole('textbox', { name: /^Post \d/ })).toHaveCount(2)
    await loseRequest(page, isPost)
    await composer.submit.click()
    await expect(composer.form.getByText('Not published')).toBeVisible()
    await composer.submit.click()
    await expect(toast(page, 'Thread published')).toBeVisible()
    const thread = own(server).slice(-3)
    expect(thread.map(({ text }) => text).join(' ')).toBe(sentence.repeat(24).trim())
    expect(thread.map(({ inReplyToId }) => inReplyToId)).toEqual([null, thread[0]?.id, thread[1]?.id])
    await expect(composer.text).toHaveValue('')
  })
  await test.step('text typed while a post is being sent, also after a reload', async () => {
    const held = server.simulator.script.hold(PUBLISH_ROUTE)
    await composer.text.pressSequentially('First words')
    await composer.text.press('ControlOrMeta+Enter')
    await expect.poll(() => held.count).toBe(1)
    await page.keyboard.type('ABCDEFGHIJKLM')
    held.release()
    await page.keyboard.type('NOPQRSTUVWXYZ')
    await expect(toast(page, 'Post published').first()).toBeVisible()
    await expect(composer.text).toHaveValue('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
    expect(findPosts(server, 'First words').map(({ text }) => text)).toEqual(['First words'])
    await page.reload()
    await expect(composer.text).toHaveValue('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  })
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
  // Nothing covers it: a press would reach it.
  await files.tiles.getByRole('progressbar').click({ trial: true })
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
  await expect(page.getByText(/^Your session at/)).toHaveCount(0)
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

test('a thread with its own warning, a detected language, and a scheduled post', async ({
  page,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  const composer = new Composer(page)

  await test.step('a post of a thread has its own content warning', async () => {
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
    await expect(composer.text).toHaveValue('')
  })
  await test.step('the detected language is offered but not set automatically', async () => {
    await composer.text.fill('Heute Morgen war der Himmel über der Stadt ganz grau und nass.')
    const hint = composer.form.getByRole('button', { name: 'Change language to German?' })
    await expect(hint).toBeVisible()
    await expect(composer.text).toHaveAttribute('lang', 'en')
    await hint.click()
    await expect(composer.text).toHaveAttribute('lang', 'de')
    await expect(hint).toHaveCount(0)
  })
  await test.step('a scheduled post can be deleted and restored', async () => {
    const before = countRequests(server, PUBLISH_ROUTE)
    await composer.text.fill('See you tomorrow')
    await composer.form.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Schedule post' }).click()
    await expect(composer.form.getByLabel('Schedule for', { exact: true })).not.toHaveValue('')
    await loseAnswer(page, isPost)
    await composer.form.getByRole('button', { name: 'Schedule', exact: true }).click()
    await expect(toast(page, /^Post scheduled for/)).toBeVisible()
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(before + 1)
    const alerts = page.getByRole('region', { name: 'Notices' })
    await alerts
      .getByRole('listitem')
      .filter({ hasText: 'Post scheduled for' })
      .getByRole('button', { name: 'Open' })
      .click()
    const row = page.getByRole('listitem').filter({ hasText: 'See you tomorrow' })
    await row.getByRole('button', { name: 'Delete' }).click()
    await expect(row).toHaveCount(0)
    await alerts.getByRole('button', { name: 'Undo' }).click()
    await row.getByRole('button', { name: 'Edit' }).click()
    await page.getByRole('button', { name: 'Edit as draft' }).click()
    await expect(composer.text).toHaveValue('See you tomorrow')
    const { id } = server.simulator.script.account('ann')
    expect(
      [...server.simulator.server.world.scheduled.values()].filter((one) => one.accountId === id),
    ).toEqual([])
  })
})

test('shared texts open in the composer and stay drafts with the previous one, also after a reload', async ({
  page,
  home,
  client,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('Half a thought')
  await page.goto(`${client}/share?title=Geese&text=They%20are%20back&url=https%3A%2F%2Fnews.example%2F1`)
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(composer.text).toHaveValue('Geese\n\nThey are back\n\nhttps://news.example/1')
  await page.goto(`${client}/share?text=Second%20words`)
  await expect(composer.text).toHaveValue('Second words')
  await page.reload()
  await expect(composer.text).toHaveValue('Second words')
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  await expect(page.getByRole('button', { name: /^Open draft “Geese/ })).toBeVisible()
  await page.getByRole('button', { name: 'Open draft “Half a thought”' }).click()
  await expect(composer.text).toHaveValue('Half a thought')
})

test('text shared by a visitor is in the composer after signing in', async ({ page, client, server }) => {
  await page.goto(`${client}/share?text=Geese%20over%20the%20fens`)
  await page.getByRole('combobox', { name: 'Server address' }).fill(server.origin)
  await page.getByRole('button', { name: 'Continue' }).click()
  await asDemoAccount('ann')(page)
  await expect(page).toHaveURL(/\/publish$/)
  await expect(new Composer(page).text).toHaveValue('Geese over the fens')
})
