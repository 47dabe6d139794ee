import { expect } from 'playwright/test'
import { videoFile } from '../pages/composer-files'
import { begin, fail, isPost, press, refuse, send, type ComposeState } from './steps'

/** States of a post that is not published yet, or of which it is unknown. */
export const SENDING_STATES: readonly ComposeState[] = [
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
    name: 'a post that may have been published',
    arrange: async (writing) => {
      await begin(writing, 'Perhaps')
      // The server can be reached, but tells nothing.
      await writing.page.route(/\/api\/v1\//, (route) => route.fulfill({ status: 500, body: '' }))
      await writing.page.route(isPost, (route) => route.abort('connectionreset'))
    },
    act: fail,
    leave: ({ page }) => page.unrouteAll(),
  },
]
