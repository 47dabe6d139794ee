import { expect, test } from '../../fixtures'
import { ComposerFiles, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { boxAtRest } from '../../pages/wait-until-still'
import { toast } from '../../pages/toast'
import { findPost } from '../../simulator-helpers'

test('images are described, sorted, removed, pasted and dropped, but not next to a poll', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  const empty = async () => {
    for (let left = await files.tiles.count(); left > 0; left--) {
      await files.tiles
        .first()
        .getByRole('button', { name: /^(Remove|Cancel upload)$/ })
        .click()
      await expect(files.tiles).toHaveCount(left - 1)
    }
  }

  await test.step('sorted by keyboard and by dragging, and posted with their alt text', async () => {
    await composer.text.fill('Two birds')
    await files.choose('heron.png', 'tern.png')
    await expect(files.tiles).toHaveCount(2)
    await files.describe(0, 'A heron')
    await files.describe(1, 'A tern')
    await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A heron')
    const handle = files.tiles.first().getByRole('button', { name: /^Move / })

    await handle.focus()
    await page.keyboard.press('Space')
    await expect(page.getByText('Picked up heron.png. Position 1 of 2.')).toBeAttached()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText('Position 2 of 2.', { exact: true })).toBeAttached()
    await page.keyboard.press('Space')
    await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A tern')

    await composer.text.focus()
    const start = await boxAtRest(handle)
    const goal = await boxAtRest(files.tiles.nth(1))
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
    await page.mouse.down()
    await page.mouse.move(goal.x + goal.width / 2, goal.y + goal.height / 2, { steps: 8 })
    await page.mouse.up()
    await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A heron')

    // The order that is sent differs from the one in which they were chosen. Clicks right after a drop are ignored.
    await boxAtRest(handle)
    await handle.click()
    await page.getByRole('menuitem', { name: 'Move to next position' }).click()
    await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: A tern')
    await composer.text.press('ControlOrMeta+Enter')
    await expect(toast(page, 'Post published')).toBeVisible()
    await expect(home.posts.first()).toContainText('Two birds')
    const { world } = server.simulator.server
    const ids = findPost(server, 'Two birds')?.mediaIds ?? []
    expect(ids.map((id) => world.media.get(id)?.description)).toEqual(['A tern', 'A heron'])
    await expect(files.tiles).toHaveCount(0)
  })

  await test.step('undo restores a removed one', async () => {
    await files.choose('owl.png')
    await files.describe(0, 'An owl')
    await files.tiles.first().getByRole('button', { name: 'Remove' }).click()
    await expect(files.tiles).toHaveCount(0)
    await expect(toast(page, 'File removed')).toBeVisible()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 1: An owl')
    await empty()
  })

  await test.step('pasted and dropped', async () => {
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
    await empty()
  })

  await test.step('refused together with a poll', async () => {
    await files.choose('1.png')
    await expect(files.tiles).toHaveCount(1)
    await composer.form.getByRole('button', { name: 'Add a poll' }).click()
    await expect(
      toast(page, 'You can’t add a poll to a post with files. Remove the files first.'),
    ).toBeVisible()
  })
})
