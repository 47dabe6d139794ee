import type { Page } from 'playwright/test'
import { expect, test } from '../../fixtures'
import { HEADER } from '../../pages/scrolling'
import { topOf } from '../../element-position'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const STORY = 'https://news.example/story'

/** A list with a post of eve, its API route and its path. */
interface List {
  name: string
  route: string
  path: (server: Server, id: string) => string
}

function madeList({ simulator }: Server, members: readonly string[]) {
  const { world } = simulator.server
  const list = world.lists.put({
    id: world.ids.serial(),
    accountId: simulator.script.account('ann').id,
    title: 'Close ones',
    repliesPolicy: 'list',
    exclusive: false,
  })
  for (const acct of members)
    world.listMembers.put({
      id: world.ids.serial(),
      listId: list.id,
      accountId: simulator.script.account(acct).id,
    })
  return `/lists/${list.id}`
}

/** Ann bookmarks, favourites or pins a post. */
function mark({ simulator }: Server, table: 'bookmarks' | 'favourites' | 'pins', statusId: string) {
  const { world } = simulator.server
  const accountId = simulator.script.account('ann').id
  world[table].put({ id: world.ids.serial(), accountId, statusId, createdAt: Date.now() })
}

const ACCOUNT = 'GET /api/v1/accounts/:id/statuses'

const LISTS: List[] = [
  { name: 'all servers', route: 'GET /api/v1/timelines/public', path: () => '/public' },
  { name: 'a hashtag', route: 'GET /api/v1/timelines/tag/:name', path: () => '/tags/sowing' },
  { name: 'a list', route: 'GET /api/v1/timelines/list/:id', path: (server) => madeList(server, [EVE]) },
  {
    name: 'a link',
    route: 'GET /api/v1/timelines/link',
    path: (server) => {
      const { world } = server.simulator.server
      const card = world.statuses.values().find((status) => status.card?.url === STORY)?.card
      if (!card) throw new Error('the simulator made no card')
      world.trends = { ...world.trends, links: [{ ...world.trends.links[0], card }] } as typeof world.trends
      return `/links/${encodeURIComponent(STORY)}`
    },
  },
  {
    name: 'bookmarks',
    route: 'GET /api/v1/bookmarks',
    path: (server, id) => {
      mark(server, 'bookmarks', id)
      return '/bookmarks'
    },
  },
  {
    name: 'favourites',
    route: 'GET /api/v1/favourites',
    path: (server, id) => {
      mark(server, 'favourites', id)
      return '/favourites'
    },
  },
  {
    name: 'pinned posts',
    route: ACCOUNT,
    path: (server) => {
      mark(server, 'pins', server.simulator.script.as('ann').publish('Pinned').id)
      return '/pinned'
    },
  },
  { name: 'posts and replies of an account', route: ACCOUNT, path: () => `/@${EVE}/with_replies` },
  { name: 'media of an account', route: ACCOUNT, path: () => `/@${EVE}/media` },
  { name: 'followers', route: 'GET /api/v1/accounts/:id/followers', path: () => `/@${EVE}/followers` },
  {
    name: 'followed people',
    route: 'GET /api/v1/accounts/:id/following',
    path: ({ simulator }) => {
      simulator.script.as(EVE).follow('cleo')
      return `/@${EVE}/following`
    },
  },
  {
    name: 'muted accounts',
    route: 'GET /api/v1/mutes',
    path: ({ simulator }) => {
      simulator.script.as('ann').mute('cleo')
      return '/mutes'
    },
  },
  {
    name: 'blocked accounts',
    route: 'GET /api/v1/blocks',
    path: ({ simulator }) => {
      simulator.script.as('ann').block('cleo')
      return '/blocks'
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
const PART = 4

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
          text: `Read it #sowing ${STORY}`,
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

/** Texts of a new user's empty lists, by path. */
const EMPTY: Record<string, string> = {
  '/home': 'Your home feed is empty',
  '/tags/nobodysaidthis': 'This server doesn’t have any posts with this hashtag.',
  '/lists': 'No lists yet',
  '/bookmarks': 'No bookmarks yet',
  '/favourites': 'No favourites yet',
  '/pinned': 'No pinned posts yet',
  '/@dora/with_replies': 'This server has no posts of this kind from this account.',
  '/@dora/media': 'This server has no posts of this kind from this account.',
  '/@dora/featured': 'Nothing featured yet',
}

test('every empty list says what appears here', async ({ page, client, server, signInAs }) => {
  await signInAs('dora', server)
  for (const [path, words] of Object.entries(EMPTY)) {
    await page.goto(client + path)
    await expect(page.getByRole('main').getByText(words)).toBeVisible()
  }
})
