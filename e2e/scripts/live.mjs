import { CannotRun, startSnac } from '../live/snac.mjs'
import { skipStep } from './checks/skip-step.mjs'
import { runPlaywright } from './run-playwright.mjs'

const CONFIG = 'e2e/live/playwright.config.ts'
const args = process.argv.slice(2)

async function against(server) {
  try {
    return await runPlaywright(CONFIG, { args, env: server.env })
  } finally {
    await server.stop()
  }
}

async function main() {
  const { LIVE_SERVER, LIVE_USER, LIVE_PASSWORD } = process.env
  if (LIVE_SERVER) {
    if (!LIVE_USER || !LIVE_PASSWORD)
      throw new Error('LIVE_SERVER needs LIVE_USER and LIVE_PASSWORD beside it.')
    return runPlaywright(CONFIG, { args })
  }
  let server
  try {
    server = await startSnac()
  } catch (error) {
    if (error instanceof CannotRun) return skipStep('live', CONFIG, error.message)
    throw error
  }
  return against(server)
}

try {
  process.exitCode = await main()
} catch (error) {
  if (error.status === undefined) console.error(error.message)
  process.exitCode = 1
}
