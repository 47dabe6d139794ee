import { expect, test } from '../../fixtures'
import { ComposerFiles, videoFile, pngFile } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { boxAtRest } from '../../pages/wait-until-still'
import { StatusPage } from '../../pages/status'
import { toast } from '../../pages/toast'
import { countRequests, PUBLISH_ROUTE, findPost } from '../../simulator-helpers'
import type { Server } from '../../servers'

const filesOf = (server: Server, text: string) =>
  (findPost(server, text)?.mediaIds ?? []).map((id) => server.simulator.server.world.media.get(id))
const UPLOAD = 'POST /api/v2/media'

test('files without alt text need a confirmation, unless the settings disable it', async ({
  page,
  home,
  client,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
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

  await page.goto(`${client}/preferences/writing`)
  await page.getByRole('switch', { name: /^Remind me to add alt text/ }).click()
  await page.goto(`${client}/publish`)
  await composer.text.fill('Unasked')
  await files.choose('tern.png')
  await expect(files.tiles).toHaveCount(1)
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(filesOf(server, 'Unasked')).toHaveLength(1)
})

test('an image with too many pixels is scaled down after a confirmation', async ({
  page,
  server,
  signInAs,
}) => {
  server.simulator.script.rewrite(
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
  await expect(toast(page, 'Post published')).toBeVisible()
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

test('a cancelled upload starts again on undo, and posting waits for it', async ({ page, home, server }) => {
  const held = server.simulator.script.hold(UPLOAD)
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
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
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
  held.release()
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(filesOf(server, 'Slowly').map((file) => file?.description)).toEqual(['A swan'])
})

test('a file is kept after an HTML answer to its upload and can be retried', async ({
  page,
  home,
  server,
}) => {
  await page.route(
    (url) => url.pathname === '/api/v2/media',
    (route) => route.fulfill({ status: 413, contentType: 'text/html', body: '<html>Too large</html>' }),
    { times: 1 },
  )
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('A heavy one')
  await files.choose('whale.png')
  await expect(files.tiles).toContainText('Upload failed')
  await expect(files.tiles).not.toContainText('<')
  await files.tiles.getByRole('button', { name: 'Try again' }).click()
  await expect(files.tiles).not.toContainText('Upload failed')
  await files.describe(0, 'A whale')
  await composer.submit.click()
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(filesOf(server, 'A heavy one')).toHaveLength(1)
})

test('a video gets a cover image, even one chosen during the upload', async ({ page, home, server }) => {
  const held = server.simulator.script.hold(UPLOAD)
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
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
  await expect(toast(page, 'Post published')).toBeVisible()
  expect(filesOf(server, 'In motion')[0]).toMatchObject({ type: 'video', description: 'A dog runs' })
  expect(filesOf(server, 'In motion')[0]?.previewUrl).toMatch(/thumbnails/)
})

test('the focal point is set by pointer and keyboard and reaches the server', async ({
  page,
  home,
  server,
}) => {
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
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
})

test('an edit keeps order and alt text of files and saves changes', async ({ page, home, server }) => {
  const { script } = server.simulator
  const mediaIds = ['Heron', 'Tern'].map((description) =>
    script.attach('ann', { description, focus: { x: 0.5, y: -0.5 } }),
  )
  script.as('ann').publish({ text: 'Birds of today', mediaIds })
  await page.reload()
  await home.post('Birds of today').more.click()
  await page.getByRole('menuitem', { name: /^Edit/ }).click()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await expect(files.tiles.first()).toHaveAccessibleName('Image 1 of 2: Heron')
  await files.describe(1, 'Arctic tern')
  await composer.submit.click()
  await expect(toast(page, 'Post saved')).toBeVisible()
  expect(findPost(server, 'Birds of today')?.mediaIds).toEqual(mediaIds)
  expect(filesOf(server, 'Birds of today').map((file) => [file?.description, file?.focus])).toEqual([
    ['Heron', { x: 0.5, y: -0.5 }],
    ['Arctic tern', { x: 0.5, y: -0.5 }],
  ])
  expect(countRequests(server, 'PUT /api/v1/media/:id')).toBe(0)
})

test('a new cover image of a published video is saved with the edit', async ({ page, home, server }) => {
  const { script, server: simulated } = server.simulator
  const videoId = script.attach('ann', { type: 'video', description: 'A heron takes off' })
  const before = simulated.world.media.get(videoId)?.previewUrl
  script.as('ann').publish({ text: 'The film of today', mediaIds: [videoId] })
  await page.reload()
  await home.post('The film of today').more.click()
  await page.getByRole('menuitem', { name: /^Edit/ }).click()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
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
  expect(countRequests(server, 'PUT /api/v1/media/:id')).toBe(0)
})

for (const what of ['files', 'poll'] as const)
  test(`delete and redraft restores ${what}`, async ({ page, server, annOpens }) => {
    const { script } = server.simulator
    const { id } = script.as('ann').publish({
      text: 'Once more',
      ...(what === 'files'
        ? { mediaIds: [script.attach('ann', { description: 'Owl' })] }
        : { poll: { options: ['Yes', 'No'], multiple: true, expiresIn: 86_400, hideTotals: false } }),
    })
    await annOpens(`/@ann/${id}`)
    await new StatusPage(page).focused.more.click()
    await page.getByRole('menuitem', { name: /redraft/i }).click()
    await page.getByRole('button', { name: 'Delete and redraft' }).click()
    const composer = new Composer(page)
    await expect(composer.text).toHaveValue('Once more')
    if (what === 'files')
      await expect(new ComposerFiles(page, composer).tiles).toHaveAccessibleName('Image 1 of 1: Owl')
    else await expect(composer.form.getByRole('textbox', { name: 'Option 2' })).toHaveValue('No')
    await composer.text.fill('Once more, better')
    await composer.submit.click()
    await expect(toast(page, 'Post published')).toBeVisible()
    const made = findPost(server, 'Once more, better')
    if (what === 'files')
      expect(filesOf(server, 'Once more, better').map((file) => file?.description)).toEqual(['Owl'])
    else
      expect(server.simulator.server.world.polls.get(made?.pollId ?? '')).toMatchObject({
        multiple: true,
        options: [{ title: 'Yes' }, { title: 'No' }],
      })
  })

test('a refusal about files is shown next to them', async ({ page, home, server }) => {
  server.simulator.script.refuse('POST /api/v1/statuses', 422, {
    error: 'Validation failed: Media attachments are from another account',
  })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Not yet')
  await files.choose('crow.png')
  await files.describe(0, 'A crow')
  await composer.submit.click()
  const notice = composer.form.getByRole('alert').filter({ hasText: 'Media attachments are from another' })
  await expect(notice).toBeVisible()
  await expect(notice.locator('+ *').getByRole('list', { name: 'Attached files' })).toBeVisible()
  await expect(files.tiles).toHaveAccessibleName('Image 1 of 1: A crow')
})

test('a post published without a file shows a notice that opens the edit', async ({ page, home, server }) => {
  server.simulator.script.rewrite('POST /api/v1/statuses', (body: object) => ({
    ...body,
    media_attachments: [],
  }))
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await composer.text.fill('Half of it')
  await files.choose('rook.png')
  await files.describe(0, 'A rook')
  await composer.submit.click()
  await expect(toast(page, '1 file is missing from your post.')).toBeVisible()
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: /^Edit/ }).click()
  await expect(composer.form).toHaveAccessibleName('Editing your post')
  await expect(composer.text).toHaveValue('Half of it')
})
