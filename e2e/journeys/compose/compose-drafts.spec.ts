import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { toast } from '../../pages/toast'

test('a second tab can take a draft over with its last changes', async ({
  page,
  context,
  client,
  annOpens,
}) => {
  await annOpens('/publish')
  const first = new Composer(page)
  await first.text.pressSequentially('Begun in one tab')
  const other = await context.newPage()
  await other.goto(`${client}/publish`)
  const second = new Composer(other)
  const elsewhere = 'This draft is open in another tab.'
  await second.form.getByRole('button', { name: /^Drafts/ }).click()
  await other.getByRole('button', { name: 'Open draft “Begun in one tab”' }).click()
  await expect(second.form.getByText(elsewhere)).toBeVisible()
  await expect(second.text).toHaveAttribute('readonly', '')
  await first.text.pressSequentially(', and on')
  await second.form.getByRole('button', { name: 'Continue here' }).click()
  await expect(second.text).toHaveValue('Begun in one tab, and on')
  await expect(first.form.getByText(elsewhere)).toBeVisible()
  await expect(first.text).toHaveAttribute('readonly', '')
  await expect(second.form.getByText(elsewhere)).toHaveCount(0)
  await second.publish(', to the end')
  await expect(first.form.getByText(elsewhere)).toHaveCount(0)
  await expect(first.text).toHaveValue('')
})

test('a crashed page loses no text', async ({ page, ownContext, client, annOpens }) => {
  await annOpens('/publish')
  await new Composer(page).text.pressSequentially('Every letter counts')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  const gone = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await gone
  const next = await ownContext.newPage()
  await next.goto(`${client}/publish`)
  await expect(new Composer(next).text).toHaveValue('Every letter counts')
})

test('a page that crashes right after adding a file keeps the file and sends it later', async ({
  page,
  ownContext,
  client,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  // The server never receives it from this page.
  await page.route(/\/api\/v2\/media$/, () => {})
  const files = new ComposerFiles(page, new Composer(page))
  await files.choose(pngFile('heron.png', 64, 48))
  await expect(files.tiles).toHaveCount(1)
  const gone = page.waitForEvent('crash')
  page.goto('chrome://crash').catch(() => undefined)
  await gone
  const next = await ownContext.newPage()
  await next.goto(`${client}/publish`)
  const composer = new Composer(next)
  const kept = new ComposerFiles(next, composer)
  await expect(kept.tiles).toHaveCount(1)
  await kept.describe(0, 'A heron')
  await composer.publish('Found again')
  const { world } = server.simulator.server
  await expect
    .poll(() => {
      const post = world.statuses.values().find((status) => status.text === 'Found again')
      return post?.mediaIds.map((id) => world.media.get(id)?.description)
    })
    .toEqual(['A heron'])
})

test('a draft stays with its account while another account is used', async ({
  page,
  client,
  server,
  signInAs,
}) => {
  const { script } = server.simulator
  script.as('ben').publish('What do you say?')
  await signInAs('cleo', server)
  await signInAs('ann', server)
  const host = new URL(server.origin).host
  await page.goto(`${client}/~ann@${host}/home`)
  await page
    .getByRole('article')
    .filter({ hasText: 'What do you say?' })
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.answers('Ben Barlow')
  await composer.text.press('ControlOrMeta+End')
  await composer.text.pressSequentially('Look here')
  await composer.form.getByRole('button', { name: 'Content warning' }).click()
  await composer.warning.fill('Birds')
  await files.choose('heron.png')
  await files.describe(0, 'A heron')
  await composer.text.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const shown = (name: string) =>
    expect(page.getByRole('button', { name: `Accounts, ${name}` })).toBeVisible()
  await new AccountMenu(page).switchTo('Cleo Quill')
  await shown('Cleo Quill')
  await expect(composer.text).toHaveValue('')
  await new AccountMenu(page).switchTo('Ann Atwood')
  await shown('Ann Atwood')
  await expect(composer.text).toHaveValue('@ben Look here')
  await expect(composer.form).toHaveAccessibleName(/^Reply to/)
  await expect(composer.warning).toHaveValue('Birds')
  await expect(files.tiles).toHaveAccessibleName('Image 1 of 1: A heron')
})

test('without storage the composer shows a warning, and posting works', async ({
  page,
  server,
  annOpens,
}) => {
  test.setTimeout(60_000)
  await annOpens('/publish')
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await expect(composer.text).toBeEditable()
  await page.evaluate(() => {
    const full = (): never => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Storage.prototype.setItem = full
    IDBObjectStore.prototype.put = full
    IDBObjectStore.prototype.add = full
  })
  await composer.text.pressSequentially('Kept by nobody')
  await expect(composer.form.getByText(/^This browser can’t save drafts/)).toBeVisible()
  await files.choose('heron.png')
  await files.describe(0, 'A heron')
  await expect(composer.text).toHaveValue('Kept by nobody')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  const { world } = server.simulator.server
  const sent = world.statuses.values().find(({ text }) => text === 'Kept by nobody')
  expect(sent?.mediaIds.map((id) => world.media.get(id)?.description)).toEqual(['A heron'])
  await expect(composer.text).toHaveValue('')
})

test.describe('where the composer is a dialog', () => {
  test.use({ viewport: { width: 700, height: 800 } })

  const ways: [string, (page: Page, client: string) => Promise<unknown>][] = [
    ['a press outside', (page) => page.mouse.click(4, 400)],
    ['Back', (page) => page.goBack()],
    ['a reload', (page) => page.reload()],
    ['another page', (page, client) => page.goto(`${client}/bookmarks`)],
  ]
  for (const [way, leave] of ways)
    test(`a reply with its warning and poll is restored after ${way}`, async ({
      page,
      client,
      home,
      server,
    }) => {
      server.simulator.script.as('ben').publish({ text: 'What bird?', spoilerText: 'Birds' })
      await page.reload()
      await home.post('Birds').reply.click()
      const composer = new Composer(page)
      const choice = (at: number) => composer.form.getByRole('textbox', { name: `Option ${at}` })
      await expect(page.getByRole('dialog')).toBeVisible()
      await composer.text.press('ControlOrMeta+End')
      await composer.text.pressSequentially('Guess')
      await composer.form.getByRole('button', { name: 'Add a poll' }).click()
      await choice(1).fill('Heron')
      await choice(2).fill('Tern')
      await leave(page, client)
      await page.goto(`${client}/publish`)
      await expect(composer.form).toHaveAccessibleName(/^Reply to/)
      await expect(composer.text).toHaveValue('@ben Guess')
      await expect(composer.warning).toHaveValue('Birds')
      await expect(choice(1)).toHaveValue('Heron')
      await expect(choice(2)).toHaveValue('Tern')
      await composer.submit.click()
      await expect(toast(page, 'Post published')).toBeVisible()
      const { world } = server.simulator.server
      const sent = world.statuses.values().find((post) => post.text === '@ben Guess')
      expect(sent?.spoilerText).toBe('Birds')
      expect(world.statuses.get(sent?.inReplyToId ?? '')?.text).toBe('What bird?')
    })
})
