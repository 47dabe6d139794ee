import { expect, test } from '../../fixtures'
import { loseAnswer, loseRequest } from '../../network'
import { Composer } from '../../pages/compose'
import { StatusPage } from '../../pages/status'
import { toast } from '../../pages/toast'
import { findPosts, countRequests, PUBLISH_ROUTE } from '../../simulator-helpers'

test('a new post is shown in home at once, also one for followers with a warning by Ctrl+Enter', async ({
  page,
  home,
  server,
}) => {
  const composer = new Composer(page)
  await composer.publish('Fresh from the side pane')
  await expect(home.posts.first()).toContainText('Fresh from the side pane')
  await expect(toast(page, 'Post published')).toBeVisible()
  await expect(composer.text).toHaveValue('')
  await expect(home.post('Fresh from the side pane').root).toHaveCount(1)
  await page.reload()
  await expect(home.post('Fresh from the side pane').root).toHaveCount(1)
  expect(findPosts(server, 'Fresh from')).toHaveLength(1)

  await composer.form.getByRole('button', { name: 'Content warning' }).click()
  await composer.warning.fill('Mild peril')
  await composer.form.getByRole('button', { name: /^Visibility/ }).click()
  await page.getByRole('radio', { name: 'Followers', exact: true }).check()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await composer.text.fill('The geese are back.')
  await composer.text.press('ControlOrMeta+Enter')
  await expect(home.posts.first()).toContainText('Mild peril')
  expect(
    findPosts(server, 'The geese are back.').map(({ visibility, spoilerText }) => [visibility, spoilerText]),
  ).toEqual([['private', 'Mild peril']])
})

test('a reply starts with mentions and is shown in its thread at once', async ({ page, home, server }) => {
  await home.post('With a picture.').time.click()
  const thread = new StatusPage(page)
  await expect(thread.focused.root).toContainText('With a picture.')
  await thread.focused.reply.click()
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('@finn@remote.example ')
  await expect(composer.text).toBeFocused()
  await composer.publish('What a fine bird.')
  await expect(thread.post('What a fine bird.').root).toBeVisible()
  await expect(thread.focused.reply).toHaveAccessibleName('Reply (1)')
  expect(findPosts(server, 'What a fine bird.')[0]?.inReplyToId).toBe(
    await thread.focused.root.getAttribute('data-status'),
  )
})

test('a reply to a followers-only post is followers-only by default', async ({ page, home, server }) => {
  await home.post('For followers only.').reply.click()
  const composer = new Composer(page)
  await expect(composer.form.getByRole('button', { name: 'Visibility: Followers' })).toBeVisible()
  await composer.publish('Just between us.')
  await expect
    .poll(() => findPosts(server, 'Just between us.').map(({ visibility }) => visibility))
    .toEqual(['private'])
})

test('typed text is restored after a reload', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('Half a thou')
  await page.reload()
  await expect(composer.text).toHaveValue('Half a thou')
  await composer.publish('ght, now whole.')
  await expect(home.post('Half a thought, now whole.').root).toBeVisible()
})

test('a refusal, a rate limit and lost messages keep the text, and nothing is sent twice', async ({
  page,
  home,
  server,
}) => {
  const { script } = server.simulator
  const composer = new Composer(page)
  await expect(home.posts.first()).toBeVisible()
  /** Sends the text again, which is still there. */
  const sendAgain = async (text: string) => {
    await expect(composer.text).toHaveValue(text)
    await composer.submit.click()
    await expect(home.post(text).root).toHaveCount(1)
    await expect(composer.text).toHaveValue('')
    expect(findPosts(server, text)).toHaveLength(1)
  }

  await test.step('a refusal', async () => {
    script.refuse('POST /api/v1/statuses', 422, { error: 'Validation failed: Text is too shy' })
    await composer.publish('A shy text')
    await expect(composer.form.getByText('Text is too shy')).toBeVisible()
    await sendAgain('A shy text')
  })
  await test.step('a rate limit', async () => {
    script.rateLimit('POST /api/v1/statuses', 60)
    await composer.publish('Too much at once')
    await expect(composer.form.getByText('Not published')).toBeVisible()
    await sendAgain('Too much at once')
  })
  await test.step('a post that never arrived', async () => {
    await loseRequest(page, (url) => url.pathname === '/api/v1/statuses')
    await composer.publish('Lost on the way there')
    await expect(composer.form.getByText('Not published')).toBeVisible()
    await sendAgain('Lost on the way there')
  })
  await test.step('a post whose answer is lost', async () => {
    const before = countRequests(server, PUBLISH_ROUTE)
    await loseAnswer(page, (url) => url.pathname === '/api/v1/statuses')
    await composer.publish('Lost on the way back')
    await expect(home.post('Lost on the way back').root).toHaveCount(1)
    await expect(composer.text).toHaveValue('')
    expect(findPosts(server, 'Lost on the way back')).toHaveLength(1)
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(before + 1)
  })
  await test.step('a text that is too long, counted in graphemes', async () => {
    const before = countRequests(server, PUBLISH_ROUTE)
    await composer.text.fill('👨‍👩‍👧‍👦'.repeat(500))
    await expect(composer.form.getByText('The text is too long')).toHaveCount(0)
    await composer.text.press('End')
    await composer.text.pressSequentially('!')
    await expect(
      composer.form.getByRole('paragraph').filter({ hasText: 'The text is too long' }),
    ).toBeVisible()
    await expect(composer.submit).toBeDisabled()
    await composer.text.press('ControlOrMeta+Enter')
    await expect(composer.text).toBeFocused()
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(before)
  })
})

test('the composer page closes after posting', async ({ page, client, home }) => {
  await expect(home.posts.first()).toBeVisible()
  await page.getByRole('link', { name: 'New post' }).click()
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(new Composer(page).text).toBeFocused()
  await new Composer(page).publish('From the page for it')
  await expect(toast(page, 'Post published')).toBeVisible()
  await page.goBack()
  await expect(home.post('From the page for it').root).toBeVisible()
})

test('a post is sent from the account of its tab', async ({ page, context, client, server, signInAs }) => {
  await signInAs('ann', server)
  await signInAs('cleo', server)
  const host = new URL(server.origin).host
  const other = await context.newPage()
  await other.goto(`${client}/~cleo@${host}/publish`)
  await new Composer(other).text.pressSequentially('Written by ')
  await page.goto(`${client}/~ann@${host}/home`)
  await new Composer(other).publish('Cleo')
  await expect
    .poll(() => findPosts(server, 'Written by Cleo').map(({ accountId }) => accountId))
    .toEqual([server.simulator.script.account('cleo').id])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true })

  test('the composer is a dialog, and closing it keeps the text', async ({ page, client, home }) => {
    await expect(home.posts.first()).toBeVisible()
    await page.getByRole('button', { name: 'New post', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'New post' })
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Not done yet')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Continue' }).click()
    await expect(new Composer(page).text).toHaveValue('Not done yet')
    await new Composer(page).publish(', but now.')
    await expect(home.post('Not done yet, but now.').root).toBeVisible()
    await expect(page).toHaveURL(`${client}/home`)
  })
})
