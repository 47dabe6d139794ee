import { expect, test } from '../../fixtures'
import { ComposerFiles } from '../../pages/composer-files'
import { Composer } from '../../pages/compose'
import { ScreenReader } from '../../pages/screen-reader'
import { toast } from '../../pages/toast'
import { findPost } from '../../simulator-helpers'

const REFUSAL = 'Validation failed: Text is too funny'
const states = (expected: Record<string, unknown>) => ({ states: expect.objectContaining(expected) })

test('a screen reader announces every step from typing to the published post', async ({
  page,
  server,
  annOpens,
}) => {
  test.setTimeout(90_000)
  const screenReader = await ScreenReader.on(page)
  await annOpens('/publish')
  const composer = new Composer(page)
  const files = new ComposerFiles(page, composer)
  await expect(composer.text).toBeEditable()

  await test.step('every control has a role, a name and its state', async () => {
    await screenReader.finds('form', 'New post')
    await screenReader.finds('textbox', 'Text', states({ multiline: true, focusable: true }))
    await screenReader.finds('button', 'Content warning')
    await screenReader.finds('button', 'Add media')
    await screenReader.finds('button', 'Add a poll')
    await screenReader.finds('button', 'Insert emoji', states({ hasPopup: 'dialog', expanded: false }))
    await screenReader.finds('button', 'Visibility: Public', states({ hasPopup: 'dialog', expanded: false }))
    await screenReader.finds('button', /^Language: /, states({ hasPopup: 'dialog' }))
    await screenReader.finds('button', 'Post', {
      description: 'Write something first',
      ...states({ disabled: true }),
    })
  })

  await test.step('suggestions', async () => {
    await composer.text.pressSequentially('Hello @be')
    await screenReader.finds('listbox', 'Suggested accounts')
    await screenReader.finds('combobox', 'Text', states({ expanded: true, autocomplete: 'list' }))
    await screenReader.finds('option', /^Ben Barlow ?@ben$/, states({ selected: true }))
    await screenReader.announces(/^\d+ suggestions?/)
    await composer.field.press('Tab')
    await expect(composer.text).toHaveValue('Hello @ben ')
    await screenReader.finds('textbox', 'Text')
  })

  await test.step('the count, and a text that is too long', async () => {
    await composer.text.fill('x'.repeat(485))
    await screenReader.announces('Fewer than 20 characters left')
    await composer.text.fill('x'.repeat(501))
    await screenReader.announces('The text is too long')
    await screenReader.finds('textbox', 'Text', states({ invalid: 'true' }))
    await screenReader.finds('button', 'Post', { description: 'The text is too long' })
    await composer.text.fill('A heron')
    await screenReader.finds('textbox', 'Text', states({ invalid: 'false' }))
    await screenReader.finds('button', 'Post', { description: '' })
  })

  await test.step('an upload and its alt text', async () => {
    const held = server.simulator.script.hold('POST /api/v2/media')
    await files.choose('heron.png')
    await expect.poll(() => held.count).toBe(1)
    await screenReader.finds('progressbar', /^Uploading, \d+%$/)
    await screenReader.finds('button', 'Cancel upload')
    held.release()
    await screenReader.announces('Image 1 of 1 uploaded')
    await screenReader.finds('listitem', 'Image 1 of 1: heron.png')
    await files.open(0)
    await screenReader.finds('dialog', 'Media details')
    // The content behind is inert.
    await expect
      .poll(async () => (await screenReader.tree('textbox')).map(({ name }) => name))
      .toEqual([expect.stringMatching(/^Alt text/)])
    await screenReader.finds('textbox', /^Alt text/, {
      description: 'Describe this for people who can’t see or hear it. Include any text in the image.',
    })
    await screenReader.finds('slider', 'Focal point', {
      description:
        'Click or tap the part of the image that should stay visible in previews, or use the arrow keys.',
    })
    await files.dialog.getByRole('textbox', { name: /^Alt text/ }).fill('A heron at dusk')
    await files.done()
    await screenReader.finds('listitem', 'Image 1 of 1: A heron at dusk')
  })

  await test.step('a refusal, announced at once and linked to the text', async () => {
    server.simulator.script.refuse('POST /api/v1/statuses', 422, { error: REFUSAL })
    await composer.submit.click()
    await screenReader.announces(REFUSAL)
    await screenReader.finds('alert', '', states({ live: 'assertive' }))
    await expect
      .poll(async () => (await screenReader.tree('textbox')).find(({ name }) => name === 'Text')?.description)
      .toContain(REFUSAL)
  })

  await test.step('sending and success', async () => {
    const held = server.simulator.script.hold('POST /api/v1/statuses')
    await composer.submit.click()
    await expect.poll(() => held.count).toBe(1)
    await screenReader.finds('button', /^Posting/, states({ disabled: true }))
    held.release()
    await screenReader.announces('Post published')
    await expect(toast(page, 'Post published')).toBeVisible()
    await screenReader.finds('button', 'Open')
    expect(findPost(server, 'A heron')).toBeDefined()
  })
})
