import { goTo } from '../../compose-states/steps'
import { expect, test } from '../../fixtures'
import { AccountMenu } from '../../pages/account-menu'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { crash } from '../../pages/crash'
import { TimelinePage } from '../../pages/home'
import { asDemoAccount, signIn } from '../../pages/sign-in'
import { toast } from '../../pages/toast'
import { findPosts } from '../../simulator-helpers'

test('a second tab can take a draft over with its last changes, and clears the first by signing out', async ({
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
  await test.step('taking over', async () => {
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
  await test.step('signing out', async () => {
    await expect(first.text).toBeEditable()
    await first.text.pressSequentially('A secret')
    await expect(first.text).toHaveValue('A secret')
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
})

test('a page that crashes right after a key press or adding a file loses neither', async ({
  ownContext,
  page,
  client,
  server,
  annOpens,
}) => {
  await annOpens('/publish')
  await new Composer(page).text.pressSequentially('Every letter counts')
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await crash(page)
  const next = await ownContext.newPage()
  // The server never receives the file from this page.
  await next.route(/\/api\/v2\/media$/, () => {})
  await next.goto(`${client}/publish`)
  await expect(new Composer(next).text).toHaveValue('Every letter counts')
  const files = new ComposerFiles(next, new Composer(next))
  await files.choose(pngFile('heron.png', 64, 48))
  await expect(files.tiles).toHaveCount(1)
  await crash(next)
  const last = await ownContext.newPage()
  await last.goto(`${client}/publish`)
  const composer = new Composer(last)
  const kept = new ComposerFiles(last, composer)
  await expect(kept.tiles).toHaveCount(1)
  await kept.describe(0, 'A heron')
  await composer.publish(', found again')
  const { world } = server.simulator.server
  await expect
    .poll(() =>
      findPosts(server, 'Every letter counts, found again').map(({ mediaIds }) =>
        mediaIds.map((id) => world.media.get(id)?.description),
      ),
    )
    .toEqual([['A heron']])
})

test('a draft stays with its account while another is used, and a post is sent from the account of its tab', async ({
  page,
  context,
  client,
  server,
}) => {
  const { script } = server.simulator
  script.as('ben').publish('What do you say?')
  for (const acct of ['cleo', 'ann']) await signIn(page, client, server.origin, asDemoAccount(acct))
  const host = new URL(server.origin).host
  const composer = new Composer(page)
  await test.step('a reply with its warning', async () => {
    await page
      .getByRole('article')
      .filter({ hasText: 'What do you say?' })
      .first()
      .getByRole('button', { name: /^Reply(?! to )/ })
      .click()
    await composer.answers('Ben Barlow')
    await composer.text.press('ControlOrMeta+End')
    await composer.text.pressSequentially('Look here')
    await composer.form.getByRole('button', { name: 'Content warning' }).click()
    await composer.warning.fill('Birds')
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
  })
  await test.step('a post started in another tab', async () => {
    const other = await context.newPage()
    await other.goto(`${client}/~cleo@${host}/publish`)
    await new Composer(other).text.pressSequentially('Written by ')
    await page.goto(`${client}/~ann@${host}/home`)
    await new Composer(other).publish('Cleo')
    await expect
      .poll(() => findPosts(server, 'Written by Cleo').map(({ accountId }) => accountId))
      .toEqual([script.account('cleo').id])
  })
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

  test('a reply with its warning and poll is restored however it was left', async ({
    page,
    client,
    server,
    annOpens,
  }) => {
    server.simulator.script.as('ben').publish({ text: 'What bird?', spoilerText: 'Birds' })
    await annOpens('/home')
    const composer = new Composer(page)
    const reply = new TimelinePage(page).post('Birds').reply
    const choice = (at: number) => composer.form.getByRole('textbox', { name: `Option ${at}` })
    let text = '@ben '
    const ways: [way: string, guess: string, leave: () => Promise<unknown>][] = [
      ['Back', 'Gull', () => page.goBack()],
      ['a reload', 'Rail', () => page.reload()],
      ['a press outside', 'Tern', () => page.mouse.click(4, 400)],
    ]
    for (const [at, [way, guess, leave]] of ways.entries())
      await test.step(`by ${way}`, async () => {
        if (at > 0) await goTo(page, `${client}/home`)
        await reply.click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await expect(composer.text).toHaveValue(text)
        await composer.text.press('ControlOrMeta+End')
        await composer.text.pressSequentially(guess)
        text += guess
        if (at === 0) {
          await composer.form.getByRole('button', { name: 'Add a poll' }).click()
          await choice(1).fill('Heron')
        }
        await choice(2).fill(guess)
        await leave()
        await page.goto(`${client}/publish`)
        await expect(composer.form).toHaveAccessibleName(/^Reply to/)
        await expect(composer.text).toHaveValue(text)
        await expect(composer.warning).toHaveValue('Birds')
        await expect(choice(1)).toHaveValue('Heron')
        await expect(choice(2)).toHaveValue(guess)
      })
    await composer.submit.click()
    await expect(toast(page, 'Post published')).toBeVisible()
    const { world } = server.simulator.server
    const sent = world.statuses.values().find((post) => post.text === text)
    expect(sent?.spoilerText).toBe('Birds')
    expect(world.statuses.get(sent?.inReplyToId ?? '')?.text).toBe('What bird?')
  })
})
