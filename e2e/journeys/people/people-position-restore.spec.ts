import { test } from '../../fixtures'
import { expectPositionsKept } from '../../pages/list-positions'
import { EVE } from '../../simulator-helpers'
import type { Server } from '../../servers'

const COUNT = 60

/** Adds people of a name to the server; returns their handles. */
const people = ({ simulator: { script } }: Server, name: string) =>
  Array.from({ length: COUNT }, (_, at) => {
    const acct = `${name}${at + 1}`
    script.person(acct, { displayName: `${name} ${at + 1}` })
    return acct
  })

/** The lists by path, each with what fills it. */
const LISTS: Record<string, (server: Server) => void> = {
  [`/@${EVE}/following`]: (server) => {
    for (const acct of people(server, 'followed')) server.simulator.script.as(EVE).follow(acct)
  },
  '/blocks': (server) => {
    for (const acct of people(server, 'blocked')) server.simulator.script.as('ann').block(acct)
  },
  '/domain_blocks': ({ simulator: { script, server } }) => {
    const accountId = script.account('ann').id
    for (let at = 1; at <= COUNT; at++)
      server.world.domainBlocks.put({
        id: server.world.ids.serial(),
        accountId,
        domain: `server${at}.example`,
      })
  },
  '/conversations': (server) => {
    for (const acct of people(server, 'writer')) {
      server.simulator.script.advance(1000)
      server.simulator.script.as(acct).publish({ text: '@ann hello', visibility: 'direct' })
    }
  },
  '/notifications/requests': (server) => {
    const { script } = server.simulator
    script.policy('ann', { for_not_following: 'filter' })
    for (const acct of people(server, 'stranger')) {
      script.advance(1000)
      script.as(acct).publish('@ann hello there')
    }
  },
}

test('lists of people, servers and conversations: positions are kept', async ({
  page,
  client,
  server,
  annOpens,
}) => {
  test.slow()
  for (const fill of Object.values(LISTS)) fill(server)
  const depths = Object.fromEntries(Object.keys(LISTS).map((path) => [path, 1200]))
  await expectPositionsKept(page, client, annOpens, depths)
})
