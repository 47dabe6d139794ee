import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, folderOf } from './build.mjs'
import { readOptions, UsageError } from './start-options.mjs'

/** The accounts offered on the consent page, with their purpose. */
const demoAccounts = (world) =>
  [...world.users.values()]
    .filter((user) => user.offered)
    .map((user) => ({ acct: world.accounts.get(user.id)?.username ?? '', about: user.offered }))

async function main() {
  await ensureBuilt(['server'])
  const { serve, buildWorld, realClock, SOFTWARE_NAMES } = await import(
    pathToFileURL(join(folderOf('server'), 'node-server.js')).href
  )
  const { port, software } = readOptions(process.argv.slice(2), process.env.PORT, SOFTWARE_NAMES)
  await ensureBuilt(['local'])
  const world = buildWorld({ clock: realClock() })
  const servers = []
  for (const [at, name] of software.entries())
    servers.push(
      await serve({
        port: port === 0 ? 0 : port + at,
        host: 'localhost',
        staticDir: folderOf('local'),
        living: true,
        world,
        software: name,
        // Visitors of the demo see its server by default.
        page: (html, origin) => html.replace('"defaultServer": null', `"defaultServer": "${origin}"`),
      }),
    )

  const [first] = servers
  const plain = software.length === 1 && software[0] === SOFTWARE_NAMES[0]
  if (plain) console.log(`Skein is at ${first.origin} with a simulated fediverse. Ctrl+C ends it.`)
  else {
    console.log(
      'Skein is at these addresses, each with a simulated server of another kind. Ctrl+C ends them.',
    )
    for (const [at, { origin }] of servers.entries()) console.log(`  ${origin}  ${software[at]}`)
  }
  const accounts = demoAccounts(first.simulator.server.world)
  if (accounts.length > 0) console.log('Demo accounts to sign in as, without a password:')
  for (const { acct, about } of accounts) console.log(`  @${acct.padEnd(12)} ${about}`.trimEnd())

  const stop = () => {
    // A second Ctrl+C, or a socket that does not close, must not keep the process alive.
    process.once('SIGINT', () => process.exit(130))
    setTimeout(() => process.exit(0), 2000).unref()
    void Promise.all(servers.map((server) => server.close())).then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  // A failed build has already printed its error.
  if (error.status === undefined) console.error(error.message)
  process.exit(error instanceof UsageError ? 2 : 1)
}
