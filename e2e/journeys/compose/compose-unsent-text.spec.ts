import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { toast } from '../../pages/toast'
import { findPosts, PUBLISH_ROUTE } from '../../simulator-helpers'

test('a shared text stays a draft after a second one and a reload', async ({ page, home, client }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('Half a thought')
  for (const words of ['First words', 'Second words']) {
    await page.goto(`${client}/share?text=${encodeURIComponent(words)}`)
    await expect(composer.text).toHaveValue(words)
  }
  await page.reload()
  await expect(composer.text).toHaveValue('Second words')
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  for (const words of ['First words', 'Half a thought'])
    await expect(page.getByRole('button', { name: `Open draft “${words}”` })).toBeVisible()
})

test('text typed while a post is being sent starts the next one', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const held = server.simulator.script.hold(PUBLISH_ROUTE)
  await composer.text.pressSequentially('First words')
  await composer.text.press('ControlOrMeta+Enter')
  await expect.poll(() => held.count).toBe(1)
  await page.keyboard.type('ABCDEFGHIJKLM')
  held.release()
  await page.keyboard.type('NOPQRSTUVWXYZ')
  await expect(toast(page, 'Post published')).toBeVisible()
  await expect(composer.text).toHaveValue('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  expect(findPosts(server, 'First words').map(({ text }) => text)).toEqual(['First words'])
  await page.reload()
  await expect(composer.text).toHaveValue('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
})
