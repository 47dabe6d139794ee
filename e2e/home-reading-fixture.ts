import type { Locator } from 'playwright/test'
import { expect, test as base } from './fixtures'
import { TimelinePage } from './pages/home'
import { scrollPast } from './pages/drift'
import { EVE } from './simulator-helpers'
import type { Server } from './servers'

/** Several of these make a long post. */
export const LINES = 'One line of several that a long post is made of. '

type Draft = Parameters<ReturnType<Server['simulator']['script']['as']>['publish']>[0]

interface Reading {
  /** The post, once it is read right above the viewport. */
  above: Locator
  id: string
}

/** Journeys of a reader in the middle of home. */
export const test = base.extend<{
  /**
   * Publishes such posts among others, the first one on top, and signs ann in. The test scrolls past each in turn.
   */
  posted: <Name extends string>(drafts: Record<Name, Draft>) => Promise<Record<Name, Reading>>
  /** Publishes such a post among others, signs ann in and scrolls right below it. */
  read: (draft: Draft) => Promise<Reading>
}>({
  posted: async ({ page, server, signInAs }, provide) => {
    await provide(async <Name extends string>(drafts: Record<Name, Draft>) => {
      const { script } = server.simulator
      const eve = script.as(EVE)
      const publish = (draft: Draft) => {
        script.advance(1000)
        return eve.publish(draft).id
      }
      const say = (from: number, to: number) => {
        for (let at = from; at <= to; at++) publish(`Filler ${at}.`)
      }
      const posts = {} as Record<Name, Reading>
      say(1, 12)
      for (const [at, name] of (Object.keys(drafts) as Name[]).toReversed().entries()) {
        if (at > 0) publish('Between.')
        const id = publish(drafts[name])
        posts[name] = { above: page.locator(`[role=feed] article[data-status="${id}"]`), id }
      }
      say(13, 17)
      await signInAs('ann', server)
      await expect(new TimelinePage(page).posts.first()).toContainText('Filler 17.')
      return posts
    })
  },
  read: async ({ page, posted }, provide) => {
    await provide(async (draft) => {
      const { post } = await posted({ post: draft })
      await scrollPast(page, post.above)
      return post
    })
  },
})

/** Height of a row in CSS px; 0 while it is not mounted. */
export const heightOf = async (row: Locator) => (await row.boundingBox())?.height ?? 0

/** Waits until a row is clearly taller than `before`. */
export const expectTaller = (row: Locator, before: number) =>
  expect.poll(() => heightOf(row), { message: 'the row grew' }).toBeGreaterThan(before + 10)

/** Clicks an element outside the viewport without scrolling to it. */
export const press = (row: Locator, name: RegExp) =>
  row.getByRole('button', { name }).first().dispatchEvent('click')

/**
 * Makes home miss what `say` publishes, as after a broken connection: the newest posts are shown, then a gap.
 * Returns the gap.
 */
export async function missPosts(home: TimelinePage, server: Server, say: () => void): Promise<Locator> {
  const { script } = server.simulator
  script.offline(true)
  script.dropSockets('clean')
  say()
  script.refuse((call) => new URL(call.url).searchParams.has('max_id'), 403, { error: 'No' }, { times: 99 })
  script.offline(false)
  // The browser's event for a restored connection, instead of waiting for the next retry.
  await home.page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(home.pending).toHaveText(/\d+\+? new posts/, { timeout: 25_000 })
  await home.pending.click()
  await expect(home.pending).toHaveCount(0)
  script.calm()
  return home.posts.filter({
    has: home.page.getByRole('button', { name: 'Load oldest first' }),
  })
}
