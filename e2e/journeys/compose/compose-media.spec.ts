import { expect, test } from '../../fixtures'
import { Attached, picture } from '../../pages/attached'
import { Composer } from '../../pages/compose'
import { atRest } from '../../pages/rest'
import { toast } from '../../pages/toast'
import { posted } from '../../server-side'
import type { Server } from '../../servers'

const uploads = (server: Server) =>
  server.simulator.recorded.filter((call) => call.route === 'POST /api/v2/media').length

test('pictures are described, sorted by keyboard and published with their descriptions', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await composer.text.fill('Two birds')
  await files.choose('heron.png', 'tern.png')
  await expect(files.tiles).toHaveCount(2)
  await files.describe(0, 'A heron')
  await files.describe(1, 'A tern')
  await expect(files.tiles.first()).toHaveAccessibleName('Picture 1 of 2: A heron')

  await files.tiles.first().getByRole('button', { name: 'Move', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Lifted, at place 1 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Place 2 of 2.', { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(files.tiles.first()).toHaveAccessibleName('Picture 1 of 2: A tern')

  await composer.submit.click()
  await expect(toast(page, 'Post published.')).toBeVisible()
  await expect(home.posts.first()).toContainText('Two birds')
  const { world } = server.simulator.server
  const ids = posted(server, 'Two birds')?.mediaIds ?? []
  expect(ids.map((id) => world.media.get(id)?.description)).toEqual(['A tern', 'A heron'])
})

test('files are sorted by dragging', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await composer.text.fill('Dragged')
  await files.choose('heron.png', 'tern.png')
  await files.describe(0, 'A heron')
  await files.describe(1, 'A tern')
  const handle = await atRest(files.tiles.first().getByRole('button', { name: 'Move', exact: true }))
  const goal = await atRest(files.tiles.nth(1))
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(files.tiles.first()).toHaveAccessibleName('Picture 1 of 2: A tern')
  // By keys: for a moment after a drop no click counts, so that the drop itself is none.
  await composer.text.press('ControlOrMeta+Enter')
  await expect(toast(page, 'Post published.')).toBeVisible()
  const { world } = server.simulator.server
  const ids = posted(server, 'Dragged')?.mediaIds ?? []
  expect(ids.map((id) => world.media.get(id)?.description)).toEqual(['A tern', 'A heron'])
})

test('publishing waits for a file the server is processing', async ({ page, home, server }) => {
  server.simulator.script.media({ polls: 2 })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await composer.text.fill('Slow developing')
  await files.choose('film.png')
  await expect(files.tiles.first()).toContainText('The server is preparing it')
  await files.describe(0, 'Grain')
  await composer.submit.click()
  await expect(toast(page, 'Post published.')).toBeVisible({ timeout: 15_000 })
  expect(posted(server, 'Slow developing')?.mediaIds).toHaveLength(1)
})

test('a file over a limit is reported with the limit, and not sent', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await files.choose('1.png', '2.png', '3.png', '4.png', '5.png')
  await expect(toast(page, 'File upload limit exceeded.')).toBeVisible()
  await expect(files.tiles).toHaveCount(4)
  await composer.form.getByRole('button', { name: 'Add a poll' }).click()
  await expect(toast(page, 'A post has either files or a poll.')).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await composer.form.getByRole('button', { name: 'Add pictures, a video or a sound' }).click()
  await (await chooser).setFiles([])
  expect(uploads(server)).toBeLessThanOrEqual(4)
})

test('a failed upload keeps the file, and a retry sends it', async ({ page, home, server }) => {
  server.simulator.script.refuse('POST /api/v2/media', 422, { error: 'The file is broken' }, { times: 1 })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await composer.text.fill('Second time lucky')
  await files.choose('gull.png')
  await expect(files.tiles.first()).toContainText('The file is broken')
  await files.tiles.first().getByRole('button', { name: 'Try again' }).click()
  await expect(files.tiles.first()).not.toContainText('The file is broken')
  await files.describe(0, 'A gull')
  await composer.submit.click()
  await expect(toast(page, 'Post published.')).toBeVisible()
  expect(posted(server, 'Second time lucky')?.mediaIds).toHaveLength(1)
})

test('files survive a reload, and undo restores a removed one', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await files.choose('owl.png')
  await files.describe(0, 'An owl')
  await page.reload()
  await expect(files.tiles.first()).toHaveAccessibleName('Picture 1 of 1: An owl')
  await files.tiles.first().getByRole('button', { name: 'Remove' }).click()
  await expect(files.tiles).toHaveCount(0)
  await expect(toast(page, 'File removed')).toBeVisible()
  await page.getByRole('region', { name: 'Alerts' }).getByRole('button', { name: 'Undo' }).click()
  await expect(files.tiles.first()).toHaveAccessibleName('Picture 1 of 1: An owl')
})

test('pictures are pasted and dropped', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  const bytes = picture('any.png').buffer.toString('base64')
  const carry = (kind: 'paste' | 'drop') =>
    page.evaluate(
      ({ base64, way }) => {
        const data = new DataTransfer()
        const buffer = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
        data.items.add(new File([buffer], `${way}.png`, { type: 'image/png' }))
        if (way === 'paste')
          document.activeElement?.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
          )
        else
          for (const name of ['dragenter', 'dragover', 'drop'])
            document.body.dispatchEvent(
              new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true }),
            )
      },
      { base64: bytes, way: kind },
    )
  await composer.text.focus()
  await carry('paste')
  await expect(files.tiles).toHaveCount(1)
  await carry('drop')
  await expect(files.tiles).toHaveCount(2)
})

test('a poll is written by keyboard and published', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.fill('Which bird?')
  await composer.form.getByRole('button', { name: 'Add a poll' }).click()
  await expect(composer.form.getByRole('textbox', { name: 'Choice 1' })).toBeFocused()
  await page.keyboard.type('Heron')
  await page.keyboard.press('Enter')
  await expect(composer.form.getByRole('textbox', { name: 'Choice 2' })).toBeFocused()
  await page.keyboard.type('Tern')
  await expect(composer.form.getByRole('textbox', { name: 'Choice 3' })).toBeVisible()
  await composer.form.getByRole('combobox', { name: 'Open for' }).press('Enter')
  await expect(page.getByRole('option', { name: '1 day', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '3 days' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(composer.form.getByRole('combobox', { name: 'Open for' })).toHaveText('3 days')
  await composer.submit.click()
  await expect(toast(page, 'Post published.')).toBeVisible()
  await expect(home.posts.first()).toContainText('Heron')
  const { world } = server.simulator.server
  const poll = world.polls.get(posted(server, 'Which bird?')?.pollId ?? '')
  expect(poll?.options.map(({ title }) => title)).toEqual(['Heron', 'Tern'])
})
