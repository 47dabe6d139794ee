import { expect, test } from '../../fixtures'
import { loseAnswer } from '../../network'
import { Composer } from '../../pages/compose'
import { StatusPage } from '../../pages/status'
import { toast } from '../../pages/toast'
import { countRequests, PUBLISH_ROUTE } from '../../simulator-helpers'
import type { Server } from '../../servers'
import type { Page } from 'playwright/test'
import type { StatusCard } from '../../pages/status-card'

const posted = (server: Server, text: string) =>
  server.simulator.server.world.statuses.values().find((status) => status.text === text)

async function choose(page: Page, card: StatusCard, entry: RegExp) {
  await card.more.click()
  await page.getByRole('menuitem', { name: entry }).click()
}

test('an edit keeps all content, is confirmed and changes the post in place', async ({
  page,
  home,
  server,
}) => {
  const { id } = server.simulator.script.as('ann').publish({
    text: 'The gese are back',
    spoilerText: 'Birds',
    visibility: 'unlisted',
  })
  await page.reload()
  await choose(page, home.post('Birds'), /^Edit/)
  const composer = new Composer(page)
  await expect(composer.form).toHaveAccessibleName('Editing your post')
  await expect(composer.warning).toHaveValue('Birds')
  await composer.form.getByRole('button', { name: /^Visibility/ }).click()
  await expect(page.getByText('You can’t change who can see a post after it’s published.')).toBeVisible()
  await page.keyboard.press('Escape')
  await composer.text.fill('The geese are back')
  await composer.submit.click()
  await expect(toast(page, 'Post saved')).toBeVisible()
  expect(server.simulator.server.world.statuses.get(id)).toMatchObject({
    text: 'The geese are back',
    spoilerText: 'Birds',
    visibility: 'unlisted',
  })
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
  await expect(composer.text).toHaveValue('')
})

test('text written while an edit loads stays, and a notice opens the edit', async ({
  page,
  home,
  server,
}) => {
  server.simulator.script.as('ann').publish('Published words')
  await page.reload()
  const held = server.simulator.script.hold(/\/source$/)
  const composer = new Composer(page)
  await expect(composer.text).toBeEditable()
  await choose(page, home.post('Published words'), /^Edit/)
  await expect.poll(() => held.count).toBe(1)
  await composer.text.pressSequentially('Something else ')
  held.release()
  const open = page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Open draft' })
  await expect(open).toBeVisible()
  await expect(composer.text).toBeFocused()
  await page.keyboard.type('altogether')
  await expect(composer.text).toHaveValue('Something else altogether')
  await open.click()
  await expect(composer.text).toHaveValue('Published words')
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'Open draft “Something else altogether”' }).click()
  await expect(composer.text).toHaveValue('Something else altogether')
})

test('leaving an edit for a new post does not change the edited post', async ({ page, home, server }) => {
  const { id } = server.simulator.script.as('ann').publish('Published words')
  await page.reload()
  await choose(page, home.post('Published words'), /^Edit/)
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('Published words')
  await composer.text.fill('Half changed')
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'New post', exact: true }).last().click()
  await expect(composer.text).toHaveValue('')
  await composer.publish('Something new')
  await expect(home.post('Something new').root).toBeVisible()
  expect(server.simulator.server.world.statuses.get(id)?.text).toBe('Published words')
  expect(countRequests(server, 'PUT /api/v1/statuses/:id')).toBe(0)
})

/** Starts to edit a post on its page, while another device edits it too. */
async function editOutdated(page: Page, server: Server, annOpens: (path: string) => Promise<void>) {
  const { script, server: inside } = server.simulator
  const { id } = script.as('ann').publish('One gannet')
  await annOpens(`/@ann/${id}`)
  await choose(page, new StatusPage(page).focused, /^Edit/)
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('One gannet')
  script.as('ann').edit(id, { text: 'Two gannets' })
  await composer.text.fill('Three gannets')
  await composer.submit.click()
  const question = page.getByRole('dialog', { name: 'This post has a newer version' })
  await expect(question.getByRole('heading', { level: 3 })).toHaveText([
    'Changes in the newer version',
    'Changes if you save your version',
  ])
  await expect(question.getByRole('insertion')).toContainText(['Two', 'gannets', 'Three'])
  expect(inside.world.statuses.get(id)?.text).toBe('Two gannets')
  return { composer, question, online: () => inside.world.statuses.get(id)?.text }
}

test('replacing a newer version needs a confirmation, and the edit survives a reload', async ({
  page,
  server,
  annOpens,
}) => {
  const { composer, question, online } = await editOutdated(page, server, annOpens)
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect(question).toHaveCount(0)
  await expect(composer.text).toHaveValue('Three gannets')
  await expect(composer.form.getByText('Not saved yet')).toBeVisible()
  expect(online()).toBe('Two gannets')
  await page.reload()
  await expect(composer.text).toHaveValue('Three gannets')
  await composer.submit.click()
  await question.getByRole('button', { name: 'Save your version' }).click()
  await expect(toast(page, 'Post saved')).toBeVisible()
  expect(online()).toBe('Three gannets')
})

