import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { toast } from '../../pages/toast'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const QUESTION = 'Tea or cocoa?'

const results = (root: Locator) => root.getByRole('list', { name: 'Poll results' })
const lines = (root: Locator) => results(root).getByRole('listitem')
const votes = (server: Server) =>
  server.simulator.recorded.filter(({ method, path }) => method === 'POST' && path.endsWith('/votes'))

/** Eve publishes a poll; three vote tea, two cocoa. (Ann filters coffee.) Returns the poll of the server. */
function ask(server: Server) {
  const { script, server: core } = server.simulator
  const { id } = script.as(EVE).publish({
    text: QUESTION,
    poll: { options: ['Tea', 'Cocoa'], multiple: false, hideTotals: false, expiresIn: 300 },
  })
  const poll = core.world.polls.values().find(({ statusId }) => statusId === id)
  if (!poll) throw new Error('the server made no poll')
  const votes: [string, number][] = [
    ['finn@remote.example', 0],
    ['gil@other.example', 0],
    ['hana@machi.example', 0],
    ['omar@diwan.example', 1],
    ['lars@polder.example', 1],
  ]
  for (const [voter, at] of votes) script.as(voter).vote(poll.id, [at])
  return poll
}

const end = (server: Server, { id }: { id: string }) =>
  server.simulator.server.world.polls.patch(id, { expiresAt: Date.now() - 1000 })

test('a vote by keyboard is sent once and still shown after a reload', async ({ server, home, page }) => {
  ask(server)
  const { root } = home.post(QUESTION)
  await root.getByRole('radio', { name: 'Tea' }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(root.getByRole('radio', { name: 'Cocoa' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(lines(root).nth(1)).toContainText('50%')
  await expect(lines(root).nth(1)).toContainText('Your vote')
  await expect(results(root)).toBeFocused()
  await expect(
    root.getByRole('status').filter({ hasText: 'Results: Tea, 50%; Cocoa, 50%, your vote' }),
  ).toBeAttached()
  // Optimistic updates prove nothing, so wait for the request.
  await expect.poll(() => votes(server)).toHaveLength(1)
  await page.reload()
  await expect(lines(root).nth(1)).toContainText('Your vote')
  await expect(root.getByRole('radio')).toHaveCount(0)
  expect(votes(server)).toHaveLength(1)
})

test('results can be shown and refreshed before voting', async ({ server, home, page }) => {
  const poll = ask(server)
  // The stream delivered the poll before anyone voted.
  await page.reload()
  const { root } = home.post(QUESTION)
  await root.getByRole('radio', { name: 'Tea' }).check()
  await root.getByRole('button', { name: 'See results' }).click()
  await expect(lines(root)).toHaveText([/Tea\s*60%/, /Cocoa\s*40%/])
  server.simulator.script.as('cleo').vote(poll.id, [1])
  await root.getByRole('button', { name: 'Refresh' }).click()
  await expect(lines(root)).toHaveText([/Tea\s*50%/, /Cocoa\s*50%/])
  await root.getByRole('button', { name: 'Back to voting' }).click()
  await expect(root.getByRole('radio', { name: 'Tea' })).toBeChecked()
})

for (const answer of ['422', '500 with a page'] as const)
  test(`a vote on a poll that closed, answered by ${answer}, ends in its results`, async ({
    server,
    home,
    page,
  }) => {
    const poll = ask(server)
    const { root } = home.post(QUESTION)
    await root.getByRole('radio', { name: 'Cocoa' }).check()
    end(server, poll)
    if (answer !== '422')
      await page.route('**/votes', (route) =>
        route.fulfill({
          status: 500,
          contentType: 'text/html',
          headers: { 'access-control-allow-origin': '*' },
          body: '<h1>We are sorry</h1>',
        }),
      )
    await root.getByRole('button', { name: 'Vote' }).click()
    await expect(root.getByText('Closed')).toBeVisible()
    await expect(lines(root)).toHaveText([/Tea\s*60%/, /Cocoa\s*40%/])
    await expect(root.getByText(/Your vote wasn’t counted/)).toBeVisible()
    await expect(root.getByRole('button', { name: 'Vote', exact: true })).toHaveCount(0)
    if (answer === '422') await expect(toast(page, /already ended/)).toBeVisible()
  })

test('a vote cast elsewhere is shown, and voting is not offered again', async ({ server, home }) => {
  const poll = ask(server)
  const { root } = home.post(QUESTION)
  await root.getByRole('radio', { name: 'Cocoa' }).check()
  server.simulator.script.as('ann').vote(poll.id, [0])
  await root.getByRole('button', { name: 'Vote' }).click()
  await expect(lines(root).nth(0)).toContainText('Your vote')
  await expect(root.getByRole('radio')).toHaveCount(0)
})

test('a poll without an end accepts votes, and several options toggle', async ({ server, home }) => {
  const { script } = server.simulator
  const { id } = script.as(EVE).publish({
    text: 'Which of these?',
    poll: { options: ['One', 'Two', 'Three'], multiple: true, hideTotals: false, expiresIn: 600 },
  })
  const poll = server.simulator.server.world.polls.values().find(({ statusId }) => statusId === id)
  server.simulator.server.world.polls.patch(poll?.id ?? '', { expiresAt: null })
  await home.page.reload()
  const { root } = home.post('Which of these?')
  await expect(root.getByText('Choose one or more')).toBeVisible()
  await expect(root.getByText(/Ends/)).toHaveCount(0)
  for (const name of ['One', 'Two', 'Three', 'One']) await root.getByRole('checkbox', { name }).click()
  await root.getByRole('button', { name: 'Vote' }).click()
  await expect(lines(root)).toHaveText([/One\s*0%/, /Two.*100%/, /Three.*100%/])
})

test('a poll closes at its end without a reload and loads the last votes', async ({
  server,
  page,
  signInAs,
  ownContext,
}) => {
  const poll = ask(server)
  await ownContext.clock.install({ time: Date.now() })
  await signInAs('ann', server)
  const root = page.getByRole('article').filter({ hasText: QUESTION }).first()
  await expect(root.getByRole('button', { name: 'Vote' })).toBeVisible()
  server.simulator.script.as('cleo').vote(poll.id, [1])
  end(server, poll)
  await ownContext.clock.fastForward(330_000)
  await expect(root.getByText('Closed')).toBeVisible()
  await expect(lines(root)).toHaveText([/Tea\s*50%/, /Cocoa\s*50%/])
  await expect(root.getByRole('button', { name: 'Vote' })).toHaveCount(0)
})

test('a visitor is asked to sign in', async ({ server, client, page }) => {
  ask(server)
  await page.goto(`${client}/~${new URL(server.origin).host}/public`)
  const root = page.getByRole('article').filter({ hasText: QUESTION }).first()
  await root.getByRole('radio', { name: 'Tea' }).check()
  await root.getByRole('button', { name: 'Vote' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(votes(server)).toHaveLength(0)
})
