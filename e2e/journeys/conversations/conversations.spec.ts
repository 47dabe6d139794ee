import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { countRequests, FINN, findPost, waitForStream } from '../../simulator-helpers'
import type { Server } from '../../servers'

const rows = (page: Page) => page.getByRole('feed', { name: 'Private mentions' }).getByRole('article')
const bubbles = (page: Page) => page.getByRole('log', { name: /^Conversation with/ }).getByRole('article')
const entry = (page: Page) => page.getByRole('link', { name: /^Private mentions/ })

/** Publishes a private mention that is newer than all others. */
function letter({ simulator }: Server, from: string, text: string, inReplyToId: string | null = null) {
  simulator.script.advance(60_000)
  return simulator.script.as(from).publish({ text, visibility: 'direct', inReplyToId })
}

test('a private mention arrives live with a badge, is read when opened, and a reply reaches its people only', async ({
  page,
  server,
  annOpens,
}) => {
  const first = letter(server, 'ben', '@ann Is the kettle on?')
  await annOpens('/conversations')

  await test.step('a private mention arrives live, with a badge, and opening it marks it as read', async () => {
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

  await test.step('a reply in a conversation reaches its people and no one else', async () => {
    const invitation = letter(server, 'ben', `@ann @${FINN} Sunday at the hide?`)
    await expect(rows(page).first()).toHaveAccessibleName(/Sunday at the hide\?/)
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
    // The bubble shows the post before the server has it.
    await expect
      .poll(() => findPost(server, 'I bring tea.'))
      .toMatchObject({ visibility: 'direct', inReplyToId: invitation.id })
    const reply = findPost(server, 'I bring tea.')
    expect(reply?.mentionIds.map((id) => world.accounts.get(id)?.username).toSorted()).toEqual([
      'ben',
      'finn',
    ])
  })

  await test.step('a conversation leads to its thread', async () => {
    const link = page.getByRole('link', { name: 'Open thread' })
    await expect(link).toHaveAttribute('href', new RegExp(`/${findPost(server, 'I bring tea.')?.id}$`))
    await link.click()
    await expect(page.getByRole('article', { name: /I bring tea/ })).toHaveAttribute('aria-current', 'true')
  })
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
