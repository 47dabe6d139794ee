import { expect, test } from '../../fixtures'
import { axeFinds } from '../../pages/axe'
import { boxAtRest } from '../../pages/wait-until-still'
import { readerRow, scrollDown, wheel } from '../../pages/scrolling'
import { TimelinePage } from '../../pages/home'
import { StatusPage } from '../../pages/status'
import { expectPosition, expectUnmoved, topOf } from '../../element-position'
import { EVE, FINN, waitForStream, publishThread } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** Ann's post with a branch of three, a single reply and one behind a warning. Returns its id. */
function talk(server: Server) {
  const { script } = server.simulator
  const [ann, eve, finn] = [
    script.as('ann'),
    script.as('eve@remote.example'),
    script.as('finn@remote.example'),
  ]
  const publish = (author: typeof ann, text: string, inReplyToId: string | null, spoilerText = '') => {
    script.advance(1000)
    return author.publish({ text, inReplyToId, spoilerText }).id
  }
  const question = publish(ann, 'Which way to the harbour?', null)
  const left = publish(eve, 'Left at the mill.', question)
  const right = publish(finn, 'Right, I would say.', left)
  const thanks = publish(ann, 'Thanks, both!', left)
  const warned = publish(finn, 'The harbour was closed.', question, 'How it ended')
  return { question, left, right, thanks, warned }
}

test('a thread unfolds and folds in place, keeps that over Back and a reload, and is read by keyboard', async ({
  page,
  server,
  annOpens,
}) => {
  const { question, right } = talk(server)
  const finn = server.simulator.script.as(FINN)
  for (const text of ['One.', 'Two.']) finn.publish({ text, inReplyToId: right })
  const thread = new StatusPage(page)
  await annOpens(`/@ann/${question}`)
  await expect(thread.posts).toHaveCount(7)
  const left = thread.post('Left at the mill.').root
  const warned = thread.post('How it ended').root
  const hidden = page.getByText('The harbour was closed.')
  const reveal = page.getByRole('button', { name: 'Expand all content warnings' })
  const unfold = page.getByRole('button', { name: '2 hidden replies' })

  await test.step('Alt+arrows skip whole branches and do nothing else', async () => {
    // Wait for the floating parts, which handle these keys too.
    await expect(page.getByRole('region', { name: 'Notices' })).toBeAttached()
    await left.focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(warned).toBeFocused()
    // There is no next post: focus stays.
    await page.keyboard.press('Alt+ArrowDown')
    await expect(warned).toBeFocused()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(left).toBeFocused()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a folded branch is one line and keeps its button under the pointer', async () => {
    const parent = thread.post('Right, I would say.').root
    const { y: before } = await boxAtRest(parent)
    await page.getByRole('button', { name: /^Hide 2 replies to Finn/ }).click()
    await expect(unfold).toBeFocused()
    await expect(thread.posts).toHaveCount(5)
    await expectPosition(parent, before)
    await expect(page.getByRole('button', { name: /^Hide 4 replies to Eve/ })).toBeVisible()
    expect(await axeFinds(page)).toEqual([])
  })

  await test.step('one button expands all content warnings', async () => {
    await expect(hidden).toHaveCount(0)
    await reveal.click()
    await expect(hidden).toBeVisible()
  })

  await test.step('a reload and Back keep what is folded and expanded', async () => {
    await page.reload()
    await expect(hidden).toBeVisible()
    await expect(thread.posts).toHaveCount(5)
    await reveal.click()
    await expect(hidden).toHaveCount(0)
    await thread.post('How it ended').time.click()
    await expect(thread.focused.root).toContainText('How it ended')
    await page.goBack()
    await expect(thread.posts).toHaveCount(5)
    await unfold.focus()
    await page.keyboard.press('Enter')
    await expect(thread.posts).toHaveCount(7)
  })
})

test('late and tall ancestors do not move the open post', async ({ page, server, annOpens }) => {
  const hills = 'It went on and on, hill after hill. '.repeat(12)
  const parent = publishThread(server, EVE, 12, (at) => `Part ${at}. ${hills}`).at(-1)
  const held = server.simulator.script.hold(/\/context/)
  await annOpens(`/@${EVE}/${parent}`)
  const thread = new StatusPage(page)
  await expect(thread.focused.root).toContainText('Part 12.')
  await expect.poll(() => held.count).toBe(1)
  const { y: before } = await boxAtRest(thread.focused.root)
  held.release()
  await expect(thread.post('Part 11.').root).toBeAttached()
  await expectUnmoved(thread.focused.root, before)
})

