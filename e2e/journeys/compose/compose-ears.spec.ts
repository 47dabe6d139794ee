import { expect, test } from '../../fixtures'
import { Attached } from '../../pages/attached'
import { Composer } from '../../pages/compose'
import { Ears } from '../../pages/ears'
import { toast } from '../../pages/toast'
import { posted } from '../../server-side'

const REFUSAL = 'Validation failed: Text is too funny'
const states = (expected: Record<string, unknown>) => ({ states: expect.objectContaining(expected) })

test('a screen reader hears everything from the first letter to the published post', async ({
  page,
  client,
  home,
  server,
}) => {
  test.setTimeout(90_000)
  await expect(home.posts.first()).toBeVisible()
  const ears = await Ears.on(page)
  await page.goto(`${client}/publish`)
  const composer = new Composer(page)
  const files = new Attached(page, composer)
  await expect(composer.text).toBeEditable()

  await test.step('every control has a role, a name and its state', async () => {
    await ears.finds('form', 'New post')
    await ears.finds('textbox', 'Text', states({ multiline: true, focusable: true }))
    await ears.finds('button', 'Content warning')
    await ears.finds('button', 'Add pictures, a video or a sound')
    await ears.finds('button', 'Add a poll')
    await ears.finds('button', 'Insert an emoji', states({ hasPopup: 'dialog', expanded: false }))
    await ears.finds('button', 'Who can see it: Public', states({ hasPopup: 'dialog', expanded: false }))
    await ears.finds('button', /^Language: /, states({ hasPopup: 'dialog' }))
    await ears.finds('button', 'Publish', {
      description: 'Write something first',
      ...states({ disabled: true }),
    })
  })

  await test.step('suggestions', async () => {
    await composer.text.pressSequentially('Hello @be')
    await ears.finds('listbox', 'Suggested people')
    await ears.finds('combobox', 'Text', states({ expanded: true, autocomplete: 'list' }))
    await ears.finds('option', /^Ben Barlow ?@ben$/, states({ selected: true }))
    await ears.hears(/^\d+ suggestions?/)
    await composer.field.press('Tab')
    await expect(composer.text).toHaveValue('Hello @ben ')
    await ears.finds('textbox', 'Text')
  })

  await test.step('the count, and a text that is too long', async () => {
    await composer.text.fill('x'.repeat(485))
    await ears.hears('Fewer than 20 characters left')
    await composer.text.fill('x'.repeat(501))
    await ears.hears('The text is too long')
    await ears.finds('textbox', 'Text', states({ invalid: 'true' }))
    await ears.finds('button', 'Publish', { description: 'The text is too long' })
    await composer.text.fill('A heron')
    await ears.finds('textbox', 'Text', states({ invalid: 'false' }))
    await ears.finds('button', 'Publish', { description: '' })
  })

  await test.step('an upload and its description', async () => {
    const held = server.simulator.script.hold('POST /api/v2/media')
    await files.choose('heron.png')
    await expect.poll(() => held.count).toBe(1)
    await ears.finds('progressbar', /^Uploading, \d+%$/)
    await ears.finds('button', 'Cancel the upload')
    held.release()
    await ears.hears('Picture 1 of 1 is uploaded')
    await ears.finds('listitem', 'Picture 1 of 1: heron.png')
    await files.open(0)
    await ears.finds('dialog', 'Describe the file')
    // The content behind is inert.
    await expect
      .poll(async () => (await ears.tree('textbox')).map(({ name }) => name))
      .toEqual([expect.stringMatching(/^Description for people/)])
    await ears.finds('textbox', /^Description for people/, {
      description: 'What matters in it, in a sentence or two, with any text that is in the picture.',
    })
    await ears.finds('slider', 'Focal point', {
      description: 'Press where the picture must not be cut, or move the point with the arrow keys.',
    })
    await files.dialog.getByRole('textbox', { name: /^Description/ }).fill('A heron at dusk')
    await files.done()
    await ears.finds('listitem', 'Picture 1 of 1: A heron at dusk')
  })

  await test.step('a refusal, said at once and standing by the text', async () => {
    server.simulator.script.refuse('POST /api/v1/statuses', 422, { error: REFUSAL })
    await composer.submit.click()
    await ears.hears(REFUSAL)
    await ears.finds('alert', '', states({ live: 'assertive' }))
    await expect
      .poll(async () => (await ears.tree('textbox')).find(({ name }) => name === 'Text')?.description)
      .toContain(REFUSAL)
  })

  await test.step('sending and success', async () => {
    const held = server.simulator.script.hold('POST /api/v1/statuses')
    await composer.submit.click()
    await expect.poll(() => held.count).toBe(1)
    await ears.finds('button', /^Publishing/, states({ disabled: true }))
    held.release()
    await ears.hears('Post published.')
    await expect(toast(page, 'Post published.')).toBeVisible()
    await ears.finds('button', 'Open')
    expect(posted(server, 'A heron')).toBeDefined()
  })
})
