import { expect, type Page } from 'playwright/test'
import { ComposerFiles, videoFile, pngFile } from './pages/composer-files'
import { Composer } from './pages/compose'
import { EmojiPicker } from './pages/emoji'
import { toast } from './pages/toast'
import type { Server } from './servers'

/** Context for arranging a state of the composer. */
export interface Writing {
  page: Page
  client: string
  server: Server
  composer: Composer
  files: ComposerFiles
}

/** A state of the composer that users meet. */
export interface ComposeState {
  readonly name: string
  readonly arrange: (writing: Writing) => Promise<unknown>
  /** The last step, in any language: its texts appear only then. */
  readonly act?: (writing: Writing) => Promise<unknown>
  /** Cleans up before the next state. */
  readonly leave?: (writing: Writing) => Promise<unknown>
}

export const writingOn = (page: Page, client: string, server: Server): Writing => {
  const composer = new Composer(page)
  return { page, client, server, composer, files: new ComposerFiles(page, composer) }
}

/** From this width on the composer is shown next to the posts, in px. */
const WITH_PANE = 1200
const isPost = (url: URL) => url.pathname === '/api/v1/statuses'

/**
 * Opens a page: inside the app, which is fast, when nothing of an earlier state is on screen; else with a
 * reload, because closing a modal steps back in history and would cancel the navigation.
 */
async function goTo(page: Page, url: string) {
  const clean = await page.evaluate(
    () =>
      location.protocol.startsWith('http') &&
      // A closed modal may not have gone back in the history yet.
      !history.state?.modal &&
      !document.querySelector('[role=dialog], [role=alertdialog], [aria-label=Notices] li'),
  )
  if (clean) await page.evaluate((to) => history.pushState(null, '', to), url)
  else await expect(() => page.goto(url)).toPass()
}

/** Starts a new draft with this text. */
async function begin({ page, client, composer }: Writing, text: string) {
  await goTo(page, `${client}/share?text=${encodeURIComponent(text)}`)
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(composer.text).toHaveValue(text)
}
const press = ({ composer }: Writing, name: string | RegExp) =>
  composer.form.getByRole('button', { name, exact: true }).click()

async function files(writing: Writing, text: string) {
  await begin(writing, text)
  await writing.files.choose(pngFile('heron.png', 64, 48), pngFile('tern.png', 48, 64))
  await expect(writing.files.tiles).toHaveCount(2)
  await press(writing, 'Content warning')
  await writing.composer.warning.fill('Birds')
}

/** Opens a post on its own page. */
async function postOf(
  { page, client, server }: Writing,
  by: 'ann' | 'ben',
  text: string,
  visibility: 'public' | 'unlisted' = 'public',
) {
  const { id } = server.simulator.script.as(by).publish({ text, quotePolicy: 'public', visibility })
  await goTo(page, `${client}/@${by}/${id}`)
  const post = page.getByRole('article').filter({ hasText: text }).first()
  await expect(post).toBeVisible()
  // Close toasts about the previous draft, which may cover the tested element.
  const close = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' })
  for (let left = await close.count(); left > 0; left--) {
    await close.first().click()
    await expect(close).toHaveCount(left - 1)
  }
  return post
}

/** Starts to edit an own post. */
async function beginEdit(writing: Writing, text: string) {
  const post = await postOf(writing, 'ann', text)
  await post.getByRole('button', { name: /^More/ }).click()
  await writing.page.getByRole('menuitem', { name: /^Edit/ }).click()
  await expect(writing.composer.text).toHaveValue(text)
}

/** Starts to edit a post that another device edits at the same time. */
async function editOutdated(writing: Writing, text: string) {
  const { composer, server } = writing
  await beginEdit(writing, text)
  const { statuses } = server.simulator.server.world
  const { id = '' } = statuses.values().find((status) => status.text === text) ?? {}
  server.simulator.script.as('ann').edit(id, { text: `${text}, all of them`, spoilerText: 'Birds' })
  await composer.text.fill(text.replace('bakc', 'back'))
}

/** Deletes a post to redraft it, while the server refuses the deletion this many times. */
async function redraftInVain(writing: Writing, text: string, times: number) {
  const { page, composer, server } = writing
  const post = await postOf(writing, 'ann', text)
  const { script } = server.simulator
  script.refuse('DELETE /api/v1/statuses/:id', 500, { error: 'The disk is full' }, { times })
  await post.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: /redraft/i }).click()
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  await expect(composer.form.getByText('The original post still exists.')).toBeVisible()
}

