import { expect } from 'playwright/test'
import { videoFile } from '../pages/composer-files'
import { EmojiPicker } from '../pages/emoji'
import { toast } from '../pages/toast'
import { beAsked, begin, escape, files, goTo, press, type ComposeState } from './steps'

/** States while writing a new post. */
export const NEW_POST_STATES: readonly ComposeState[] = [
  {
    name: 'a text that is too long',
    arrange: async (writing) => {
      await begin(writing, `${'A long story about geese. '.repeat(30)}The end.`)
      await expect(writing.composer.form.getByRole('button', { name: 'Split into a thread' })).toBeVisible()
    },
  },
  { name: 'files and a warning', arrange: (writing) => files(writing, 'Two birds') },
  {
    name: 'a failed upload',
    arrange: async (writing) => {
      await begin(writing, 'A film')
      const body = JSON.stringify({ error: 'Validation failed: File content is not supported' })
      await writing.page.route(/\/api\/v[12]\/media$/, (route) =>
        route.fulfill({ status: 422, contentType: 'application/json', body }),
      )
      await writing.files.choose(videoFile('geese.mp4'))
      await expect(writing.files.tiles.getByRole('button', { name: 'Try again' })).toBeVisible()
    },
    leave: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'the details of an image',
    arrange: async (writing) => {
      await files(writing, 'Two more birds')
      await writing.files.open(0)
      await writing.files.dialog.getByRole('textbox', { name: /^Alt text/ }).fill('A heron')
    },
    leave: ({ files: attached }) => attached.done(),
  },
  {
    name: 'the details of a video',
    arrange: async (writing) => {
      await begin(writing, 'A film of birds')
      await writing.files.choose(videoFile('geese.mp4'))
      await expect(writing.files.tiles).toHaveCount(1)
      await writing.files.open(0)
      await expect(writing.files.dialog.getByRole('button', { name: /cover image$/ })).toBeVisible()
    },
    leave: ({ files: attached }) => attached.done(),
  },
  {
    name: 'files without alt text',
    arrange: (writing) => files(writing, 'Birds without a word'),
    act: beAsked,
    leave: escape,
  },
  {
    name: 'a poll',
    arrange: async (writing) => {
      await begin(writing, 'Which bird?')
      await press(writing, 'Add a poll')
      await expect(writing.composer.form.getByRole('textbox', { name: 'Option 1' })).toBeFocused()
      await writing.page.keyboard.type('Heron')
      await writing.page.keyboard.press('Enter')
      await expect(writing.composer.form.getByRole('textbox', { name: 'Option 2' })).toBeFocused()
      await writing.page.keyboard.type('Tern')
    },
  },
  {
    name: 'the length of a poll',
    arrange: async (writing) => {
      await begin(writing, 'Which bird is it?')
      await press(writing, 'Add a poll')
      await writing.composer.form.getByRole('combobox', { name: 'Poll duration' }).click()
      await expect(writing.page.getByRole('option', { name: '7 days' })).toBeVisible()
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('option')).toHaveCount(0)
    },
  },
  {
    name: 'suggestions',
    arrange: async (writing) => {
      await begin(writing, 'Hello')
      await writing.composer.text.press('ControlOrMeta+End')
      await writing.composer.field.pressSequentially(' @be')
      await expect(writing.page.getByRole('listbox')).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'visibility',
    arrange: async (writing) => {
      await begin(writing, 'For whom?')
      await press(writing, /^Visibility/)
      await expect(writing.page.getByRole('radio', { name: 'Public', exact: true })).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'the language',
    arrange: async (writing) => {
      await begin(writing, 'Was für Gänse?')
      await press(writing, /^Language:/)
      await expect(writing.page.getByRole('combobox', { name: 'Search languages' })).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'emoji',
    arrange: async (writing) => {
      await begin(writing, 'Hurrah')
      await new EmojiPicker(writing.page).open(writing.composer.form)
    },
    leave: escape,
  },
  {
    name: 'drafts',
    arrange: async (writing) => {
      await begin(writing, 'One more')
      await press(writing, /^Drafts/)
      await expect(writing.page.getByRole('dialog', { name: 'Drafts' })).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'a thread',
    arrange: async (writing) => {
      const { page, composer } = writing
      await begin(writing, 'First of all')
      await press(writing, 'Start a thread')
      await expect(composer.form.getByLabel('Post 2', { exact: true })).toBeFocused()
      await page.keyboard.type('And another thing')
      await press(writing, 'Content warning for post 2')
      await press(writing, 'More')
      await page.getByRole('menuitemcheckbox', { name: 'Number the posts' }).click()
      await page.keyboard.press('Escape')
      await expect(composer.form.getByRole('textbox', { name: 'Post 2', exact: true })).toBeVisible()
    },
  },
  {
    name: 'a time for a scheduled post',
    arrange: async (writing) => {
      await begin(writing, 'See you')
      await press(writing, 'More')
      await writing.page.getByRole('menuitem', { name: 'Schedule post' }).click()
      await expect(writing.composer.form.getByLabel('Schedule for', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'scheduled posts',
    arrange: async (writing) => {
      const { page, client } = writing
      await begin(writing, 'See you soon')
      await press(writing, 'More')
      await page.getByRole('menuitem', { name: 'Schedule post' }).click()
      await press(writing, 'Schedule')
      await expect(toast(page, /^Post scheduled for/)).toBeVisible()
      await goTo(page, `${client}/scheduled`)
      await page.getByRole('button', { name: 'Change time' }).first().click()
      await expect(page.getByLabel('New time')).toBeVisible()
    },
  },
]
