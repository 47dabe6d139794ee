import { expect } from './fixtures'
import type { Server } from './servers'

/** Two accounts that ann of the small world follows. */
export const EVE = 'eve@remote.example'
export const FINN = 'finn@remote.example'

/** Waits until a client listens to a stream: later posts arrive through it. */
export const waitForStream = ({ simulator }: Server, stream = 'user') =>
  expect
    .poll(
      () =>
        [...simulator.server.hub.peers].some(
          ({ dead, channels }) => !dead && [...channels.values()].some((one) => one.stream === stream),
        ),
      { message: `a client listens to ${stream}` },
    )
    .toBe(true)

/** Returns all posts that contain `text`, oldest first. */
export const findPosts = ({ simulator }: Server, text: string) =>
  simulator.server.world.statuses.values().filter((status) => status.text.includes(text))

/** Returns the first of them. */
export const findPost = (server: Server, text: string) => findPosts(server, text)[0]

/** Returns how often a route was requested, e.g. 'POST /api/v1/statuses'. */
export const countRequests = ({ simulator }: Server, route: string): number =>
  simulator.recorded.filter((call) => call.route === route).length

export const PUBLISH_ROUTE = 'POST /api/v1/statuses'

/** Publishes a thread of `length` posts, each a reply to the one before. Returns the ids. */
export function publishThread(
  { simulator }: Server,
  acct: string,
  length: number,
  words: (at: number) => string,
) {
  const { script } = simulator
  const ids: string[] = []
  for (let at = 1; at <= length; at++) {
    script.advance(1000)
    ids.push(script.as(acct).publish({ text: words(at), inReplyToId: ids.at(-1) ?? null }).id)
  }
  return ids
}
