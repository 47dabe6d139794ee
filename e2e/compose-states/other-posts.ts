import { expect } from 'playwright/test'
import {
  begin,
  beginEdit,
  editOutdated,
  escape,
  fail,
  postOf,
  press,
  redraftInVain,
  send,
  type ComposeState,
} from './steps'

/** From this width on the composer is shown next to the posts, in px. */
const WITH_PANE = 1200

/** States of edits, redrafts, replies, quotes and private mentions. */
export const OTHER_POST_STATES: readonly ComposeState[] = [
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
    arrange: (writing) => redraftInVain(writing, 'The swans are bakc'),
    leave: escape,
  },
  {
    name: 'a reply',
    arrange: async (writing) => {
      const post = await postOf(writing, 'ben', 'What do you see?')
      await post.getByRole('button', { name: /^Reply(?! to )/ }).click()
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
]
