import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { Feature } from '@/lib/http'
import { createRuntime } from '@/lib/runtime'
import { buildSmallWorld } from '@/lib/simulator/seed'
import { createSimulator } from '@/lib/simulator/simulator'
import { SOFTWARE_NAMES, type SoftwareName } from '@/lib/simulator/software'
import { PUSH_ROW, SERVERS_PAGE, tableBelow } from '@/lib/testing/servers-page'
import type { AccountId } from '@/schemas/primitives'
import { SHOWN_FEATURES } from './about/server-features'
import { instanceQuery } from './queries'

/** Features of the table, in its order, with a path whose answer shows whether the server has them. */
const FEATURES: readonly (readonly [Feature, path: string | null])[] = [
  ['streaming', null],
  ['editing', '/api/v1/statuses/OWN/source'],
  ['history', '/api/v1/statuses/OWN/history'],
  ['scheduledPosts', '/api/v1/scheduled_statuses'],
  ['quotes', null],
  ['translation', null],
  ['filtersV2', '/api/v2/filters'],
  ['filtersV1', '/api/v1/filters'],
  ['groupedNotifications', '/api/v2/notifications'],
  ['notificationPolicy', '/api/v2/notifications/policy'],
  ['notificationRequests', '/api/v1/notifications/requests'],
  ['markers', '/api/v1/markers?timeline[]=home'],
  ['lists', '/api/v1/lists'],
  ['bookmarks', '/api/v1/bookmarks'],
  ['followTags', '/api/v1/followed_tags'],
  ['search', '/api/v2/search?q=ben'],
  ['trendingTags', '/api/v1/trends/tags'],
  ['trendingStatuses', '/api/v1/trends/statuses'],
  ['suggestionsV2', '/api/v2/suggestions'],
  ['directory', '/api/v1/directory'],
  ['announcements', '/api/v1/announcements'],
  ['familiarFollowers', '/api/v1/accounts/familiar_followers?id[]=1'],
  ['userDomainBlocks', '/api/v1/domain_blocks'],
  ['collections', null],
  ['annualReports', null],
  ['profileEndpoint', '/api/v1/profile'],
]

/** Opens the stream of the user, as Skein does after signing in. */
async function opensStream(simulator: ReturnType<typeof createSimulator>, token: string): Promise<boolean> {
  const { client } = simulator.connect(`wss://${simulator.server.host}/api/v1/streaming?stream=user`, token)
  const opened = await new Promise<boolean>((resolve) => {
    client.addEventListener('open', () => resolve(true))
    client.addEventListener('close', () => resolve(false))
  })
  client.close()
  return opened
}

/** Signs in at a simulated server and asks it for each feature, as Skein does. */
async function measure(software: SoftwareName): Promise<string[]> {
  const simulator = createSimulator({ software, world: buildSmallWorld() })
  const { script, server } = simulator
  const signedIn = script.signIn('ann')
  const own = server.software.encodeId(script.as('ann').publish('Measured').id)
  const runtime = createRuntime({
    identity: {
      key: `ann@${server.host}`,
      server: simulator.origin,
      accountId: signedIn.accountId as AccountId,
    },
    token: signedIn.token,
    ports: { fetch: simulator.fetch, now: Date.now },
  })
  const { http } = runtime
  await runtime.client.query(instanceQuery(runtime))
  for (const [, path] of FEATURES)
    if (path) await http.request(path.replace('OWN', own), { schema: z.unknown() }).catch(() => null)
  if (!(await opensStream(simulator, signedIn.token))) http.capabilities.ruleOut('streaming')
  const cells = FEATURES.map(([feature]) => http.capabilities.support(feature)).map((support) =>
    support === 'maybe' ? '?' : support === 'yes' ? '✓' : '–',
  )
  runtime.close()
  return cells
}

test('the table of features is what the tests measure', async () => {
  const measured = new Map<SoftwareName, string[]>()
  for (const name of SOFTWARE_NAMES) measured.set(name, await measure(name))
  const rows = FEATURES.map((_, at) => SOFTWARE_NAMES.map((name) => measured.get(name)?.[at]))
  const written = tableBelow('Features')
    // Measured where pushes are turned on.
    .filter(([feature]) => feature !== PUSH_ROW)
    .map((cells) => cells.slice(1, 1 + SOFTWARE_NAMES.length))
  expect(written.map((cells) => cells.join(' '))).toEqual(rows.map((cells) => cells.join(' ')))
})

test('the page about a server in Skein names features of the table', () => {
  const measured = FEATURES.map(([feature]) => feature)
  expect(SHOWN_FEATURES.filter((feature) => !measured.includes(feature))).toEqual([])
})

test('the table of servers has each simulated kind with its version', () => {
  const written = tableBelow('Servers').map(([name = '', version = '']) => [
    name.replaceAll('`', ''),
    version,
  ])
  const simulated = SOFTWARE_NAMES.map((name) => [
    name,
    createSimulator({ software: name }).server.software.version,
  ])
  expect(written).toEqual(simulated)
})

test('the servers with journeys are those that the journeys name', () => {
  const spec = readFileSync('e2e/journeys/app/other-servers.spec.ts', 'utf8')
  const named = [...spec.matchAll(/\{ software: '([^']+)'/g)].map(([, name]) => name)
  const written = tableBelow('Servers').filter(([, , , journeys]) => journeys === '✓')
  // The current Mastodon is the server of all other journeys.
  expect(written.map(([name = '']) => name.replaceAll('`', ''))).toEqual(
    SOFTWARE_NAMES.filter((name) => name === 'mastodon' || named.includes(name)),
  )
})

/** Tests that the page names: their titles in quotes, followed by their file. */
const CITED = /“([^”]+)” \(`([^`]+)`\)/g

test('every test that the page names exists', () => {
  const cited = [...SERVERS_PAGE.matchAll(CITED)]
  expect(cited.length).toBeGreaterThan(10)
  const missing = cited.flatMap(([, title = '', file = '']) =>
    existsSync(file) && readFileSync(file, 'utf8').includes(title) ? [] : [`${file}: ${title}`],
  )
  expect(missing).toEqual([])
})
