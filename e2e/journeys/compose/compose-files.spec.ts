import { expect, test } from '../../fixtures'
import { ComposerFiles, videoFile, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { boxAtRest } from '../../pages/wait-until-still'
import { toast } from '../../pages/toast'
import { countRequests, PUBLISH_ROUTE, findPost } from '../../simulator-helpers'
import type { Server } from '../../servers'

const filesOf = (server: Server, text: string) =>
  (findPost(server, text)?.mediaIds ?? []).map((id) => server.simulator.server.world.media.get(id))
const UPLOAD = 'POST /api/v2/media'

test('no file is lost from choosing to posting: scaled, cancelled, failed, slow, with a cover image', async ({
  page,
  server,
  signInAs,
}) => {
  test.setTimeout(60_000)
  const { script } = server.simulator
  script.rewrite(
    'GET /api/v2/instance',
    (body: { configuration: { media_attachments: object } }) => ({
      ...body,
      configuration: {
        ...body.configuration,
        media_attachments: { ...body.configuration.media_attachments, image_matrix_limit: 10_000 },
      },
    }),
    { times: Number.POSITIVE_INFINITY },
  )
  await signInAs('ann', server)
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  /** Waits until a post with these words and alt texts is on the server. */
  const published = async (words: string, descriptions: readonly string[]) => {
    await expect.poll(() => filesOf(server, words).map((file) => file?.description)).toEqual(descriptions)
    await expect(composer.text).toHaveValue('')
  }

  await test.step('files without alt text need a confirmation', async () => {
    await composer.text.fill('Look at this')
    await files.choose('heron.png')
    await expect(files.tiles).toHaveCount(1)
    await composer.submit.click()
    const question = page.getByRole('alertdialog', { name: 'Add alt text?' })
    await question.getByRole('button', { name: 'Add alt text' }).click()
    await expect(question).toBeHidden()
    await expect(composer.text).toHaveValue('Look at this')
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
    await composer.submit.click()
    await question.getByRole('button', { name: 'Post anyway' }).click()
    await expect(toast(page, 'Post published')).toBeVisible()
    await expect(composer.text).toHaveValue('')
  })

  await test.step('an image with too many pixels is scaled down after a confirmation', async () => {
    await composer.text.fill('A wide view')
    await files.choose(pngFile('wide.png', 400, 100))
    const question = page.getByRole('alertdialog', { name: 'Attach a smaller copy?' })
    await expect(question).toContainText('wide.png has 0.04 megapixels. Your server allows up to 0.01.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(files.tiles).toHaveCount(0)
    await files.choose(pngFile('wide.png', 400, 100))
    await question.getByRole('button', { name: 'Attach smaller copy' }).click()
    await files.describe(0, 'Fens to the horizon')
    await composer.submit.click()
    await published('A wide view', ['Fens to the horizon'])
    const upload = server.simulator.server.world.uploads.get(filesOf(server, 'A wide view')[0]?.url ?? '')
    const size = await page.evaluate(
      async (bytes) => {
        const { width, height } = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
        return [width, height]
      },
      [...(upload?.bytes ?? [])],
    )
    expect(size).toEqual([200, 50])
  })

  await test.step('a cancelled upload starts again on undo, and posting waits for it', async () => {
    const before = countRequests(server, PUBLISH_ROUTE)
    const held = script.hold(UPLOAD)
    await composer.text.fill('Slowly')
    await files.choose('swan.png')
    await expect.poll(() => held.count).toBe(1)
    await files.tiles.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(files.tiles).toHaveCount(0)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(files.tiles).toHaveCount(1)
    await expect.poll(() => held.count).toBe(2)
    await files.describe(0, 'A swan')
    await composer.submit.click()
    await expect(composer.form).toHaveAttribute('aria-busy', 'true')
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(before)
    held.release()
    await published('Slowly', ['A swan'])
  })
  await test.step('a video gets a cover image, even one chosen during the upload', async () => {
    const held = script.hold(UPLOAD)
    await composer.text.fill('In motion')
    await files.choose(videoFile('run.mp4'))
    await expect.poll(() => held.count).toBe(1)
    await files.open(0)
    await files.dialog.getByRole('textbox', { name: /^Alt text/ }).fill('A dog runs')
    const chooser = page.waitForEvent('filechooser')
    await files.dialog.getByRole('button', { name: 'Choose cover image' }).click()
    await (await chooser).setFiles(pngFile('cover.png', 8, 8))
    await files.done()
    held.release()
    await composer.submit.click()
    await published('In motion', ['A dog runs'])
    expect(filesOf(server, 'In motion')[0]).toMatchObject({ type: 'video', description: 'A dog runs' })
    expect(filesOf(server, 'In motion')[0]?.previewUrl).toMatch(/thumbnails/)
  })
})

test('what a server says about files, and what their details change, reaches the post and its author', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: simulated } = server.simulator
  const videoId = script.attach('ann', { type: 'video', description: 'A heron takes off' })
  const before = simulated.world.media.get(videoId)?.previewUrl
  script.as('ann').publish({ text: 'The film of today', mediaIds: [videoId] })
  await annOpens('/home')
  const home = new TimelinePage(page)
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)

  await test.step('the focal point is set by pointer and keyboard and reaches the server', async () => {
    await composer.text.fill('Off centre')
    await files.choose(pngFile('field.png', 200, 100))
    await files.open(0)
    await files.dialog.getByRole('textbox', { name: /^Alt text/ }).fill('A field')
    const point = files.dialog.getByRole('slider', { name: 'Focal point' })
    // The dialog opens with a transition.
    const frame = await boxAtRest(point.locator('..'))
    await page.mouse.click(frame.x + frame.width / 4, frame.y + frame.height / 4)
    await expect(point).toHaveAttribute('aria-valuetext', '25% from the left, 25% from the top')
    await point.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await files.done()
    await composer.submit.click()
    await expect(toast(page, 'Post published')).toBeVisible()
    const { x = 0, y = 0 } = filesOf(server, 'Off centre')[0]?.focus ?? {}
    expect(x).toBeCloseTo(-0.45, 1)
    expect(y).toBeCloseTo(0.25, 1)
    await expect(composer.text).toHaveValue('')
  })

  await test.step('a new cover image of a published video is saved with the edit', async () => {
    await home.post('The film of today').more.click()
    await page.getByRole('menuitem', { name: /^Edit/ }).click()
    await expect(composer.text).toHaveValue('The film of today')
    const changes = countRequests(server, 'PUT /api/v1/media/:id')
    await files.open(0)
    const chooser = page.waitForEvent('filechooser')
    await files.dialog.getByRole('button', { name: /cover image$/ }).click()
    await (await chooser).setFiles(pngFile('heron.png'))
    await expect(files.dialog.getByText('The cover image will change when you save the post.')).toBeVisible()
    await files.done()
    expect(simulated.world.media.get(videoId)?.previewUrl).toBe(before)
    await composer.submit.click()
    await expect(toast(page, 'Post saved')).toBeVisible()
    expect(simulated.world.media.get(videoId)).toMatchObject({
      description: 'A heron takes off',
      previewUrl: expect.stringContaining('/thumbnails/'),
    })
    expect(findPost(server, 'The film of today')?.mediaIds).toEqual([videoId])
    expect(countRequests(server, 'PUT /api/v1/media/:id')).toBe(changes)
    await expect(composer.text).toHaveValue('')
  })

  await test.step('a refusal about files is shown next to them', async () => {
    script.refuse('POST /api/v1/statuses', 422, {
      error: 'Validation failed: Media attachments are from another account',
    })
    await composer.text.fill('Not yet')
    await files.choose('crow.png')
    await files.describe(0, 'A crow')
    await composer.submit.click()
    const notice = composer.form.getByRole('alert').filter({ hasText: 'Media attachments are from another' })
    await expect(notice).toBeVisible()
    await expect(notice.locator('+ *').getByRole('list', { name: 'Attached files' })).toBeVisible()
    await expect(files.tiles).toHaveAccessibleName('Image 1 of 1: A crow')
    await composer.submit.click()
    await expect.poll(() => filesOf(server, 'Not yet')).toHaveLength(1)
    await expect(composer.text).toHaveValue('')
  })

  await test.step('a post published without a file shows a notice that opens the edit', async () => {
    script.rewrite('POST /api/v1/statuses', (body: object) => ({ ...body, media_attachments: [] }))
    await composer.text.fill('Half of it')
    await files.choose('rook.png')
    await files.describe(0, 'A rook')
    await composer.submit.click()
    await expect(toast(page, '1 file is missing from your post.')).toBeVisible()
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /^Edit/ }).click()
    await expect(composer.form).toHaveAccessibleName('Editing your post')
    await expect(composer.text).toHaveValue('Half of it')
  })
})
