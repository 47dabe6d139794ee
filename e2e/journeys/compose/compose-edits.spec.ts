import { expect, test } from '../../fixtures'
import { Composer } from '../../pages/compose'
import { TimelinePage } from '../../pages/home'
import { goWithin } from '../../pages/navigation'
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

test('edits in home: all content is kept, and other drafts and deleted posts lose nothing', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: inside } = server.simulator
  const ann = script.as('ann')
  const { id } = ann.publish({
    text: 'The gese are back',
    spoilerText: 'Birds',
    visibility: 'unlisted',
  })
  const { id: left } = ann.publish('Words to leave')
  const { id: deleted } = ann.publish('One puffin')
  await annOpens('/home')
  const home = new TimelinePage(page)
  const composer = new Composer(page)
  const countSaves = () => countRequests(server, 'PUT /api/v1/statuses/:id')

  await test.step('an edit keeps all content, is confirmed and changes the post in place', async () => {
    await choose(page, home.post('Birds'), /^Edit/)
    await expect(composer.form).toHaveAccessibleName('Editing your post')
    await expect(composer.warning).toHaveValue('Birds')
    await composer.form.getByRole('button', { name: /^Visibility/ }).click()
    await expect(page.getByText('You can’t change who can see a post after it’s published.')).toBeVisible()
    await page.keyboard.press('Escape')
    await composer.text.fill('The geese are back')
    await composer.submit.click()
    await expect(toast(page, 'Post saved')).toBeVisible()
    expect(inside.world.statuses.get(id)).toMatchObject({
      text: 'The geese are back',
      spoilerText: 'Birds',
      visibility: 'unlisted',
    })
    expect(countRequests(server, PUBLISH_ROUTE)).toBe(0)
    await expect(composer.text).toHaveValue('')
  })
  await test.step('leaving an edit for a new post does not change the edited post', async () => {
    const before = countSaves()
    await choose(page, home.post('Words to leave'), /^Edit/)
    await expect(composer.text).toHaveValue('Words to leave')
    await composer.text.fill('Half changed')
    await composer.form.getByRole('button', { name: /^Drafts/ }).click()
    await page.getByRole('button', { name: 'New post', exact: true }).last().click()
    await expect(composer.text).toHaveValue('')
    await composer.publish('Something new')
    await expect(home.post('Something new').root).toBeVisible()
    expect(inside.world.statuses.get(left)?.text).toBe('Words to leave')
    expect(countSaves()).toBe(before)
  })
  await test.step('an edit of a deleted post is kept and can continue as a new post', async () => {
    await choose(page, home.post('One puffin'), /^Edit/)
    await expect(composer.text).toHaveValue('One puffin')
    await composer.text.fill('Two puffins')
    ann.remove(deleted)
    await composer.submit.click()
    await composer.form.getByRole('button', { name: 'Continue as new post' }).click()
    await expect(composer.form).toHaveAccessibleName('New post')
    await expect(composer.text).toHaveValue('Two puffins')
    await composer.submit.click()
    await expect.poll(() => posted(server, 'Two puffins')).toBeDefined()
  })
})

test('an edit of a post with a newer version is not lost: it needs a confirmation', async ({
  page,
  server,
  annOpens,
}) => {
  const { script, server: inside } = server.simulator
  const { id } = script.as('ann').publish('One gannet')
  const online = () => inside.world.statuses.get(id)?.text
  await annOpens(`/@ann/${id}`)
  await choose(page, new StatusPage(page).focused, /^Edit/)
  const composer = new Composer(page)
  const question = page.getByRole('dialog', { name: 'This post has a newer version' })
  await test.step('a confirmation', async () => {
    await expect(composer.text).toHaveValue('One gannet')
    script.as('ann').edit(id, { text: 'Two gannets' })
    await composer.text.fill('Three gannets')
    await composer.submit.click()
    await expect(question.getByRole('heading', { level: 3 })).toHaveText([
      'Changes in the newer version',
      'Changes if you save your version',
    ])
    await expect(question.getByRole('insertion')).toContainText(['Two', 'gannets', 'Three'])
    expect(online()).toBe('Two gannets')
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await expect(question).toHaveCount(0)
    await expect(composer.text).toHaveValue('Three gannets')
    await expect(composer.form.getByText('Not saved yet')).toBeVisible()
    expect(online()).toBe('Two gannets')
  })
  await test.step('replacing the newer version', async () => {
    await composer.submit.click()
    await question.getByRole('button', { name: 'Save your version' }).click()
    await expect(toast(page, 'Post saved')).toBeVisible()
    expect(online()).toBe('Three gannets')
  })
})

test('quotes and private mentions from menus go to those they are meant for', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  server.simulator.script.as('ben').publish({ text: 'A heron to quote', quotePolicy: 'public' })
  await annOpens('/home')
  const home = new TimelinePage(page)
  const composer = new Composer(page)

  await test.step('a quote starts a new draft, and the previous draft can take the quote', async () => {
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
  })
  await test.step('adding recipients to a private mention, or making it public, needs a confirmation', async () => {
    await choose(page, home.post('With a picture.'), /message|privately/i)
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
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
  await test.step('a private mention from a profile goes to that account only', async () => {
    await goWithin(page, `${client}/@ben`)
    await expect(home.feed).toHaveCount(0)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: /^Ben/ }).first()).toBeVisible()
    await main.getByRole('button', { name: /^More/ }).first().click()
    await page.getByRole('menuitem', { name: /message|privately/i }).click()
    await expect(composer.text).toHaveValue('@ben ')
    await expect(composer.form.getByText(/^Only @ben can see this post/)).toBeVisible()
    await composer.publish('Between us')
    await expect.poll(() => posted(server, '@ben Between us')?.visibility).toBe('direct')
  })
})
