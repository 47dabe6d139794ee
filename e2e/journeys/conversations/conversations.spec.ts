import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { toast } from '../../pages/toast'
import { findPosts, countRequests, FINN, findPost, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

const rows = (page: Page) => page.getByRole('feed', { name: 'Private mentions' }).getByRole('article')
const bubbles = (page: Page) => page.getByRole('log', { name: /^Conversation with/ }).getByRole('article')
const entry = (page: Page) => page.getByRole('link', { name: /^Private mentions/ })

/** Publishes a private mention that is newer than all others. */
function letter({ simulator }: Server, from: string, text: string, inReplyToId: string | null = null) {
  simulator.script.advance(60_000)
  return simulator.script.as(from).publish({ text, visibility: 'direct', inReplyToId })
}

test('a private mention arrives live, with a badge, and opening it marks it as read', async ({
  page,
  server,
  annOpens,
}) => {
  const first = letter(server, 'ben', '@ann Is the kettle on?')
  await annOpens('/conversations')
  await expect(rows(page)).toHaveCount(2)
  await expect(rows(page).first()).toHaveAccessibleName(/^Unread, Ben Barlow, Is the kettle on\?/)
  // The other unread conversation is with Eve.
  await expect(entry(page)).toHaveAccessibleName('Private mentions, 2 unread conversations')
  await waitForStream(server, 'direct')
  letter(server, FINN, '@ann Look at the heron')
  await expect(rows(page).first()).toHaveAccessibleName(/^Unread, Finn Ellery, Look at the heron/)
  letter(server, 'ben', '@ann It whistles', first.id)
  await expect(rows(page).first()).toHaveAccessibleName(/^Unread, Ben Barlow, It whistles/)
  await expect(rows(page)).toHaveCount(3)

  await rows(page).first().focus()
  await page.keyboard.press('Enter')
  await expect(bubbles(page)).toHaveCount(2)
  await expect(page.getByRole('main').getByLabel('Text', { exact: true })).toBeFocused()
  await expect(bubbles(page).last()).toContainText('It whistles')
  await expect(entry(page)).toHaveAccessibleName('Private mentions, 2 unread conversations')
  // The first press leaves the field, the second the conversation.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(rows(page).first()).toHaveAccessibleName(/^Ben Barlow, It whistles/)
  await expect(rows(page).first()).toBeFocused()
  expect(countRequests(server, 'POST /api/v1/conversations/:id/read')).toBe(1)
})

test('a reply in a conversation reaches its people and no one else', async ({ page, server, annOpens }) => {
  const first = letter(server, 'ben', `@ann @${FINN} Sunday at the hide?`)
  await annOpens('/conversations')
  await rows(page).first().click()
  await expect(
    page.getByRole('heading', { name: /Ben Barlow and Finn Ellery|Finn Ellery and Ben Barlow/ }),
  ).toBeVisible()
  const form = page.getByRole('main').getByRole('form', { name: 'Reply to Ben Barlow' })
  const field = form.getByLabel('Text', { exact: true })
  const submit = form.getByRole('button', { name: 'Reply' })
  await expect(field).toHaveValue(`@ben @${FINN} `)
  await expect(form).toContainText(`Only @ben and @${FINN} can see this post.`)
  await expect(form.getByRole('button', { name: /Public|Followers|Private mention/ })).toHaveCount(0)
  await field.press('ControlOrMeta+End')
  await field.pressSequentially('I bring tea.')
  await submit.click()
  await expect(bubbles(page).last()).toContainText('I bring tea.')
  const { world } = server.simulator.server
  const reply = findPost(server, 'I bring tea.')
  expect(reply).toMatchObject({ visibility: 'direct', inReplyToId: first.id })
  expect(reply?.mentionIds.map((id) => world.accounts.get(id)?.username).toSorted()).toEqual(['ben', 'finn'])
  // The next reply has the last post as its parent.
  const next = page.getByRole('main').getByRole('form', { name: 'Reply to Ann Atwood' })
  await expect(next.getByLabel('Text', { exact: true })).toHaveValue(`@ben @${FINN} `)
  await next.getByLabel('Text', { exact: true }).press('ControlOrMeta+End')
  await next.getByLabel('Text', { exact: true }).pressSequentially('And biscuits.')
  await next.getByRole('button', { name: 'Reply' }).click()
  await expect(bubbles(page)).toHaveCount(3)
  await expect.poll(() => findPost(server, 'And biscuits.')?.inReplyToId).toBe(reply?.id)
})

test('a conversation is found again after a reload, and leads to its thread', async ({
  page,
  server,
  annOpens,
}) => {
  letter(server, 'ben', '@ann Is the kettle on?')
  await annOpens('/conversations')
  await rows(page).first().click()
  await expect(bubbles(page)).toHaveCount(1)
  await page.reload()
  await expect(bubbles(page)).toContainText('Is the kettle on?')
  const open = page.getByRole('link', { name: 'Open thread' })
  await open.click()
  await expect(page.getByRole('article', { name: /Is the kettle on/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('older and new posts do not move the post being read', async ({ page, server, annOpens }) => {
  let last: string | null = null
  for (let number = 1; number <= 120; number++)
    last = letter(server, 'ben', `@ann Letter number ${number}.`, last).id
  await annOpens('/conversations')
  await rows(page).first().click()
  await expect(bubbles(page)).toHaveCount(50)
  await expect(bubbles(page).last()).toBeInViewport()
  const read = bubbles(page).filter({ hasText: 'Letter number 73.' })
  await read.scrollIntoViewIfNeeded()
  await expect(bubbles(page)).toHaveCount(100)
  await expect(read).toBeInViewport()
  await waitForStream(server, 'direct')
  letter(server, 'ben', '@ann The last letter.', last)
  const toNew = page.getByRole('button', { name: 'New posts' })
  await expect(toNew).toBeVisible()
  await expect(read).toBeInViewport()
  await toNew.click()
  await expect(bubbles(page).last()).toContainText('The last letter.')
  await expect(bubbles(page).last()).toBeInViewport()
})

test('a reply that fails returns to the field and is sent again', async ({ page, server, annOpens }) => {
  letter(server, 'ben', '@ann Is the kettle on?')
  await annOpens('/conversations')
  await rows(page).first().click()
  const field = page.getByRole('main').getByLabel('Text', { exact: true })
  await expect(field).toHaveValue('@ben ')
  server.simulator.script.refuse('POST /api/v1/statuses', 422, { error: 'The post office is closed' })
  await field.press('ControlOrMeta+End')
  await field.pressSequentially('It is.')
  await field.press('ControlOrMeta+Enter')
  await expect(page.getByText('The post office is closed')).toBeVisible()
  await expect(field).toHaveValue('@ben It is.')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bubbles(page).last()).toContainText('It is.')
  await expect(field).toHaveValue('@ben ')
  expect(findPosts(server, 'It is.')).toHaveLength(1)
})

test('a deleted conversation is back after Undo, and is deleted without it', async ({
  page,
  server,
  annOpens,
}) => {
  letter(server, 'ben', '@ann Is the kettle on?')
  await annOpens('/conversations')
  await expect(rows(page)).toHaveCount(2)
  const remove = async () => {
    await rows(page).first().getByRole('button', { name: 'More actions for this conversation' }).click()
    await page.getByRole('menuitem', { name: 'Delete conversation' }).click()
    await expect(rows(page)).toHaveCount(1)
  }
  await remove()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows(page)).toHaveCount(2)
  await remove()
  await expect(toast(page, /^Conversation deleted/)).toBeVisible()
  // Leaving the page sends the deletion.
  await page.reload()
  await expect(rows(page)).toHaveCount(1)
  expect(countRequests(server, 'DELETE /api/v1/conversations/:id')).toBe(1)
  expect(findPosts(server, 'Is the kettle on?')).toHaveLength(1)
})
