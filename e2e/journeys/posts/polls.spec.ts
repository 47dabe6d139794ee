import type { Locator } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { TimelinePage } from '../../pages/home'
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

test('results can be shown and refreshed before a vote by keyboard, which is sent once', async ({
  server,
  page,
  annOpens,
}) => {
  const poll = ask(server)
  await annOpens('/home')
  const { root } = new TimelinePage(page).post(QUESTION)

  await test.step('results before voting', async () => {
    await root.getByRole('radio', { name: 'Tea' }).check()
    await root.getByRole('button', { name: 'See results' }).click()
    await expect(lines(root)).toHaveText([/Tea\s*60%/, /Cocoa\s*40%/])
    server.simulator.script.as('cleo').vote(poll.id, [1])
    await root.getByRole('button', { name: 'Refresh' }).click()
    await expect(lines(root)).toHaveText([/Tea\s*50%/, /Cocoa\s*50%/])
    await root.getByRole('button', { name: 'Back to voting' }).click()
    await expect(root.getByRole('radio', { name: 'Tea' })).toBeChecked()
  })

  await test.step('a vote by keyboard', async () => {
    await root.getByRole('radio', { name: 'Tea' }).focus()
    await page.keyboard.press('ArrowDown')
    await expect(root.getByRole('radio', { name: 'Cocoa' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(lines(root).nth(1)).toContainText('57%')
    await expect(lines(root).nth(1)).toContainText('Your vote')
    await expect(results(root)).toBeFocused()
    await expect(
      root.getByRole('status').filter({ hasText: 'Results: Tea, 43%; Cocoa, 57%, your vote' }),
    ).toBeAttached()
    // Optimistic updates prove nothing, so wait for the request.
    await expect.poll(() => votes(server)).toHaveLength(1)
    await expect(root.getByRole('radio')).toHaveCount(0)
  })
})
