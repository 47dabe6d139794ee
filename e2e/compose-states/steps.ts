import { expect, type Page } from 'playwright/test'
import { ComposerFiles, pngFile } from '../pages/composer-files'
import { Composer } from '../pages/compose'
import { goWithin } from '../pages/navigation'
import { waitForTransitions } from '../pages/wait-until-still'
import type { Server } from '../servers'

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

export const isPost = (url: URL) => url.pathname === '/api/v1/statuses'

/** Closes toasts, such as those about the previous draft: they may cover the tested element, and keep their language. */
export async function closeNotices(page: Page) {
  const close = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Close' })
  // Some toasts close on their own, and others may open while this runs.
  await expect(async () => {
    await close.evaluateAll((buttons) => {
      for (const button of buttons) (button as HTMLButtonElement).click()
    })
    await expect(close).toHaveCount(0, { timeout: 1000 })
  }).toPass()
}

/**
 * Opens a page: inside the app, which is fast, when nothing of an earlier state is on screen; else with a
 * reload, because closing a modal steps back in history and would cancel the navigation.
 */
export async function goTo(page: Page, url: string) {
  await closeNotices(page)
  // A notice that is being closed is still there.
  await waitForTransitions(page)
  const clean = await page.evaluate(
    () =>
      location.protocol.startsWith('http') &&
      // A closed modal may not have gone back in the history yet.
      !history.state?.modal &&
      // A closed picker stays, hidden.
      ![...document.querySelectorAll('[role=dialog], [role=alertdialog], [aria-label=Notices] li')].some(
        (part) => part.checkVisibility({ visibilityProperty: true }),
      ),
  )
  if (clean) await goWithin(page, url)
  else await expect(() => page.goto(url)).toPass()
}

/** Starts a new draft with this text. */
export async function begin({ page, client, composer }: Writing, text: string) {
  await goTo(page, `${client}/share?text=${encodeURIComponent(text)}`)
  await expect(page).toHaveURL(`${client}/publish`)
  await expect(composer.text).toHaveValue(text)
}
export const press = ({ composer }: Writing, name: string | RegExp) =>
  composer.form.getByRole('button', { name, exact: true }).click()

export async function files(writing: Writing, text: string) {
  await begin(writing, text)
  await writing.files.choose(pngFile('heron.png', 64, 48), pngFile('tern.png', 48, 64))
  await expect(writing.files.tiles).toHaveCount(2)
  await press(writing, 'Content warning')
  await writing.composer.warning.fill('Birds')
}

/** Opens a post on its own page. */
export async function postOf(
  { page, client, server }: Writing,
  by: 'ann' | 'ben',
  text: string,
  visibility: 'public' | 'unlisted' = 'public',
) {
  const { id } = server.simulator.script.as(by).publish({ text, quotePolicy: 'public', visibility })
  await goTo(page, `${client}/@${by}/${id}`)
  const post = page.getByRole('article').filter({ hasText: text }).first()
  await expect(post).toBeVisible()
  await closeNotices(page)
  return post
}

/** Starts to edit an own post. */
export async function beginEdit(writing: Writing, text: string) {
  const post = await postOf(writing, 'ann', text)
  await post.getByRole('button', { name: /^More/ }).click()
  await writing.page.getByRole('menuitem', { name: /^Edit/ }).click()
  await expect(writing.composer.text).toHaveValue(text)
}

/** Starts to edit a post that another device edits at the same time. */
export async function editOutdated(writing: Writing, text: string) {
  const { composer, server } = writing
  await beginEdit(writing, text)
  const { statuses } = server.simulator.server.world
  const { id = '' } = statuses.values().find((status) => status.text === text) ?? {}
  server.simulator.script.as('ann').edit(id, { text: `${text}, all of them`, spoilerText: 'Birds' })
  await composer.text.fill(text.replace('bakc', 'back'))
}

/** Deletes a post to redraft it, while the server refuses the deletion. */
export async function redraftInVain(writing: Writing, text: string) {
  const { page, composer, server } = writing
  const post = await postOf(writing, 'ann', text)
  const { script } = server.simulator
  script.refuse('DELETE /api/v1/statuses/:id', 500, { error: 'The disk is full' })
  await post.getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: /redraft/i }).click()
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  await expect(composer.form.getByText('The original post still exists.')).toBeVisible()
}

export const refuse = ({ page }: Writing, answer: { status: number; body: string }) =>
  page.route(isPost, (route) => route.fulfill({ contentType: 'application/json', ...answer }), { times: 1 })

/** Sends it by keyboard shortcut. */
export const send = ({ page }: Writing) => page.locator('form textarea').first().press('ControlOrMeta+Enter')
export async function fail(writing: Writing) {
  await send(writing)
  await expect(writing.page.locator('form [role=alert] strong').first()).toBeVisible()
}
export async function beAsked(writing: Writing) {
  await send(writing)
  await expect(writing.page.getByRole('alertdialog')).toBeVisible()
}

export async function escape({ page }: Writing) {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
}
