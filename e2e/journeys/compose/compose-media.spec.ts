import { expect, test } from '../../fixtures'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { boxAtRest } from '../../pages/wait-until-still'
import { toast } from '../../pages/toast'
import { findPost } from '../../simulator-helpers'
import type { Server } from '../../servers'

const uploads = (server: Server) =>
  server.simulator.recorded.filter((call) => call.route === 'POST /api/v2/media').length

test('images get alt text, are sorted by keyboard and posted with their alt text', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Two birds')
  await files.choose('heron.png', 'tern.png')
  await expect(files.tiles).toHaveCount(2)
  await files.describe(0, 'A heron')
  await files.describe(1, 'A tern')
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A heron')

  await files.tiles.first().getByRole('button', { name: 'Move', exact: true }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up. Position 1 of 2.')).toBeAttached()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Position 2 of 2.', { exact: true })).toBeAttached()
  await page.keyboard.press('Space')
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A tern')

  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  await expect(home.posts.first()).toContainText('Two birds')
  const { world } = server.simulator.server
  const ids = findPost(server, 'Two birds')?.mediaIds ?? []
  expect(ids.map((id) => world.media.get(id)?.description)).toEqual(['A tern', 'A heron'])
})

test('files are sorted by dragging', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Dragged')
  await files.choose('heron.png', 'tern.png')
  await files.describe(0, 'A heron')
  await files.describe(1, 'A tern')
  const handle = await boxAtRest(files.tiles.first().getByRole('button', { name: 'Move', exact: true }))
  const goal = await boxAtRest(files.tiles.nth(1))
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 })
  await page.mouse.up()
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A tern')
  // Use keys: clicks right after a drop are ignored, so that the drop is not a click.
  await composer.text.press('ControlOrMeta+Enter')
  await expect(toast(page, 'Post published')).toBeVisible()
  const { world } = server.simulator.server
  const ids = findPost(server, 'Dragged')?.mediaIds ?? []
  expect(ids.map((id) => world.media.get(id)?.description)).toEqual(['A tern', 'A heron'])
})

test('posting waits for a file the server is processing', async ({ page, home, server }) => {
  server.simulator.script.media({ polls: 2 })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Slow developing')
  await files.choose('film.png')
  await expect(files.tiles.first()).toContainText('Processing…')
  await files.describe(0, 'Grain')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible({ timeout: 15_000 })
  expect(findPost(server, 'Slow developing')?.mediaIds).toHaveLength(1)
})

test('a file over a limit is refused with the limit', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await files.choose('1.png', '2.png', '3.png', '4.png', '5.png')
  await expect(toast(page, 'File upload limit exceeded.')).toBeVisible()
  await expect(files.tiles).toHaveCount(4)
  await composer.form.getByRole('button', { name: 'Add a poll' }).click()
  await expect(
    toast(page, 'You can’t add a poll to a post with files. Remove the files first.'),
  ).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await composer.form.getByRole('button', { name: 'Add media' }).click()
  await (await chooser).setFiles([])
  expect(uploads(server)).toBeLessThanOrEqual(4)
})

test('a failed upload keeps the file and can be retried', async ({ page, home, server }) => {
  server.simulator.script.refuse('POST /api/v2/media', 422, { error: 'The file is broken' }, { times: 1 })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Second time lucky')
  await files.choose('gull.png')
  await expect(files.tiles.first()).toContainText('The file is broken')
  await files.tiles.first().getByRole('button', { name: 'Try again' }).click()
  await expect(files.tiles.first()).not.toContainText('The file is broken')
  await files.describe(0, 'A gull')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(findPost(server, 'Second time lucky')?.mediaIds).toHaveLength(1)
})

test('files survive a reload, and undo restores a removed one', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await files.choose('owl.png')
  await files.describe(0, 'An owl')
  await page.reload()
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 1: An owl')
  await files.tiles.first().getByRole('button', { name: 'Remove' }).click()
  await expect(files.tiles).toHaveCount(0)
  await expect(toast(page, 'File removed')).toBeVisible()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 1: An owl')
})

test('images can be pasted and dropped', async ({ page, home }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  const bytes = pngFile('any.png').buffer.toString('base64')
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

test('a poll can be written by keyboard and posted', async ({ page, home, server }) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.fill('Which bird?')
  await composer.form.getByRole('button', { name: 'Add a poll' }).click()
  await expect(composer.form.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
  await page.keyboard.type('Heron')
  await page.keyboard.press('Enter')
  await expect(composer.form.getByRole('textbox', { name: 'Option 2' })).toBeFocused()
  await page.keyboard.type('Tern')
  await expect(composer.form.getByRole('textbox', { name: 'Option 3' })).toBeVisible()
  await composer.form.getByRole('combobox', { name: 'Poll duration' }).press('Enter')
  await expect(page.getByRole('option', { name: '1 day', exact: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { name: '3 days' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(composer.form.getByRole('combobox', { name: 'Poll duration' })).toHaveText('3 days')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  await expect(home.posts.first()).toContainText('Heron')
  const { world } = server.simulator.server
  const poll = world.polls.get(findPost(server, 'Which bird?')?.pollId ?? '')
  expect(poll?.options.map(({ title }) => title)).toEqual(['Heron', 'Tern'])
})