test('a live reply and Back in a thread keep the position', async ({ page, server, annOpens }) => {
  const { question, left } = talk(server)
  const eve = server.simulator.script.as(EVE)
  for (let at = 1; at <= 30; at++) eve.publish({ text: `Way ${at}`, inReplyToId: question })
  await annOpens(`/@ann/${question}`)
  const thread = new StatusPage(page)
  await expect(thread.post('Left at the mill.').root).toBeVisible()
  await waitForStream(server)

  await test.step('a live reply moves nothing, and is announced when out of view', async () => {
    await scrollDown(page, 1800)
    const same = await readerRow(page)
    const before = await topOf(same)
    eve.publish({ text: 'Or straight on?', inReplyToId: left })
    const pill = page.getByRole('button', { name: '1 new reply' })
    await expect(pill).toBeVisible()
    await expectUnmoved(same, before)
    await pill.click()
    const late = thread.post('Or straight on?').root
    await expect(late).toBeInViewport()
    await expect(late).toBeFocused()
    await expect(pill).toHaveCount(0)
  })

  await test.step('Back restores the position', async () => {
    await scrollDown(page, 1500)
    // A visible row: clicking it does not scroll.
    const same = await readerRow(page)
    const name = (await same.getAttribute('data-status')) ?? ''
    const before = await topOf(same)
    await same
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .click()
    await expect(thread.focused.root).toHaveAttribute('data-status', name)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/${question}$`))
    await expect(thread.focused.root).toHaveCount(0)
    await expectPosition(same, before)
  })
})

test("replies are loaded from the post's own server on request, and resolved when acted on", async ({
  page,
  server,
  annOpens,
}) => {
  const { script } = server.simulator
  const eve = script.as('eve@remote.example')
  const post = eve.publish('Who knows this bird?')
  const known = script.as('finn@remote.example').publish('A wren, surely.')
  const uri = (id: string) => (known.uri ?? '').replace(known.id, id)
  const asked: { url: string; token: string | undefined }[] = []
  await page.route('https://remote.example/**', async (route) => {
    const request = route.request()
    asked.push({ url: request.url(), token: request.headers()['authorization'] })
    const account = { id: '7', username: 'finn', acct: 'finn', display_name: 'Finn Ellery' }
    const reply = {
      id: '99',
      uri: uri(known.id),
      url: uri(known.id),
      account,
      content: '<p>A wren, surely.</p>',
      created_at: new Date().toISOString(),
      visibility: 'public',
      in_reply_to_id: '98',
    }
    const secret = {
      ...reply,
      id: '100',
      uri: uri('100'),
      content: '<p>For friends</p>',
      visibility: 'private',
    }
    await route.fulfill({
      json: { ancestors: [], descendants: [reply, secret] },
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  await annOpens(`/@eve@remote.example/${post.id}`)
  const ask = page.getByRole('button', { name: 'Load from remote.example' })
  await expect(ask).toBeVisible()
  await ask.click()
  const question = page.getByRole('alertdialog', { name: 'Load replies from remote.example?' })
  await expect(question).toContainText('see your IP address')
  expect(asked).toEqual([])
  await question.getByRole('button', { name: 'Load from remote.example' }).click()
  const preview = page.getByRole('article', { name: 'Finn Ellery, @finn@remote.example' })
  await expect(preview).toContainText('A wren, surely.')
  await expect(page.getByText('For friends')).toHaveCount(0)
  expect(asked.map(({ token }) => token)).toEqual([undefined])
  await preview.getByRole('button', { name: 'Favourite' }).click()
  await expect(
    page
      .getByRole('article')
      .filter({ hasText: 'A wren, surely.' })
      .getByRole('button', { name: /^Favourite/, pressed: true }),
  ).toBeVisible()
})

test('a deep thread fits a small phone', async ({ page, server, annOpens }) => {
  const { script } = server.simulator
  const [ann, eve] = [script.as('ann'), script.as('eve@remote.example')]
  const root = ann.publish('Deep down').id
  let parent = root
  for (let at = 1; at <= 8; at++) {
    const next = eve.publish({ text: `Down ${at}`, inReplyToId: parent }).id
    ann.publish({ text: `Beside ${at}`, inReplyToId: parent })
    parent = next
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await annOpens(`/@ann/${root}`)
  const thread = new StatusPage(page)
  const deepest = thread.post('Down 8').root
  await wheel(page, 400, async () => (await deepest.count()) > 0)
  await deepest.scrollIntoViewIfNeeded()
  await expect(deepest).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  const box = await deepest.getByText('Down 8').boundingBox()
  expect(box?.width ?? 0).toBeGreaterThan(150)
})

test('deleting the open post opens its parent, or its neighbour in the list', async ({
  page,
  server,
  annOpens,
}) => {
  const { left, thanks } = talk(server)
  const ann = server.simulator.script.as('ann')
  ann.publish('The one before')
  ann.publish('Not for long')
  const thread = new StatusPage(page)
  await annOpens(`/@ann/${thanks}`)

  await test.step('a reply opens its parent, and Undo returns to it', async () => {
    await expect(thread.focused.root).toContainText('Thanks, both!')
    await thread.focused.more.click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`/@eve@remote.example/${left}$`))
    await expect(thread.focused.root).toContainText('Left at the mill.')
    await expect(thread.focused.root).toBeFocused()
    await expect(thread.post('Thanks, both!').root).toHaveCount(0)
    await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Undo' }).click()
    await expect(thread.focused.root).toContainText('Thanks, both!')
    expect(server.simulator.server.world.statuses.get(thanks)).toBeDefined()
  })

  await test.step('the first post returns to its neighbour in the list', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).first().click()
    const home = new TimelinePage(page)
    await home.post('Not for long').time.click()
    await expect(thread.focused.root).toContainText('Not for long')
    await thread.focused.more.click()
    await page.getByRole('menuitem', { name: 'Delete', exact: true }).click()
    await expect(page).toHaveURL(/\/home$/)
    await expect(home.post('Not for long').root).toHaveCount(0)
    await expect(home.post('The one before').root).toBeFocused()
  })
})
