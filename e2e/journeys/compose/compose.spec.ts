import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { goWithin } from '../../pages/navigation'
import { StatusPage } from '../../pages/status'
import { toast } from '../../pages/toast'
import { findPosts } from '../../simulator-helpers'

test('a post is shown at once in home and in the profile, and unsent text is restored after a reload', async ({
  page,
  client,
  home,
  server,
}) => {
  const composer = new Composer(page)
  await test.step('in home, once, also after a reload, which restores the text typed since', async () => {
    await composer.publish('Fresh from the side pane')
    await expect(home.posts.first()).toContainText('Fresh from the side pane')
    await expect(toast(page, 'Post published')).toBeVisible()
    await expect(composer.text).toHaveValue('')
    await expect(home.post('Fresh from the side pane').root).toHaveCount(1)
    await composer.text.pressSequentially('Half a thou')
    await page.reload()
    await expect(home.post('Fresh from the side pane').root).toHaveCount(1)
    expect(findPosts(server, 'Fresh from')).toHaveLength(1)
    await expect(composer.text).toHaveValue('Half a thou')
    await composer.publish('ght, now whole.')
    await expect(home.post('Half a thought, now whole.').root).toBeVisible()
    await expect(composer.text).toHaveValue('')
  })

  await test.step('in the profile', async () => {
    await goWithin(page, `${client}/@ann`)
    await expect(home.feed).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^Ann/ }).first()).toBeVisible()
    await expect(main.getByRole('article').first()).toBeVisible()
    await composer.publish('Seen in my profile')
    await expect(main.getByRole('article').first()).toContainText('Seen in my profile')
  })
})

test('a reply starts with mentions, is shown in its thread at once, and is as private as its parent', async ({
  page,
  home,
  server,
}) => {
  const composer = new Composer(page)
  await test.step('to a post for followers only', async () => {
    await home.post('For followers only.').reply.click()
    await expect(composer.form.getByRole('button', { name: 'Visibility: Followers' })).toBeVisible()
    await composer.publish('Just between us.')
    await expect
      .poll(() => findPosts(server, 'Just between us.').map(({ visibility }) => visibility))
      .toEqual(['private'])
  })
  await test.step('in its thread', async () => {
    await home.post('With a picture.').time.click()
    const thread = new StatusPage(page)
    await expect(thread.focused.root).toContainText('With a picture.')
    await thread.focused.reply.click()
    await expect(composer.text).toHaveValue('@finn@remote.example ')
    await expect(composer.text).toBeFocused()
    await composer.publish('What a fine bird.')
    await expect(thread.post('What a fine bird.').root).toBeVisible()
    await expect(thread.focused.reply).toHaveAccessibleName('Reply (1)')
    expect(findPosts(server, 'What a fine bird.')[0]?.inReplyToId).toBe(
      await thread.focused.root.getAttribute('data-status'),
    )
  })
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