const refuse = ({ page }: Writing, answer: { status: number; body: string }) =>
  page.route(isPost, (route) => route.fulfill({ contentType: 'application/json', ...answer }), { times: 1 })

/** Sends it by keyboard shortcut. */
const send = ({ page }: Writing) => page.locator('form textarea').first().press('ControlOrMeta+Enter')
async function fail(writing: Writing) {
  await send(writing)
  await expect(writing.page.locator('form [role=alert] strong').first()).toBeVisible()
}
async function beAsked(writing: Writing) {
  await send(writing)
  await expect(writing.page.getByRole('alertdialog')).toBeVisible()
}

async function escape({ page }: Writing) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}

/** Every state, each starting fresh. */
export const COMPOSE_STATES: readonly ComposeState[] = [
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
      await writing.page.getByRole('menuitem', { name: 'Schedule post…' }).click()
      await expect(writing.composer.form.getByLabel('Schedule for', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'scheduled posts',
    arrange: async (writing) => {
      const { page, client } = writing
      await begin(writing, 'See you soon')
      await press(writing, 'More')
      await page.getByRole('menuitem', { name: 'Schedule post…' }).click()
      await press(writing, 'Schedule')
      await expect(toast(page, /^Post scheduled for/)).toBeVisible()
      await goTo(page, `${client}/scheduled`)
      await page.getByRole('button', { name: 'Change time' }).first().click()
      await expect(page.getByLabel('New time')).toBeVisible()
    },
  },
  {
    name: 'a refusal',
    arrange: async (writing) => {
      await begin(writing, 'Refused')
      await refuse(writing, { status: 422, body: '{"error":"Validation failed: Text is too funny"}' })
    },
    act: fail,
  },
  {
    name: 'files that are not ready',
    arrange: async (writing) => {
      await begin(writing, 'A long film')
      writing.server.simulator.script.media({ polls: 10_000 })
      await writing.files.choose(videoFile('cranes.mp4'))
      await expect(writing.files.tiles).toHaveCount(1)
      await writing.files.open(0)
      await writing.files.dialog.getByRole('textbox', { name: /^Alt text/ }).fill('Cranes')
      await writing.files.done()
    },
    act: async (writing) => {
      await send(writing)
      await expect(writing.page.locator('form [data-tone=accent] output')).toBeVisible()
    },
    leave: async (writing) => {
      writing.server.simulator.script.media({})
      await press(writing, 'Keep editing')
    },
  },
  {
    name: 'a similar post after a lost answer',
    arrange: async (writing) => {
      const { page, server } = writing
      await begin(writing, 'Many thanks')
      await page.route(
        isPost,
        async (route) => {
          server.simulator.script.as('ann').publish('Many thanks!')
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
    },
    act: fail,
    leave: (writing) => press(writing, 'No, keep draft'),
  },
  {
    name: 'a limit',
    arrange: async (writing) => {
      await begin(writing, 'Too fast')
      await refuse(writing, { status: 429, body: '{"error":"Too many requests"}' })
    },
    act: fail,
  },
  {
    name: 'an edit',
    arrange: async (writing) => {
      const post = await postOf(writing, 'ann', 'The gese are back')
      await post.getByRole('button', { name: /^More/ }).click()
      await writing.page.getByRole('menuitem', { name: /^Edit/ }).click()
      await expect(writing.composer.form).toHaveAccessibleName('Editing your post')
    },
    leave: ({ composer }) => composer.form.getByRole('button', { name: 'Cancel editing' }).click(),
  },
  {
    name: 'an edit of a post that has a newer version',
    arrange: (writing) => editOutdated(writing, 'The storks are bakc'),
    act: async (writing) => {
      await send(writing)
      await expect(writing.page.getByRole('dialog').getByRole('heading', { level: 3 })).toHaveCount(2)
    },
    leave: escape,
  },
  {
    name: 'an edit that was not saved over a newer version',
    arrange: (writing) => editOutdated(writing, 'The egrets are bakc'),
    act: async (writing) => {
      await send(writing)
      const question = writing.page.getByRole('dialog').last()
      await expect(question.getByRole('heading', { level: 3 })).toHaveCount(2)
      await question.locator('footer button').first().click()
      await expect(writing.page.locator('form [role=alert] strong').first()).toBeVisible()
    },
    leave: escape,
  },
  {
    name: 'an edit of a deleted post',
    arrange: async (writing) => {
      const { server, composer } = writing
      await beginEdit(writing, 'The ibises are bakc')
      const gone = server.simulator.server.world.statuses
        .values()
        .find(({ text }) => text === 'The ibises are bakc')
      server.simulator.script.as('ann').remove(gone?.id ?? '')
      await composer.text.fill('The ibises are back')
    },
    act: fail,
    leave: escape,
  },
  {
    name: 'an edit that may have been saved',
    arrange: async (writing) => {
      await beginEdit(writing, 'The herons are bakc')
      await writing.composer.text.fill('The herons are back')
      // The post is read before saving and cannot be read again after.
      await writing.page.route(/\/api\/v1\/statuses\/\d+$/, async (route) => {
        if (route.request().method() === 'GET') return route.fallback()
        await writing.page.route(/\/api\/v1\/statuses\/\d+$/, (again) => again.abort('connectionreset'))
        return route.abort('connectionreset')
      })
    },
    act: fail,
    leave: ({ page }) => page.unrouteAll(),
  },
  {
    name: 'a redraft whose original still exists',
    arrange: async (writing) => {
      await redraftInVain(writing, 'The swans are bakc', 1)
    },
    leave: escape,
  },
  {
    name: 'a redraft posted without deleting its original',
    arrange: async (writing) => {
      await redraftInVain(writing, 'The cranes are bakc', 2)
    },
    act: beAsked,
    leave: escape,
  },
  {
    name: 'a reply',
    arrange: async (writing) => {
      const post = await postOf(writing, 'ben', 'What do you see?')
      await post.getByRole('button', { name: /^Reply/ }).click()
      await expect(writing.composer.form).toHaveAccessibleName(/^Reply to/)
    },
    leave: escape,
  },
  {
    name: 'a quote',
    arrange: async (writing) => {
      const hasPane = (writing.page.viewportSize()?.width ?? 0) >= WITH_PANE
      if (hasPane) await begin(writing, 'Something else')
      const post = await postOf(writing, 'ben', 'Quote this')
      await post.getByRole('button', { name: /^Boost/ }).click()
      await writing.page.getByRole('menuitem', { name: /^Quote/ }).click()
      await expect(writing.composer.form.getByRole('group', { name: /^Quoting/ })).toBeVisible()
      // Close the pane and its toasts, which this state does not test.
      if (!hasPane) return
      const alerts = writing.page.getByRole('region', { name: 'Notices' })
      await alerts.getByRole('button', { name: 'Close' }).first().click()
      await expect(alerts.getByRole('button', { name: 'Close' })).toHaveCount(0)
    },
    leave: escape,
  },
  {
    name: 'a private mention with more recipients',
    arrange: async (writing) => {
      const { page, composer } = writing
      const post = await postOf(writing, 'ben', 'Write to me')
      await post.getByRole('button', { name: /^More/ }).click()
      await page.getByRole('menuitem', { name: /message|privately/i }).click()
      await expect(composer.form.getByText(/^Only @ben can see this post/)).toBeVisible()
      await composer.text.press('ControlOrMeta+End')
      await composer.text.pressSequentially('and @cleo, a secret ')
    },
    act: beAsked,
    leave: escape,
  },
  {
    name: 'a private mention made public',
    arrange: async (writing) => {
      const { page, composer } = writing
      const post = await postOf(writing, 'ben', 'Write to me alone')
      await post.getByRole('button', { name: /^More/ }).click()
      await page.getByRole('menuitem', { name: /message|privately/i }).click()
      await expect(composer.form.getByText(/^Only @ben can see this post/)).toBeVisible()
      await press(writing, /^Visibility/)
      await page.getByRole('dialog').getByText('Public', { exact: true }).click()
      await expect(page.getByRole('button', { name: 'Keep private' })).toBeVisible()
    },
    leave: async ({ page }) => {
      await page.getByRole('button', { name: 'Keep private' }).click()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('radio')).toHaveCount(0)
    },
  },
  {
    name: 'a quote of a quiet public post',
    arrange: async (writing) => {
      const post = await postOf(writing, 'ben', 'Quietly', 'unlisted')
      await post.getByRole('button', { name: /^Boost/ }).click()
      await writing.page.getByRole('menuitem', { name: /^Quote/ }).click()
      await expect(writing.page.getByRole('dialog', { name: 'Quote this quiet public post?' })).toBeVisible()
    },
    leave: async ({ page }) => {
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name: 'Quote this quiet public post?' })).toHaveCount(0)
    },
  },
  // Last, because its result is known only later.
  {
    name: 'a post that may have been published',
    arrange: async (writing) => {
      await begin(writing, 'Perhaps')
      await writing.page.route(/\/api\/v1\//, (route) => route.abort('connectionreset'))
    },
    act: fail,
    leave: ({ page }) => page.unrouteAll(),
  },
]
