import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, folderOf } from './build.mjs'

const DEFAULT_PORT = 8420

/** The port asked for by PORT, else the default. Throws on what is no port. */
function wantedPort(text) {
  if (!text) return DEFAULT_PORT
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`PORT is ${text}, which is no port number.`)
  return port
}

/** The accounts that the consent page offers, with what they are good for. */
const demoAccounts = (world) =>
  [...world.users.values()]
    .filter((user) => user.offered)
    .map((user) => ({ acct: world.accounts.get(user.id)?.username ?? '', about: user.offered }))

async function main() {
  const port = wantedPort(process.env.PORT)
  await ensureBuilt(['local', 'server'])
  const { serve, buildWorld, realClock } = await import(
    pathToFileURL(join(folderOf('server'), 'node-server.js')).href
  )
  const server = await serve({
    port,
    host: 'localhost',
    staticDir: folderOf('local'),
    living: true,
    world: buildWorld({ clock: realClock() }),
    // Visitors of the demo see its server without naming it.
    page: (html, origin) => html.replace('"defaultServer": null', `"defaultServer": "${origin}"`),
  })

  console.log(`Skein is at ${server.origin} with a simulated fediverse. Ctrl+C ends it.`)
  const accounts = demoAccounts(server.simulator.server.world)
  if (accounts.length > 0) console.log('Demo accounts to sign in as, without a password:')
  for (const { acct, about } of accounts) console.log(`  @${acct.padEnd(12)} ${about}`.trimEnd())

  const stop = () => {
    // A second Ctrl+C, or a socket that will not close, must not keep the terminal.
    process.once('SIGINT', () => process.exit(130))
    setTimeout(() => process.exit(0), 2000).unref()
    void server.close().then(() => process.exit(0))
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

try {
  await main()
} catch (error) {
  // A failed build has already said what is wrong.
  if (error.status === undefined) console.error(error.message)
  process.exit(1)
}
