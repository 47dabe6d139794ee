import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { HEADER } from '../../pages/scrolling'
import { topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

/** A list with a post of eve, its API route and its path. */
interface List {
  name: string
  route: string
  path: (server: Server, id: string) => string
}

/** One list of each component that has failure states of its own, except for posts: their component tests show the same. */
const LISTS: List[] = [
  {
    name: 'media of an account',
    route: 'GET /api/v1/accounts/:id/statuses',
    path: () => `/@${EVE}/media`,
  },
  { name: 'followers', route: 'GET /api/v1/accounts/:id/followers', path: () => `/@${EVE}/followers` },
  {
    name: 'muted accounts',
    route: 'GET /api/v1/mutes',
    path: ({ simulator }) => {
      simulator.script.as('ann').mute('cleo')
      return '/mutes'
    },
  },
  {
    name: 'follow requests',
    route: 'GET /api/v1/follow_requests',
    path: ({ simulator: { script, server } }) => {
      server.world.accounts.patch(script.account('ann').id, { locked: true })
      script.person('late', { displayName: 'Late Asker' })
      script.as('late').follow('ann')
      return '/follow_requests'
    },
  },
  { name: 'conversations', route: 'GET /api/v1/conversations', path: () => '/conversations' },
  {
    name: 'notification requests',
    route: 'GET /api/v1/notifications/requests',
    path: ({ simulator: { script } }) => {
      script.person('stranger', { displayName: 'Stranger' })
      script.policy('ann', { for_not_following: 'filter' })
      script.as('stranger').publish('@ann hello there')
      return '/notifications/requests'
    },
  },
]

/** The focused row of the list, or tile of a grid. */
const rowWithFocus = (page: Page) => page.locator('main [data-key] :focus, main [data-key]:focus')

/** Lists per test, so that none takes long. */
const PART = 3

for (let start = 0; start < LISTS.length; start += PART) {
  const part = LISTS.slice(start, start + PART)
  test(`an error is reported, and retrying by keyboard focuses the first row: ${part.map(({ name }) => name).join(', ')}`, async ({
    page,
    client,
    server,
    annOpens,
  }) => {
    const { script } = server.simulator
    const alert = page.getByRole('main').getByRole('alert')
    const again = alert.getByRole('button', { name: 'Try again' })
    for (const [at, { name, route, path }] of part.entries())
      await test.step(name, async () => {
        const { id } = script.as(EVE).publish({
          text: 'Read it #sowing',
          mediaIds: name.startsWith('media') ? [script.attach(EVE)] : [],
        })
        const address = path(server, id)
        script.refuse(route, 400, { error: 'Out to lunch' }, { times: 99 })
        await (at === 0 ? annOpens(address) : page.goto(client + address))
        await expect(alert).toContainText('Out to lunch')
        script.calm()
        const held = script.hold(route)
        await again.focus()
        await page.keyboard.press('Enter')
        await expect.poll(() => held.count).toBe(1)
        // The button keeps its place and focus until the answer.
        await expect(again).toHaveAttribute('aria-busy', 'true')
        await expect(again).toBeFocused()
        held.release()
        await expect(rowWithFocus(page)).toBeInViewport()
        await expect.poll(() => topOf(rowWithFocus(page))).toBeGreaterThanOrEqual(HEADER - 1)
        await expect(alert).toHaveCount(0)
      })
  })
}