test('using the newer version keeps the edit as a draft', async ({ page, server, annOpens }) => {
  const { composer, question, online } = await editOutdated(page, server, annOpens)
  await question.getByRole('button', { name: 'Use newer version' }).click()
  await expect(composer.text).toHaveValue('Two gannets')
  await page.reload()
  await page.getByRole('link', { name: 'New post' }).or(composer.form).first().waitFor()
  await composer.form.getByRole('button', { name: /^Drafts/ }).click()
  await page.getByRole('button', { name: 'Open draft “Three gannets”' }).click()
  await expect(composer.text).toHaveValue('Three gannets')
  await expect(composer.form).toHaveAccessibleName('Editing your post')
  expect(online()).toBe('Two gannets')
})

test('an edit of a deleted post is kept and can continue as a new post', async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const { id } = script.as('ann').publish('One puffin')
  await annOpens(`/@ann/${id}`)
  await choose(page, new StatusPage(page).focused, /^Edit/)
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('One puffin')
  await composer.text.fill('Two puffins')
  script.as('ann').remove(id)
  await composer.submit.click()
  await composer.form.getByRole('button', { name: 'Continue as new post' }).click()
  await expect(composer.form).toHaveAccessibleName('New post')
  await expect(composer.text).toHaveValue('Two puffins')
  await composer.submit.click()
  await expect.poll(() => posted(server, 'Two puffins')).toBeDefined()
})

test('an edit whose page closed while saving is shown as possibly saved and can be compared', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: inside } = server.simulator
  const { id } = script.as('ann').publish('One razorbill')
  await annOpens(`/@ann/${id}`)
  await choose(page, new StatusPage(page).focused, /^Edit/)
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('One razorbill')
  await composer.text.fill('Two razorbills')
  const held = script.hold('PUT /api/v1/statuses/:id')
  await composer.submit.click()
  await expect.poll(() => held.count).toBe(1)
  await page.reload()
  await expect(composer.form.getByText('Your changes may have been saved')).toBeVisible()
  await expect(composer.text).toHaveValue('Two razorbills')
  held.release()
  await composer.form.getByRole('button', { name: 'Compare' }).click()
  await expect(toast(page, 'Post saved')).toBeVisible()
  await expect(composer.text).toHaveValue('')
  expect(inside.world.statuses.get(id)?.text).toBe('Two razorbills')
})

test('delete and redraft keeps the text after a lost answer and a reload', async ({
  page,
  server,
  annOpens,
}) => {
  const parent = server.simulator.script.as('ben').publish('Which bird?')
  const { id } = server.simulator.script.as('ann').publish({ text: 'A goos', inReplyToId: parent.id })
  await annOpens(`/@ann/${id}`)
  // The whole conversation is loaded.
  await expect(new StatusPage(page).posts).toHaveCount(2)
  await loseAnswer(page, (url) => /\/api\/v1\/statuses\/\d+$/.test(url.pathname), 'DELETE')
  await choose(page, new StatusPage(page).focused, /redraft/i)
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('A goos')
  await page.reload()
  await expect(composer.text).toHaveValue('A goos')
  await composer.text.fill('A goose')
  await composer.submit.click()
  await expect.poll(() => posted(server, 'A goose')?.inReplyToId).toBe(parent.id)
})

test('a redraft shows that its original still exists, also after a reload, and deletes it before publishing', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: inside } = server.simulator
  const { id } = script.as('ann').publish('A spoonbil')
  await annOpens(`/@ann/${id}`)
  script.refuse('DELETE /api/v1/statuses/:id', 500, { error: 'The disk is full' }, { times: 2 })
  await choose(page, new StatusPage(page).focused, /redraft/i)
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('A spoonbil')
  const notice = composer.form.getByRole('alert').filter({ hasText: 'The original post still exists.' })
  await expect(notice).toContainText('The disk is full')
  await page.reload()
  await expect(notice).toContainText('The disk is full')
  await composer.text.fill('A spoonbill')
  await composer.submit.click()
  const question = page.getByRole('alertdialog', { name: 'Post without deleting the original?' })
  await question.getByRole('button', { name: 'Back to draft' }).click()
  await expect(question).toHaveCount(0)
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
  await expect(composer.text).toHaveValue('A spoonbill')
  await composer.submit.click()
  await expect.poll(() => posted(server, 'A spoonbill')).toBeDefined()
  expect(inside.world.statuses.get(id)).toBeUndefined()
})

test('the notice about an original deletes it or keeps both posts', async ({ page, server, annOpens }) => {
  const { script, server: inside } = server.simulator
  const [first, second] = ['A plovr', 'A curlw'].map((text) => script.as('ann').publish(text).id)
  script.refuse('DELETE /api/v1/statuses/:id', 503, { error: 'Back at noon' })
  const composer = new Composer(page)
  const notice = composer.form.getByRole('alert').filter({ hasText: 'The original post still exists.' })
  await annOpens(`/@ann/${first}`)
  await choose(page, new StatusPage(page).focused, /redraft/i)
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  await expect(notice).toContainText('Back at noon')
  script.refuse('DELETE /api/v1/statuses/:id', 503, { error: 'Back at one' })
  await notice.getByRole('button', { name: 'Delete original' }).click()
  await expect(notice).toContainText('Back at one')
  await notice.getByRole('button', { name: 'Delete original' }).click()
  await expect(notice).toHaveCount(0)
  expect(inside.world.statuses.get(first ?? '')).toBeUndefined()

  script.refuse('DELETE /api/v1/statuses/:id', 503, { error: 'Back at noon' })
  await page.goto(new URL(`/@ann/${second}`, page.url()).href)
  await choose(page, new StatusPage(page).focused, /redraft/i)
  await page.getByRole('button', { name: 'Delete and redraft' }).click()
  await expect(composer.text).toHaveValue('A curlw')
  await notice.getByRole('button', { name: 'Keep both' }).click()
  await expect(notice).toHaveCount(0)
  await composer.text.fill('A curlew')
  await composer.submit.click()
  await expect.poll(() => posted(server, 'A curlew')).toBeDefined()
  expect(inside.world.statuses.get(second ?? '')?.text).toBe('A curlw')
})

test('adding recipients to a private mention, or making it public, needs a confirmation', async ({
  page,
  home,
  server,
}) => {
  await choose(page, home.post('With a picture.'), /message|privately/i)
  const composer = new Composer(page)
  await expect(composer.form.getByText(/^Only @finn@remote.example can see this post/)).toBeVisible()
  await composer.form.getByRole('button', { name: /^Visibility: Private mention/ }).click()
  await page.getByText('Public', { exact: true }).click()
  const widen = page.getByRole('button', { name: 'Keep private' })
  await widen.click()
  await expect(widen).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await composer.text.press('ControlOrMeta+End')
  await composer.text.pressSequentially('and @ben, a secret')
  await composer.submit.click()
  await expect(page.getByRole('alertdialog', { name: /^Add @ben to this conversation/ })).toBeVisible()
  expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
  await page.getByRole('button', { name: 'Add and post' }).click()
  await expect
    .poll(() => posted(server, '@finn@remote.example and @ben, a secret')?.visibility)
    .toBe('direct')
})

test('a private mention from a profile goes to that account only', async ({ page, server, annOpens }) => {
  await annOpens('/@ben')
  await page.getByRole('main').getByRole('button', { name: /^More/ }).first().click()
  await page.getByRole('menuitem', { name: /message|privately/i }).click()
  const composer = new Composer(page)
  await expect(composer.text).toHaveValue('@ben ')
  await expect(composer.form.getByText(/^Only @ben can see this post/)).toBeVisible()
  await composer.publish('Between us')
  await expect.poll(() => posted(server, '@ben Between us')?.visibility).toBe('direct')
})

test('a pasted link to a post becomes a quote, and undo makes it a link again', async ({
  page,
  home,
  server,
}) => {
  const { id } = server.simulator.script.as('ben').publish({ text: 'Quote me', quotePolicy: 'public' })
  await expect(home.posts.first()).toBeVisible()
  const composer = new Composer(page)
  await composer.text.pressSequentially('See ')
  const url = `${server.origin}/@ben/${id}`
  await composer.text.evaluate((area, link) => {
    const data = new DataTransfer()
    data.setData('text/plain', link)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    if (area.dispatchEvent(event)) document.execCommand('insertText', false, link)
  }, url)
  await expect(composer.form.getByRole('group', { name: /^Quoting/ })).toContainText('Quote me')
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
  await expect(composer.text).toHaveValue(`See ${url}`)
  await expect(composer.form.getByRole('group', { name: /^Quoting/ })).toHaveCount(0)
})

test('a quote from the menu starts a new draft, and the previous draft can take the quote', async ({
  page,
  home,
  server,
}) => {
  for (const text of ['A tern to quote', 'A heron to quote'])
    server.simulator.script.as('ben').publish({ text, quotePolicy: 'public' })
  await page.reload()
  const composer = new Composer(page)
  const quoted = composer.form.getByRole('group', { name: /^Quoting/ })
  await composer.text.fill('Half a thought')
  await home.post('A heron to quote').boost.click()
  await page.getByRole('menuitem', { name: /^Quote/ }).click()
  await expect(quoted).toContainText('A heron to quote')
  await expect(composer.text).toHaveValue('')
  await expect(composer.text).toBeFocused()
  await page.getByRole('button', { name: 'Add quote to that draft' }).click()
  await expect(composer.text).toHaveValue('Half a thought')
  await expect(quoted).toContainText('A heron to quote')

  await home.post('A tern to quote').boost.click()
  await page.getByRole('menuitem', { name: /^Quote/ }).click()
  await expect(composer.text).toHaveValue('')
  await expect(toast(page, /^You can quote only one post\./)).toBeVisible()
  await page.getByRole('button', { name: 'Back to draft' }).click()
  await expect(composer.text).toHaveValue('Half a thought')
})
